"""Loading: a question file becomes a family, or a list of everything wrong with it."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from msgspec import Struct, structs

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.family import Family
from quizapp.bank.family.scenario import (
    GIVENS,
    HAPPENINGS,
    OTHERS,
    Given,
    Happening,
)
from quizapp.bank.reading import Node, Report, UnreadableError, Vocabulary
from quizapp.bank.reading.document import read_document
from quizapp.bank.reading.files import read_author_file
from quizapp.rules.nouns.cards import CardName
from quizapp.rules.nouns.objects import Player
from quizapp.rules.proof.aspects import ASPECTS, Aspect
from quizapp.rules.proof.statements import STATEMENTS, Statement

MAXIMUM_LINES = 80
"""Lines of a question file."""

ROLES = ("A", "N")

T = TypeVar("T")


class LoadedFamily(Struct, frozen=True):
    """A family with the id that its file gives it."""

    id: str
    family: Family
    content_hash: str
    file: str


def load_family(
    path: Path, catalogue: Catalogue, name: str | None = None
) -> LoadedFamily:
    """Read a question file; its stem is the id.

    :raises UnreadableError: with every fault of the file.
    """
    file = read_author_file(path, name)
    words = question_words(catalogue)
    family = read_document(file.text, file.name, Family, words, MAXIMUM_LINES)
    return LoadedFamily(path.stem, family, file.content_hash, file.name)


def question_words(catalogue: Catalogue) -> Vocabulary:
    """Return the words of question files, with the cards and players they may name."""
    known = (*catalogue.names, *_back_faces(catalogue))

    def read_card(node: Node, report: Report) -> object:
        name = node.text
        if name.startswith("$") or name == OTHERS or name in known:
            return name
        return report.add_unknown(node, "card", known)

    def read_player(node: Node, report: Report) -> object:
        if node.text in ROLES:
            return node.text
        return report.add_unknown(node, "player", ROLES)

    return Vocabulary(
        families={
            Aspect: ASPECTS,
            Given: GIVENS,
            Happening: HAPPENINGS,
            Statement: STATEMENTS,
        },
        readers={CardName: read_card, Player: read_player},
        labels={
            Aspect: "thing to ask",
            CardName: "card",
            Given: "given effect",
            Happening: "happening",
            Player: "player",
            Statement: "statement",
        },
    )


def _back_faces(catalogue: Catalogue) -> tuple[str, ...]:
    return tuple(card.back.name for card in catalogue.cards if card.back is not None)


def fill_slots(value: T, chosen: dict[str, str]) -> T:
    """Return a value with every "$slot" in it replaced by what was chosen for it.

    :raises KeyError: if a slot is named that nothing was chosen for.
    """
    filled: object
    if isinstance(value, str) and value.startswith("$"):
        filled = chosen[value.removeprefix("$")]
    elif isinstance(value, tuple):
        filled = tuple(fill_slots(each, chosen) for each in value)
    elif isinstance(value, Struct):
        names = value.__struct_fields__
        new = {name: fill_slots(getattr(value, name), chosen) for name in names}
        filled = structs.replace(value, **new)
    else:
        return value
    return filled  # type: ignore[return-value]


__all__ = ["LoadedFamily", "UnreadableError", "fill_slots", "load_family"]
