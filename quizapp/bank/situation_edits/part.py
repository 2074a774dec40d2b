"""Parts of a document as plain values, and how a file writes them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from msgspec import Struct

from quizapp.bank.reading.nodes import NOTHING, Kind, Node

WIDTH = 96
"""Columns that a line takes at most, where it can be broken."""

_INDENT = "  "
_PLAIN = re.compile(r"[A-Za-z0-9$_](?:[A-Za-z0-9$_ .'/+-]*[A-Za-z0-9$_'/+])?")


class Part(Struct, frozen=True):
    """One scalar, list or mapping, without the place where it stood."""

    text: str = ""
    """The words of a scalar."""
    quoted: bool = False
    """Whether the author had put them in quotes."""
    items: tuple[Part, ...] | None = None
    """The members of a list."""
    pairs: tuple[tuple[Part, Part], ...] | None = None
    """The members of a mapping, in the order of the file."""


def part_of(node: Node) -> Part:
    """Take what a node says."""
    if node.kind is Kind.LIST:
        return Part(items=tuple(part_of(each) for each in node.items))
    if node.kind is Kind.MAPPING:
        pairs = ((part_of(each.key), part_of(each.value)) for each in node.entries)
        return Part(pairs=tuple(pairs))
    return Part(node.text, quoted=not node.plain)


def mapping(*pairs: tuple[str, Part]) -> Part:
    """Make a mapping with names for keys."""
    return Part(pairs=tuple((Part(name), value) for name, value in pairs))


def find_part(part: Part, name: str) -> Part | None:
    """Return what stands at a name of a mapping, if anything does."""
    for key, value in part.pairs or ():
        if key.text == name:
            return value
    return None


def write_document(part: Part) -> str:
    """Write a mapping as a file: a line for each field, more where one is too long."""
    return "\n".join(_block(part, "")) + "\n"


def _block(part: Part, indent: str) -> Iterator[str]:
    for key, value in part.pairs or ():
        yield from _entry(f"{indent}{_flow(key)}:", value, indent)
    for item in part.items or ():
        yield from _item(item, indent)


def _entry(head: str, value: Part, indent: str) -> Iterator[str]:
    line = f"{head} {_flow(value)}"
    if len(line) <= WIDTH or not (value.pairs or value.items):
        yield line
    else:
        yield head
        yield from _block(value, indent + _INDENT)


def _item(item: Part, indent: str) -> Iterator[str]:
    line = f"{indent}- {_flow(item)}"
    if len(line) <= WIDTH or not item.pairs:
        yield line
        return
    first, *rest = _block(item, indent + _INDENT)
    yield f"{indent}- {first.lstrip()}"
    yield from rest


def _flow(part: Part) -> str:
    if part.items is not None:
        return f"[{', '.join(map(_flow, part.items))}]"
    if part.pairs is not None:
        inside = (f"{_flow(key)}: {_flow(value)}" for key, value in part.pairs)
        return f"{{{', '.join(inside)}}}"
    return _scalar(part)


def _scalar(part: Part) -> str:
    text = part.text
    if not part.quoted and (text in NOTHING or _is_plain(text)):
        return text or "null"
    return json.dumps(text, ensure_ascii=False)


def _is_plain(text: str) -> bool:
    return bool(_PLAIN.fullmatch(text) or re.fullmatch(r"-[0-9]+", text))
