"""The rail: the pages of the window, and at its foot language, settings and help."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.paint.canvas import (
    MIDDLE_RIGHT,
    Canvas,
    font_of,
    paint_safely,
    text_width,
)
from quizapp.gui.plain_text import PlainLabel, tip
from quizapp.presenters.keyboard.key_map import EVERYWHERE
from quizapp.presenters.wording import LANGUAGE_NAMES, LANGUAGES, word

_WIDE, _NARROW = 216, 64


class RailEntry(NamedTuple):
    """One entry: its key, its sign and the key on the keyboard."""

    key: str
    icon: str
    shortcut: str
    page: bool = True
    """False for an entry that does something else than open a page."""

    @property
    def key_sequence(self) -> str:
        """Return the shortcut as the window takes it."""
        return self.shortcut.replace(" ", "+")

    @property
    def page_name(self) -> str:
        """Name the page in the window, as its object is named."""
        return "home-page" if self.key == "today" else f"{self.key}-page"


PAGES = (
    RailEntry("today", "house", "Ctrl 1"),
    RailEntry("study", "target", "Ctrl 2"),
    RailEntry("bank", "books", "Ctrl 3"),
    RailEntry("board", "git-branch", "Ctrl 4"),
    RailEntry("progress", "chart-line-up", "Ctrl 5"),
    RailEntry("exams", "exam", "Ctrl 6"),
    RailEntry("workbench", "note-pencil", "Ctrl 0"),
)
FOOT = (
    RailEntry("language", "translate", "Ctrl L", page=False),
    RailEntry("settings", "gear", "Ctrl ,"),
    RailEntry("help", "question", "?", page=False),
    RailEntry("about", "info", ""),
)


_UNDER = {
    "blueprint-page": "exams-page",
    "gradebook-page": "exams-page",
    "room-page": "exams-page",
}
"""Pages without an entry of their own, and the page that leads to each."""


def key_of_page(name: str) -> str:
    """Return the key of the entry whose page is open, or nothing."""
    keys = {entry.page_name: entry.key for entry in (*PAGES, *FOOT) if entry.page}
    return keys.get(_UNDER.get(name, name), "")


class Rail(QWidget):
    """Names the pages that there are."""

    pressed = Signal(str)
    """Key of the entry."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._narrow = False
        self._brand = _Brand(theme)
        self.buttons = {
            entry.key: named(RailButton(theme, entry), f"rail-{entry.key}")
            for entry in (*PAGES, *FOOT)
        }
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(4)
        column.addWidget(self._brand)
        column.addSpacing(8)
        for entry in PAGES:
            column.addWidget(self.buttons[entry.key])
        column.addStretch(1)
        for entry in FOOT:
            column.addWidget(self.buttons[entry.key])
        for button in self.buttons.values():
            button.clicked.connect(self._press)
        self.adapt()

    def say(self, language: str, current: str) -> None:
        """Name the entries and mark the page that is open."""
        self.setAccessibleName(word(language, "rail"))
        self._brand.say(word(language, "app"))
        for key, button in self.buttons.items():
            text = word(language, key)
            if key == "language":
                text = LANGUAGE_NAMES[other_language(language)]
            button.say(text)
            button.mark_current(key == current, word(language, "rail.current"))

    def leave_out(self, key: str) -> None:
        """Do not name a page that there is not."""
        self.buttons[key].hide()

    def set_narrow(self, narrow: bool) -> None:
        """Show signs alone where it is narrow."""
        self._narrow = narrow
        self._brand.narrow = narrow
        for button in self.buttons.values():
            button.narrow = narrow
        self.update()
        self.adapt()

    def adapt(self) -> None:
        """Take the width that the text size asks for."""
        self.setFixedWidth(self._theme.px(_NARROW if self._narrow else _WIDE))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surface and its edge."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        canvas.box(area, 0, canvas.tokens.surface)
        edge = QRectF(area.right() - 1, area.top(), 1, area.height())
        canvas.box(edge, 0, canvas.tokens.border)

    def _press(self) -> None:
        button = self.sender()
        if isinstance(button, RailButton):
            self.pressed.emit(button.entry.key)


def other_language(language: str) -> str:
    """Return the language that a switch would turn to."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


class _RailRow:
    """One row of the rail: a sign, and a name where there is room."""

    _theme: Theme
    narrow = False
    """Whether the sign stands alone."""

    def sizeHint(self) -> QSize:
        """Take one row."""
        return QSize(self._theme.px(40), self._theme.px(40))

    def minimumSizeHint(self) -> QSize:
        """Let the rail be as narrow as the sign."""
        return self.sizeHint()


class RailButton(_RailRow, QAbstractButton):
    """One entry of the rail."""

    def __init__(self, theme: Theme, entry: RailEntry) -> None:
        super().__init__()
        self._theme = theme
        self.entry = entry
        self.is_current = False
        """Whether its page is open: the window says so, not the click."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, text: str) -> None:
        """Name the entry."""
        self.setText(text)
        self.setAccessibleName(text)
        self.setToolTip(tip(f"{text} ({self._key})" if self._key else text))
        self.update()

    @property
    def _key(self) -> str:
        return self._theme.wishes.keys.now(EVERYWHERE, self.entry.shortcut)

    def mark_current(self, is_current: bool, said: str) -> None:
        """Mark the entry whose page is open, for eyes and in words."""
        self.is_current = is_current
        self.setAccessibleDescription(said if is_current else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the entry."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens = canvas.tokens
        row = area.adjusted(0, 2, 0, -2)
        ink = tokens.text2
        if self.is_current:
            canvas.box(row, 8, tokens.accentsoft)
            inset = min(8.0, row.height() / 4)  # rows are low in a low window
            mark = QRectF(0, row.top() + inset, 3, row.height() - 2 * inset)
            canvas.box(mark, 1.5, tokens.accent)
            ink = tokens.accent
        elif self.underMouse():
            canvas.box(row, 8, tokens.hover)
        if self.hasFocus():
            canvas.box(row, 8, None, tokens.accent, 2)
        middle = row.center().y()
        left = area.center().x() - 10 if self.narrow else 12.0
        canvas.icon(QRectF(left, middle - 10, 20, 20), self.entry.icon, ink)
        if self.narrow:
            return
        font = font_of(Role.STRONG_BODY if self.is_current else Role.BUTTON)
        shortcut = self._key
        room = text_width(shortcut, font_of(Role.CAPTION)) + 1
        keys = QRectF(area.width() - 12 - room, row.top(), room, row.height())
        canvas.text(keys, shortcut, font_of(Role.CAPTION), tokens.text2, MIDDLE_RIGHT)
        words = QRectF(42, row.top(), keys.left() - 46, row.height())
        canvas.text(words, self.text(), font, ink if self.is_current else tokens.text)


class _Brand(_RailRow, PlainLabel):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, name: str) -> None:
        self.setText(name)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens = canvas.tokens
        size = min(32.0, area.height())
        left = area.center().x() - size / 2 if self.narrow else 4.0
        mark = QRectF(left, area.center().y() - size / 2, size, size)
        canvas.box(mark, size / 4, tokens.accentfill)
        inset = size * 6 / 32
        sign = mark.adjusted(inset, inset, -inset, -inset)
        canvas.icon(sign, "scales", tokens.on)
        if not self.narrow:
            words = QRectF(48, 0, area.width() - 48, area.height())
            canvas.text(words, self.text(), font_of(Role.SECTION), tokens.text)
