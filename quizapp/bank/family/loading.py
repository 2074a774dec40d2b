"""Loading: a question file becomes a family, or a list of everything wrong with it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from msgspec import Struct, structs

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.conduct import AT_THE_TABLE
from quizapp.bank.family.family import Family, PointKey, Topic
from quizapp.bank.family.scenario import (
    GIVENS,
    HAPPENINGS,
    OTHERS,
    Given,
    Happening,
)
from quizapp.bank.reading import Fault, Node, Report, UnreadableError, Vocabulary
from quizapp.bank.reading.document import read_document
from quizapp.bank.reading.files import AuthorFile, read_author_file
from quizapp.bank.wording.topic_words import TOPICS
from quizapp.rules.cards.card import CardName
from quizapp.rules.nouns.objects import Player
from quizapp.rules.proof.aspects.aspect import Aspect
from quizapp.rules.proof.aspects.index import ASPECTS
from quizapp.rules.proof.misconceptions.index import MISCONCEPTIONS
from quizapp.rules.proof.quantities.index import QUANTITIES
from quizapp.rules.proof.quantities.quantity import Quantity
from quizapp.rules.proof.statements.index import STATEMENTS
from quizapp.rules.proof.statements.statement import Statement

MAXIMUM_LINES = 80
"""Lines of a question file."""

ROLES = ("A", "N", "O", "A2", "N2")

T = TypeVar("T")


_SLOT = re.compile(r"\$([a-z_]+)")


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
    faults = list(_unknown_slots(file, family))
    if faults:
        raise UnreadableError(faults)
    return LoadedFamily(path.stem, family, file.content_hash, file.name)


def _unknown_slots(file: AuthorFile, family: Family) -> Iterator[Fault]:
    """Yield a fault for each slot that is used and not declared."""
    for number, line in enumerate(file.text.splitlines(), start=1):
        for found in _SLOT.finditer(line.partition(" #")[0]):
            slot = found[1]
            if slot not in family.vary:
                known = ", ".join(f"${name}" for name in family.vary) or "none"
                message = f'the slot "${slot}" is not in vary: (declared: {known})'
                yield Fault(file.name, number, found.start() + 1, message)


def question_words(catalogue: Catalogue) -> Vocabulary:
    """Return the words of question files, with the names that they may use."""
    cards = (*catalogue.names, *_back_faces(catalogue))
    points = sorted({each.point.key for each in MISCONCEPTIONS})
    return Vocabulary(
        families={
            Aspect: ASPECTS,
            Given: GIVENS,
            Happening: {**HAPPENINGS, **AT_THE_TABLE},
            Quantity: QUANTITIES,
            Statement: STATEMENTS,
        },
        readers={
            CardName: _reader("card", cards, extra=(OTHERS,)),
            Player: _reader("player", ROLES),
            Topic: _reader("topic", tuple(TOPICS)),
            PointKey: _reader("rule point", points),
        },
        labels={
            Aspect: "thing to ask",
            CardName: "card",
            Given: "given effect",
            Happening: "happening",
            Player: "player",
            PointKey: "rule point",
            Quantity: "quantity",
            Statement: "statement",
            Topic: "topic",
        },
    )


def _reader(
    label: str, known: Sequence[str], extra: Sequence[str] = ()
) -> Callable[[Node, Report], object]:
    """Return a reader of names from a list; slots stand for names of cards."""

    def read(node: Node, report: Report) -> object:
        name = node.text
        if name in known or name in extra:
            return name
        if label == "card" and _SLOT.fullmatch(name):
            return name
        return report.add_unknown(node, label, known)

    return read


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
