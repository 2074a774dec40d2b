"""An exam counted by hand: keys of the bank on one side, letters on the other, no grading."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

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
            options, several = self._posed(form, number)
            right = {each for each in key.right if each in options}
            if not right:
                continue
            chosen = {options[LETTERS.index(each)] for each in answers.get(number, "")}
            most += 1
            points += chosen == right if several else bool(chosen and chosen <= right)
        return Counted(points, most)

    def _posed(self, form: str, number: int) -> tuple[list[str], bool]:
        item = self._forms[form][number - 1]
        posed = self._bank.pose(item.question_id, item.seed, self.day, self._language)
        return [each.option_id for each in posed.options], posed.select_all

    def _right_letters(self, form: str, number: int) -> str:
        item = self._forms[form][number - 1]
        key = self._bank.answer_key(item.question_id, item.seed, self.day)
        options, _ = self._posed(form, number)
        return "".join(sorted(LETTERS[options.index(each)] for each in key.right))

    def _wrong_letter(self, form: str, number: int) -> str:
        options, _ = self._posed(form, number)
        right = self._right_letters(form, number)
        others = LETTERS[: len(options)].translate(str.maketrans("", "", right))
        return others[0] if others else right[:1]
