"""The scenes that are painted: what leads to each page, by name.

A new page gets a function here, or in a file beside this one, and a line in SCENES.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from quizapp.gui.charts.tables.chart_panel import ChartPanel
from quizapp.gui.naming import named
from quizapp.gui.pages.board.board_page import BoardPage, Room
from quizapp.gui.pages.home_page import HomePage
from quizapp.gui.pages.keys_dialog import KeysDialog
from quizapp.gui.pages.progress_page import ProgressPage
from quizapp.gui.pages.settings.keys.key_dialog import KeyDialog
from quizapp.presenters.message_screen import Trouble, TroubleError
from quizapp.presenters.wording import word
from quizapp.training.planning.study_plan import PracticePlan
from tools.pictures.attending import paint_attending
from tools.pictures.authoring import paint_workbench
from tools.pictures.board_scenes import paint_board_parts
from tools.pictures.exam_scenes import paint_exams
from tools.pictures.exchange_scenes import paint_exchange
from tools.pictures.instructing import paint_instructing
from tools.pictures.ordering import paint_ordering
from tools.pictures.painter import Painter

Scene = Callable[[Painter], None]

_SHOWN = ("own-upkeep-remedy", "command-and-its-restriction")
"""Questions that are painted: one to choose in, one to tick in."""

_EDITED = "fetch-may-fail"
"""The question whose board is edited."""


def _home(painter: Painter) -> None:
    painter.window.show_home()
    painter.keep("home")


def _home_kept(painter: Painter) -> None:
    """Paint the first frame as it is before the numbers are confirmed."""
    window = painter.window
    window.show_home()
    screen, pages = window._home_screen, window.pages
    page = named(HomePage(window._theme), "home-page")
    as_of = word(screen.language, "home.as-of", time="09:40")
    kept = screen._replace(loading=True, as_of=as_of, answers_today=14)
    page.render_screen(kept)
    pages.addWidget(page)
    pages.setCurrentWidget(page)
    page.focus_page()
    window._frame.say(screen.language, kept, can_undo=False)
    painter.keep("home-kept")
    window._say_frame()
    pages.removeWidget(page)
    page.deleteLater()


def _bank(painter: Painter) -> None:
    painter.window._leads.open("bank")
    painter.press(Qt.Key.Key_Down, Qt.Key.Key_Down)
    painter.keep("bank")
    page = painter.window._leads._made["bank"].page
    page._open_filters()
    painter.press(Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Minus)
    painter.keep("bank-filters")
    page.cleared.emit()
    if page._is_drawer_open:
        page._turn_drawer()


def _progress(painter: Painter) -> None:
    lead = painter.window._leads
    lead.open("progress")
    page = painter.window.pages.currentWidget()
    if not isinstance(page, ProgressPage):
        raise TypeError("the progress page did not open")
    painter.wait(lambda: page.readiness.exam.isVisible())
    painter.keep("progress")
    _scroll_to(page.days)
    painter.keep("progress-lower")
    panels = page.findChildren(ChartPanel)
    for panel in panels:
        panel.turn.setChecked(panel.turn.isEnabled())
    painter.settle()
    _scroll_to(page.readiness)
    painter.keep("progress-tables")
    for panel in panels:
        panel.turn.setChecked(False)


def _scroll_to(part: QWidget) -> None:
    """Bring a part of a page into view."""
    above = part.parentWidget()
    while above is not None and not isinstance(above, QScrollArea):
        above = above.parentWidget()
    if above is not None:
        above.ensureWidgetVisible(part, 0, 0)


def _settings(painter: Painter) -> None:
    painter.window._leads.open("settings")
    painter.keep("settings")
    painter.press(Qt.Key.Key_Slash)
    painter.type("zebra")
    painter.keep("settings-nothing")
    painter.press(Qt.Key.Key_Escape)
    page = painter.window.pages.currentWidget()
    page.findChild(QWidget, "open-own-keys").click()
    dialog = painter.window.findChild(KeyDialog)
    painter.press(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    painter.press(Qt.Key.Key_J, held=Qt.KeyboardModifier.ControlModifier)
    painter.press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    painter.press(Qt.Key.Key_J, held=Qt.KeyboardModifier.ControlModifier)
    painter.keep("settings-keys", dialog)
    painter.press(Qt.Key.Key_Escape)
    dialog.reset_all.click()
    dialog.close()


def _about(painter: Painter) -> None:
    painter.window._show_about()
    painter.keep("about")


def _questions(painter: Painter) -> None:
    for place, question_id in enumerate(_SHOWN, 1):
        _one_question(painter, place, question_id)


def _one_question(painter: Painter, place: int, question_id: str) -> None:
    window = painter.window
    window._start(PracticePlan((question_id,)))
    painter.keep(f"question-{place}")
    painter.press(Qt.Key.Key_1, Qt.Key.Key_Return)
    painter.wait(lambda: bool(window.study and window.study.feedback.what_if.rows))
    painter.keep(f"feedback-{place}")
    painter.press(Qt.Key.Key_W, Qt.Key.Key_Space)
    painter.settle()
    painter.keep(f"what-if-{place}")
    painter.press(Qt.Key.Key_Escape)


def _board(painter: Painter) -> None:
    """Change a board so that the key moves, then so that nothing can be said."""
    window = painter.window
    window._start(PracticePlan((_EDITED,)))
    painter.press(Qt.Key.Key_1, Qt.Key.Key_Return, Qt.Key.Key_O)
    page = window.pages.currentWidget()
    assert isinstance(page, BoardPage)
    painter.wait(page.board.isVisible)
    painter.keep("board-1")
    presenter = window._leads._made["board"]._presenter
    for act in (
        lambda: page.commanded.emit("decide", False),
        lambda: page.searched.emit("angel"),
        lambda: page.add_requested.emit("", True),
    ):
        act()
        painter.wait(lambda: not presenter.is_waiting)
    painter.keep("board-2")
    if page.room is not Room.WIDE:
        page._open_tab("card")
        painter.keep("board-card")
    painter.press(Qt.Key.Key_Slash)
    painter.keep("board-cards")
    page._command("save")
    painter.keep("board-save")
    page.saving_closed.emit()
    page._command("as-text")
    painter.keep("board-lines")
    page._command("as-text")
    window._leads.left.emit()
    painter.press(Qt.Key.Key_Escape)


def _message(painter: Painter) -> None:
    for trouble in Trouble:
        painter.window.show_trouble(TroubleError(trouble, details=("one", "two")))
        painter.keep(f"message-{trouble.value}")


def _study(painter: Painter) -> None:
    painter.window._leads.open("study")
    painter.press(Qt.Key.Key_2)
    painter.window._leads._made["study"].page.rounds.make.click()
    painter.keep("study")


def _booth(painter: Painter) -> None:
    window = painter.window
    size, scale = window.size(), window._theme.scale
    window.ways.start_booth(_SHOWN)
    window.showNormal()
    window.resize(size)
    window._theme.set_scale(scale)
    painter.keep("booth-question")
    painter.press(Qt.Key.Key_1, Qt.Key.Key_Return)
    painter.keep("booth-answer")
    painter.press(Qt.Key.Key_Return, Qt.Key.Key_Escape)
    painter.keep("booth-result")
    painter.press(Qt.Key.Key_Escape)


def _tour(painter: Painter) -> None:
    painter.window._start_tour()
    for place in range(1, 4):
        painter.keep(f"tour-{place}")
        painter.press(Qt.Key.Key_Return)


def _keys(painter: Painter) -> None:
    painter.window._show_keys()
    dialog = painter.window.findChild(KeysDialog)
    if dialog is not None:
        painter.wait(lambda: dialog.is_whole)
        painter.keep("keys", dialog)
        dialog.close()
        dialog.deleteLater()


def _palette(painter: Painter) -> None:
    painter.window.show_home()
    painter.window._turn_palette()
    painter.keep("palette-commands")
    painter.type("tutr")
    painter.keep("palette-found")
    painter.press(Qt.Key.Key_Escape)


SCENES: Mapping[str, Scene] = {
    "home": _home,
    "home-kept": _home_kept,
    "bank": _bank,
    "progress": _progress,
    "settings": _settings,
    "about": _about,
    "questions": _questions,
    "order": paint_ordering,
    "board": _board,
    "board-parts": paint_board_parts,
    "message": _message,
    "palette": _palette,
    "keys": _keys,
    "tour": _tour,
    "booth": _booth,
    "study": _study,
    "exchange": paint_exchange,
    "exams": paint_exams,
    "attending": paint_attending,
    "workbench": paint_workbench,
    "instructing": paint_instructing,
}
