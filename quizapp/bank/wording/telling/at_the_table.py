"""Words for what happens at the table: errors, judges, questions and decisions."""

from __future__ import annotations

from collections.abc import Iterator

from quizapp.bank.family.conduct import (
    AskFor,
    AtTheTable,
    CallJudge,
    CallTime,
    Change,
    ComeUp,
    Err,
)
from quizapp.bank.wording.lists import say_names, say_number
from quizapp.bank.wording.questions.decision_words import MATTERS
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.nouns.tournament.incidents import Act
from quizapp.rules.policy.conduct.information import Information
from quizapp.rules.policy.conduct.matter import Matter, Moment
from quizapp.rules.refusal import RefusalError

_COMES_UP = {
    Moment.GAME: mark("For {of}, the question comes up {matter}."),
    Moment.BETWEEN_GAMES: mark(
        "Before this game, between it and the game before, the question came up for {of} "
        "{matter}."
    ),
    Moment.DRAFT: mark(
        "Before the matches, during the draft, the question came up for {of} {matter}."
    ),
}
_NOTICES = mark("{of} notices it, and for her the question comes up {matter}.")
_ASKED = {
    Information.LIFE_TOTAL: mark("{of} is asked for her life total."),
    Information.CARDS_IN_HAND: mark("{of} is asked how many cards she has in hand."),
    Information.CARD_CHARACTERISTICS: mark("{of} is asked what is printed on a card."),
    Information.CURRENT_PHASE: mark("{of} is asked which phase it is."),
    Information.HAND_CONTENTS: mark("{of} is asked which cards she has in hand."),
    Information.POISON_COUNTERS: mark(
        "{of} is asked how many poison counters she has."
    ),
    Information.MONARCH: mark("{of} is asked whether she is the monarch."),
    Information.GRAVEYARD_NAMES: mark(
        "{of} is asked for the names of the cards in her graveyard."
    ),
    Information.TAPPED_LANDS: mark("{of} is asked which of her lands are tapped."),
    Information.MATCH_SCORE: mark("{of} is asked for the score of the match."),
    Information.LIBRARY_SIZE: mark(
        "{of} is asked how many cards are left in her library."
    ),
    Information.RULES_OF_THE_GAME: mark("{of} is asked how a rule of the game works."),
    Information.FACE_DOWN_CARD: mark(
        "{of} is asked which card her face-down creature is."
    ),
    Information.NOTES: mark("{of} is asked what she has written down in the match."),
}
_BY_A_JUDGE = mark("It is a judge who asks.")
_CHANGES = {
    Information.LIFE_TOTAL: mark("{of:s} life total changes, and nobody asks for it."),
    Information.POISON_COUNTERS: mark(
        "{of} gets a poison counter, and nobody asks how many she has."
    ),
    Information.MONARCH: mark("{of} becomes the monarch, and nobody asks about it."),
    Information.CARDS_IN_HAND: mark(
        "{of:s} hand becomes smaller by a card, and nobody asks how many she has."
    ),
    Information.LIBRARY_SIZE: mark(
        "{of:s} library becomes smaller by a card, and nobody asks how many are left."
    ),
    Information.GRAVEYARD_NAMES: mark(
        "A card is put into {of:s} graveyard, and nobody asks which cards are there."
    ),
}
_TIME = mark("Time is called in the match.")
_TIME_GRANTED = mark(
    "Time is called in the match; a judge has granted this many more turns: {number}."
)
_JUDGE = mark("Now the error is noticed, and a judge is called.")
_JUDGE_ASKED = mark("A judge is called because of it.")
_NOT_SURELY_WRONG = frozenset(
    {
        Act.READ_OUTSIDE_NOTES,
        Act.READ_SIDEBOARD_NOTES,
        Act.READ_NOTES_BETWEEN_GAMES,
        Act.READ_MATCH_NOTES,
        Act.READ_ORACLE_PAGE,
        Act.ASKED_FOR_ADVICE,
        Act.READ_ADVICE_ONLINE,
        Act.ANSWERED_FALSELY,
    }
)
"""What a judge may be asked about without its being called an error."""
_ACTS = {
    Act.DREW_EXTRA: mark("{by} draws cards that she was not to draw."),
    Act.LIFTED_CARD: mark(
        "{by} sees a card of her library that never touches her hand."
    ),
    Act.BROKE_RULE: mark("{by} does something that the rules of the game forbid."),
    Act.ERRED_IN_MULLIGAN: mark("{by} makes an error as she takes a mulligan."),
    Act.PLAYED_SLOWLY: mark("{by} plays too slowly, without meaning to."),
    Act.STALLED: mark("{by} plays slowly on purpose, because of the time limit."),
    Act.FORGOT_DISCARD: mark("{by} has to discard a card, and forgets it."),
    Act.FORGOT_DRAW: mark("{by} forgets to draw the card of her turn."),
    Act.READ_OUTSIDE_NOTES: mark(
        "During the game, {by} looks at notes made before the match, which were brought "
        "to her only after it had begun."
    ),
    Act.READ_SIDEBOARD_NOTES: mark(
        "During the game, {by} looks at the notes on sideboarding that she has had with "
        "her since the match began."
    ),
    Act.READ_NOTES_BETWEEN_GAMES: mark(
        "Before this game, between it and the game before, {by} looked at the notes on "
        "sideboarding that she has had with her since the match began."
    ),
    Act.READ_MATCH_NOTES: mark(
        "During the game, {by} looks at notes that she took in an earlier game of the "
        "match."
    ),
    Act.READ_ORACLE_PAGE: mark(
        "During the game, {by} looks at a printed page with the Oracle text of a card."
    ),
    Act.ASKED_FOR_ADVICE: mark(
        "During the game, {by} asks a spectator how to play her turn."
    ),
    Act.READ_ADVICE_ONLINE: mark(
        "During the game, {by} reads an article on her phone on how to play against the "
        "deck of her opponent."
    ),
    Act.ANSWERED_FALSELY: mark("{by} answers falsely when asked for information."),
}
_FORGOT_DISCARDS = mark("{by} has to discard {number} cards, and forgets it.")
_FORGOT_UNTAP = mark("{by} forgets to untap {card} as her turn begins.")
_FALSELY = mark("By mistake, she answers falsely.")
_LIES = mark("She answers falsely.")
_IN_VAIN = mark("Her opponent does nothing differently because of it.")
_ACTED_ON = mark("Her opponent plays accordingly.")
_DREW_ONE = mark("{by} draws a card that she was not to draw.")
_DREW = mark("{by} draws {number} cards that she was not to draw.")
_TOLD_BY = mark("She did it because {told_by} told her to.")
_KNOWN = mark("Her opponent has seen {names} in her hand before.")
_KNOWINGLY = mark("She knows that it is forbidden, and does it for an advantage.")
_ACKNOWLEDGED = mark("Her opponent agreed to it.")
_OPPONENTS_EFFECT = mark(
    "Only an effect that her opponent controls forbids it; without that it would be legal."
)
_EARLIER = mark("Warnings that she has had before for the same infraction: {number}.")
_EARLIER_TODAY = mark(
    "Warnings that she has had today for the same infraction: {number}."
)
_OTHER_DAYS = mark(
    "Warnings that she had for it on the first day of the tournament, which was "
    "yesterday: {number}."
)
_FOR_OTHERS = mark("Warnings that she has had today for other infractions: {number}.")
_OPPONENTS = mark(
    "Warnings that her opponent has had for Failure to Maintain Game State: {number}."
)

ALL_TEMPLATES = (
    _NOTICES,
    *_COMES_UP.values(),
    *_ASKED.values(),
    _BY_A_JUDGE,
    *_CHANGES.values(),
    _TIME,
    _TIME_GRANTED,
    _JUDGE,
    _JUDGE_ASKED,
    *_ACTS.values(),
    _DREW_ONE,
    _DREW,
    _TOLD_BY,
    _KNOWN,
    _KNOWINGLY,
    _ACKNOWLEDGED,
    _OPPONENTS_EFFECT,
    _EARLIER,
    _EARLIER_TODAY,
    _OTHER_DAYS,
    _FOR_OTHERS,
    _OPPONENTS,
    _FORGOT_UNTAP,
    _FORGOT_DISCARDS,
    _FALSELY,
    _LIES,
    _IN_VAIN,
    _ACTED_ON,
)


def say_at_the_table(
    happening: AtTheTable, speaker: Speaker, *, after_an_error: bool = False
) -> Iterator[str]:
    """Tell what happens at the table; a call for a judge may be about an error before."""
    match happening:
        case ComeUp(matter=Matter.CALL_JUDGE, of=of) if after_an_error:
            said = speaker.translate(MATTERS[Matter.CALL_JUDGE])
            yield speaker.say(_NOTICES, of=of, matter=said)
        case ComeUp(matter=matter, of=of, during=during):
            said = speaker.translate(MATTERS[matter])
            yield speaker.say(_COMES_UP[during], of=of, matter=said)
        case AskFor() | Change():
            yield from _say_information(happening, speaker)
        case CallTime(granted=0):
            yield speaker.say(_TIME)
        case CallTime(granted=granted):
            yield speaker.say(_TIME_GRANTED, number=say_number(granted, speaker))
        case CallJudge(act=act):
            open_question = act in _NOT_SURELY_WRONG
            yield speaker.say(_JUDGE_ASKED if open_question else _JUDGE)
        case Err():
            yield from _say_error(happening, speaker)


def _say_information(happening: AskFor | Change, speaker: Speaker) -> Iterator[str]:
    """Tell what is asked, or what changes without a question.

    :raises RefusalError: if there are no words for such a change.
    """
    if isinstance(happening, AskFor):
        yield speaker.say(_ASKED[happening.what], of=happening.of)
        if happening.by == "judge":
            yield speaker.say(_BY_A_JUDGE)
        return
    if happening.what not in _CHANGES:
        raise RefusalError(f"there are no words for a change of {happening.what}")
    yield speaker.say(_CHANGES[happening.what], of=happening.of)


def _say_error(err: Err, speaker: Speaker) -> Iterator[str]:
    yield from _say_act(err, speaker)
    if err.told_by is not None:
        yield speaker.say(_TOLD_BY, told_by=err.told_by)
    if err.known:
        yield speaker.say(_KNOWN, names=say_names(err.known, speaker))
    if err.knowingly:
        yield speaker.say(_KNOWINGLY)
    if err.acknowledged:
        yield speaker.say(_ACKNOWLEDGED)
    if err.opponents_effect:
        yield speaker.say(_OPPONENTS_EFFECT)
    counts = (
        (_EARLIER_TODAY if err.on_other_days else _EARLIER, err.earlier),
        (_OTHER_DAYS, err.on_other_days),
        (_FOR_OTHERS, err.for_others),
        (_OPPONENTS, err.opponents_earlier),
    )
    for template, count in counts:
        if count:
            yield speaker.say(template, number=say_number(count, speaker))


def _say_act(err: Err, speaker: Speaker) -> Iterator[str]:
    match err:
        case Err(act=Act.DREW_EXTRA, count=1):
            yield speaker.say(_DREW_ONE, by=err.by)
        case Err(act=Act.DREW_EXTRA, count=count) if count:
            number = say_number(count, speaker)
            yield speaker.say(_DREW, by=err.by, number=number)
        case Err(act=Act.FORGOT_DISCARD, count=count) if count > 1:
            number = say_number(count, speaker)
            yield speaker.say(_FORGOT_DISCARDS, by=err.by, number=number)
        case Err(act=Act.FORGOT_UNTAP):
            yield speaker.say(_FORGOT_UNTAP, by=err.by, card=err.card or "")
        case Err(act=Act.ANSWERED_FALSELY):
            yield from _say_lie(err, speaker)
        case _:
            yield speaker.say(_ACTS[err.act], by=err.by)


def _say_lie(err: Err, speaker: Speaker) -> Iterator[str]:
    if err.about is None:
        yield speaker.say(_ACTS[err.act], by=err.by)
    else:
        yield speaker.say(_ASKED[err.about], of=err.by)
        yield speaker.say(_LIES if err.knowingly else _FALSELY)
    yield speaker.say(_IN_VAIN if err.in_vain else _ACTED_ON)
