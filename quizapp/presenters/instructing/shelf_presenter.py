"""The presenter of the instructor's exams: which there are, and one looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path

from quizapp.presenters.calendar_words import date_words
from quizapp.presenters.instructing.grid_screen import (
    Cell,
    CellKind,
    Column,
    GridScreen,
)
from quizapp.presenters.instructing.port import Beside, ExamMaker, ExamOnShelf, at_once
from quizapp.presenters.instructing.shelf_screen import (
    CodeScreen,
    ExamDetail,
    ShelfScreen,
)
from quizapp.presenters.retold.retelling import retell
from quizapp.presenters.wording import per_cent, word
from quizapp.training.exam.sealing.qr import qr_rows


class ShelfPresenter:
    """Lists the exams of the instructor."""

    def __init__(
        self, maker: ExamMaker, *, language: str, beside: Beside = at_once
    ) -> None:
        self._maker = maker
        self._language = language
        self._beside = beside
        self._looking: Future[Sequence[ExamOnShelf]] | None = None
        self._exams: tuple[ExamOnShelf, ...] | None = None
        self._key = ""

    def open(self) -> None:
        """Read the exams anew."""
        self._looking = self._beside(self._maker.exams)
        self.look()

    @property
    def is_waiting(self) -> bool:
        """Say whether the exams are still being read."""
        return self._looking is not None

    def look(self) -> bool:
        """Take what has been read; say whether there was anything."""
        if self._looking is None or not self._looking.done():
            return False
        looked, self._looking = self._looking, None
        self._exams = tuple(looked.result())
        keys = [each.key for each in self._exams]
        if self._key not in keys:
            self._key = keys[0] if keys else ""
        self._prepare_code()
        return True

    def set_language(self, language: str) -> None:
        """Say it in another language from now on."""
        self._language = language

    def choose(self, row: int) -> None:
        """Look at another exam."""
        if self._exams and 0 <= row < len(self._exams):
            self._key = self._exams[row].key
            self._prepare_code()

    def choose_key(self, key: str) -> None:
        """Look at an exam once the list is read that has it."""
        self._key = key

    @property
    def chosen(self) -> ExamOnShelf | None:
        """Give the exam that is looked at."""
        return next((e for e in self._exams or () if e.key == self._key), None)

    @property
    def folder(self) -> Path | None:
        """Say where the exam that is looked at lies."""
        return None if self.chosen is None else self.chosen.folder

    def screen(self) -> ShelfScreen:
        """Return what is shown."""
        exams = self._exams or ()
        selected = next((n for n, e in enumerate(exams) if e.key == self._key), None)
        chosen = self.chosen
        return ShelfScreen(
            language=self._language,
            title=self._word("title"),
            line=self._word("line"),
            is_loading=self._exams is None,
            exams=self._grid(exams),
            selected=selected,
            detail=None if chosen is None else self._detail(chosen),
        )

    def code(self) -> CodeScreen | None:
        """Return the start code of the exam that is looked at, for a room to see."""
        exam = self.chosen
        if exam is None or not exam.code:
            return None
        return CodeScreen(
            title=self._word("code"),
            words=_spaced(exam.code),
            qr=qr_rows(exam.code),
            line=self._word("code.line"),
            close=self._word("code.close"),
            escape=word(self._language, "key.esc"),
        )

    def _prepare_code(self) -> None:
        """Have the picture of the code made beside the window, before it is asked for."""
        if self.chosen is not None and self.chosen.code:
            self._beside(partial(qr_rows, self.chosen.code))

    def _grid(self, exams: Sequence[ExamOnShelf]) -> GridScreen:
        columns = (
            Column(title=self._word("exam")),
            Column(title=self._word("forms"), number=True, rank=1),
            Column(title=self._word("questions"), number=True, rank=2),
            Column(title=self._word("answers"), number=True, rank=1),
        )
        return GridScreen(
            title=self._word("table"),
            columns=columns,
            rows=tuple(tuple(self._row(each)) for each in exams),
            keys=tuple(each.key for each in exams),
            empty=self._word("loading" if self._exams is None else "none"),
        )

    def _row(self, exam: ExamOnShelf) -> Iterator[Cell]:
        sign = "warning-fill" if exam.trouble else ""
        tone = "caution" if exam.trouble else ""
        made = _day_of(exam, self._language)
        yield Cell(text=exam.title, note=made, icon=sign, tone=tone, kind=CellKind.NAME)
        yield Cell(text=str(len(exam.forms)), kind=CellKind.NUMBER)
        longest = max((each.questions for each in exam.forms), default=0)
        yield Cell(text=str(longest), kind=CellKind.NUMBER)
        yield Cell(text=str(exam.answers), kind=CellKind.NUMBER)

    def _detail(self, exam: ExamOnShelf) -> ExamDetail:
        return ExamDetail(
            key=exam.key,
            title=exam.title,
            line=_day_of(exam, self._language),
            facts=tuple(self._facts(exam)),
            trouble=retell(self._language, exam.trouble),
            has_code=bool(exam.code),
        )

    def _facts(self, exam: ExamOnShelf) -> Iterator[tuple[str, str]]:
        for form in exam.forms:
            yield self._word("form", form=form.label), _spaced(form.words)
        predicted = [
            self._word("predicted.form", form=form.label, percent=percent)
            for form in exam.forms
            if form.predicted is not None
            and (percent := per_cent(self._language, form.predicted))
        ]
        if predicted:
            yield self._word("predicted"), ", ".join(predicted)
        if exam.signer:
            yield self._word("signer"), _spaced(exam.signer)
        minutes = exam.minutes
        key = "untimed" if minutes is None else "minutes"
        yield self._word("time"), self._word(key, n=minutes)
        if exam.pass_percent is not None:
            percent = word(self._language, "blueprint.pass.unit", n=exam.pass_percent)
            yield word(self._language, "blueprint.pass"), percent
        if exam.as_of:
            day = date_words(exam.as_of, self._language)
            yield word(self._language, "blueprint.day"), day

    def _word(self, key: str, **params: object) -> str:
        return word(self._language, f"shelf.{key}", **params)


def _spaced(words: str) -> str:
    """Put blanks between words, so that they wrap and are read one by one."""
    return words.replace("-", " ")


def _day_of(exam: ExamOnShelf, language: str) -> str:
    """Say the day on which an exam was made: its folder begins with it."""
    day = exam.key[:10]
    try:
        said = date_words(day, language)
    except ValueError:
        return exam.key
    return word(language, "shelf.made", date=said)
