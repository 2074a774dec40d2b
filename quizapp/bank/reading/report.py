"""The report of one reading: the vocabulary in force, and what was found wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Any, Final

from msgspec import Struct

from quizapp.bank.reading.fault import Fault
from quizapp.bank.reading.nodes import Node
from quizapp.bank.reading.phrases import find_nearest, unknown, words_of_name
from quizapp.bank.reading.quotation import quotable

MOST_SAID = 1_200
"""A list of all the words that are known is shorter."""

CustomReader = Callable[[Node, "Report"], Any]
"""Reads a node as one type; reports what is wrong and then returns REJECTED."""


class Rejected(Enum):
    """The type of REJECTED."""

    REJECTED = "rejected"


REJECTED: Final = Rejected.REJECTED
"""Stands for a value that could not be read; the report says why."""


class Vocabulary(Struct, frozen=True):
    """Families of words, types with their own reading, and names for people."""

    families: Mapping[Any, Mapping[str, type[Struct]]] = {}
    """For a type of a field: the words that may stand there, each with its struct."""
    readers: Mapping[Any, CustomReader] = {}
    """For a type of a field: how it reads itself."""
    labels: Mapping[Any, str] = {}
    """For a type: what faults call it; its name in plain words otherwise."""

    def label(self, type_: Any) -> str:
        """Give the name by which faults speak of a type."""
        name = getattr(type_, "__name__", "word")
        return self.labels.get(type_) or words_of_name(name)


class Report:
    """Collects the faults of one file, and where each field was read."""

    def __init__(
        self,
        file: str,
        vocabulary: Vocabulary,
        read: Callable[[Node, Any, Report], Any],
    ) -> None:
        self.file = file
        self.vocabulary = vocabulary
        self.faults: list[Fault] = []
        self.fields_by_node: dict[Node, dict[str, Node]] = {}
        """Where the fields of the struct read at a node stand."""
        self._read = read

    def read(self, node: Node, type_: Any) -> Any:
        """Read a node as a type: the value, or REJECTED with the reason reported."""
        return self._read(node, type_, self)

    def add(self, node: Node, message: str) -> Rejected:
        """Report what is wrong at a node."""
        return self.add_at(node.line, node.column, message)

    def add_at(self, line: int, column: int, message: str) -> Rejected:
        """Report what is wrong at a line and column."""
        one_line = quotable(" ".join(message.split()), MOST_SAID)
        self.faults.append(Fault(self.file, line, column, one_line))
        return REJECTED

    def add_expected(self, node: Node, expected: str) -> Rejected:
        """Report that something else should stand at a node."""
        return self.add(node, f"expected {expected}, not {node.described}")

    def add_unknown(
        self, node: Node, label: str, known: Iterable[str], where: str = ""
    ) -> Rejected:
        """Report an unknown word, with the nearest known one."""
        names = tuple(known)
        said = unknown(label, node.text, names, where)
        meant = find_nearest(node.text, names)
        if meant is None:
            return self.add(node, said)
        place = (self.file, node.line, node.column)
        self.faults.append(Fault(*place, said, node.text, meant))
        return REJECTED

    def attempt(self) -> Report:
        """Begin a report on trial; `accept` it, or drop it."""
        return Report(self.file, self.vocabulary, self._read)

    def accept(self, attempt: Report) -> None:
        """Take over what a trial found."""
        self.faults += attempt.faults
        self.fields_by_node |= attempt.fields_by_node
