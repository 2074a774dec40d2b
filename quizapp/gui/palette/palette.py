"""The palette: a search over the page that leaves the page as it is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QPaintEvent,
)
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from quizapp.gui.controls.chip_label import Hint, KeyHints
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.dress import Dress
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.key_reading import is_enter
from quizapp.gui.paint.canvas import Canvas, paint_safely
from quizapp.gui.palette.found_list import FoundList, spoken
from quizapp.gui.search_field import SearchField
from quizapp.presenters.palette.screen import PaletteScreen
from quizapp.presenters.wording import word

_WIDTH, _HEIGHT, _TOP, _EDGE = 680, 480, 72, 24
_SHADOW = 8


class Palette(QWidget):
    """Reports what is typed and what is chosen; goes away without changing anything."""

    typed = Signal(str)
    chosen = Signal(object, bool)
    """An entry, and whether its question is to be answered at once."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        Dress(theme, self)
        self._theme = theme
        self._window = window
        self._before: QWidget | None = None
        self.search = named(SearchField(), "palette-search")
        self.list = named(FoundList(theme), "palette-found")
        self._note = named(TextBlock(theme, Role.BODY, "text2"), "palette-note")
        self._hints = KeyHints(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(_SHADOW + 8,) * 4)
        column.setSpacing(8)
        for part in (self.search, self._note):
            column.addWidget(part)
        column.addWidget(self.list, 1)
        column.addWidget(self._hints)
        self.search.textEdited.connect(self.typed)
        self.search.installEventFilter(self)
        self.list.row_pressed.connect(self._press)
        window.installEventFilter(self)
        QApplication.instance().focusChanged.connect(self._follow_focus)  # type: ignore[union-attr]
        self.hide()

    def open(self, screen: PaletteScreen) -> None:
        """Show the palette over the page, ready to be typed into."""
        self._before = QApplication.focusWidget()
        self.search.clear()
        self.render_screen(screen)
        self._take_place()
        self.show()
        self.raise_()
        self.search.setFocus()

    def close_again(self) -> None:
        """Go away and give the keyboard back to where it was."""
        before, self._before = self._before, None
        self.hide()
        if before is not None and before.isVisible():
            before.setFocus()

    def render_screen(self, screen: PaletteScreen) -> None:
        """Show what was found."""
        language = screen.language
        self.setAccessibleName(word(language, "palette"))
        hints = ("palette.search", "palette.search.short")
        self.search.say_hints(*(word(language, each) for each in hints))
        self.search.setAccessibleName(word(language, "palette"))
        self._note.say(screen.note)
        self._note.setVisible(bool(screen.note))
        self.list.setAccessibleName(word(language, "palette"))
        self.list.render_rows(screen.rows)
        self._hints.say(_hints(language))
        if screen.typed:
            current = self.list.current
            first = "" if current is None else f": {spoken(current)}"
            self._announce(f"{screen.announced}{first}")

    def adapt(self) -> None:
        """Take a new text size or new colours."""
        self._take_place()
        self.list.lay_out_again()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move in the list from the search, and keep to the middle of the window."""
        if watched is self.search and isinstance(event, QKeyEvent):
            return event.type() == QEvent.Type.KeyPress and self._take_key(event)
        if watched is self.parent() and event.type() == QEvent.Type.Resize:
            self.adapt()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the raised surface and its shadow."""
        paint_safely(self, self._theme, self._paint)

    def _take_key(self, event: QKeyEvent) -> bool:
        steps = {
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_PageDown: 8,
            Qt.Key.Key_PageUp: -8,
        }
        if event.key() == Qt.Key.Key_Escape:
            self.close_again()
        elif is_enter(event):
            control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            self._choose(at_once=bool(control))
        elif event.key() in steps:
            self.list.walk(steps[Qt.Key(event.key())])
            if self.list.current is not None:
                self._announce(spoken(self.list.current))
        else:
            return False
        return True

    def _press(self, place: int) -> None:
        self.list.setCurrentIndex(self.list.model().index(place, 0))
        self._choose(at_once=False)

    def _choose(self, *, at_once: bool) -> None:
        row = self.list.current
        if row is not None:
            self.close_again()
            self.chosen.emit(row.entry, at_once)

    def _follow_focus(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Go away when the learner goes on with the page."""
        if self.isVisible() and now is not None and not self.isAncestorOf(now):
            self.hide()

    def _take_place(self) -> None:
        window = self._window
        edge = 2 * (_EDGE - _SHADOW)
        width = min(self._theme.px(_WIDTH), window.width() - edge)
        top = min(self._theme.px(_TOP), window.height() // 8)
        height = min(self._theme.px(_HEIGHT), window.height() - top - _EDGE)
        self.setGeometry((window.width() - width) // 2, top, width, height)

    def _announce(self, words: str) -> None:
        event = QAccessibleAnnouncementEvent(self.search, words)
        QAccessible.updateAccessibility(event)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        painter, depth = canvas.painter, _SHADOW / self._theme.scale
        painter.setOpacity(0.02)
        for step in range(1, _SHADOW + 1):
            inset = depth * step / _SHADOW
            canvas.box(area.adjusted(inset, inset, -inset, -inset), 14, "#000000")
        painter.setOpacity(1)
        inner = area.adjusted(depth, depth / 2, -depth, -depth)
        canvas.box(inner, 12, canvas.tokens.raised, canvas.tokens.strong)


def _hints(language: str) -> tuple[Hint, ...]:
    enter = word(language, "key.enter")
    return (
        (("↑", "↓"), word(language, "keys.move")),
        ((enter,), word(language, "keys.open")),
        ((f"Ctrl {enter}",), word(language, "keys.answer-at-once")),
        ((word(language, "key.esc"),), word(language, "keys.close")),
    )
