"""Questions of others come in after a review, go out again, and are never half there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from quizapp.app import load_questions
from quizapp.bank.places import collection_folders
from quizapp.desktop.exchange.collector import ProcessCollector
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.pages.exchange.asked_dialog import AskedDialog
from quizapp.gui.pages.exchange.review_dialog import ReviewDialog
from quizapp.gui.window.main_window import MainWindow
from quizapp.presenters.exchange.added_presenter import AddedPresenter
from tests.support.collections import (
    FAMILY,
    UNREADABLE,
    write_collection,
    zip_collection,
)
from tests.support.page_checks import Key, Shown, cut_texts
from tests.support.work_fakes import ChosenFiles

_PATIENCE_MS = 60_000
GOOD, BAD = "t/sent-one.yaml", "t/sent-two.yaml"


class Adding(Shown):
    """A window whose settings add questions to a data folder."""

    def __init__(self, qtbot, folder: Path, **how) -> None:
        self.files = ChosenFiles()
        self.data = folder / "data"
        self.notices: list[str] = []
        self._qtbot = qtbot
        super().__init__(qtbot, **how)
        self.open()
        self.press_shortcut("Ctrl+,")

    def make_window(self) -> MainWindow:
        return MainWindow(self.theme, self.presenters(), self.files)

    def presenters(self):
        collector = ProcessCollector(self.data, self.notices.append)
        made = super().presenters()
        return made._replace(make_added=lambda: AddedPresenter(collector))

    def click(self, name: str) -> None:
        button = self.page.findChild(object, name)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def dialog(self, kind: type[QDialog]) -> QDialog:
        """Wait for a dialog."""

        def shown() -> list[QDialog]:
            return [d for d in self.window.findChildren(kind) if d.isVisible()]

        self._qtbot.waitUntil(lambda: bool(shown()), timeout=_PATIENCE_MS)
        return shown()[0]

    def wait(self) -> str:
        """Wait until the work is over; return what the strip says."""
        self._qtbot.waitUntil(
            lambda: not self.window.work.is_busy, timeout=_PATIENCE_MS
        )
        QApplication.processEvents()
        return self.window.work.strip.accessibleName()

    @property
    def kept(self) -> dict[str, list[str]]:
        """List the files of every collection."""
        return {
            folder.name: sorted(path.name for path in folder.rglob("*.yaml"))
            for folder in collection_folders(self.data)
        }


@pytest.fixture
def adding(qtbot, tmp_path):
    adding = Adding(qtbot, tmp_path)
    yield adding
    adding.window.work.close()


def said_in(dialog: QDialog) -> str:
    return "\n".join(each.text() for each in dialog.findChildren(TextBlock))


def test_a_folder_with_one_bad_file_is_reviewed_and_the_rest_added(adding, tmp_path):
    sent = {GOOD: FAMILY, BAD: UNREADABLE, "t/photo.png": "?", "LICENCE.txt": "free"}
    adding.files.path = write_collection(tmp_path / "sent", sent)

    adding.click("add-folder")
    dialog = adding.dialog(ReviewDialog)

    said = said_in(dialog)
    assert dialog.windowTitle() == "1 of 2 question files cannot be taken in"
    assert "t/sent-two.yaml, line 13, column 1: " in said
    assert "New: 1\nsent-one" in said
    assert "t/photo.png" in said
    assert cut_texts(dialog) == []
    assert adding.kept == {}

    QTest.keyClick(dialog, Key.Key_Return)
    assert adding.wait() == "1 question of sent is added."
    assert adding.notices == ["1 question of sent is added."]
    assert adding.kept == {"sent": ["sent-one.yaml"]}
    assert "sent-one" in load_questions(adding.data).question_ids()


def test_escape_adds_nothing(adding, tmp_path):
    adding.files.path = write_collection(tmp_path / "sent", {GOOD: FAMILY})

    adding.click("add-folder")
    QTest.keyClick(adding.dialog(ReviewDialog), Key.Key_Escape)

    assert adding.wait() == "Nothing was added."
    assert adding.kept == {}
    assert adding.notices == []


def test_a_newer_archive_says_what_changes_and_takes_the_place(adding, tmp_path):
    archive = tmp_path / "sent.zip"
    adding.files.path = zip_collection(archive, {GOOD: FAMILY, BAD: FAMILY})
    adding.click("add-archive")
    adding.dialog(ReviewDialog).add.click()
    adding.wait()
    zip_collection(archive, {GOOD: FAMILY.replace("others: 20", "others: 30")})

    adding.click("add-archive")
    dialog = adding.dialog(ReviewDialog)
    said = said_in(dialog)
    assert "Changed: 1\nsent-one" in said
    assert "No longer in it: 1\nsent-two" in said
    dialog.add.click()
    adding.wait()

    assert adding.kept == {"sent": ["sent-one.yaml"]}
    (folder,) = collection_folders(adding.data)
    assert "others: 30" in (folder / GOOD).read_text("utf-8")


def test_a_collection_is_removed_on_the_word(adding, tmp_path):
    adding.files.path = write_collection(tmp_path / "sent", {GOOD: FAMILY})
    adding.click("add-folder")
    adding.dialog(ReviewDialog).add.click()
    adding.wait()
    adding.press_shortcut("Ctrl+,")

    adding.click("remove-sent")
    QTest.keyClick(adding.dialog(AskedDialog), Key.Key_Return)
    assert list(adding.kept) == ["sent"]
    adding.click("remove-sent")
    adding.dialog(AskedDialog).go_on.click()

    assert adding.wait() == "sent is removed, with 1 question. Your answers stay."
    assert adding.kept == {}


def test_what_is_no_collection_is_refused_with_the_reason(adding, tmp_path):
    adding.files.path = write_collection(tmp_path / "sent", {"a.txt": "nothing"})

    adding.click("add-folder")

    assert adding.wait().startswith("Nothing was added from sent.")
    assert "no question file" in adding.window.work.strip.details.toPlainText()
