"""Reading structs: the fields of a class are the names that may be written.

A class may say more about how it is written, in class variables:
`bare_field`, the field that a value without a name fills; `beside`, the fields
that may stand beside the word that chose the class; `list_or_one`, the list
fields in which one member may stand without a list.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from quizapp.bank.reading.nodes import Entry, Kind, Node
from quizapp.bank.reading.phrases import find_nearest, quote
from quizapp.bank.reading.report import REJECTED, Report

_NO_LIST = frozenset({Kind.SCALAR, Kind.MAPPING})


@functools.cache
def fields_by_written_name(cls: type[Struct]) -> dict[str, FieldInfo]:
    """Give the fields of a class by the names that authors write."""
    return {field.encode_name: field for field in fields(cls)}


def read_struct(node: Node, cls: type[Struct], report: Report) -> Any:
    """Read a mapping as a struct; or a bare value, if the class allows that."""
    bare = getattr(cls, "bare_field", None)
    if node.kind is Kind.MAPPING:
        return read_fields(node, node.entries, cls, report)
    if bare is not None and not node.is_nothing:
        return read_fields(node, (bare_entry(node, node, bare, cls),), cls, report)
    label = report.vocabulary.label(cls)
    return report.add_expected(node, f"a mapping with the fields of {quote(label)}")


def bare_entry(key: Node, value: Node, bare: str, cls: type[Struct]) -> Entry:
    """Make the entry that an author left out by writing only its value."""
    known = fields_by_written_name(cls)
    written = next(name for name, field in known.items() if field.name == bare)
    return Entry(Node(Kind.SCALAR, key.line, key.column, text=written), value)


def read_fields(
    node: Node,
    entries: Sequence[Entry],
    cls: type[Struct],
    report: Report,
    called: str | None = None,
) -> Any:
    """Make a struct from entries; what is wrong with it as a whole is at the node."""
    known = fields_by_written_name(cls)
    label = called or report.vocabulary.label(cls)
    values: dict[str, Any] = {}
    meant: set[str | None] = set()
    places = report.fields_by_node.setdefault(node, {})
    for entry in entries:
        name = entry.key.text
        if name not in known:
            meant.add(find_nearest(name, known))
            report.add_unknown(entry.key, "field", known, f" of {quote(label)}")
            continue
        field = known[name]
        places[name] = places[field.name] = entry.value
        values[field.name] = _read_field(entry.value, field, cls, report)
    missing = _missing(known, values)
    for name in missing:
        if name not in meant:  # otherwise it is there, misspelt, and reported
            report.add(node, f"{quote(label)} needs the field {quote(name)}")
    if missing or meant or REJECTED in values.values():
        return REJECTED
    return _make(node, cls, values, report)


def _missing(known: dict[str, FieldInfo], values: dict[str, Any]) -> list[str]:
    return [
        n for n, field in known.items() if field.required and field.name not in values
    ]


def _read_field(node: Node, field: FieldInfo, cls: type[Struct], report: Report) -> Any:
    may_be_one = field.name in getattr(cls, "list_or_one", ())
    if may_be_one and node.kind in _NO_LIST and not node.is_nothing:
        node = Node(Kind.LIST, node.line, node.column, items=(node,))
    return report.read(node, field.type)


def _make(node: Node, cls: type[Struct], values: dict[str, Any], report: Report) -> Any:
    try:
        return cls(**values)
    except ValueError as error:
        return report.add(node, str(error) or "this cannot be")
