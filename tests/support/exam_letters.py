"""Letters that answer an item of an exam by its derived key, or wrongly."""

from __future__ import annotations

from string import ascii_lowercase

from quizapp.bank.ordering.order import pieces_of
from quizapp.bank.posed import QuestionSource
from quizapp.training.exam.form import Item
from quizapp.training.exam.paper import as_asked, ids_under_letters


def letters_for(
    bank: QuestionSource, item: Item, day: str, *, right: bool = True
) -> list[str]:
    """Give the letters of the key of an item, or of an answer that is wrong."""
    at = (item.question_id, item.seed, day)
    ids = ids_under_letters(as_asked(item, bank.pose(*at, "en")))
    key = bank.answer_key(*at).right
    chosen = pieces_of(key[0]) if item.ordered else key
    if not right:
        only = next(each for each in ids if {each} != set(chosen))
        chosen = (only,) * (len(chosen) if item.ordered else 1)
    return [ascii_lowercase[ids.index(each)] for each in chosen]
