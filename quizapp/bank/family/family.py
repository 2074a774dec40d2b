"""A question family: one situation with slots, and what is asked about it."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, NewType

from msgspec import Meta, Struct, field

from quizapp.bank.family.ask import Ask
from quizapp.bank.family.scenario import Happening, Scenario
from quizapp.bank.reading.document import Source
from quizapp.rules.cards.card import CardName
from quizapp.rules.nouns.objects import Player

Topic = NewType("Topic", str)
"""Key of a topic."""

PointKey = NewType("PointKey", str)
"""Key of a rule point."""

Row = Annotated[str, Meta(pattern="^R[0-9]{2}$")]
"""Number of a claim of the source documents."""

ShortText = Annotated[str, Meta(min_length=3, max_length=48)]

Grade = Annotated[int, Meta(ge=1, le=3)]


class CardClass(StrEnum):
    """Cards that are alike in what matters for a question."""

    SEARCH_WITHOUT_STATED_QUALITY = "search_without_stated_quality"
    """Their controller searches their own library for one card of any kind."""
    SEARCH_FOR_STATED_QUALITY = "search_for_stated_quality"
    """Their controller searches their own library for one card that must be something."""
    SEARCH_SPELL = "search_spell"
    """Instants and sorceries that have their controller search, whatever for."""
    NEXT_TURN_CONTROL = "next_turn_control"
    """They let one player control another during that player's next turn."""
    UPKEEP_TRIGGER = "upkeep_trigger"
    """Permanents that trigger at the beginning of an upkeep, in whichever way."""
    UPKEEP_COST = "upkeep_cost"
    """Permanents with an upkeep trigger that says "unless": its controller may pay."""
    UPKEEP_WITHOUT_COST = "upkeep_without_cost"
    """Permanents with an upkeep trigger that leaves no way to buy it off."""
    CREATURE = "creature"
    """Creatures of any kind."""
    PLAIN_CREATURE = "plain_creature"
    """Creatures without abilities."""
    BASIC_LAND = "basic_land"
    """Basic lands."""
    INSTANT = "instant"
    SORCERY = "sorcery"
    EXTRA_TURN = "extra_turn"
    """They give a player an extra turn."""
    DISCARD = "discard"
    """They make a player discard."""
    COUNTERS_SPELLS = "counters_spells"
    """They counter a spell."""
    WISH = "wish"
    """They bring a card into the game from outside it."""


class Slot(Struct, frozen=True, kw_only=True):
    """What may fill a slot of the family: values of exactly one kind."""

    cards: tuple[CardName, ...] = ()
    """Cards by name."""
    card_class: CardClass | None = field(default=None, name="class")
    """All cards of a class."""
    numbers: tuple[Annotated[int, Meta(ge=0, le=999)], ...] = ()
    """Whole numbers: a life total, a count, how many cards a library holds."""
    words: tuple[str, ...] = ()
    """Words of one closed list, such as steps, zones or enforcement levels."""
    seats: tuple[Player, ...] = ()
    """Players by their roles."""

    def __post_init__(self) -> None:
        """Refuse a slot with nothing or with two kinds of things to fill it."""
        kinds = (self.cards, self.card_class, self.numbers, self.words, self.seats)
        if sum(bool(kind) for kind in kinds) != 1:
            raise ValueError(
                "a slot needs either cards:, class:, numbers:, words: or seats:, "
                "and one of them only"
            )
        if len(set(self.listed)) < len(self.listed):
            raise ValueError("a slot lists each value once")

    @property
    def listed(self) -> tuple[str, ...]:
        """List the values as a file writes them; those of a class are not listed."""
        numbers = tuple(str(number) for number in self.numbers)
        return (*self.cards, *numbers, *self.words, *self.seats)


class Title(Struct, frozen=True, kw_only=True):
    """A few words by which people find a family; they give nothing away."""

    en: ShortText
    fr: ShortText


class HorizonSpec(Struct, frozen=True, kw_only=True):
    """Where looking ahead ends."""

    end_of: Literal["step", "turn"] = "turn"
    turns: Annotated[int, Meta(ge=0, le=9)] = 0
    """How many turns are looked at besides the one in progress."""

    def __post_init__(self) -> None:
        """Refuse an end that would be in the middle of something."""
        if self.turns and self.end_of == "step":
            raise ValueError("a horizon of several turns ends with a turn")


class Family(Struct, frozen=True, kw_only=True):
    """One question family as its file says it."""

    title: Title | None = None
    """What lists call it, in each language; otherwise its id."""
    rows: tuple[Row, ...] = ()
    """Claims of the source documents that it exercises."""
    topics: tuple[Topic, ...]
    """Keys of topics, the main one first."""
    level: Grade
    """How much knowledge it takes."""
    complexity: Grade
    """How much there is to read."""
    rel: Literal["regular", "competitive", "professional"] | None = None
    """Rules enforcement level, where policy is asked for."""
    scenario: Scenario
    """The situation before anything happens."""
    happens: tuple[Happening, ...] = ()
    """What happens before the question is asked, in order."""
    ask: Ask
    """The question, and in which form it is answered."""
    vary: dict[str, Slot] = {}
    """Slots by name: what may stand wherever the file says "$name"."""
    focus: tuple[CardName, ...] = ()
    """Cards whose use is offered when a player has priority."""
    attacks: bool = False
    """Whether creatures may attack; otherwise nobody attacks."""
    horizon: HorizonSpec = HorizonSpec()
    """How far ahead the lines of play are looked at."""
    turns_on: PointKey | None = None
    """Rule point that the answer must turn on; a question that does not is refused."""
    varies_answer: bool = False
    """Whether it is the point that what fills a slot changes the answer."""
    red_herrings: tuple[CardName, ...] = ()
    """Cards that are there on purpose though the answer does not depend on them."""
    focus_is_closed: bool = False
    """Whether it is known that looking at every action would take too many states."""

    @property
    def titles(self) -> dict[str, str]:
        """Return the title by language; {} without one."""
        return {} if self.title is None else {"en": self.title.en, "fr": self.title.fr}


class OpenFamily(Family, frozen=True, kw_only=True):
    """A family as its file says it, with the first value of each slot filled in."""

    source: Source
    """The file, from which the family is read again with other values."""
