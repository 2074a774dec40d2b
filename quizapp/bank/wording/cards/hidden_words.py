"""Words for instructions about face-down cards, and about cards outside the game."""

from __future__ import annotations

from quizapp.bank.wording.cards.instruction_words import (
    Telling,
    say_cards,
    say_instruction,
)
from quizapp.bank.wording.speaker import mark
from quizapp.rules.instructions.hidden.exiling import (
    ExileFaceDown,
    ReturnExiled,
    ShufflePile,
    TurnUpExiled,
)
from quizapp.rules.instructions.hidden.scrying import Scry
from quizapp.rules.instructions.hidden.wishing import BringIn, Learn

_EXILE = {
    False: mark("exile a card from your hand face down"),
    True: mark("you may exile a card from your hand face down"),
}
_RETURN = mark("return a card exiled with this to its owner’s hand")
_TURN_UP = mark(
    "turn the card exiled with this face up, and put it onto the battlefield under your "
    "control if it is a creature card"
)
_SHUFFLE_PILE = mark("shuffle the cards exiled with this into a face-down pile")
_BRING_TO_HAND = {
    True: mark("you may put {cards} that you own from outside the game into your hand"),
    False: mark(
        "you may put up to {cards} that you own from outside the game into your hand"
    ),
}
_BRING_TO_LIBRARY = {
    True: mark(
        "you may choose {cards} that you own from outside the game, shuffle it into your "
        "library"
    ),
    False: mark(
        "choose up to {cards} that you own from outside the game, shuffle them into your "
        "library"
    ),
}
_BRING = {"hand": _BRING_TO_HAND, "library": _BRING_TO_LIBRARY}
"""By where they go, and by whether it is one card."""
_SCRY = mark("scry {number}")
_LEARN = mark(
    "you may discard a card to draw a card, or else put a Lesson card that you own from "
    "outside the game into your hand"
)

ALL_TEMPLATES = (
    *_EXILE.values(),
    _RETURN,
    _TURN_UP,
    _SHUFFLE_PILE,
    *_BRING_TO_HAND.values(),
    *_BRING_TO_LIBRARY.values(),
    _SCRY,
    _LEARN,
)


@say_instruction.register
def _(instruction: ExileFaceDown, telling: Telling) -> str:
    return telling.speaker.say(_EXILE[instruction.optional])


@say_instruction.register
def _(instruction: ReturnExiled, telling: Telling) -> str:
    del instruction
    return telling.speaker.say(_RETURN)


@say_instruction.register
def _(instruction: TurnUpExiled, telling: Telling) -> str:
    del instruction
    return telling.speaker.say(_TURN_UP)


@say_instruction.register
def _(instruction: ShufflePile, telling: Telling) -> str:
    del instruction
    return telling.speaker.say(_SHUFFLE_PILE)


@say_instruction.register
def _(instruction: BringIn, telling: Telling) -> str:
    cards = say_cards(instruction.quality, instruction.count, telling.speaker)
    template = _BRING[instruction.to][instruction.count == 1]
    return telling.speaker.say(template, cards=cards)


@say_instruction.register
def _(instruction: Learn, telling: Telling) -> str:
    del instruction
    return telling.speaker.say(_LEARN)


@say_instruction.register
def _(instruction: Scry, telling: Telling) -> str:
    return telling.speaker.say(_SCRY, number=instruction.count)
