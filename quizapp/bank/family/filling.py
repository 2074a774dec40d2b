"""Filling: each slot that a question file leaves open gets a value, and is read with it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from quizapp.bank.reading import Kind, Node, Report
from quizapp.bank.reading.nodes import Entry

SLOT = re.compile(r"\$([a-z_][a-z0-9_]*)")
"""How a file writes that a slot stands here."""

VARY = "vary"
"""The field that declares slots, in which none can stand."""


def fill_nodes(
    root: Node, chosen: Mapping[str, str | None], report: Report | None = None
) -> Node:
    """Return a document with the value of each slot in its place.

    A slot with None for a value is silent, as one whose declaration is wrong. One that
    is not declared is a fault; without a report it is a KeyError.
    """
    entries = tuple(
        each if each.key.text == VARY else _fill_entry(each, chosen, report)
        for each in root.entries
    )
    return replace(root, entries=entries) if entries else _fill(root, chosen, report)


def slots_in(root: Node) -> Iterator[str]:
    """Yield the slots that a document uses, outside their declarations."""
    for entry in root.entries:
        if entry.key.text != VARY:
            yield from _named(entry.key)
            yield from _named(entry.value)


def declarations(root: Node) -> tuple[Entry, ...]:
    """Return the slots that a document declares."""
    for entry in root.entries:
        if entry.key.text == VARY:
            return entry.value.entries
    return ()


def _named(node: Node) -> Iterator[str]:
    yield from SLOT.findall(node.text)
    for item in node.items:
        yield from _named(item)
    for entry in node.entries:
        yield from _named(entry.key)
        yield from _named(entry.value)


def _fill(node: Node, chosen: Mapping[str, str | None], report: Report | None) -> Node:
    if node.kind is Kind.LIST:
        return replace(
            node, items=tuple(_fill(each, chosen, report) for each in node.items)
        )
    if node.kind is Kind.MAPPING:
        entries = tuple(_fill_entry(each, chosen, report) for each in node.entries)
        return replace(node, entries=entries)
    return _fill_scalar(node, chosen, report) if "$" in node.text else node


def _fill_entry(
    entry: Entry, chosen: Mapping[str, str | None], report: Report | None
) -> Entry:
    return Entry(_fill(entry.key, chosen, report), _fill(entry.value, chosen, report))


def _fill_scalar(
    node: Node, chosen: Mapping[str, str | None], report: Report | None
) -> Node:
    for found in SLOT.finditer(node.text):
        name = found[1]
        if name not in chosen:
            if report is None:
                raise KeyError(name)
            known = ", ".join(f"${each}" for each in chosen) or "none"
            report.add(node, f'the slot "${name}" is not in vary: (declared: {known})')
        if chosen.get(name) is None:
            return replace(node, kind=Kind.REFUSED)
    filled = SLOT.sub(lambda found: chosen[found[1]] or "", node.text)
    return replace(node, text=filled)
