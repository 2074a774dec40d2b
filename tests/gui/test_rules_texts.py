"""The official paragraph under an open step, and the import in the settings."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from quizapp.gui.controls.trace_row import TraceRow
from quizapp.gui.pages.feedback_page import FeedbackPage
from quizapp.gui.pages.settings_page import SettingsPage
from tests.support.page_checks import Key, Shown, cut_texts
from tests.support.rules_shelf import put_edition, write_rules_text

DAY = "September 25, 2026"
LONG = "Some words about {T} that go on and on. " * 20


def _answered(qtbot, *, words: str = "", language: str = "en") -> Shown:
    shown = Shown(qtbot, language=language)
    if words:
        put_edition(shown.desk.texts, DAY, {"723.1": words})
    shown.go_to(select_all=False)
    shown.press("b", Key.Key_Return)
    return shown


def _rows(shown: Shown) -> list[TraceRow]:
    assert isinstance(shown.page, FeedbackPage)
    return shown.page.column.steps.rows


def _height(row: TraceRow) -> int:
    return row.heightForWidth(500)


@pytest.mark.parametrize("opening", ["t", "l", "click"])
def test_an_open_step_grows_by_the_official_paragraph(qtbot, opening):
    shown = _answered(qtbot, words=LONG)
    row = _rows(shown)[0]
    closed = _height(row)

    if opening == "click":
        qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    else:
        shown.press(opening)

    assert row.hasFocus()
    assert _height(row) > closed + 100
    qtbot.waitUntil(lambda: row.height() >= row.heightForWidth(row.width()))
    assert LONG.strip() in row.accessibleDescription()
    assert "edition of 25 September 2026" in row.accessibleDescription()


def test_l_folds_the_paragraph_away_and_back(qtbot):
    shown = _answered(qtbot, words=LONG)
    row = _rows(shown)[0]
    closed = _height(row)
    shown.press("l")
    opened = _height(row)

    shown.press("l")
    assert _height(row) == closed
    assert LONG.strip() not in row.accessibleDescription()

    shown.press("l")
    assert _height(row) == opened


def test_going_on_to_another_step_closes_the_first(qtbot):
    shown = _answered(qtbot, words=LONG)
    rows = _rows(shown)
    closed = _height(rows[0])
    shown.press("t", Key.Key_Down)

    assert rows[1].hasFocus()
    assert _height(rows[0]) == closed


def test_without_a_rules_text_the_first_open_step_alone_says_how_to_import(qtbot):
    shown = _answered(qtbot)
    rows = _rows(shown)

    shown.press("t", Key.Key_Down)

    said = [row for row in rows if "Import a rules text" in row.accessibleDescription()]
    assert said == rows[:1]
    assert not shown.desk.shelf.is_hint_due()


def test_a_learner_who_opens_no_step_is_told_another_time(qtbot):
    shown = _answered(qtbot)

    assert shown.desk.shelf.is_hint_due()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_hint_is_not_said_again_on_the_next_page(qtbot, language):
    shown = _answered(qtbot, language=language)
    shown.press("t")

    shown.window.set_language("fr" if language == "en" else "en")
    shown.press("t")

    assert "mport" not in _rows(shown)[0].accessibleDescription()


def _settings(shown: Shown) -> SettingsPage:
    shown.press_shortcut("Ctrl+,")
    assert isinstance(shown.page, SettingsPage)
    return shown.page


def _choose(shown: Shown, qtbot, path: str) -> None:
    page = shown.page
    button = page.findChild(QWidget, "rules-import")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    dialog = page.findChild(QFileDialog)
    dialog.fileSelected.emit(path)
    dialog.close()
    qtbot.waitUntil(lambda: not shown.window.work.is_busy)


def _told(shown: Shown) -> str:
    return shown.window.work.strip.accessibleName()


def test_a_file_chosen_in_the_settings_is_imported_and_listed(qtbot, tmp_path):
    shown = Shown(qtbot).open()
    _settings(shown)
    assert shown.text("rules-editions") == "No edition is imported yet."

    _choose(shown, qtbot, str(write_rules_text(tmp_path)))

    assert shown.text("rules-editions") == "27 February 2026 · 603 rules"
    assert _told(shown).startswith("rules.txt is imported")


def test_a_wrong_file_is_refused_in_one_sentence_and_the_list_stays(qtbot, tmp_path):
    shown = Shown(qtbot, language="fr").open()
    _settings(shown)
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary", encoding="utf-8")

    _choose(shown, qtbot, str(diary))

    assert _told(shown).startswith("diary.txt n’est pas un texte")
    assert shown.text("rules-editions").startswith("Aucune édition")


def test_an_import_in_the_middle_of_a_session_shows_at_once(qtbot, tmp_path):
    shown = _answered(qtbot)
    _settings(shown)
    path = write_rules_text(tmp_path, more={"722.1": LONG})
    _choose(shown, qtbot, str(path))
    shown.press(Key.Key_Escape)

    assert LONG.strip() in _rows(shown)[0].accessibleDescription()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_text_of_the_settings_is_cut_with_editions_in_them(
    qtbot, tmp_path, language, scale
):
    shown = Shown(qtbot, language=language).open()
    shown.window.resize(1024, 700)
    shown.window.set_text_scale(scale)
    _settings(shown)
    _choose(shown, qtbot, str(write_rules_text(tmp_path)))

    assert cut_texts(shown.page) == []


def test_the_page_scrolls_to_the_words_of_a_step_further_down(qtbot):
    shown = Shown(qtbot)
    put_edition(shown.desk.texts, DAY, {"702.24a": LONG, "723.1": LONG})
    shown.go_to(select_all=False)
    shown.window.resize(1240, 640)
    shown.press("b", Key.Key_Return)

    shown.press("t", Key.Key_Down)

    row, column = _rows(shown)[1], shown.page.column

    def is_seen() -> bool:
        top = row.mapTo(column.viewport(), row.rect().topLeft()).y()
        room = column.viewport().height() - row.height()
        return row.height() > 200 and 0 <= top <= room

    qtbot.waitUntil(is_seen)
