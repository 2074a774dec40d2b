"""Facts that may be otherwise in a situation, each by itself."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import Step

Rel = Literal["regular", "competitive", "professional"]


class UnsaidError(LookupError):
    """Two situations differ in a way that no fact stands for."""


class Fact(Struct, frozen=True):
    """One thing that is otherwise than in the situation as it was told."""


class CardIs(Fact, frozen=True, kw_only=True):
    """A card stands wherever another one stood."""

    card: str
    instead_of: str


class RelIs(Fact, frozen=True, kw_only=True):
    """The event is held at a rules enforcement level."""

    rel: Rel


class NobodyDecides(Fact, frozen=True, kw_only=True):
    """A player is not decided for by another one any more."""

    who: Player


class DecidesFor(Fact, frozen=True, kw_only=True):
    """A player is decided for by another one than was told."""

    who: Player
    by: Player


class TurnOf(Fact, frozen=True, kw_only=True):
    """It is somebody's turn."""

    player: Player


class StepIs(Fact, frozen=True, kw_only=True):
    """It is a step of the turn."""

    step: Step


class GoesOnTo(Fact, frozen=True, kw_only=True):
    """The game goes on to a step before the question."""

    step: Step


class LifeIs(Fact, frozen=True, kw_only=True):
    """A player has a life total."""

    player: Player
    life: int


class LibraryHolds(Fact, frozen=True, kw_only=True):
    """A library holds a number of copies of a card, or of cards that are not named."""

    player: Player
    card: str
    count: int


class Controls(Fact, frozen=True, kw_only=True):
    """A player controls a number of permanents of a name; 0 for none."""

    player: Player
    card: str
    count: int


class HasInHand(Fact, frozen=True, kw_only=True):
    """A player has a number of copies of a card in hand; 0 for none."""

    player: Player
    card: str
    count: int


class IsTapped(Fact, frozen=True, kw_only=True):
    """A permanent is tapped, or not."""

    card: str
    tapped: bool


class HasCounters(Fact, frozen=True, kw_only=True):
    """A permanent has a number of counters of a kind."""

    card: str
    kind: str
    count: int


class IsNotUsed(Fact, frozen=True, kw_only=True):
    """A player does not cast, play or activate what they did in the situation told."""

    by: Player
    card: str


class XIs(Fact, frozen=True, kw_only=True):
    """A number was chosen for X."""

    number: int


class Knowingly(Fact, frozen=True, kw_only=True):
    """A player knew that it was forbidden, or did not."""

    by: Player
    knowingly: bool


class Acknowledged(Fact, frozen=True, kw_only=True):
    """The opponent of a player agreed to it, or did not."""

    by: Player
    acknowledged: bool


class EarlierWarnings(Fact, frozen=True, kw_only=True):
    """A player had a number of Warnings for the same infraction before."""

    by: Player
    number: int


class CardsConcerned(Fact, frozen=True, kw_only=True):
    """An error concerns a number of cards."""

    by: Player
    number: int


class ToldBy(Fact, frozen=True, kw_only=True):
    """A player erred because somebody told them to, or by themselves."""

    by: Player
    told_by: Player | None


class Disruptive(Fact, frozen=True, kw_only=True):
    """Putting a missed ability on the stack would disrupt the game, or would not."""

    disruptive: bool


class TurnsGranted(Fact, frozen=True, kw_only=True):
    """A judge has granted a number of turns besides."""

    number: int
