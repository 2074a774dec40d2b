"""Reading families: the word that an author writes chooses the struct."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from quizapp.bank.reading.nodes import Entry, Kind, Node
from quizapp.bank.reading.phrases import quote, with_article
from quizapp.bank.reading.report import REJECTED, Report
from quizapp.bank.reading.values.expected import kinds_of
from quizapp.bank.reading.values.structs import (
    bare_entry,
    fields_by_written_name,
    read_fields,
)

Words = Mapping[str, type[Struct]]


def read_family(node: Node, words: Words, label: str, report: Report) -> Any:
    """Read `word`, `{word: value}` or `{word: {field: value}}` as a struct."""
    if node.kind is Kind.SCALAR and not node.is_nothing:
        return _read_word_alone(node, words, label, report)
    if node.kind is not Kind.MAPPING or not node.entries:
        return report.add_expected(node, with_article(label))
    heads = _possible_heads(node, words)
    if len(heads) == 1:
        return _read_with_head(node, heads[0], words, report)
    if len(node.entries) == 1:
        return report.add_unknown(node.entries[0].key, label, words)
    names = ", ".join(quote(entry.key.text) for entry in node.entries)
    return report.add(node, f"{with_article(label)} takes one word; found {names}")


def _possible_heads(node: Node, words: Words) -> Sequence[Entry]:
    """Find the entries that may be the word, with all others as fields beside it."""
    known = [entry for entry in node.entries if entry.key.text in words]
    if len(node.entries) == 1:
        return known
    names = {entry.key.text for entry in node.entries}
    fitting = [
        entry
        for entry in known
        if names - {entry.key.text} <= _beside(words[entry.key.text])
    ]
    if not fitting and len(known) == 1 and _beside(words[known[0].key.text]):
        return known  # a field beside it is misspelt
    return fitting


def _beside(cls: type[Struct]) -> frozenset[str]:
    names = getattr(cls, "beside", ())
    return frozenset(
        written
        for written, field in fields_by_written_name(cls).items()
        if field.name in names
    )


def _read_word_alone(node: Node, words: Words, label: str, report: Report) -> Any:
    cls = words.get(node.text)
    if cls is None:
        return report.add_unknown(node, label, words)
    if cls in report.vocabulary.readers:
        return report.read(node, cls)
    return read_fields(node, (), cls, report, node.text)


def _read_with_head(node: Node, head: Entry, words: Words, report: Report) -> Any:
    cls = words[head.key.text]
    others = tuple(entry for entry in node.entries if entry is not head)
    if head.value.kind is Kind.REFUSED:
        return REJECTED
    if cls in report.vocabulary.readers and not others:
        return report.read(head.value, cls)
    bare = _bare_field(cls)
    if _holds_fields(head.value, bare, cls, report):
        entries = _join(head.value.entries, others, report)
        return read_fields(node, entries, cls, report, head.key.text)
    if bare is None:
        word = quote(head.key.text)
        hint = f"the fields of {word}, or the word alone"
        return report.add_expected(head.value, hint)
    filled = bare_entry(head.key, head.value, bare, cls)
    return read_fields(node, (filled, *others), cls, report, head.key.text)


def _bare_field(cls: type[Struct]) -> str | None:
    """Give the field that a value without a name fills."""
    required = [f.name for f in fields_by_written_name(cls).values() if f.required]
    sole = required[0] if len(required) == 1 else None
    return getattr(cls, "bare_field", sole)


def _holds_fields(
    value: Node, bare: str | None, cls: type[Struct], report: Report
) -> bool:
    """Say whether a mapping names fields, rather than being the bare field itself."""
    if value.kind is not Kind.MAPPING:
        return False
    known = fields_by_written_name(cls)
    types = {field.name: field.type for field in known.values()}
    if bare is None or any(entry.key.text in known for entry in value.entries):
        return True
    return Kind.MAPPING not in kinds_of(types[bare], report.vocabulary)


def _join(
    inside: Sequence[Entry], beside: Sequence[Entry], report: Report
) -> Sequence[Entry]:
    names = {entry.key.text for entry in inside}
    for entry in beside:
        if entry.key.text in names:
            report.add(entry.key, f"{quote(entry.key.text)} is written twice")
    return (*inside, *(entry for entry in beside if entry.key.text not in names))
