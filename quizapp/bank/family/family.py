"""A question family: one situation with slots, and what is asked about it."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, NewType

from msgspec import Meta, Struct, field

from quizapp.bank.family.ask import Ask
from quizapp.bank.family.scenario import Happening, Scenario
from quizapp.rules.cards.card import CardName

Topic = NewType("Topic", str)
"""Key of a topic."""

PointKey = NewType("PointKey", str)
"""Key of a rule point."""

Row = Annotated[str, Meta(pattern="^R[0-9]{2}$")]
"""Number of a claim of the source documents."""

Grade = Annotated[int, Meta(ge=1, le=3)]


class CardClass(StrEnum):
    """Cards that are alike in what matters for a question."""

    SEARCH_WITHOUT_STATED_QUALITY = "search_without_stated_quality"
    SEARCH_FOR_STATED_QUALITY = "search_for_stated_quality"
    NEXT_TURN_CONTROL = "next_turn_control"


class Slot(Struct, frozen=True, kw_only=True):
    """What may fill a slot of the family."""

    cards: tuple[CardName, ...] = ()
    card_class: CardClass | None = field(default=None, name="class")

    def __post_init__(self) -> None:
        """Refuse a slot with nothing or with two kinds of things to fill it."""
        if bool(self.cards) == (self.card_class is not None):
            raise ValueError("a slot needs either cards: or class:")


class HorizonSpec(Struct, frozen=True, kw_only=True):
    """Where looking ahead ends."""

    end_of: Literal["step", "turn"] = "turn"


class Family(Struct, frozen=True, kw_only=True):
    """One question family as its file says it."""

    rows: tuple[Row, ...] = ()
    """Claims of the source documents that it exercises."""
    topics: tuple[Topic, ...]
    level: Grade
    """How much knowledge it takes."""
    complexity: Grade
    """How much there is to read."""
    rel: Literal["regular", "competitive", "professional"] | None = None
    """Rules enforcement level, where policy is asked for."""
    scenario: Scenario
    happens: tuple[Happening, ...] = ()
    ask: Ask
    vary: dict[str, Slot] = {}
    focus: tuple[CardName, ...] = ()
    """Cards whose use is offered when a player has priority."""
    horizon: HorizonSpec = HorizonSpec()
    turns_on: PointKey | None = None
    """Rule point that the answer must turn on; a question that does not is refused."""
