"""The window opens the data after its first picture, and says what is wrong with them."""

from __future__ import annotations

import subprocess
import sys
from importlib import metadata
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from quizapp.app import App, AppSettings, open_app
from quizapp.desktop import background
from quizapp.desktop.background import PackKeeper, SecondEngine
from quizapp.desktop.data_desk import DataDesk, as_trouble, ask_to_start_afresh
from quizapp.desktop.showing import show_on_screen
from quizapp.desktop.window import make_window
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.window.main_window import MainWindow
from quizapp.gui.window.preparing import Preparing
from quizapp.presenters.message_screen import Trouble
from quizapp.presenters.rescue_screen import RescueScreen, rescue_screen
from quizapp.storage.file.folder_lock import FolderLock
from quizapp.storage.file.names import DATABASE_NAME
from quizapp.storage.file.rescue import CopyFailedError, start_afresh
from quizapp.storage.trouble import (
    DamagedDatabaseError,
    DataInUseError,
    NewerDatabaseError,
    UnwritableFolderError,
)
from tests.support.study_fakes import FixedQuestions, ManualTime

ROOT = Path(__file__).parents[2]
RUBBISH = b"no database " * 100


class Opening:
    """The data folder as the window opens it, and what was asked on the way."""

    def __init__(self, folder: Path, *, start_afresh: bool = True) -> None:
        self.folder = folder
        self.settings = AppSettings({})
        self.asked: list[RescueScreen] = []
        self.opened = 0
        self._answer = start_afresh
        self._time = ManualTime()
        self.desk = DataDesk(
            self._open, self._set_aside, self._ask, self.settings.get_language
        )

    def window(self, qtbot) -> MainWindow:
        window = make_window(self.desk, self.settings, self._time.now)
        qtbot.addWidget(window, before_close_func=lambda _window: self.desk.close())
        return window

    def _open(self) -> App:
        self.opened += 1
        return open_app(
            self.folder,
            self._time.surroundings(),
            questions=lambda: FixedQuestions({"one": ("control",)}),
            settings=self.settings,
        )

    def _set_aside(self) -> Path:
        return start_afresh(self.folder, self._time.now)

    def _ask(self, screen: RescueScreen) -> bool:
        self.asked.append(screen)
        return self._answer


def _is_open(window: MainWindow, name: str) -> bool:
    page = window.pages.currentWidget()
    return page is not None and page.objectName() == name


def test_the_data_are_opened_after_the_first_picture(tmp_path, qtbot):
    opening = Opening(tmp_path)
    window = opening.window(qtbot)
    assert opening.opened == 0

    window.show()
    qtbot.waitUntil(lambda: opening.opened == 1)
    qtbot.waitUntil(lambda: not window._home_screen.loading)
    assert window._home_screen.questions == 1


def test_a_damaged_file_is_kept_and_the_learner_is_told_where(tmp_path, qtbot):
    (tmp_path / DATABASE_NAME).write_bytes(RUBBISH)
    opening = Opening(tmp_path)
    window = opening.window(qtbot)

    window.show()
    qtbot.waitUntil(lambda: "progress-2026-11-30" in window._home_screen.notice)

    assert [screen.heading for screen in opening.asked] == [
        "The progress file is damaged"
    ]
    [copy] = tmp_path.glob("progress-2026*.db")
    assert copy.read_bytes() == RUBBISH
    assert _is_open(window, "home-page")


def test_who_quits_before_a_damaged_file_finds_it_unchanged(tmp_path, qtbot):
    (tmp_path / DATABASE_NAME).write_bytes(RUBBISH)
    opening = Opening(tmp_path, start_afresh=False)
    window = opening.window(qtbot)

    window.show()
    qtbot.waitUntil(lambda: bool(opening.asked) and not window.isVisible())

    assert (tmp_path / DATABASE_NAME).read_bytes() == RUBBISH
    assert list(tmp_path.glob("progress-*")) == []


def test_data_that_are_in_use_can_be_tried_again(tmp_path, qtbot):
    other = Opening(tmp_path)
    other.desk.open()
    opening = Opening(tmp_path)
    window = opening.window(qtbot)
    window.show()
    qtbot.waitUntil(lambda: _is_open(window, "message-page"))

    other.desk.close()
    QTest.keyClick(window.pages.currentWidget(), Qt.Key.Key_Return)

    assert _is_open(window, "home-page")
    assert opening.asked == []


def test_the_desk_is_always_the_same(tmp_path):
    opening = Opening(tmp_path)

    assert opening.desk.open() is opening.desk.open()
    assert opening.opened == 1
    opening.desk.close()


def _answer_the_box(key: Qt.Key) -> None:
    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        QTest.keyClick(box, key)

    QTimer.singleShot(0, press)


@pytest.mark.parametrize(
    ("ailment", "key", "afresh"),
    [
        ("damaged", Qt.Key.Key_Return, True),
        ("damaged", Qt.Key.Key_Escape, False),
        ("newer", Qt.Key.Key_Return, False),
        ("newer", Qt.Key.Key_Escape, False),
    ],
)
def test_the_safe_choice_comes_first_and_escape_changes_nothing(
    qapp, ailment, key, afresh
):
    screen = rescue_screen("en", ailment, Path("progress.db"))
    _answer_the_box(key)

    assert ask_to_start_afresh(screen) is afresh


@pytest.mark.parametrize(
    ("error", "trouble"),
    [
        (DataInUseError(Path("data")), Trouble.LOCKED),
        (DamagedDatabaseError(Path("data/a.db"), "torn"), Trouble.DAMAGED),
        (NewerDatabaseError(Path("data/a.db"), 2, 1), Trouble.NEWER),
        (UnwritableFolderError(Path("data"), "read-only"), Trouble.NOT_KEPT),
        (CopyFailedError(Path("data/a.db"), "full"), Trouble.DAMAGED),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_trouble_is_said_with_its_place(error, trouble, language):
    said = as_trouble(error, language)

    assert said.trouble is trouble
    assert any("data" in line for line in said.details)


@pytest.mark.parametrize("ailment", ["damaged", "newer"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_rescue_names_the_file_in_every_language(language, ailment):
    screen = rescue_screen(language, ailment, Path("x") / "progress.db")

    assert "progress.db" in screen.remedy
    assert screen.safe
    assert screen.start_afresh_is_safest is (ailment == "damaged")


def test_before_the_first_picture_neither_database_nor_bank_is_loaded():
    program = (
        "import sys\n"
        "import quizapp.desktop.window\n"
        "slow = ('sqlite_utils', 'yaml', 'rich', 'quizapp.rules',"
        " 'quizapp.bank.question_bank', 'quizapp.storage.connection')\n"
        "print([name for name in slow if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"


def test_a_second_engine_is_started_by_the_first_question_and_ends_with_the_window(
    tmp_path,
):
    engine = SecondEngine(tmp_path)
    engine.close()

    one, other = engine.make_presenter(), engine.make_presenter()

    assert one is not other
    engine.close()


def test_a_window_larger_than_the_screen_is_shown_as_large_as_the_screen(qtbot):
    small, large = QWidget(), QWidget()
    for window in (small, large):
        qtbot.addWidget(window)
    room = small.screen().availableSize()
    small.resize(room.width() // 2, room.height() // 2)
    large.resize(room)

    show_on_screen(small)
    show_on_screen(large)

    assert not small.isMaximized()
    assert large.isMaximized()


class _Shelf:
    """A bank that is compiled, or not."""

    def __init__(self, *, prepared: bool) -> None:
        self.is_prepared = prepared
        self.looked_again = 0

    def look_again(self) -> None:
        self.looked_again += 1


class _Desk:
    def __init__(self, shelf: _Shelf | None) -> None:
        self.shelf = shelf


class _Told:
    def __init__(self) -> None:
        self.preparing: list[bool] = []
        self.prepared: list[tuple[int, int]] = []

    def say_preparing(self, preparing: bool) -> None:
        self.preparing.append(preparing)

    def say_prepared(self, done: int, total: int) -> None:
        self.prepared.append((done, total))


def _keeper(shelf: _Shelf | None, folder: Path) -> tuple[PackKeeper, _Told]:
    return PackKeeper(_Desk(shelf), folder), _Told()


def test_questions_that_are_not_compiled_are_compiled_beside_the_window(
    qtbot, tmp_path, monkeypatch
):
    quick = (sys.executable, "-c", "print('Compiled'); print('3 12'); print('done')")
    monkeypatch.setattr(background, "compile_command", lambda folder: quick)
    shelf = _Shelf(prepared=False)
    keeper, told = _keeper(shelf, tmp_path)

    keeper.prepare(told)

    qtbot.waitUntil(lambda: told.preparing == [True, False], timeout=20_000)
    assert shelf.looked_again == 1
    assert told.prepared == [(3, 12)]
    keeper.close()


@pytest.mark.parametrize("shelf", [None, _Shelf(prepared=True)])
def test_where_nothing_is_to_be_compiled_no_process_starts(shelf, tmp_path):
    keeper, told = _keeper(shelf, tmp_path)

    keeper.prepare(told)
    keeper.close()

    assert told.preparing == []


def test_a_process_that_cannot_start_is_not_waited_for(qtbot, tmp_path):
    preparing = Preparing([str(tmp_path / "no-such-program")])

    with qtbot.waitSignal(preparing.ended):
        preparing.start()


def test_closing_ends_the_process_and_nobody_is_told(qtbot):
    preparing = Preparing([sys.executable, "-c", "import time; time.sleep(60)"])
    ended = []
    preparing.ended.connect(lambda: ended.append(True))
    preparing.start()
    qtbot.waitUntil(lambda: preparing.is_running)

    preparing.stop()

    assert not preparing.is_running
    assert ended == []


def test_the_command_compiles_into_the_data_folder_in_one_process(tmp_path):
    command = background.compile_command(tmp_path)

    assert command[:3] == (sys.executable, "-m", "quizapp")
    assert command[3:5] == ("check", "--beside")
    assert command[5:] == ("--jobs", "1", "--data", str(tmp_path))


class SlowOpening(Opening):
    """Data that take as long to open as a test lets them."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.let_go = Event()

    def _open(self) -> App:
        assert self.let_go.wait(20)
        return super()._open()


def test_the_window_answers_while_its_data_are_being_opened(tmp_path, qtbot):
    opening = SlowOpening(tmp_path)
    window = opening.window(qtbot)
    window.show()
    qtbot.waitUntil(lambda: opening.desk.is_opening)
    window.rail.pressed.emit("about")

    assert _is_open(window, "about-page")
    told = window.findChild(TextBlock, "about-version").text()
    assert told == f"Version {metadata.version('quizapp')}"
    assert opening.opened == 0

    opening.let_go.set()
    qtbot.waitUntil(lambda: not window._home_screen.loading)
    assert window._home_screen.questions == 1


def test_a_window_closed_while_its_data_are_being_opened_closes_them(tmp_path, qtbot):
    opening = SlowOpening(tmp_path)
    window = opening.window(qtbot)
    window.show()
    qtbot.waitUntil(lambda: opening.desk.is_opening)

    window.close()
    opening.let_go.set()
    opening.desk.close()

    assert opening.opened == 1
    FolderLock(tmp_path).release()
