"""What a second process tells of its bank."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

from quizapp.bank.posed import (
    AnswerKey,
    DatedAnswer,
    Explanation,
    Outline,
    PosedQuestion,
)


class ToldFamily(Struct, frozen=True, kw_only=True):
    """What is known of a family before anything is derived."""

    outline: Outline
    slots: dict[str, tuple[str, ...]]
    content_hash: str


class Refused(NamedTuple):
    """Why nothing is known of a family."""

    error: Exception


Families = Mapping[str, ToldFamily | Refused]
"""All families by id, sorted."""


class ToldTexts(Struct, frozen=True, kw_only=True):
    """Everything that is said of a variant in one language."""

    posed: PosedQuestion
    explained: Mapping[str, Explanation]
    """By the date of the documents: that of the question, and each that changed it."""
    dated: tuple[DatedAnswer, ...]


class ToldVariant(Struct, frozen=True, kw_only=True):
    """A variant with its key, in every language."""

    key: AnswerKey
    texts: Mapping[str, ToldTexts]
