"""Words for statements about what persons did, and what remedies did to the game."""

from __future__ import annotations

from quizapp.bank.wording.lists import say_number
from quizapp.bank.wording.questions.clause import Clause, Phrase, clause_of
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.policy.conduct.matter import Matter
from quizapp.rules.proof.statements.conduct import (
    HasAnswered,
    HasDone,
    HasLost,
    HasReturned,
    HasStayedSilent,
    WasKept,
)

_LOST = Phrase(
    mark("{who} loses the game"),
    mark("have {who} lose the game"),
    mark("lose the game"),
)
_DONE = {
    Matter.CONCEDE: Phrase(
        mark("{by} concedes"), mark("have {by} concede"), mark("concede")
    ),
    Matter.INTENTIONAL_DRAW: Phrase(
        mark("{by} agrees to an intentional draw"),
        mark("have {by} agree to an intentional draw"),
        mark("agree to an intentional draw"),
    ),
    Matter.CALL_JUDGE: Phrase(
        mark("{by} calls a judge"), mark("have {by} call a judge"), mark("call a judge")
    ),
    Matter.READ_NOTES: Phrase(
        mark("{by} looks at her notes"),
        mark("have {by} look at her notes"),
        mark("look at her notes"),
    ),
    Matter.DESTROY_NOTES: Phrase(
        mark("{by} throws her notes away"),
        mark("have {by} throw her notes away"),
        mark("throw her notes away"),
    ),
    Matter.READ_OLD_NOTES: Phrase(
        mark("{by} looks at her notes from before the match"),
        mark("have {by} look at her notes from before the match"),
        mark("look at her notes from before the match"),
    ),
    Matter.READ_ORACLE_PAGE: Phrase(
        mark("{by} looks at a printed page with Oracle text"),
        mark("have {by} look at a printed page with Oracle text"),
        mark("look at a printed page with Oracle text"),
    ),
    Matter.TAKE_NOTE: Phrase(
        mark("{by} takes a note"),
        mark("have {by} take a note"),
        mark("take a note"),
    ),
    Matter.LEAVE_TABLE: Phrase(
        mark("{by} leaves for the restroom"),
        mark("have {by} leave for the restroom"),
        mark("leave for the restroom"),
    ),
    Matter.TRADE: Phrase(
        mark("{by} trades a card away"),
        mark("have {by} trade a card away"),
        mark("trade a card away"),
    ),
    Matter.RELOAD_PAGE: Phrase(
        mark("{by} reloads a web page"),
        mark("have {by} reload a web page"),
        mark("reload a web page"),
    ),
    Matter.LOOK_UP_CARD: Phrase(
        mark("{by} looks a card’s Oracle text up on her phone"),
        mark("have {by} look a card’s Oracle text up on her phone"),
        mark("look a card’s Oracle text up on her phone"),
    ),
    Matter.NOTE_ON_DEVICE: Phrase(
        mark("{by} takes a note on her phone"),
        mark("have {by} take a note on her phone"),
        mark("take a note on her phone"),
    ),
    Matter.READ_STRATEGY: Phrase(
        mark("{by} reads advice on how to play on her phone"),
        mark("have {by} read advice on how to play on her phone"),
        mark("read advice on how to play on her phone"),
    ),
}
_SILENT = Phrase(
    mark("{by} stays silent and calls no judge"),
    mark("have {by} stay silent and call no judge"),
    mark("stay silent and call no judge"),
)
_ANSWERED = {
    "truth": Phrase(
        mark("{by} answers truthfully"),
        mark("have {by} answer truthfully"),
        mark("answer truthfully"),
    ),
    "nothing": Phrase(
        mark("{by} declines to answer"),
        mark("have {by} decline to answer"),
        mark("decline to answer"),
    ),
    "falsehood": Phrase(
        mark("{by} answers falsely"),
        mark("have {by} answer falsely"),
        mark("answer falsely"),
    ),
    "announcement": Phrase(
        mark("{by} says so unasked"),
        mark("have {by} say so unasked"),
        mark("say so unasked"),
    ),
    "silence": Phrase(
        mark("{by} says nothing until she is asked"),
        mark("have {by} say nothing until she is asked"),
        mark("say nothing until she is asked"),
    ),
}
_RETURNED = {
    "top": Phrase(
        mark("the remedy puts {what} on top of {of:s} library"),
        mark("have the remedy put {what} on top of {of:s} library"),
    ),
    "random part": Phrase(
        mark("the remedy shuffles {what} into the random part of {of:s} library"),
        mark("have the remedy shuffle {what} into the random part of {of:s} library"),
    ),
}
_CARDS = mark("cards")
_ONE_CARD = mark("one card")
_SO_MANY_CARDS = mark("{number} cards")
_KEPT = {
    0: Phrase(
        mark("{card} stays without any sacrifice"), mark("keep {card} for nothing")
    ),
    1: Phrase(
        mark("{card} stays for one sacrifice"), mark("keep {card} for one sacrifice")
    ),
    2: Phrase(
        mark("{card} stays for {number} sacrifices"),
        mark("keep {card} for {number} sacrifices"),
    ),
}

_PHRASES = (
    _LOST,
    *_DONE.values(),
    _SILENT,
    *_ANSWERED.values(),
    *_RETURNED.values(),
    *_KEPT.values(),
)
ALL_TEMPLATES = (
    *(part for each in _PHRASES for part in each if part),
    _CARDS,
    _ONE_CARD,
    _SO_MANY_CARDS,
)


@clause_of.register
def _(statement: HasLost, speaker: Speaker) -> Clause:
    del speaker
    return Clause(_LOST, {"who": statement.who}, statement.who)


@clause_of.register
def _(statement: HasDone, speaker: Speaker) -> Clause:
    del speaker
    return Clause(_DONE[statement.what], {"by": statement.by}, statement.by)


@clause_of.register
def _(statement: HasStayedSilent, speaker: Speaker) -> Clause:
    del speaker
    return Clause(_SILENT, {"by": statement.by}, statement.by)


@clause_of.register
def _(statement: HasAnswered, speaker: Speaker) -> Clause:
    del speaker
    return Clause(_ANSWERED[statement.how], {"by": statement.by}, statement.by)


@clause_of.register
def _(statement: HasReturned, speaker: Speaker) -> Clause:
    what = statement.card or _say_cards(statement.count, speaker)
    values: dict[str, str | int] = {"what": what, "of": statement.of}
    return Clause(_RETURNED[statement.place], values)


def _say_cards(count: int | None, speaker: Speaker) -> str:
    if count is None:
        return speaker.translate(_CARDS)
    if count == 1:
        return speaker.translate(_ONE_CARD)
    return speaker.say(_SO_MANY_CARDS, number=say_number(count, speaker))


@clause_of.register
def _(statement: WasKept, speaker: Speaker) -> Clause:
    number = say_number(statement.sacrifices, speaker)
    phrase = _KEPT[min(statement.sacrifices, 2)]
    return Clause(phrase, {"card": statement.card, "number": number})
