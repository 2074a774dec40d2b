"""What a pack holds: families with their variants, whose players have no names yet."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import TypeVar

import msgspec
from msgspec import Struct

from quizapp.bank.checked import CheckedFamily
from quizapp.bank.pack.open_names import with_names
from quizapp.bank.posed import Explanation

Packed = bytes
"""JSON, made small; a byte that turned into another one is noticed."""

NO_NAMES: Mapping[str, str] = {}

T = TypeVar("T")


class DamagedPackError(Exception):
    """A pack does not hold what was written into it."""


class Explained(Struct, frozen=True):
    """An explanation under the documents in force from one day on."""

    since: str
    """ISO date; that of the pack where a question is explained as it was posed."""
    explanation: Explanation


class PackedTexts(Struct, frozen=True, kw_only=True):
    """Everything that is said about a variant in one language."""

    language: str
    question: Packed
    """A `PosedQuestion`; its options are sorted by id."""
    explanations: Packed
    """A tuple of `Explained`: as it was posed first, then through the editions."""
    dated: Packed
    """A tuple of `DatedAnswer`."""


class PackedVariant(Struct, frozen=True, kw_only=True):
    """One way to fill the slots of a family, with its key and texts."""

    filling: str
    """What fills each slot, as JSON with sorted names."""
    key: Packed
    """An `AnswerKey`."""
    texts: tuple[PackedTexts, ...]


class Indexed(Struct, frozen=True, kw_only=True):
    """The words by which a family is found in one language."""

    language: str
    texts: str
    cards: str
    topics: str
    rules: str
    """Rule numbers as they are cited."""


class Profile(Struct, frozen=True, kw_only=True):
    """What a family is found and listed by."""

    titles: dict[str, str] = {}
    """What lists call it, by language; empty where its author gives none."""
    form: str = ""
    """How it is answered."""
    questions: dict[str, str] = {}
    """What its first variant asks, by language, with names left open."""
    cards: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    """Rules of its derivations as they are cited, for example "CR 723.5"."""
    misconceptions: tuple[str, ...] = ()
    """Ids of those that an option comes from."""


class Entry(Struct, frozen=True, kw_only=True):
    """What a pack knows of a family before a variant is asked for."""

    id: str
    content_hash: str
    topics: tuple[str, ...]
    level: int
    complexity: int
    turns_on: str = ""
    """Key of the rule point that the answer turns on, or empty."""
    slots: dict[str, tuple[str, ...]]
    """Everything that may fill each slot."""
    checked: CheckedFamily
    profile: Profile = Profile()


class PackedFamily(Struct, frozen=True, kw_only=True):
    """A family as it is written into a pack."""

    entry: Entry
    variants: tuple[PackedVariant, ...] = ()
    indexed: tuple[Indexed, ...] = ()


def filling_of(chosen: dict[str, str]) -> str:
    """Name a filling; equal ones have equal names."""
    return msgspec.json.encode(chosen, order="sorted").decode()


def pack_value(value: object) -> Packed:
    """Make a value small; equal values give equal bytes."""
    return zlib.compress(msgspec.json.encode(value))


def is_packed(packed: Packed) -> bool:
    """Say whether every byte is as it was packed."""
    try:
        zlib.decompress(packed)
    except (zlib.error, TypeError):
        return False
    return True


def unpack_value(
    packed: Packed, type_: type[T], names: Mapping[str, str] = NO_NAMES
) -> T:
    """Give back what was packed, with names put in for those left open.

    :raises DamagedPackError: if it is not what was packed.
    """
    try:
        text = with_names(zlib.decompress(packed).decode(), names)
        return msgspec.json.decode(text, type=type_)
    except (zlib.error, ValueError) as error:
        raise DamagedPackError(str(error)) from error
