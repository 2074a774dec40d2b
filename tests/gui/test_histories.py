"""A history leaves the window without a name, and comes back in, after a question."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.exchange.asked_dialog import AskedDialog
from quizapp.gui.window.main_window import MainWindow
from quizapp.interchange.history.lines import write_history
from quizapp.interchange.history.reading import read_history
from quizapp.presenters.keeping.screen import AskedWord
from tests.gui.test_your_data import Kept
from tests.support.histories import Learner
from tests.support.house import ROOT, question_ids
from tests.support.page_checks import Key, cut_texts
from tests.support.work_fakes import ChosenFiles

_PATIENCE_MS = 30_000
OURS = min(question_ids(ROOT))


class Exchanging(Kept):
    """A window over real data, whose dialogs for files answer at once."""

    def __init__(self, qtbot, folder: Path, **how) -> None:
        self.files = ChosenFiles()
        super().__init__(qtbot, folder, **how)

    def make_window(self) -> MainWindow:
        return MainWindow(self.theme, self.presenters(), self.files)

    def asked(self) -> AskedDialog:
        self._qtbot.waitUntil(lambda: self._dialog() is not None, timeout=_PATIENCE_MS)
        return self._dialog()

    def _dialog(self) -> AskedDialog | None:
        found = [d for d in self.window.findChildren(AskedDialog) if d.isVisible()]
        return found[0] if found else None


@pytest.fixture
def folder(tmp_path) -> Path:
    """Give the folder of a learner with a name, notes and answers."""
    learner = Learner(tmp_path / "data")
    learner.study("5ec2e75e551017", "rwr")
    text = write_history(learner.history()).replace('"q0"', f'"{OURS}"')
    (tmp_path / "ours.jsonl").write_text(text, "utf-8")
    learner.put(read_history(tmp_path / "ours.jsonl").history)
    learner.mark(OURS, "Ask Alexandra about this #weak")
    return tmp_path / "data"


@pytest.fixture
def window(qtbot, folder):
    window = Exchanging(qtbot, folder)
    yield window
    window.window.work.close()
    window.data.close()


def test_what_is_in_the_file_is_said_before_it_is_written(window):
    window.click("data-anonymous")
    dialog = window.asked()
    assert "does not say whose" in dialog.windowTitle()

    QTest.keyClick(dialog, Key.Key_Return)

    assert not dialog.isVisible()
    assert window.files.asked == []


def test_nothing_personal_is_in_an_anonymous_file(window, folder, tmp_path):
    window.learners.add("Alexandra Personal")
    window.files.path = tmp_path / "a.jsonl"

    window.click("data-anonymous")
    window.asked().go_on.click()
    said = window.wait()

    text = window.files.path.read_text("utf-8")
    kept = window.data.get_app().history.read()
    assert [json.loads(each)["question_id"] for each in text.splitlines()[1:]] == [OURS]
    assert kept.notes[OURS].startswith("Ask Alexandra")
    assert json.loads(text.split("\n")[0])["type"] == "quizapp-anonymous-answers"
    assert "left out: 2" in said
    for personal in ("Alexandra", "weak", "5ec2e75e", str(folder), str(Path.home())):
        assert personal not in text
    assert not re.search(r"\d\d:\d\d", text)


def test_a_history_is_read_asked_about_and_taken_in(window, tmp_path):
    other = Learner(tmp_path / "other")
    other.study("0a0b0c", "rw", day=3)
    window.files.path = tmp_path / "other.jsonl"
    window.files.path.write_text(write_history(other.history()), "utf-8")

    window.click("data-import")
    dialog = window.asked()
    assert dialog.windowTitle() == "2 answers of other.jsonl join yours"
    dialog.go_on.click()
    assert not window.window.pages.isEnabled()
    window.wait()

    assert [each.notice for each in window.opened_anew] == [
        "2 answers are imported; 0 were there already."
    ]
    assert len(window.data.get_app().history.read().reviews) == 5


def test_a_history_that_is_not_wanted_changes_nothing(window, tmp_path):
    other = Learner(tmp_path / "other")
    other.study("0a0b0c", "rw", day=3)
    window.files.path = tmp_path / "other.jsonl"
    window.files.path.write_text(write_history(other.history()), "utf-8")

    window.click("data-import")
    QTest.keyClick(window.asked(), Qt.Key.Key_Escape)

    assert window.wait() == "Nothing was imported. Your answers are as they were."
    assert window.opened_anew == []
    assert window.window.pages.isEnabled()
    assert len(window.data.get_app().history.read().reviews) == 3


def test_a_file_that_is_no_history_is_refused_with_its_line(window, folder, tmp_path):
    window.files.path = tmp_path / "bad.jsonl"
    good = write_history(window.data.get_app().history.read()).split("\n")
    good[2] = "{broken"
    window.files.path.write_text("\n".join(good), "utf-8")

    window.click("data-import")

    assert window.wait().startswith("bad.jsonl cannot be imported.")
    assert "line 3" in window.window.work.strip.details.toPlainText()
    assert window.opened_anew == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_is_cut_in_the_question(qtbot, folder, language, scale):
    window = Exchanging(qtbot, folder, language=language, size=(1024, 700))
    window.window.set_text_scale(scale)
    window.click("data-anonymous")

    assert cut_texts(window.asked()) == []
    window.asked().reject()
    window.data.close()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_question_is_as_high_as_what_it_says(qtbot, scale):
    theme = Theme(scale=scale)
    dialogs = [
        AskedDialog(theme, AskedWord("One leaves", lines, "Remove", "Keep"), None)
        for lines in (("Your answers stay.",), ("Your answers stay.",) * 8)
    ]
    for dialog in dialogs:
        qtbot.addWidget(dialog)
        dialog.show()

    low, high = (dialog.height() for dialog in dialogs)
    assert low < theme.px(240) < high
    assert [cut_texts(dialog) for dialog in dialogs] == [[], []]
