"""Scenarios as parts of a document: what is as usual is not written."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from quizapp.bank.family.scenario import GIVENS, Scenario, Side
from quizapp.bank.reading.nodes import NOTHING
from quizapp.bank.reading.values.expected import is_pairs
from quizapp.bank.situation_edits.part import Part

_TRUTHS = frozenset({"true", "false"})
_WORDS = {kind: word for word, kind in GIVENS.items()}


def scenario_part(scenario: Scenario) -> Part:
    """Write a scenario as a file does."""
    return _fields_part(scenario)


def _fields_part(value: Struct) -> Part:
    return Part(pairs=tuple(_pairs(value)))


def _pairs(value: Struct) -> Iterator[tuple[Part, Part]]:
    for field in fields(value):
        held = getattr(value, field.name)
        if not _is_usual(held, field):
            yield Part(field.encode_name), _part(held, field.type)


def _is_usual(held: object, field: FieldInfo) -> bool:
    if isinstance(held, Side):
        return held == Side()
    return field.default is not NODEFAULT and bool(held == field.default)


def _part(held: Any, type_: Any = None) -> Part:
    if type_ is not None and is_pairs(type_):
        return Part(pairs=tuple((_part(key), _part(value)) for key, value in held))
    if isinstance(held, tuple):
        return Part(items=tuple(map(_part, held)))
    if type(held) in _WORDS:
        return Part(pairs=((Part(_WORDS[type(held)]), _fields_part(held)),))
    if isinstance(held, Struct):
        return _struct_part(held)
    if isinstance(held, bool):
        return Part("true" if held else "false")
    text = str(held.value) if isinstance(held, Enum) else str(held)
    guessed = isinstance(held, str) and (text in NOTHING or text in _TRUTHS)
    return Part(text, quoted=guessed)


def _struct_part(held: Struct) -> Part:
    """Write a struct; its bare field alone, if nothing else is told."""
    part = _fields_part(held)
    bare = getattr(held, "bare_field", None)
    pairs = part.pairs or ()
    if bare is not None and len(pairs) == 1 and pairs[0][0].text == bare:
        return pairs[0][1]
    return part
