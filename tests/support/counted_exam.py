"""An exam counted by hand: keys of the bank on one side, letters on the other, no grading."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from quizapp.bank.ordering.order import order_id, pieces_of
from quizapp.bank.question_bank import QuestionBank
from quizapp.interchange.exams.files import read_record
from quizapp.rules.refusal import RefusalError

LETTERS = "abcdefghij"


class Counted(NamedTuple):
    """Points, and of how many."""

    points: int
    most: int


class CountedExam:
    """Knows the letters of each question, and counts whole points."""

    def __init__(self, record: Path) -> None:
        kept = read_record(record)
        self.day = kept.blueprint.as_of
        self._language = kept.blueprint.language
        self._bank = QuestionBank()
        self._forms = {form.label: form.items for form in kept.forms}

    def answers(self, form: str, right: range) -> dict[int, str]:
        """Give letters that are right for some questions, and a wrong one for others."""
        return {
            number: self._right_letters(form, number)
            if number in right
            else self._wrong_letter(form, number)
            for number in range(1, len(self._forms[form]) + 1)
        }

    def count(self, form: str, answers: Mapping[int, str], day: str) -> Counted:
        """Count under the documents of a day; what has no key then is not counted."""
        points = most = 0
        for number, item in enumerate(self._forms[form], 1):
            try:
                key = self._bank.answer_key(item.question_id, item.seed, day)
            except RefusalError:
                continue
            asked = self._asked(form, number)
            right = {each for each in key.right if asked.order or each in asked.ids}
            if not right:
                continue
            chosen = [
                asked.ids[LETTERS.index(each)] for each in answers.get(number, "")
            ]
            most += 1
            points += _is_right(asked, chosen, right)
        return Counted(points, most)

    def is_order(self, form: str, number: int) -> bool:
        """Say whether an answer is letters in a row, one of which may come again."""
        return self._asked(form, number).order

    def _asked(self, form: str, number: int) -> _Asked:
        item = self._forms[form][number - 1]
        posed = self._bank.pose(item.question_id, item.seed, self.day, self._language)
        if item.ordered:
            return _Asked([each.piece_id for each in posed.pieces], False, True)
        ids = [each.option_id for each in posed.options]
        return _Asked(ids, posed.select_all, False)

    def _right_letters(self, form: str, number: int) -> str:
        item = self._forms[form][number - 1]
        key = self._bank.answer_key(item.question_id, item.seed, self.day)
        asked = self._asked(form, number)
        if asked.order:
            pieces = pieces_of(min(key.right))
            return "".join(LETTERS[asked.ids.index(each)] for each in pieces)
        return "".join(sorted(LETTERS[asked.ids.index(each)] for each in key.right))

    def _wrong_letter(self, form: str, number: int) -> str:
        """Give a letter that is wrong, or an order that is wrong at its first place."""
        ids = self._asked(form, number).ids
        right = self._right_letters(form, number)
        if self.is_order(form, number):
            other = next(each for each in LETTERS[: len(ids)] if each != right[0])
            return other + right[1:]
        others = LETTERS[: len(ids)].translate(str.maketrans("", "", right))
        return others[0] if others else right[:1]


class _Asked(NamedTuple):
    """What stands under the letters of a question."""

    ids: list[str]
    several: bool
    order: bool


def _is_right(asked: _Asked, chosen: list[str], right: set[str]) -> bool:
    if asked.order:
        return order_id(chosen) in right
    if asked.several:
        return set(chosen) == right
    return bool(chosen) and set(chosen) <= right
