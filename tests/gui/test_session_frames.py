"""What the first frame after a key costs in a session: counted, never timed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from quizapp.gui.board.board_widget import BoardWidget
from quizapp.gui.board.half_panel import HalfPanel
from quizapp.gui.board.zone_pill import ZonePill
from quizapp.gui.charts.progress_line import ProgressLine
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.theme import Theme, Wishes
from quizapp.gui.options.option_row import JudgedRow, OptionRow
from quizapp.gui.paint import stand_in
from quizapp.gui.paint.stand_in import StandIn
from quizapp.gui.window import study_lead
from tests.support.page_checks import Key, Shown
from tests.support.sample_boards import controlled_turn

A_LONG_TIME = 100_000
ON_THE_BOARD = {HalfPanel.__name__, ZonePill.__name__}


class Paints(QObject):
    """Counts what is painted, by class."""

    def __init__(self, within: QWidget | None = None) -> None:
        super().__init__()
        self.counted: Counter[str] = Counter()
        self._within = within
        QApplication.instance().installEventFilter(self)

    def eventFilter(self, watched, event) -> bool:
        if event.type() == QEvent.Type.Paint and self._counts(watched):
            self.counted[type(watched).__name__] += 1
        return False

    def _counts(self, watched) -> bool:
        return self._within is None or self._within.isAncestorOf(watched)

    def stop(self) -> Counter[str]:
        QApplication.instance().removeEventFilter(self)
        return self.counted


class Watch(QObject):
    """Does something as soon as a widget is told that it is shown."""

    def __init__(self, watched: QWidget, then: Callable[[], None]) -> None:
        super().__init__()
        self._watched, self._then = watched, then
        watched.installEventFilter(self)

    def eventFilter(self, watched, event) -> bool:
        if event.type() == QEvent.Type.Show:
            self._then()
        return False

    def stop(self) -> None:
        self._watched.removeEventFilter(self)


def _second_question(qtbot, **how) -> Shown:
    """Show both pages of a session once: they are made and have their place."""
    shown = Shown(qtbot, **how).open()
    shown.press(Key.Key_Return, "0", Key.Key_Return)
    return shown


@pytest.fixture(autouse=True)
def slowly(monkeypatch):
    """Draw ahead, and send away what stands in, when the test says so: no timer does."""
    monkeypatch.setattr(stand_in, "FRAME_MS", A_LONG_TIME)
    monkeypatch.setattr(study_lead, "_AHEAD_MS", A_LONG_TIME)


@pytest.fixture
def shown(qtbot):
    return _second_question(qtbot)


def _draw_ahead(shown: Shown) -> None:
    shown.window.study._draw_ahead()


def _painted_after(shown: Shown, *keys) -> Counter[str]:
    paints = Paints()
    shown.press(*keys)
    return paints.stop()


def _stand_ins(page: QWidget) -> list[StandIn]:
    return [each for each in page.findChildren(StandIn) if each.isVisible()]


def _pixels(part: QWidget) -> bytes:
    picture = part.grab().toImage()  # its pixels go with it
    return bytes(picture.constBits())


def test_the_first_frame_of_a_verdict_paints_no_board(shown):
    _draw_ahead(shown)

    painted = _painted_after(shown, "b", Key.Key_Return)

    assert painted[JudgedRow.__name__] > 0
    assert not ON_THE_BOARD & painted.keys()


def test_the_first_frame_of_the_next_question_paints_no_board(shown):
    shown.press("b", Key.Key_Return)
    _draw_ahead(shown)

    painted = _painted_after(shown, Key.Key_Return)

    assert painted[OptionRow.__name__] > 0
    assert not ON_THE_BOARD & painted.keys()


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_what_stands_in_for_board_and_bar_looks_as_they_do(qtbot, size):
    shown = _second_question(qtbot, size=size)
    _draw_ahead(shown)

    shown.press("b", Key.Key_Return)
    pictures = _stand_ins(shown.page)
    parts = (shown.page.top, shown.page.board)
    first = [_pixels(part) for part in parts]
    for picture in pictures:
        assert picture._leaving.isActive()
        picture._leaving.timeout.emit()

    assert len(pictures) == len(parts)
    assert _stand_ins(shown.page) == []
    # Where a slanting line crosses a pixel is rounded once more in a picture.
    for before, after in zip(first, map(_pixels, parts), strict=True):
        assert max(abs(a - b) for a, b in zip(before, after, strict=True)) <= 1


def test_a_step_that_is_looked_at_at_once_rings_its_objects(shown):
    _draw_ahead(shown)

    shown.press("b", Key.Key_Return, "t")

    assert any(each.highlighted for each in shown.page.board.board.pressables())
    assert _stand_ins(shown.page.board) == []


def test_without_a_picture_the_board_is_painted_itself(shown):
    painted = _painted_after(shown, "b", Key.Key_Return)

    assert painted.keys() >= ON_THE_BOARD


def test_a_picture_of_another_size_is_not_shown(shown):
    _draw_ahead(shown)
    shown.window.resize(1300, 860)

    painted = _painted_after(shown, "b", Key.Key_Return)

    assert painted.keys() >= ON_THE_BOARD


def test_the_bar_of_a_wrong_answer_paints_only_how_far_the_session_has_come(shown):
    total = shown.page._screen.total
    _draw_ahead(shown)

    painted = Paints(within=shown.window.study.feedback.top)
    shown.press("b", Key.Key_Return)

    assert shown.page._screen.total > total
    said = {StandIn.__name__, TextBlock.__name__, ProgressLine.__name__}
    assert painted.stop() == dict.fromkeys(said, 1)


def test_the_rows_of_a_verdict_are_wrapped_to_no_width_that_they_never_have(
    shown, monkeypatch
):
    shown.press("b", Key.Key_Return, Key.Key_Return)
    widths, measure = set(), JudgedRow.height_at

    def height_at(row: JudgedRow, width: float) -> float:
        widths.add(width)
        return measure(row, width)

    monkeypatch.setattr(JudgedRow, "height_at", height_at)
    shown.press("b", Key.Key_Return)

    column = shown.page.column
    assert widths <= {column.view.width(), column.width()}


def test_a_session_makes_its_rows_once(shown):
    window = shown.window
    rows = (OptionRow, JudgedRow)
    shown.press("b", Key.Key_Return)
    known = {row for kind in rows for row in window.findChildren(kind)}

    shown.press_shortcut("Ctrl+1")
    shown.go_to(select_all=False)
    shown.press("b", Key.Key_Return)

    assert known <= {row for kind in rows for row in window.findChildren(kind)}


def test_a_step_that_had_the_keyboard_is_not_opened_on_the_next_verdict(shown):
    shown.press("b", Key.Key_Return, "t", Key.Key_Return)

    shown.press("b", Key.Key_Return)

    assert shown.page.column.verdict.hasFocus()
    assert not any(step._current for step in shown.page.column.steps.rows)


def test_within_a_session_no_other_page_is_told_that_nothing_is_painted(shown):
    home, feedback = shown.window.home, shown.window.study.feedback
    asleep, updates = [], Qt.WidgetAttribute.WA_UpdatesDisabled
    watch = Watch(feedback, lambda: asleep.append(home.testAttribute(updates)))

    shown.press("b", Key.Key_Return)

    watch.stop()
    assert asleep == [False]


def test_a_page_that_looks_as_it_did_is_not_arranged_again(shown, monkeypatch):
    shown.press("b", Key.Key_Return, Key.Key_Return)
    arranged, feedback = [], shown.window.study.feedback
    monkeypatch.setattr(feedback, "_adapt", lambda: arranged.append("page"))

    shown.press("b", Key.Key_Return)

    assert arranged == []


def test_what_does_not_stand_beside_a_page_is_said_with_the_next_one(
    shown, monkeypatch
):
    said, bar = [], shown.window.hint_bar
    monkeypatch.setattr(bar, "say", lambda page, hints: said.append(page))

    shown.press("b", Key.Key_Return)
    assert said == []

    shown.press(Key.Key_Escape)
    assert said == ["home-page"]


def test_nothing_fades_within_a_session(shown):
    shown.theme.set_wishes(Wishes(motion=True))

    shown.press("b", Key.Key_Return)

    assert not shown.window._frame.fade.isVisible()


@pytest.fixture
def pictured(qtbot):
    """Picture, hidden, the board of a question that does not tell who decides."""
    told = controlled_turn("en")
    players = tuple(replace(each, ribbon=None) for each in told.players)
    board = BoardWidget(Theme())
    qtbot.addWidget(board)
    board.resize(808, 780)
    board.render_board(replace(told, players=players), "en")
    board.take_picture()
    return board, board._board, told


def test_what_the_board_tells_only_after_the_answer_comes_after_the_first_frame(
    pictured, qtbot
):
    board, asked, told = pictured

    board.render_after(asked, told, "en")
    board.show_picture()
    board.show()
    QApplication.processEvents()
    assert board._board == asked

    with qtbot.waitSignal(board.caught_up):
        board._stand_in._leaving.timeout.emit()
    assert board._board == told


def test_a_board_that_was_not_asked_is_never_shown_before_another(pictured):
    board, asked, told = pictured

    board.render_after(replace(asked, lines=("Another board.",)), told, "en")

    assert board._board == told


def test_on_the_screen_a_board_is_drawn_at_once(pictured):
    board, asked, told = pictured
    board.show()

    board.render_after(asked, told, "en")

    assert board._board == told


def test_a_board_that_was_laid_out_ahead_is_not_arranged_again(pictured, monkeypatch):
    board, _asked, _told = pictured
    arranged = []
    monkeypatch.setattr(board, "_arrange", lambda: arranged.append(board.size()))

    # What was laid out hidden is told of its size once more when it is shown.
    QApplication.sendEvent(board.viewport(), QResizeEvent(board.size(), QSize()))
    assert arranged == []

    board.show()
    board.resize(600, 780)
    assert arranged == [board.size()]
