"""Loading: a question file becomes a family, or a list of everything wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.conduct import AT_THE_TABLE
from quizapp.bank.family.family import Family, OpenFamily, PointKey, Slot, Topic
from quizapp.bank.family.filling import declarations, fill_nodes, slots_in
from quizapp.bank.family.scenario import (
    GIVENS,
    HAPPENINGS,
    OTHERS,
    Given,
    Happening,
)
from quizapp.bank.reading import (
    REJECTED,
    Fault,
    Node,
    Report,
    UnreadableError,
    Vocabulary,
)
from quizapp.bank.reading.document import (
    Source,
    read_changed,
    read_changed_with_places,
)
from quizapp.bank.reading.files import read_author_file
from quizapp.bank.reading.places import Places
from quizapp.bank.reading.report import CustomReader
from quizapp.bank.variants.fillings import fillings
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
from quizapp.rules.refusal import RefusalError

MAXIMUM_LINES = 80
"""Lines of a question file."""

ROLES = ("A", "N", "O", "A2", "N2")


class LoadedFamily(Struct, frozen=True):
    """A family with the id that its file gives it."""

    id: str
    family: Family
    content_hash: str
    file: str
    source: Source
    """The text of the file, in which places are looked up."""

    def fault(self, error: RefusalError, chosen: Mapping[str, str]) -> Fault:
        """Say what was refused at the place in the file where it was met."""
        places = _read_filled(self.source, _TRUSTING, chosen)[1]
        return places.fault(f"refused: {error}", *error.path)


def load_family(
    path: Path, catalogue: Catalogue, name: str | None = None
) -> LoadedFamily:
    """Read a question file; its stem is the id.

    :raises UnreadableError: with every fault of the file.
    """
    file = read_author_file(path, name)
    source = Source(file.text, file.name, MAXIMUM_LINES)
    family = open_family(source, catalogue)
    return LoadedFamily(path.stem, family, file.content_hash, file.name, source)


def open_family(source: Source, catalogue: Catalogue) -> Family:
    """Read the text of a question file.

    :raises UnreadableError: with every fault of the text.
    """
    return _Opening(source, catalogue).read()


class _Opening:
    """Reads a file with the first value of each slot, and tries the other values."""

    def __init__(self, source: Source, catalogue: Catalogue) -> None:
        self._source = source
        self._catalogue = catalogue
        self._words = question_words(catalogue)
        self._first: dict[str, str | None] = {}

    def read(self) -> Family:
        """Return the family; an open one if it has slots.

        :raises UnreadableError: with every fault of the file.
        """
        family = read_changed(self._source, Family, self._words, self._with_first)
        faults = sorted(
            {fault for name in family.vary for fault in self._misfits(name, family)}
        )
        if faults:
            raise UnreadableError(faults)
        if not family.vary:
            return family
        values = {name: getattr(family, name) for name in family.__struct_fields__}
        return OpenFamily(**values, source=self._source)

    def _with_first(self, root: Node, report: Report) -> Node:
        used = set(slots_in(root))
        for entry in declarations(root):
            name = entry.key.text
            self._first[name] = self._first_value(name, entry.value, report)
            if name not in used:
                report.add(entry.key, f'the slot "${name}" is declared and never used')
        return fill_nodes(root, self._first, report)

    def _first_value(self, name: str, node: Node, report: Report) -> str | None:
        """Return the first value of a slot; None if the slot itself is wrong."""
        attempt = report.attempt()
        slot = attempt.read(node, Slot)
        if slot is REJECTED or attempt.faults:
            return None  # reported when the whole file is read
        try:
            return fillings(name, slot, self._catalogue)[0]
        except RefusalError as error:
            report.add(node, str(error))
            return None

    def _misfits(self, name: str, family: Family) -> Iterator[Fault]:
        """Yield what is wrong with the other values of a slot; cards were read as such."""
        slot = family.vary[name]
        others = () if slot.cards else slot.listed[1:]
        for value in others:
            chosen = {**self._first, name: value}
            try:
                _read_filled(self._source, self._words, chosen)
            except UnreadableError as error:
                for fault in error.faults:
                    said = f"{fault.message} (where ${name} is {value})"
                    yield Fault(fault.file, fault.line, fault.column, said)


def question_words(catalogue: Catalogue) -> Vocabulary:
    """Return the words of question files, with the names that they may use."""
    cards = (*catalogue.names, *_back_faces(catalogue))
    points = sorted({each.point.key for each in MISCONCEPTIONS})
    return _words(
        {
            CardName: _reader("card", cards, extra=(OTHERS,)),
            Topic: _reader("topic", tuple(TOPICS)),
            PointKey: _reader("rule point", points),
        }
    )


def _words(readers: Mapping[Any, CustomReader]) -> Vocabulary:
    """Return the words of question files, with the reading of names from outside."""
    return Vocabulary(
        families={
            Aspect: ASPECTS,
            Given: GIVENS,
            Happening: {**HAPPENINGS, **AT_THE_TABLE},
            Quantity: QUANTITIES,
            Statement: STATEMENTS,
        },
        readers={Player: _reader("player", ROLES), **readers},
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
    """Return a reader of names from a list."""

    def read(node: Node, report: Report) -> object:
        name = node.text
        if name in known or name in extra:
            return name
        return report.add_unknown(node, label, known)

    return read


def _back_faces(catalogue: Catalogue) -> tuple[str, ...]:
    return tuple(card.back.name for card in catalogue.cards if card.back is not None)


def _trusting_words() -> Vocabulary:
    """Return words for a file that was read before: its names are known to be right."""

    def take(node: Node, _report: Report) -> str:
        return node.text

    return _words({CardName: take, Topic: take, PointKey: take})


_TRUSTING = _trusting_words()


def _read_filled(
    source: Source, words: Vocabulary, chosen: Mapping[str, str | None]
) -> tuple[Family, Places]:
    def change(root: Node, report: Report) -> Node:
        del report
        return fill_nodes(root, chosen)

    return read_changed_with_places(source, Family, words, change)


def fill_slots(family: Family, chosen: Mapping[str, str]) -> Family:
    """Return a family with every "$slot" in it replaced by what was chosen for it.

    :raises KeyError: if a slot is named that nothing was chosen for.
    :raises RefusalError: if these values do not go together.
    """
    if not isinstance(family, OpenFamily):
        return family
    try:
        return _read_filled(family.source, _TRUSTING, chosen)[0]
    except UnreadableError as error:
        values = ", ".join(f"${name} = {value}" for name, value in chosen.items())
        first = error.faults[0]
        raise RefusalError(
            f"line {first.line}, column {first.column}: {first.message} ({values})"
        ) from error
