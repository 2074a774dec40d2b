"""A draft: what an author has said about a question so far."""

from __future__ import annotations

import re
from enum import StrEnum

from msgspec import Struct

from quizapp.bank.family.family import CardClass


class Kind(StrEnum):
    """What a drafted question asks."""

    WHO_FINDS = "who-finds"
    FIND_NOTHING = "find-nothing"
    WHAT_HOLDS = "what-holds"
    WHO_PAYS = "who-pays"
    REMEDY = "remedy"
    PENALTY = "penalty"
    RESPONSIBLE = "responsible"


class KindFacts(Struct, frozen=True):
    """What is the same in all drafts of a kind."""

    says: str
    """What it asks, in words for the author."""
    topic: str
    """Key of the topic that it belongs to first."""
    classes: tuple[CardClass, ...]
    """Classes of the cards that can do what it is about."""
    teaches: str
    """A comment about the form of its question."""


_SEARCHES = (
    CardClass.SEARCH_WITHOUT_STATED_QUALITY,
    CardClass.SEARCH_FOR_STATED_QUALITY,
)
_SINGLE = "single: one answer is right. reasons: true lets each option name a rule."
_RULING = "ruling: what the judge rules; the options are all rulings there could be."

KINDS: dict[Kind, KindFacts] = {
    Kind.WHO_FINDS: KindFacts(
        "Who chooses what a search finds?", "searching", _SEARCHES, _SINGLE
    ),
    Kind.FIND_NOTHING: KindFacts(
        "Can a player have a search find nothing?",
        "searching",
        _SEARCHES,
        "can: yes or no, and each option names its reason.",
    ),
    Kind.WHAT_HOLDS: KindFacts(
        "Which statements about a search are true?",
        "searching",
        _SEARCHES,
        "all: select every claim that holds. You never write which ones do.",
    ),
    Kind.WHO_PAYS: KindFacts(
        "Who decides whether an upkeep cost is paid?",
        "triggers",
        (CardClass.UPKEEP_COST,),
        _SINGLE,
    ),
    Kind.REMEDY: KindFacts(
        "What happens about a missed upkeep trigger?",
        "missed-triggers",
        (CardClass.UPKEEP_TRIGGER,),
        _RULING,
    ),
    Kind.PENALTY: KindFacts(
        "Which penalty does a missed upkeep trigger bring?",
        "missed-triggers",
        (CardClass.UPKEEP_TRIGGER,),
        _RULING,
    ),
    Kind.RESPONSIBLE: KindFacts(
        "Who had to remember an upkeep trigger, and who chooses in the remedy?",
        "missed-triggers",
        (CardClass.UPKEEP_TRIGGER,),
        _RULING,
    ),
}


class Draft(Struct, frozen=True, kw_only=True):
    """Everything that a question file is made from."""

    kind: Kind
    topics: tuple[str, ...]
    control: str
    """The card because of which one player controls the other; empty for none."""
    card: str = ""
    """The card that the question is about; empty where all of a class may be."""
    card_class: CardClass | None = None
    others: tuple[str, ...] = ()
    """Creatures that stand beside it."""

    @property
    def slot(self) -> str:
        """Write the card as the file does: by name, or as a slot."""
        return quoted(self.card) if self.card else "$card"


def quoted(name: str) -> str:
    """Write a name so that it stands for itself inside a list."""
    return name if re.fullmatch(r"[A-Za-z][A-Za-z -]*", name) else f'"{name}"'
