"""Reading whole documents: a value, or all that is wrong with the file."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct

from quizapp.bank.reading.characters import find_strange_character
from quizapp.bank.reading.fault import Fault, UnreadableError
from quizapp.bank.reading.nodes import Node
from quizapp.bank.reading.places import Places
from quizapp.bank.reading.reader import read_value
from quizapp.bank.reading.report import Report, Vocabulary

T = TypeVar("T")

MAX_CHARACTERS = 200_000
MAX_CHARACTER_FAULTS = 20
KEPT_SOURCES = 16


class Source(Struct, frozen=True):
    """The text of a file that is read more than once, each time changed a little."""

    text: str
    file: str
    max_lines: int | None = None


def read_changed(
    source: Source,
    type_: type[T],
    vocabulary: Vocabulary,
    change: Callable[[Node, Report], Node],
) -> T:
    """Read a file that holds one document after a change to its nodes.

    :raises UnreadableError: with every fault of the file, those of the change included.
    """
    return read_changed_with_places(source, type_, vocabulary, change)[0]


def read_changed_with_places(
    source: Source,
    type_: type[T],
    vocabulary: Vocabulary,
    change: Callable[[Node, Report], Node],
) -> tuple[T, Places]:
    """Read a file after a change to its nodes, and remember where everything stood.

    :raises UnreadableError: with every fault of the file, those of the change included.
    """
    report = Report(source.file, vocabulary, read_value)
    roots, faults = _composed(source)
    report.faults += faults
    changed = tuple(change(root, report) for root in roots)
    values = _read_all(changed, type_, report)
    return values[0], Places(source.file, changed[0], report.fields_by_node)


@lru_cache(maxsize=KEPT_SOURCES)
def _composed(source: Source) -> tuple[tuple[Node, ...], tuple[Fault, ...]]:
    """Return the nodes of a file that is read many times, and what is wrong with them."""
    report = Report(source.file, Vocabulary(), read_value)
    roots = _compose(source.text, report, source.max_lines)
    for extra in roots[1:2]:
        report.add(extra, f"one document is expected, not {len(roots)}")
    return roots, tuple(report.faults)


def read_document(
    text: str,
    file: str,
    type_: type[T],
    vocabulary: Vocabulary,
    max_lines: int | None = None,
) -> T:
    """Read a file that holds one document.

    :raises UnreadableError: with every fault of the file.
    """
    return read_document_with_places(text, file, type_, vocabulary, max_lines)[0]


def read_document_with_places(
    text: str,
    file: str,
    type_: type[T],
    vocabulary: Vocabulary,
    max_lines: int | None = None,
) -> tuple[T, Places]:
    """Read a file that holds one document, and remember where everything stood.

    :raises UnreadableError: with every fault of the file.
    """
    report = Report(file, vocabulary, read_value)
    roots = _compose(text, report, max_lines)
    for extra in roots[1:2]:
        report.add(extra, f"one document is expected, not {len(roots)}")
    values = _read_all(roots, type_, report)
    return values[0], Places(file, roots[0], report.fields_by_node)


def read_documents(
    text: str,
    file: str,
    type_: type[T],
    vocabulary: Vocabulary,
    max_lines: int | None = None,
) -> tuple[T, ...]:
    """Read a file that holds one or more documents.

    :raises UnreadableError: with every fault of the file.
    """
    report = Report(file, vocabulary, read_value)
    return _read_all(_compose(text, report, max_lines), type_, report)


def _read_all(roots: tuple[Node, ...], type_: type[T], report: Report) -> tuple[T, ...]:
    values = tuple(report.read(root, type_) for root in roots)
    if report.faults:
        raise UnreadableError(report.faults)
    return values


def _compose(text: str, report: Report, max_lines: int | None) -> tuple[Node, ...]:
    _check_size(text, report, max_lines)
    if len(text) > MAX_CHARACTERS or _has_strange_characters(text, report):
        return ()
    # Lazily: yaml is heavy, and a program that reads no author file needs none.
    from quizapp.bank.reading.composing import compose

    roots = compose(text, report)
    if not roots and not report.faults:
        report.add_at(1, 1, "the file is empty")
    return roots


def _check_size(text: str, report: Report, max_lines: int | None) -> None:
    lines = text.count("\n") + (not text.endswith("\n"))
    if len(text) > MAX_CHARACTERS:
        report.add_at(1, 1, f"the file is larger than {MAX_CHARACTERS // 1000} kB")
    if max_lines is not None and lines > max_lines:
        said = f"the file has {lines} lines; at most {max_lines} are allowed"
        report.add_at(max_lines + 1, 1, said)


def _has_strange_characters(text: str, report: Report) -> bool:
    lines = text.replace("\r\n", "\n").split("\n")
    strange = 0
    for number, line in enumerate(lines, start=1):
        found = find_strange_character(line)
        if found is not None:
            position, said = found
            report.add_at(number, position + 1, said)
            strange += 1
        if strange >= MAX_CHARACTER_FAULTS:
            break
    return strange > 0
