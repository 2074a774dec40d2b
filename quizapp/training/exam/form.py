"""A form: one paper of an exam, as the examiner knows it and no candidate sees it."""

from __future__ import annotations

from string import ascii_uppercase

from msgspec import Struct


class Item(Struct, frozen=True, omit_defaults=True):
    """One question of a form."""

    part: str
    """Name of the part of the blueprint that it belongs to."""
    question_id: str
    seed: int
    ordered: bool = False
    """Whether turns are put in order; without it whole orders are options to choose."""


class Form(Struct, frozen=True):
    """The items of a form, in the order in which they are asked."""

    label: str
    items: tuple[Item, ...]


def label_of(number: int) -> str:
    """Name the form of a number, from 0: A, B, ..., Z, AA, AB, ..."""
    label = ""
    number += 1
    while number:
        number, letter = divmod(number - 1, len(ascii_uppercase))
        label = ascii_uppercase[letter] + label
    return label
