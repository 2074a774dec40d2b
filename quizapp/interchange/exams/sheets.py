"""Answer sheets: letters by number, made into answers to the questions of a form."""

from __future__ import annotations

from pathlib import Path

from quizapp.interchange.exams.files import AnswerSheet, ExamFileError, Record
from quizapp.training.exam.form import Form
from quizapp.training.exam.grading import Answers, Keys
from quizapp.training.exam.paper import (
    UnknownLetterError,
    as_asked,
    fingerprint,
    ids_under_letters,
    make_paper,
    option_under,
)

_MOST_DIGITS = 4


def find_reworded(record: Record, keys: Keys) -> tuple[tuple[str, int], ...]:
    """List form and number of the questions that are worded otherwise than they were."""
    blueprint = record.blueprint
    found = []
    for form in record.forms:
        day, language = blueprint.as_of, blueprint.language
        posed = [
            as_asked(item, keys.pose(item.question_id, item.seed, day, language))
            for item in form.items
        ]
        paper = make_paper(blueprint, form.label, posed)
        before = record.fingerprints.get(form.label, ())
        for number, question in enumerate(paper.questions, 1):
            if before[number - 1 : number] != (fingerprint(question),):
                found.append((form.label, number))
    return tuple(found)


class SheetReader:
    """Makes answers of letters; each question is posed once to see what they stand for."""

    def __init__(self, record: Record, keys: Keys) -> None:
        self._blueprint = record.blueprint
        self._forms = {form.label: form for form in record.forms}
        self._keys = keys
        self._options: dict[tuple[str, int], tuple[str, ...]] = {}

    def read(self, sheet: AnswerSheet, path: Path) -> Answers:
        """Make the answers of a candidate.

        :raises ExamFileError: naming the place, if the sheet does not fit its form.
        """
        form = self._forms.get(sheet.form)
        if form is None:
            said = f"{sheet.candidate}: there is no form {sheet.form}"
            raise ExamFileError(path, said)
        chosen: list[tuple[str, ...]] = [()] * len(form.items)
        for number, letters in sheet.answers.items():
            place = self._place(number, form)
            if place is None:
                said = f"{sheet.candidate}: form {form.label} has no question {number}"
                raise ExamFileError(path, said)
            try:
                chosen[place] = self._chosen(form, place, letters)
            except UnknownLetterError as error:
                said = f"{sheet.candidate}, question {number}: {error}"
                raise ExamFileError(path, said) from error
        return Answers(sheet.candidate, form.label, tuple(chosen))

    def _place(self, number: str, form: Form) -> int | None:
        digits = number.isascii() and number.isdecimal()
        if not digits or len(number) > _MOST_DIGITS:
            return None
        place = int(number) - 1
        return place if 0 <= place < len(form.items) else None

    def _chosen(
        self, form: Form, place: int, letters: tuple[str, ...]
    ) -> tuple[str, ...]:
        item = form.items[place]
        at = (item.question_id, item.seed)
        if at not in self._options:
            day, language = self._blueprint.as_of, self._blueprint.language
            posed = as_asked(item, self._keys.pose(*at, day, language))
            self._options[at] = ids_under_letters(posed)
        return tuple(option_under(self._options[at], letter) for letter in letters)
