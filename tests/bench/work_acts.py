"""Acts of longer work: narrowing the bank, a set, a show, the board, writing, an exam."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from quizapp.bank.places import content_folder
from quizapp.gui.pages.bank_page import BankPage
from quizapp.gui.pages.booth.booth_page import BoothPage
from quizapp.gui.pages.feedback_page import FeedbackPage
from quizapp.gui.pages.ways.study_page import StudyPage
from quizapp.gui.pages.workbench_page import WorkbenchPage
from quizapp.gui.window.settings_lead import SettingsLead
from quizapp.presenters.preferences.presenter import KEYS
from tests.bench.window_acts import (
    Step,
    WindowActs,
    always,
    close_dialog,
    has_dialog,
)

if TYPE_CHECKING:
    from quizapp.gui.window.authoring.workbench_lead import WorkbenchLead

_RULES = 3_000
"""About as many as the published text has, and as long together."""
_LONG = "It goes on, and says at length what is meant by what was said before. " * 4


class WorkActs(WindowActs):
    """Does what takes a learner, an author or a candidate longer than a look."""

    def steps(self) -> Iterator[Step]:
        """Yield everything that is done."""
        yield from self._narrow()
        yield from self._go_in_rounds()
        yield from self._show_crowd()
        yield from self._edit_board()
        yield from self._write_question()
        yield from self._change_settings()
        yield from self._sit_exam()

    def _narrow(self) -> Iterator[Step]:
        yield "bank opened", lambda: self.open("bank"), self._shows("bank-page")
        page = self.page()
        assert isinstance(page, BankPage)
        yield "search cleared", page.cleared.emit, always
        for box in range(2):
            yield "facet ticked", page.facets.boxes()[box].click, always
        yield "search cleared", page.cleared.emit, always
        yield "bank row", lambda: page.row_chosen.emit(40), always
        yield "export dialog", page.export.click, has_dialog
        yield "export left", close_dialog, always

    def _go_in_rounds(self) -> Iterator[Step]:
        yield "study opened", lambda: self.open("study"), self._shows("study-page")
        page = self.page()
        assert isinstance(page, StudyPage)
        yield "set made", lambda: page.rounds.set_named.emit("Round"), always
        start = self._click("set-1-start")
        yield "round begun", start, self._shows("question-page")
        yield "round left", self._press(Qt.Key.Key_Escape), self._shows("home-page")

    def _show_crowd(self) -> Iterator[Step]:
        yield "study opened", lambda: self.open("study"), self._shows("study-page")
        study = self.page()
        assert isinstance(study, StudyPage)
        yield "show begun", study.booth_requested.emit, self._shows("booth-page")
        booth = self.page()
        assert isinstance(booth, BoothPage)
        yield "show told", lambda: booth.revealed.emit(()), always
        yield "show goes on", lambda: booth.counted.emit(None), always
        yield "show left", booth.leave_requested.emit, self._shows("home-page")

    def _edit_board(self) -> Iterator[Step]:
        window = self._window()
        yield (
            "question opened",
            window.home.start_requested.emit,
            self._shows("question-page"),
        )
        for _ in range(3):
            yield "option chosen", self._key(Qt.Key.Key_1), always
        yield (
            "answer checked",
            self._press(Qt.Key.Key_Return),
            self._shows("feedback-page"),
        )
        page = self.page()
        assert isinstance(page, FeedbackPage)
        yield "board opened", page.board_requested.emit, self._has_board
        for key in (Qt.Key.Key_Right, Qt.Key.Key_T):
            yield "board edited", self._key(key), self._has_board
        yield "edit undone", self._undo, self._has_board
        yield "board left", self._press(Qt.Key.Key_Escape), always
        yield "answer undone", lambda: window._undo(), always
        yield "question left", self._go_home, self._shows("home-page")

    def _write_question(self) -> Iterator[Step]:
        files = [*content_folder("questions").glob("*/*.yaml")]
        longest = max(files, key=lambda path: path.stat().st_size)
        window = self._window()
        yield (
            "text opened",
            lambda: window.open_question_file(longest),
            self._is_checked,
        )
        page = self.page()
        assert isinstance(page, WorkbenchPage)
        yield "preview comes", lambda: None, self._is_checked
        for _ in range(2):
            yield "text written", lambda: self._write(page), self._is_checked
        yield "text undone", page.column.edit.undo, self._is_checked
        yield "text undone", page.column.edit.undo, self._is_checked
        yield (
            "preview in French",
            lambda: page.board.language_chosen.emit("fr"),
            self._is_checked,
        )
        yield "writing left", self._go_home, self._shows("home-page")

    def _change_settings(self) -> Iterator[Step]:
        yield (
            "settings opened",
            lambda: self.open("settings"),
            self._shows("settings-page"),
        )
        lead = self._window()._leads._made["settings"]
        assert isinstance(lead, SettingsLead)
        yield "keys to change", lambda: lead._choose(KEYS, ""), has_dialog
        yield "keys searched", lambda: QTest.keyClicks(_focus(), "ans"), always
        yield "keys left", close_dialog, always
        yield "copies listed", self._click("data-restore"), has_dialog
        yield "copies left", close_dialog, always
        text = self._write_rules()
        yield (
            "rules text read",
            lambda: lead.page.rules_file_chosen.emit(text),
            lambda: not self._is_working,
        )
        yield "rules text told", lambda: self.open("settings"), always

    def _sit_exam(self) -> Iterator[Step]:
        yield "exams opened", lambda: self.open("exams"), self._is_counted
        lead = self._lead
        prepare = lead.choosing.mock.start.click
        yield "exam prepared", prepare, self._shows("exam-start-page")
        begin = lead.start.begin_requested
        yield "exam begun", lambda: begin.emit("Kim"), self._shows("exam-page")
        page = lead.exam
        for step in range(4):
            if not step:
                yield "exam answered", self._key(Qt.Key.Key_1), always
            yield "exam goes on", lambda: page.stepped.emit(1), always
        yield "exam checked", page.check_requested.emit, always
        yield "exam handed in", page.hand_in_requested.emit, always
        yield (
            "exam handed in",
            page.hand_in_requested.emit,
            self._shows("exam-result-page"),
        )
        marked = self._is_marked
        yield "exam marked", lambda: None, marked
        yield "answer told", lambda: lead.result.explain_requested.emit(2), always
        yield "result left", lead.result.leave_requested.emit, always

    def _has_board(self) -> bool:
        lead = self._window()._leads._made.get("board")
        timer = getattr(lead, "_timer", None)
        return self._shows("board-page")() and not (timer and timer.isActive())

    def _is_checked(self) -> bool:
        lead = cast("WorkbenchLead", self._window()._leads._made.get("workbench"))
        shown = self._shows("workbench-page")()
        return shown and not lead._pause.isActive() and not lead._is_waiting()

    def _is_marked(self) -> bool:
        lead = self._lead
        waits = lead._presenters.result.is_waiting or lead._looking.isActive()
        return lead.page is lead.result and not waits

    def _write(self, page: WorkbenchPage) -> None:
        page.column.edit.setFocus()
        QTest.keyClicks(page.column.edit, "#")

    def _undo(self) -> None:
        control = Qt.KeyboardModifier.ControlModifier
        QTest.keyClick(_focus(), Qt.Key.Key_Z, control)

    def _go_home(self) -> None:
        study = self._window().study
        if study is not None and study.is_open:
            study.leave()
        else:
            self.open("today")

    def _write_rules(self) -> Path:
        """Write a text with as many rules as the published one, in our own words."""
        day = QDate(2026, 9, 25).toString("MMMM d, yyyy")
        lines = [
            "Magic: The Gathering Comprehensive Rules\n",
            f"These rules are effective as of {day}.\n",
            "Introduction\n\nContents\n\nGlossary\n\nCredits\n\n1. Game Concepts\n",
        ]
        for chapter in range(100, 160):
            lines.append(f"{chapter}. Chapter {chapter}\n")
            rules = range(1, _RULES // 60 + 1)
            lines += [f"{chapter}.{n}. Rule {n}. {_LONG}\n" for n in rules]
        lines.append("Glossary\n\nAbility\nA word.\n\nCredits\n")
        path = self._data_folder / "rules.txt"
        path.write_text("\n".join(lines), encoding="utf-8")
        return path


def _focus() -> QWidget:
    focused = QApplication.focusWidget()
    assert focused is not None
    return focused
