"""Earlier control: what an effect that controls a player has done before a scenario."""

from __future__ import annotations

from collections.abc import Iterator

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.scenario import GivenControl, GivenDuring
from quizapp.rules.cards.abilities import Instruction
from quizapp.rules.cards.card import Card
from quizapp.rules.instructions.turns import AfterThatTurn
from quizapp.rules.nouns.control import Control, ControlSpan
from quizapp.rules.nouns.lasting import ExtraTurn

FIRST_TURN = 1
"""Number of the turn in which a scenario begins."""


def control_of(given: GivenControl, stamp: int) -> Control:
    """Return the control that a given effect has brought."""
    this_turn = given.during is GivenDuring.THIS_TURN
    return Control(
        subject=given.who,
        by=given.by,
        stamp=stamp,
        source=given.source,
        span=ControlSpan.TURN if this_turn else ControlSpan.NEXT_TURN,
        of=FIRST_TURN if this_turn else -1,
    )


def promised_turns(
    given: GivenControl, stamp: int, catalogue: Catalogue
) -> Iterator[ExtraTurn]:
    """Yield the extra turn that follows the controlled one, if the card says so (CR 500.7)."""
    for each in _instructions(catalogue.card(given.source)):
        if isinstance(each, AfterThatTurn):
            this_turn = given.during is GivenDuring.THIS_TURN
            yield ExtraTurn(
                source=given.source,
                stamp=stamp,
                player=given.who,
                following=None if this_turn else given.who,
                after=FIRST_TURN if this_turn else -1,
            )


def _instructions(card: Card) -> Iterator[Instruction]:
    yield from card.do
    for ability in card.abilities:
        yield from ability.do
