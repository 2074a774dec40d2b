"""Long work in the window: a strip tells of it, and the window stays free."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.exchange.export_dialog import ExportDialog
from quizapp.gui.window.exchange.progress_strip import ProgressStrip
from quizapp.presenters.exchange.export_presenter import ExportPresenter
from quizapp.presenters.working.job import Job, Outcome, Said
from quizapp.presenters.working.screen import StripScreen
from quizapp.presenters.working.work import Advanced, Ended, Failed, Stopped
from tests.support.page_checks import Shown, cut_texts
from tests.support.work_fakes import ChosenFiles, ScriptedWork

LONG = "\n".join(f"question-{each}: the engine does not cover it" for each in range(9))
DONE = Outcome(Said("exporting.done", {"n": 2, "file": "a.csv"}))


@pytest.fixture
def shown(qtbot) -> Shown:
    return Shown(qtbot).open()


@pytest.fixture
def work() -> ScriptedWork:
    return ScriptedWork()


def run(shown: Shown, work: ScriptedWork) -> Job:
    job = Job("exporting", work, lambda _result: DONE)
    shown.window.work.run(job)
    return job


def test_the_strip_shows_up_only_for_what_takes_long(shown, work, qtbot):
    run(shown, work)
    strip = shown.window.work.strip
    assert not strip.isVisible()

    qtbot.waitUntil(strip.isVisible)
    work.tell(Advanced(1, 4))
    qtbot.waitUntil(lambda: strip.bar.maximum() > 0)

    assert strip.bar.value() / strip.bar.maximum() == 0.25
    assert strip.bar.accessibleName() == "Writing questions: 1 of 4"
    assert not strip.dismiss.isVisible()


def test_what_is_done_stays_until_it_is_closed(shown, work, qtbot):
    job = run(shown, work)
    ended = []
    shown.window.work.ended.connect(ended.append)
    work.tell(Ended(None))
    strip = shown.window.work.strip
    qtbot.waitUntil(strip.isVisible)

    assert ended == [job]
    assert strip.accessibleName() == "2 questions are written to a.csv."
    assert not strip.bar.isVisible()
    shown.press_shortcut("Ctrl+L")
    assert strip.accessibleName() == "2 questions sont écrites dans a.csv."

    QTest.mouseClick(strip.dismiss, Qt.MouseButton.LeftButton)
    assert not strip.isVisible()


@pytest.mark.parametrize(("width", "beside"), [(720, True), (448, False)])
def test_buttons_stand_beside_the_words_where_those_keep_room(qtbot, width, beside):
    strip = ProgressStrip(Theme())
    qtbot.addWidget(strip)
    strip.render_strip(
        StripScreen(
            text="Nothing was written",
            details=LONG,
            share=None,
            is_over=True,
            failed=True,
            stop="",
            open_folder="",
            dismiss="Close",
            unfold="Details",
        )
    )
    strip.resize(width, 100)
    strip.show()

    QApplication.processEvents()

    assert (strip.dismiss.y() < strip._text.geometry().bottom()) is beside


def test_cancel_stops_the_work(shown, work, qtbot):
    run(shown, work)
    strip = shown.window.work.strip
    qtbot.waitUntil(strip.isVisible)

    QTest.mouseClick(strip.stop, Qt.MouseButton.LeftButton)
    assert work.is_stopped
    assert shown.window.work.is_busy
    work.tell(Stopped())

    qtbot.waitUntil(lambda: not shown.window.work.is_busy)
    assert strip.accessibleName() == "The export is cancelled. No file was written."


def test_closing_the_window_ends_the_work(shown, work):
    run(shown, work)

    shown.window.work.close()

    assert work.is_killed


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("scale", "size"), [(1.0, (1024, 700)), (2.0, (1024, 700))])
def test_nothing_is_cut_in_the_strip(qtbot, work, language, scale, size):
    shown = Shown(qtbot, language=language, size=size).open()
    shown.window.set_text_scale(scale)
    run(shown, work)
    work.tell(Failed("there-already", "a-very-long-name-of-a-file-key.pdf", LONG))
    strip = shown.window.work.strip
    qtbot.waitUntil(strip.isVisible)

    assert cut_texts(strip) == []
    if scale > 1:
        assert not strip.details.isVisible()
        strip.fold.click()
    assert strip.details.isVisible()
    assert strip.details.toPlainText() == LONG


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_is_cut_in_the_dialog(qtbot, language, scale):
    shown = Shown(qtbot, language=language, size=(1024, 700)).open()
    shown.window.set_text_scale(scale)
    dialog = _open(shown)

    assert cut_texts(dialog) == []
    dialog.close()


def test_the_dialog_begins_nothing_while_something_goes_on(shown, work):
    run(shown, work)
    dialog = _open(shown)
    assert dialog.notice.text().startswith("Something else is still being done.")

    QTest.keyClick(dialog, Qt.Key.Key_Return)

    assert shown.window.work.files.asked == []
    dialog.close()


def test_escape_writes_nothing(shown):
    dialog = _open(shown)

    QTest.keyClick(dialog, Qt.Key.Key_Escape)

    assert not dialog.isVisible()
    assert shown.window.work.files.asked == []


def _open(shown: Shown) -> ExportDialog:
    shown.window.work.files = ChosenFiles()
    leads = shown.window._leads
    leads._presenters = _with_export(leads._presenters)
    leads.ask_to_export(shown.window, ("one", "two"))
    QApplication.processEvents()
    dialog = shown.window.findChild(ExportDialog)
    assert dialog is not None
    return dialog


def _with_export(presenters):

    return presenters._replace(make_export=lambda: ExportPresenter(_Never()))


class _Never:
    def start(self, asked):
        raise AssertionError(asked)
