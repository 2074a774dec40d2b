"""Edits: the steps by which a situation is changed."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quizapp.bank.situation_edits.situation import Spot
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import Step


class Where(StrEnum):
    """A zone into which a card can be put."""

    BATTLEFIELD = "battlefield"
    HAND = "hand"
    LIBRARY = "library"
    GRAVEYARD = "graveyard"
    EXILE = "exile"
    STACK = "stack"


class EditError(Exception):
    """An edit cannot be; the key says why, in words that the learner's screen has."""

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


class Edit(Struct, frozen=True):
    """One change of a situation."""


class Add(Edit, frozen=True):
    """A card comes into a player's zone."""

    card: str
    player: Player
    where: Where


class Remove(Edit, frozen=True):
    """A card is taken out of the situation."""

    spot: Spot


class Move(Edit, frozen=True):
    """A card goes to another zone, or to another player."""

    spot: Spot
    player: Player
    where: Where


class Tap(Edit, frozen=True):
    """A permanent is tapped, or untapped."""

    spot: Spot


class PutCounters(Edit, frozen=True):
    """A permanent gets counters of a kind, or loses them."""

    spot: Spot
    kind: str
    by: int


class TurnOver(Edit, frozen=True):
    """A permanent is turned face down, or face up."""

    spot: Spot


class Attach(Edit, frozen=True):
    """A card is attached to a creature of the same player, or to none."""

    spot: Spot
    host: str | None


class SetLife(Edit, frozen=True):
    """A player, or a player's team, is at another life total."""

    player: Player
    life: int


class BeginIn(Edit, frozen=True):
    """The situation begins in another step of the turn."""

    step: Step


class TurnOf(Edit, frozen=True):
    """The turn is that of another player, or of another team."""

    player: Player


class Reorder(Edit, frozen=True):
    """A card changes places with its neighbour in a graveyard or hand."""

    spot: Spot
    by: int
    """-1 towards the bottom, 1 towards the top."""


class Decide(Edit, frozen=True):
    """Another player decides for a player, or nobody else does."""

    who: Player
    by: Player | None
    source: str = ""
    """The card because of which it is so."""


class Swap(Edit, frozen=True):
    """A card takes the place of another one."""

    old: str
    new: str
    everywhere: bool = True
    """False where the new card is there already, and is only used instead."""


class SetRel(Edit, frozen=True):
    """The tournament is judged at another rules enforcement level."""

    rel: str
