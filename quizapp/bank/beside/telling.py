"""What the second process does: only there files are read and keys derived."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from quizapp.bank.beside.told import (
    Families,
    Refused,
    ToldFamily,
    ToldTexts,
    ToldVariant,
)
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.variants.variant import slots_of
from quizapp.bank.wording.speaker import LANGUAGES

T = TypeVar("T")
Place = tuple[Path, tuple[Path, ...]]
"""A folder of questions, and folders of cards that it may name besides."""


class Read:
    """The banks that this process has read."""

    banks: dict[Place, QuestionBank] = {}  # noqa: RUF012 - one a process


def families(place: Place) -> Families:
    """Tell of every family what it is, or why that is not known."""
    bank = _bank(place)
    return {each: _family(bank, each) for each in bank.question_ids()}


def variant(place: Place, question_id: str, seed: int, as_of: str) -> ToldVariant:
    """Derive a variant, and say it in every language."""
    bank = _bank(place)

    def tell() -> ToldVariant:
        key = bank.answer_key(question_id, seed, as_of)
        asked = (question_id, seed, as_of)
        texts = {each: _texts(bank, asked, each) for each in LANGUAGES}
        return ToldVariant(key=key, texts=texts)

    return _carried(tell)


def anything(place: Place, name: str, *about: Any) -> Any:
    """Answer what is asked of a bank by the name of its method."""
    return _carried(lambda: getattr(_bank(place), name)(*about))


def _bank(place: Place) -> QuestionBank:
    if place not in Read.banks:
        Read.banks[place] = QuestionBank(*place)
    return Read.banks[place]


def _family(bank: QuestionBank, question_id: str) -> ToldFamily | Refused:
    try:
        family = bank.family(question_id).family
        return ToldFamily(
            outline=bank.outline_of(question_id),
            slots=dict(slots_of(family, bank.catalogue)),
            content_hash=bank.content_hash(question_id),
        )
    except Exception as error:
        return Refused(_fit_to_carry(error))


def _texts(bank: QuestionBank, asked: tuple[str, int, str], language: str) -> ToldTexts:
    dated = bank.through_the_editions(*asked, language)
    days = dict.fromkeys((asked[2], *(each.since for each in dated)))
    return ToldTexts(
        posed=bank.pose(*asked, language),
        explained={day: bank.explain_as_of(*asked, day, language) for day in days},
        dated=dated,
    )


def _carried(tell: Callable[[], T]) -> T:
    """Tell, or raise what the other process can take."""
    try:
        return tell()
    except Exception as error:
        raise _fit_to_carry(error) from None


def _fit_to_carry(error: Exception) -> Exception:
    """Return the error, or one that says the same where it does not travel."""
    try:
        same = pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error if str(same) == str(error) else RuntimeError(str(error))
