"""Words for facts that may be otherwise: "what if" is asked before each of them."""

from __future__ import annotations

from quizapp.bank.family.scenario import OTHERS
from quizapp.bank.what_if import facts
from quizapp.bank.what_if.facts import Fact
from quizapp.bank.wording.board.picture_words import say_counter_kind, say_counters
from quizapp.bank.wording.lists import say_copies, say_number
from quizapp.bank.wording.note_words import say_level
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.bank.wording.step_names import STEPS

_CARD = mark("{card} instead of {other}")
_REL = mark("The tournament is at {level}")
_NOBODY = mark("Nobody else decides for {who}")
_DECIDES = mark("{by} decides for {who}")
_TURN = mark("It is {player:s} turn")
_STEP = mark("It is the {step}")
_GOES_ON = mark("The game goes on to the {step} instead")
_LIFE = mark("{player} is at {life} life")
_NO_COPY = mark("{player:s} library holds no {card}")
_COPIES = mark("{player:s} library holds {cards}")
_CARDS = mark("{player:s} library holds {number} cards that are not named")
_WITHOUT = mark("{player} does not control {card}")
_CONTROLS = mark("{player} controls {cards}")
_NOT_IN_HAND = mark("{player} does not have {card} in hand")
_IN_HAND = mark("{player} has {cards} in hand")
_TAPPED = mark("{card} is tapped")
_UNTAPPED = mark("{card} is untapped")
_NO_COUNTERS = mark("{card} has no counters")
_COUNTERS = mark("{card} has {counters}")
_X = mark("X is {number}")
_NOT_USED = mark("{by} does not use {card}")
_KNOWINGLY = mark("{by} knows that it is forbidden")
_UNKNOWINGLY = mark("{by} does not know that it is forbidden")
_AGREED = mark("{by:s} opponent agreed to it")
_NOT_AGREED = mark("{by:s} opponent did not agree to it")
_NO_WARNING = mark("{by} has had no Warning for it before")
_WARNINGS = mark("Warnings that {by} has had for it before: {number}")
_CONCERNED = mark("Cards concerned: {number}")
_TOLD_BY = mark("{told_by} told {by} to do it")
_BY_HERSELF = mark("{by} does it of her own accord")
_DISRUPTIVE = mark("It would disrupt the game too much now")
_NOT_DISRUPTIVE = mark("It would not disrupt the game too much now")
_GRANTED = mark("Turns granted besides: {number}")

ALL_TEMPLATES = (
    _CARD,
    _REL,
    _NOBODY,
    _DECIDES,
    _TURN,
    _STEP,
    _GOES_ON,
    _LIFE,
    _NO_COPY,
    _COPIES,
    _CARDS,
    _WITHOUT,
    _CONTROLS,
    _NOT_IN_HAND,
    _IN_HAND,
    _TAPPED,
    _UNTAPPED,
    _NO_COUNTERS,
    _COUNTERS,
    _X,
    _NOT_USED,
    _KNOWINGLY,
    _UNKNOWINGLY,
    _AGREED,
    _NOT_AGREED,
    _NO_WARNING,
    _WARNINGS,
    _CONCERNED,
    _TOLD_BY,
    _BY_HERSELF,
    _DISRUPTIVE,
    _NOT_DISRUPTIVE,
    _GRANTED,
)


def _say_library(fact: facts.LibraryHolds, speaker: Speaker) -> str:
    if fact.card == OTHERS:
        number = say_number(fact.count, speaker)
        return speaker.say(_CARDS, player=fact.player, number=number)
    if not fact.count:
        return speaker.say(_NO_COPY, player=fact.player, card=fact.card)
    cards = say_copies(fact.card, fact.count, speaker)
    return speaker.say(_COPIES, player=fact.player, cards=cards)


def _say_controls(fact: facts.Controls, speaker: Speaker) -> str:
    if not fact.count:
        return speaker.say(_WITHOUT, player=fact.player, card=fact.card)
    cards = say_copies(fact.card, fact.count, speaker)
    return speaker.say(_CONTROLS, player=fact.player, cards=cards)


def _say_hand(fact: facts.HasInHand, speaker: Speaker) -> str:
    if not fact.count:
        return speaker.say(_NOT_IN_HAND, player=fact.player, card=fact.card)
    cards = say_copies(fact.card, fact.count, speaker)
    return speaker.say(_IN_HAND, player=fact.player, cards=cards)


def _say_counters(fact: facts.HasCounters, speaker: Speaker) -> str:
    if not fact.count:
        return speaker.say(_NO_COUNTERS, card=fact.card)
    kind = say_counter_kind(fact.kind, speaker)
    counters = say_counters(kind, fact.count, speaker)
    return speaker.say(_COUNTERS, card=fact.card, counters=counters)


def say_what_if(fact: Fact, speaker: Speaker) -> str:
    """Say what is otherwise, without a full stop.

    :raises LookupError: if there are no words for a fact of this kind.
    """
    match fact:
        case facts.CardIs(card=card, instead_of=other):
            return speaker.say(_CARD, card=card, other=other)
        case facts.LibraryHolds():
            return _say_library(fact, speaker)
        case facts.Controls():
            return _say_controls(fact, speaker)
        case facts.HasInHand():
            return _say_hand(fact, speaker)
        case facts.HasCounters():
            return _say_counters(fact, speaker)
        case facts.IsTapped(card=card, tapped=tapped):
            return speaker.say(_TAPPED if tapped else _UNTAPPED, card=card)
        case facts.LifeIs(player=player, life=life):
            return speaker.say(_LIFE, player=player, life=life)
    return _say_course(fact, speaker)


def _say_course(fact: Fact, speaker: Speaker) -> str:
    """Say who decides, when it is, and what happens."""
    match fact:
        case facts.NobodyDecides(who=who):
            return speaker.say(_NOBODY, who=who)
        case facts.DecidesFor(who=who, by=by):
            return speaker.say(_DECIDES, who=who, by=by)
        case facts.TurnOf(player=player):
            return speaker.say(_TURN, player=player)
        case facts.StepIs(step=step):
            return speaker.say(_STEP, step=speaker.translate(STEPS[step]))
        case facts.GoesOnTo(step=step):
            return speaker.say(_GOES_ON, step=speaker.translate(STEPS[step]))
        case facts.IsNotUsed(by=by, card=card):
            return speaker.say(_NOT_USED, by=by, card=card)
        case facts.XIs(number=number):
            return speaker.say(_X, number=number)
    return _say_at_the_table(fact, speaker)


def _say_at_the_table(fact: Fact, speaker: Speaker) -> str:
    """Say what is otherwise with the tournament."""
    match fact:
        case facts.RelIs(rel=rel):
            return speaker.say(_REL, level=say_level(rel, speaker))
        case facts.Disruptive(disruptive=disruptive):
            return speaker.say(_DISRUPTIVE if disruptive else _NOT_DISRUPTIVE)
        case facts.TurnsGranted(number=number):
            return speaker.say(_GRANTED, number=number)
    return _say_error(fact, speaker)


def _say_error(fact: Fact, speaker: Speaker) -> str:
    """Say what is otherwise with an error."""
    match fact:
        case facts.Knowingly(by=by, knowingly=knowingly):
            return speaker.say(_KNOWINGLY if knowingly else _UNKNOWINGLY, by=by)
        case facts.Acknowledged(by=by, acknowledged=agreed):
            return speaker.say(_AGREED if agreed else _NOT_AGREED, by=by)
        case facts.EarlierWarnings(by=by, number=number):
            template = _WARNINGS if number else _NO_WARNING
            return speaker.say(template, by=by, number=number)
        case facts.CardsConcerned(number=number):
            return speaker.say(_CONCERNED, number=number)
        case facts.ToldBy(by=by, told_by=None):
            return speaker.say(_BY_HERSELF, by=by)
        case facts.ToldBy(by=by, told_by=str(told_by)):
            return speaker.say(_TOLD_BY, by=by, told_by=told_by)
    raise LookupError(f"there are no words for {type(fact).__name__}")
