"""Words for what happens at the table: errors, judges, questions and decisions."""

from __future__ import annotations

from collections.abc import Iterator

from quizapp.bank.family.conduct import (
    AskFor,
    AtTheTable,
    CallJudge,
    CallTime,
    ComeUp,
    Err,
)
from quizapp.bank.wording.lists import say_names, say_number
from quizapp.bank.wording.questions.decision_words import MATTERS
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.nouns.tournament.incidents import Act
from quizapp.rules.policy.conduct.information import Information

_COMES_UP = mark("For {of}, the question comes up {matter}.")
_ASKED = {
    Information.LIFE_TOTAL: mark("{of} is asked for her life total."),
    Information.CARDS_IN_HAND: mark("{of} is asked how many cards she has in hand."),
    Information.CARD_CHARACTERISTICS: mark("{of} is asked what is printed on a card."),
    Information.CURRENT_PHASE: mark("{of} is asked which phase it is."),
    Information.HAND_CONTENTS: mark("{of} is asked which cards she has in hand."),
}
_TIME = mark("Time is called in the match.")
_TIME_GRANTED = mark(
    "Time is called in the match; a judge has granted this many more turns: {number}."
)
_JUDGE = mark("Now the error is noticed, and a judge is called.")
_ACTS = {
    Act.DREW_EXTRA: mark("{by} draws cards that she was not to draw."),
    Act.LIFTED_CARD: mark(
        "{by} sees a card of her library that never touches her hand."
    ),
    Act.BROKE_RULE: mark("{by} does something that the rules of the game forbid."),
    Act.ERRED_IN_MULLIGAN: mark("{by} makes an error as she takes a mulligan."),
    Act.PLAYED_SLOWLY: mark("{by} plays too slowly, without meaning to."),
    Act.STALLED: mark("{by} plays slowly on purpose, because of the time limit."),
    Act.READ_OUTSIDE_NOTES: mark(
        "During the game, {by} looks at notes made before the match."
    ),
    Act.ANSWERED_FALSELY: mark("{by} answers falsely when asked for information."),
}
_DREW_ONE = mark("{by} draws a card that she was not to draw.")
_DREW = mark("{by} draws {number} cards that she was not to draw.")
_TOLD_BY = mark("She did it because {told_by} told her to.")
_KNOWN = mark("Her opponent has seen {names} in her hand before.")
_KNOWINGLY = mark("She knows that it is forbidden, and does it for an advantage.")
_ACKNOWLEDGED = mark("Her opponent agreed to it.")
_EARLIER = mark("Warnings that she has had before for the same infraction: {number}.")

ALL_TEMPLATES = (
    _COMES_UP,
    *_ASKED.values(),
    _TIME,
    _TIME_GRANTED,
    _JUDGE,
    *_ACTS.values(),
    _DREW_ONE,
    _DREW,
    _TOLD_BY,
    _KNOWN,
    _KNOWINGLY,
    _ACKNOWLEDGED,
    _EARLIER,
)


def say_at_the_table(happening: AtTheTable, speaker: Speaker) -> Iterator[str]:
    """Tell what happens at the table."""
    match happening:
        case ComeUp(matter=matter, of=of):
            what = speaker.translate(MATTERS[matter])
            yield speaker.say(_COMES_UP, of=of, matter=what)
        case AskFor(what=what, of=of):
            yield speaker.say(_ASKED[what], of=of)
        case CallTime(granted=0):
            yield speaker.say(_TIME)
        case CallTime(granted=granted):
            yield speaker.say(_TIME_GRANTED, number=say_number(granted, speaker))
        case CallJudge():
            yield speaker.say(_JUDGE)
        case Err():
            yield from _say_error(happening, speaker)


def _say_error(err: Err, speaker: Speaker) -> Iterator[str]:
    yield _say_act(err, speaker)
    if err.told_by is not None:
        yield speaker.say(_TOLD_BY, told_by=err.told_by)
    if err.known:
        yield speaker.say(_KNOWN, names=say_names(err.known, speaker))
    if err.knowingly:
        yield speaker.say(_KNOWINGLY)
    if err.acknowledged:
        yield speaker.say(_ACKNOWLEDGED)
    if err.earlier:
        yield speaker.say(_EARLIER, number=say_number(err.earlier, speaker))


def _say_act(err: Err, speaker: Speaker) -> str:
    if err.act is not Act.DREW_EXTRA or not err.count:
        return speaker.say(_ACTS[err.act], by=err.by)
    if err.count == 1:
        return speaker.say(_DREW_ONE, by=err.by)
    return speaker.say(_DREW, by=err.by, number=say_number(err.count, speaker))
