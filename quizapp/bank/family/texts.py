"""Texts: every word that stands anywhere inside a value."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct


def texts_in(value: object) -> Iterator[str]:
    """Yield every text anywhere inside a value, names of cards among them."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from texts_in((tuple(value), tuple(value.values())))
    elif isinstance(value, tuple | list | frozenset):
        for each in value:
            yield from texts_in(each)
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from texts_in(getattr(value, name))
