"""Renaming: a word put in place of another one, everywhere inside a value."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import Struct, structs

T = TypeVar("T")


def rename(value: T, old: str, new: str) -> T:
    """Return a value in which one word stands wherever another one stood.

    Words of closed lists are left alone.
    """
    return _renamed(value, old, new)  # type: ignore[no-any-return]


def _renamed(value: Any, old: str, new: str) -> Any:
    if type(value) is str:
        return new if value == old else value
    if isinstance(value, dict):
        return {
            _renamed(key, old, new): _renamed(each, old, new)
            for key, each in value.items()
        }
    if type(value) in (tuple, list, frozenset):
        return type(value)(_renamed(each, old, new) for each in value)
    if isinstance(value, Struct):
        fields = {
            name: _renamed(getattr(value, name), old, new)
            for name in value.__struct_fields__
        }
        return structs.replace(value, **fields)
    return value
