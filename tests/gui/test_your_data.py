"""The learner's data on the settings page: copies, restoring, export, learners."""

from __future__ import annotations

import datetime as dt
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QInputDialog, QWidget

from quizapp.app import AppSettings, open_app
from quizapp.desktop.data_desk import DataDesk
from quizapp.desktop.data_keeper import WindowKeeper
from quizapp.desktop.following import Following
from quizapp.desktop.window import Extras, make_window
from quizapp.gui.pages.settings.restore_dialog import RestoreDialog
from quizapp.gui.pages.settings.your_data_panel import YourDataPanel
from quizapp.presenters.keeping.your_data import YourDataPresenter
from quizapp.presenters.presenters import Presenters
from quizapp.storage.learners.learners import Learners
from tests.support.histories import Learner
from tests.support.page_checks import Key, Shown, cut_texts
from tests.support.study_fakes import FixedQuestions, ManualTime


class Kept(Shown):
    """A window whose settings page keeps real data."""

    def __init__(self, qtbot, folder: Path, **how) -> None:
        self._qtbot = qtbot
        self.time = ManualTime()
        self.surroundings = self.time.surroundings()
        self.learners = Learners(folder)
        self.opened_anew: list[Following] = []
        self.data = DataDesk(
            lambda: open_app(
                folder,
                self.surroundings,
                questions=lambda: FixedQuestions({}),
                settings=AppSettings({"language": how.get("language", "en")}),
            ),
            lambda: folder,
            lambda _screen: False,
            lambda: how.get("language", "en"),
        )
        super().__init__(qtbot, **how)
        self.data.get_app()
        self.time.moment += dt.timedelta(minutes=1)
        self.open()
        self.press_shortcut("Ctrl+,")

    def presenters(self) -> Presenters:
        return super().presenters()._replace(make_data=self._make)

    def _make(self) -> YourDataPresenter:
        keeper = WindowKeeper(
            self.learners.current(),
            self.learners,
            self.data,
            self.surroundings,
            self.opened_anew.append,
        )
        return YourDataPresenter(keeper, self.time.now, self.surroundings.zone)

    @property
    def panel(self) -> YourDataPanel:
        panel = self.page.findChild(YourDataPanel)
        assert panel is not None
        return panel

    def click(self, name: str) -> None:
        button = self.page.findChild(QWidget, name)
        assert button is not None
        assert button.isEnabled()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def wait(self) -> str:
        """Wait until the work is over; return what the strip says."""
        self._qtbot.waitUntil(lambda: not self.window.work.is_busy, timeout=30_000)
        return self.window.work.strip.accessibleName()

    def dialog(self) -> RestoreDialog:
        self.click("data-restore")
        dialog = self.panel.findChild(RestoreDialog)
        assert dialog is not None
        return dialog


@pytest.fixture
def folder(tmp_path) -> Path:
    """Give the folder of a learner with three answers."""
    Learner(tmp_path / "data").study("first", "rwr")
    return tmp_path / "data"


@pytest.fixture
def kept(qtbot, folder):
    """Give a window that shows the settings."""
    kept = Kept(qtbot, folder)
    yield kept
    kept.data.close()


def test_the_panel_says_where_the_data_lie_and_when_they_were_copied(kept, folder):
    assert kept.text("data-folder") == str(folder)
    assert kept.text("data-last-copy") == "Last copy: Today, 12:00 · copy of the day"

    kept.click("data-back-up")

    assert kept.wait() == "The copy is made and checked."
    assert kept.text("data-last-copy") == "Last copy: Today, 12:01 · made by you"


def test_a_copy_that_fails_is_said_and_changes_nothing(kept, folder):
    shutil.rmtree(folder / "backups")
    (folder / "backups").write_text("in the way")

    kept.click("data-back-up")

    assert kept.wait().startswith("No copy could be made")
    kept.press_shortcut("Ctrl+,")
    assert kept.text("data-last-copy") == "There is no copy yet."
    assert not kept.panel.restore.isEnabled()


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_Return])
def test_enter_and_escape_restore_nothing(kept, key):
    dialog = kept.dialog()
    assert "replaces" in dialog.windowTitle()
    assert dialog.list.currentRow() == 0

    QTest.keyClick(dialog.list, key)

    assert not dialog.isVisible()
    assert kept.opened_anew == []


def test_a_restored_copy_opens_the_window_anew_and_says_what_is_kept(kept, folder):
    app = kept.data.get_app()
    before = app.history.read()
    app._stores.back_up(app.backups)
    kept.data.close()
    Learner(folder).study("second", "rr", day=1)
    kept.press_shortcut("Ctrl+,")

    QTest.mouseClick(kept.dialog().restore, Qt.MouseButton.LeftButton)
    kept.wait()

    [following] = kept.opened_anew
    assert "is kept as 2026-11-30-replaced-" in following.notice
    assert not kept.window.pages.isEnabled()
    assert Learner(folder).history() == before


def test_a_damaged_copy_is_refused_and_the_window_stays(kept, folder):
    app = kept.data.get_app()
    copy = app._stores.back_up(app.backups).path
    copy.write_bytes(copy.read_bytes()[:5000])
    kept.press_shortcut("Ctrl+,")

    QTest.mouseClick(kept.dialog().restore, Qt.MouseButton.LeftButton)

    assert kept.wait() == "This copy is damaged. Nothing was changed."
    assert kept.opened_anew == []
    assert kept.window.pages.isEnabled()


@pytest.mark.parametrize("ending", ["jsonl", "csv"])
def test_the_history_is_exported_to_the_file_chosen(kept, tmp_path, ending):
    path = tmp_path / f"mine.{ending}"
    kept.click("data-export")
    dialog = kept.panel.findChild(QFileDialog)

    dialog.fileSelected.emit(str(path))
    dialog.close()

    assert kept.wait() == f"3 answers are written to mine.{ending}."
    assert len(path.read_text(encoding="utf-8").splitlines()) >= 4


def test_a_file_that_cannot_be_written_is_named(kept, tmp_path):
    kept.click("data-export")
    dialog = kept.panel.findChild(QFileDialog)

    dialog.fileSelected.emit(str(tmp_path / "nowhere" / "mine.csv"))
    dialog.close()

    assert kept.wait().startswith("mine.csv could not be written.")


def test_another_learner_is_added_and_opened(kept, folder):
    kept.panel._ask_for_name()
    dialog = kept.panel.findChild(QInputDialog)
    dialog.textValueSelected.emit("Zoë")
    dialog.close()
    assert kept.text("data-notice").startswith("Zoë can learn here now")

    first, zoe, _, add = kept.panel.make_menu().actions()
    assert (first.isChecked(), zoe.isChecked()) == (True, False)
    assert add.text() == "Add a learner …"
    first.trigger()
    assert kept.opened_anew == []
    zoe.trigger()

    [following] = kept.opened_anew
    assert following.learner.name == "Zoë"
    assert kept.learners.folder_of(kept.learners.current()) == folder / "learners/zoe"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "A learner needs a name."),
        ("x" * 61, "This name is too long."),
        ("first learner", "There is a learner of this name already."),
    ],
)
def test_a_name_that_cannot_be_one_is_refused(kept, name, said):
    kept.panel.requested.emit("add-learner", name)

    assert kept.text("data-notice") == said


def test_a_list_of_learners_that_cannot_be_read_stops_nothing_else(kept, folder):
    (folder / "learners.json").write_text("rubbish")

    kept.panel.requested.emit("add-learner", "Ann")

    assert kept.text("data-notice") == "The list of learners could not be kept."
    assert len(kept.panel.make_menu().actions()) == 3


def test_the_notice_is_gone_when_the_settings_are_opened_again(kept):
    kept.panel.requested.emit("add-learner", "Ann")
    assert kept.text("data-notice") != ""
    kept.press_shortcut("Ctrl+1")

    kept.press_shortcut("Ctrl+,")

    assert kept.text("data-notice") == ""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_text_of_the_panel_is_cut(qtbot, folder, language, scale):
    kept = Kept(qtbot, folder, language=language)
    kept.window.resize(1024, 700)
    kept.window.set_text_scale(scale)
    kept.panel.requested.emit("add-learner", "Ann")

    qtbot.waitUntil(lambda: cut_texts(kept.page) == [])
    dialog = kept.dialog()
    qtbot.waitUntil(lambda: cut_texts(dialog) == [])
    dialog.reject()
    kept.data.close()


def test_a_copy_of_the_day_that_failed_is_said_on_the_start_page(qtbot, folder):
    (folder / "backups").write_text("in the way")
    time, settings = ManualTime(), AppSettings({})
    desk = DataDesk(
        lambda: open_app(
            folder,
            time.surroundings(),
            questions=lambda: FixedQuestions({"one": ("control",)}),
            settings=settings,
        ),
        lambda: folder,
        lambda _screen: False,
        settings.get_language,
    )
    window = make_window(desk, settings, time.now)
    qtbot.addWidget(window, before_close_func=lambda _window: desk.close())

    window.show()

    qtbot.waitUntil(lambda: "could not copy your data" in window._home_screen.notice)
    assert window._home_screen.notice.endswith("You can go on studying.")


def test_a_window_that_follows_another_says_what_was_done(qtbot, folder):
    time, settings = ManualTime(), AppSettings({})
    desk = DataDesk(
        lambda: open_app(
            folder,
            time.surroundings(),
            questions=lambda: FixedQuestions({"one": ("control",)}),
            settings=settings,
        ),
        lambda: folder,
        lambda _screen: False,
        settings.get_language,
    )
    window = make_window(desk, settings, time.now, None, Extras(notice="All is well."))
    qtbot.addWidget(window, before_close_func=lambda _window: desk.close())

    window.show()

    qtbot.waitUntil(lambda: window._home_screen.notice == "All is well.")


def test_settings_that_were_kept_aside_are_said_on_the_start_page(qtbot, folder):
    time, settings = ManualTime(), AppSettings({})
    settings.kept_aside = "settings-2026-11-30-120000.json"
    desk = DataDesk(
        lambda: open_app(
            folder,
            time.surroundings(),
            questions=lambda: FixedQuestions({"one": ("control",)}),
            settings=settings,
        ),
        lambda: folder,
        lambda _screen: False,
        settings.get_language,
    )
    window = make_window(desk, settings, time.now)
    qtbot.addWidget(window, before_close_func=lambda _window: desk.close())

    window.show()

    said = "kept in settings-2026-11-30-120000.json, beside your data."
    qtbot.waitUntil(lambda: said in window._home_screen.notice)
