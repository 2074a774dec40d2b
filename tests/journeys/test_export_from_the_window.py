"""Questions leave the window for a file in every format, and can be read there."""

from __future__ import annotations

import csv
import re
import sqlite3
import xml.etree.ElementTree as ET
import zipfile
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from quizapp.app import load_questions
from quizapp.desktop.exchange.exporter import ProcessExporter
from quizapp.gui.pages.exchange.export_dialog import ExportDialog
from quizapp.gui.window.main_window import MainWindow
from quizapp.presenters.exchange.export_presenter import ExportPresenter
from tests.support.gift_reader import read_gift
from tests.support.house import ROOT, question_ids
from tests.support.page_checks import Shown
from tests.support.work_fakes import ChosenFiles

ASKED = tuple(sorted(question_ids(ROOT))[:2])
_PATIENCE_MS = 30_000


class Exporting(Shown):
    """A window that exports two questions of the program."""

    def __init__(self, qtbot, folder: Path, **how) -> None:
        self.files = ChosenFiles()
        self._folder = folder
        self._qtbot = qtbot
        super().__init__(qtbot, **how)

    def make_window(self) -> MainWindow:
        return MainWindow(self.theme, self.presenters(), self.files)

    def presenters(self):
        exporter = ProcessExporter(self._folder / "data")
        made = super().presenters()
        return made._replace(make_export=lambda: ExportPresenter(exporter))

    def export(self, form: str, file: str) -> str:
        """Export by keys and clicks; return what the strip says in the end."""
        self.files.path = self._folder / file
        self.window._leads.ask_to_export(self.window, ASKED)
        dialog = self.window.findChild(ExportDialog)
        button = dialog.findChild(object, f"export-{form}")
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        QTest.keyClick(dialog, Qt.Key.Key_Return)
        assert not dialog.isVisible()
        self._qtbot.waitUntil(
            lambda: not self.window.work.is_busy, timeout=_PATIENCE_MS
        )
        QApplication.processEvents()
        assert self.window.work.strip.isVisible()
        return self.window.work.strip.accessibleName()


@pytest.fixture
def exporting(qtbot, tmp_path):
    exporting = Exporting(qtbot, tmp_path)
    yield exporting
    exporting.window.work.close()


@pytest.fixture(scope="module")
def bank(tmp_path_factory):
    return load_questions(tmp_path_factory.mktemp("data"))


def test_a_deck_for_anki_is_opened_by_sqlite(exporting, tmp_path):
    assert exporting.export("anki", "out.apkg") == (
        "2 questions are written to out.apkg."
    )

    with zipfile.ZipFile(tmp_path / "out.apkg") as package:
        package.extract("collection.anki2", tmp_path)
    with closing(sqlite3.connect(tmp_path / "collection.anki2")) as deck:
        notes = [
            each.split("\x1f") for (each,) in deck.execute("SELECT flds FROM notes")
        ]
    assert sorted(note[5] for note in notes) == list(ASKED)


def test_a_bank_for_moodle_is_parsed(exporting, tmp_path, bank):
    exporting.export("moodle", "out.xml")

    found = (
        ET.parse(tmp_path / "out.xml")
        .getroot()
        .findall("question[@type='multichoice']")
    )
    assert len(found) == 2
    key = bank.answer_key(ASKED[0], 1, bank.newest_date())
    right = [
        each for each in found[0].findall("answer") if float(each.get("fraction")) > 0
    ]
    assert len(right) == len(key.right)


def test_gift_and_a_table_are_read_back(exporting, tmp_path, bank):
    exporting.export("gift", "out.txt")
    exporting.export("csv", "out.csv")

    found = read_gift((tmp_path / "out.txt").read_text("utf-8"))
    posed = [bank.pose(each, 1, bank.newest_date(), "en") for each in ASKED]
    assert [[a.text for a in each.answers] for each in found] == [
        [o.text for o in each.options] for each in posed
    ]
    with (tmp_path / "out.csv").open(encoding="utf-8", newline="") as file:
        assert [row[0] for row in csv.reader(file)][1:] == list(ASKED)


def test_a_paper_and_its_key_carry_the_same_mark(exporting, tmp_path):
    pypdf = pytest.importorskip("pypdf")

    said = exporting.export("pdf", "out.pdf")

    assert said == "2 questions are written to out.pdf, and their key to out-key.pdf."
    texts = [
        " ".join(page.extract_text() for page in pypdf.PdfReader(tmp_path / name).pages)
        for name in ("out.pdf", "out-key.pdf")
    ]
    marks = [
        set(re.findall(r"content\s+((?:[0-9a-f]{4}\s*){3})", text)) for text in texts
    ]
    assert marks[0] == marks[1] != set()
    assert "Derivation" in texts[1]
    assert "Derivation" not in texts[0]


def test_a_key_that_is_there_is_not_replaced(exporting, tmp_path):
    (tmp_path / "out-key.pdf").write_text("of somebody", "utf-8")

    said = exporting.export("pdf", "out.pdf")

    assert said.startswith("out-key.pdf is there already")
    assert (tmp_path / "out-key.pdf").read_text("utf-8") == "of somebody"
    assert not (tmp_path / "out.pdf").exists()


def test_the_folder_of_the_file_is_opened_on_demand(exporting, tmp_path):
    exporting.export("gift", "out.txt")

    exporting.window.work.strip.folder.click()

    assert exporting.files.shown == [tmp_path]
