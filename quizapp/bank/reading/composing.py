"""Composing turns YAML text into nodes, without letting YAML guess any meaning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import yaml

from quizapp.bank.reading.characters import find_strange_character
from quizapp.bank.reading.nodes import Entry, Kind, Node
from quizapp.bank.reading.phrases import quote
from quizapp.bank.reading.report import Report

MAX_DEPTH = 40
LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _TooDeepError(Exception):
    """Lists and mappings are nested beyond all reading."""


class _Open:
    """A list or mapping whose end has not been seen yet."""

    def __init__(self, kind: Kind, line: int, column: int) -> None:
        self.kind, self.line, self.column = kind, line, column
        self.children: list[Node] = []


def compose(text: str, report: Report, loader: Any = None) -> tuple[Node, ...]:
    """Give the root node of every whole document, and report what YAML forbids."""
    composer = _Composer(report)
    try:
        for event in yaml.parse(text, Loader=loader or LOADER):
            composer.take(event)
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        report.add_at(*_position(error), f"this is not YAML: {_problem(error)}")
    except _TooDeepError:
        pass  # reported where it happened
    return tuple(composer.roots)


def _position(error: Exception) -> tuple[int, int]:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    return (mark.line + 1, mark.column + 1) if mark else (1, 1)


def _problem(error: Exception) -> str:
    problem = getattr(error, "problem", None) or str(error)
    context = getattr(error, "context", None)
    return f"{problem} ({context})" if context else problem


class _Composer:
    """Builds nodes from the parser's events with a stack of its own.

    PyYAML's composer would resolve aliases, and recurse once per level.
    """

    def __init__(self, report: Report) -> None:
        self.roots: list[Node] = []
        self._report = report
        self._open: list[_Open] = []

    def take(self, event: yaml.Event) -> None:
        """Take the next event of the parser."""
        match event:
            case yaml.ScalarEvent():
                self._place(self._scalar(event))
            case yaml.AliasEvent():
                self._place(self._alias(event))
            case yaml.MappingStartEvent():
                self._begin(Kind.MAPPING, event)
            case yaml.SequenceStartEvent():
                self._begin(Kind.LIST, event)
            case yaml.CollectionEndEvent():
                self._end()
            case yaml.DocumentStartEvent() if event.version or event.tags:
                self._refuse(event, "a % line is not allowed; remove it")

    def _scalar(self, event: yaml.ScalarEvent) -> Node:
        self._check_properties(event)
        line, column = _start(event)
        plain = not event.style
        node = Node(Kind.SCALAR, line, column, text=event.value, plain=plain)
        strange = find_strange_character(event.value)
        if strange is not None:
            # The file itself was clean, so an escape such as "\0" wrote it.
            self._report.add(node, f"in this text, {strange[1]}")
        return node

    def _alias(self, event: yaml.AliasEvent) -> Node:
        name = quote(f"*{event.anchor}")
        self._refuse(event, f"an alias ({name}) is not allowed; write the value out")
        return Node(Kind.REFUSED, *_start(event))

    def _begin(self, kind: Kind, event: Any) -> None:
        self._check_properties(event)
        if len(self._open) >= MAX_DEPTH:
            self._refuse(event, f"nested deeper than {MAX_DEPTH} levels")
            raise _TooDeepError
        self._open.append(_Open(kind, *_start(event)))

    def _end(self) -> None:
        done = self._open.pop()
        line, column = done.line, done.column
        if done.kind is Kind.MAPPING:
            entries = tuple(self._entries(done.children))
            node = Node(Kind.MAPPING, line, column, entries=entries)
        else:
            node = Node(Kind.LIST, line, column, items=tuple(done.children))
        self._place(node)

    def _place(self, node: Node) -> None:
        (self._open[-1].children if self._open else self.roots).append(node)

    def _entries(self, children: Sequence[Node]) -> Iterator[Entry]:
        first_lines: dict[str, int] = {}
        for key, value in zip(children[::2], children[1::2], strict=True):
            objection = _objection_to_key(key, first_lines)
            if objection:
                self._report.add(key, objection)
            elif key.kind is not Kind.REFUSED:
                first_lines[key.text] = key.line
                yield Entry(key, value)

    def _check_properties(self, event: Any) -> None:
        if event.anchor is not None:
            name = quote(f"&{event.anchor}")
            self._refuse(event, f"an anchor ({name}) is not allowed; remove it")
        if event.tag is not None:
            name = quote(event.tag)
            self._refuse(event, f"a tag ({name}) is not allowed; remove it")

    def _refuse(self, event: yaml.Event, message: str) -> None:
        self._report.add_at(*_start(event), message)


def _start(event: Any) -> tuple[int, int]:
    return event.start_mark.line + 1, event.start_mark.column + 1


def _objection_to_key(key: Node, first_lines: dict[str, int]) -> str:
    if key.kind is Kind.REFUSED:
        return ""
    if key.kind is not Kind.SCALAR:
        return f"a name is expected before the colon, not a {key.kind}"
    if key.plain and key.text == "<<":
        return 'a merge ("<<") is not allowed; write the fields out'
    if key.is_nothing:
        return f"a name is expected before the colon, not {key.described}"
    if key.text in first_lines:
        first = first_lines[key.text]
        return f"{quote(key.text)} is written twice, first in line {first}"
    return ""
