"""The workbench: the text of a question, its preview, and what the engine says."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.segments import Segments
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.ordering.order_keys import press_order
from quizapp.gui.pages.key_reading import digit_of, is_enter, letter_of
from quizapp.gui.pages.workbench.bench_bar import BenchBar
from quizapp.gui.pages.workbench.empty_bench import EmptyBench
from quizapp.gui.pages.workbench.preview_panel import PreviewPanel
from quizapp.gui.pages.workbench.result_panel import ResultPanel
from quizapp.gui.pages.workbench.text_panel import TextPanel
from quizapp.presenters.wording import word
from quizapp.presenters.workbench.screen import WorkbenchScreen

_WIDE, _NARROW = 1200, 800
_UNLIMITED = 16_777_215
_PREVIEW, _RESULTS = 392, 400
_PARTS = ("text", "preview", "results")
_KEYS = {
    "F5": "check",
    "F8": "next-message",
    "F9": "try",
    "Ctrl+.": "fix",
    "Ctrl+Space": "complete",
    "Ctrl+S": "save",
    "Ctrl+Shift+S": "save-as",
    "Ctrl+N": "new",
    "Ctrl+O": "open",
    "Ctrl+Return": "sign",
    "Ctrl+Enter": "sign",
}


class WorkbenchPage(QWidget):
    """Reports what is written and wanted; it knows no key and no file."""

    needs_room = True
    """Signs stand alone in the rail beside it."""
    written = Signal()
    requested = Signal(str)
    """A key of what is wanted: check, fix, save, and so on."""
    left_for_now = Signal()
    """The page is not seen any more: what is written must be kept."""
    leave_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._screen: WorkbenchScreen | None = None
        self._part = "text"
        self.top = named(BenchBar(theme), "bench-bar")
        self.parts = Segments(theme, _PARTS, "part")
        self.column = named(TextPanel(theme), "text-panel")
        self.board = named(PreviewPanel(theme), "preview-panel")
        self.bar = named(ResultPanel(theme), "result-panel")
        self.empty = named(EmptyBench(theme), "empty-bench")
        self._grid = QGridLayout()
        self._lay_out()
        self._connect()

    @property
    def text(self) -> str:
        """Return what is written."""
        return self.column.edit.toPlainText()

    def render_screen(self, screen: WorkbenchScreen, *, messages_fit: bool) -> None:
        """Draw everything but the text, which is the author's."""
        self._screen = screen
        self.top.render_bar(screen)
        self.column.render_text(screen, messages_fit=messages_fit)
        self.board.render_preview(screen)
        self.bar.render_results(screen)
        self.empty.render_language(screen.language)
        language = screen.language
        names = tuple((each, word(language, f"workbench.{each}")) for each in _PARTS)
        self.parts.say(names, self._part, word(language, "workbench.parts"))
        self._arrange()

    def show_text(self, text: str) -> None:
        """Show the text that was opened."""
        self.column.edit.show_text(text)

    def focus_page(self) -> None:
        """Put the focus into the text, or on what opens one."""
        is_open = self._screen is not None and self._screen.is_open
        goal: QWidget = self.column.edit if is_open else self.empty.new
        if is_open and self.column.isHidden():
            goal = self._tab(self._part)
        goal.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def adapt(self) -> None:
        """Take a new text size, new colours or another width."""
        self.top.adapt()
        self.column.adapt()
        self._arrange()
        self.board.adapt()
        self.bar.adapt()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the parts side by side, or one at a time."""
        super().resizeEvent(event)
        self._arrange()
        self.top.adapt()

    def hideEvent(self, event: QHideEvent) -> None:
        """Have what is written kept."""
        super().hideEvent(event)
        self.left_for_now.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer while trying; leave with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            trying = self._screen is not None and self._screen.trying
            self.requested.emit("try") if trying else self.leave_requested.emit()
        elif not self._answer(event):
            super().keyPressEvent(event)

    def _answer(self, event: QKeyEvent) -> bool:
        """Choose with letter or number, walk with the arrows, check with Enter."""
        screen = self._screen
        if screen is None or not screen.trying or screen.tried is not None:
            return False
        letter, digit, words = letter_of(event), digit_of(event), self.board.words
        if words.is_ordering and press_order(words.order, event):
            return True
        if letter or digit:
            words.press(ord(letter) - ord("A") if letter else (digit or 1) - 1)
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            words.walk(1 if event.key() == Qt.Key.Key_Down else -1)
        elif is_enter(event):
            self.requested.emit("try-answer")
        else:
            return False
        return True

    def open_part(self, part: str) -> None:
        """Show a part where only one has room; the keyboard is at its tab then."""
        self._part = part
        if self.parts.isVisible():
            self._tab(part).setFocus(Qt.FocusReason.OtherFocusReason)
        if self._screen is not None:
            self.render_screen(self._screen, messages_fit=False)

    def _tab(self, part: str) -> QWidget:
        return self.parts.buttons[_PARTS.index(part)]

    def _arrange(self) -> None:
        screen = self._screen
        is_open = screen is not None and screen.is_open
        key_hidden = screen is not None and screen.trying and screen.tried is None
        logical = self.width() / self._theme.scale
        single = logical < _NARROW
        self.empty.setVisible(not is_open)
        self.parts.setVisible(is_open and single)
        shown = {"text": self.column, "preview": self.board, "results": self.bar}
        for name, part in shown.items():
            there = is_open and (not single or name == self._part)
            part.setVisible(there and not (name == "results" and key_hidden))
        self._place(logical)

    def _place(self, logical: float) -> None:
        for part in (self.column, self.board, self.bar):
            self._grid.removeWidget(part)
        wide, single = logical >= _WIDE, logical < _NARROW
        side = 0 if single else self._theme.px(_PREVIEW)
        self.board.setFixedWidth(side) if side else _free(self.board)
        self.bar.setFixedWidth(self._theme.px(_RESULTS)) if wide else _free(self.bar)
        if wide:
            self._grid.addWidget(self.column, 0, 0)
            self._grid.addWidget(self.board, 0, 1)
            self._grid.addWidget(self.bar, 0, 2)
        else:
            beside = (0, 0, 1, 1) if single else (0, 1, 2, 1)
            self._grid.addWidget(self.column, 0, 0)
            self._grid.addWidget(self.board, *beside)
            self._grid.addWidget(self.bar, 0 if single else 1, 0)
        self._grid.setRowStretch(0, 5)
        self._grid.setRowStretch(1, 0 if wide or single else 3)
        self._grid.setColumnStretch(0, 1)

    def _lay_out(self) -> None:
        self._grid.setSpacing(12)
        page = QVBoxLayout(self)
        page.setContentsMargins(16, 12, 16, 12)
        page.setSpacing(10)
        page.addWidget(self.top)
        page.addWidget(self.parts)
        page.addWidget(self.empty, 1)
        page.addLayout(self._grid, 1)

    def _connect(self) -> None:
        self.parts.chosen.connect(self.open_part)
        self.top.requested.connect(self.requested)
        self.empty.requested.connect(self.requested)
        self.column.fix_requested.connect(lambda: self.requested.emit("fix"))
        self.column.edit.textChanged.connect(self.written)
        self.board.answer_tried.connect(lambda: self.requested.emit("try-answer"))
        self.board.trying_ended.connect(lambda: self.requested.emit("try"))
        self.bar.message_pressed.connect(self._go_to)
        for keys, what in _KEYS.items():
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda what=what: self._request(what))

    def _request(self, what: str) -> None:
        if what == "next-message":
            place = self.bar.focus_next_message(self.column.edit.place)
            if place is not None:
                self._go_to(place)
        else:
            self.requested.emit(what)

    def _go_to(self, place: int) -> None:
        self.open_part("text")
        self.column.edit.go_to(place)


def _free(part: QWidget) -> None:
    """Let a part take whatever width there is."""
    part.setMinimumWidth(0)
    part.setMaximumWidth(_UNLIMITED)
