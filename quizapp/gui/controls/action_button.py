"""Buttons: a verb with its object, a sign at the left, the key at the right."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSizePolicy

from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.look.tokens import Tokens
from quizapp.gui.paint.canvas import (
    CENTRE,
    Canvas,
    KeptPicture,
    font_of,
    text_width,
)
from quizapp.gui.paint.chip import paint_key_cap
from quizapp.gui.shown_keys import shown_key

_PADDING = 16.0
_GAP = 10.0
_ICON = 18.0
_CAP = 20.0
_CORNER = 8.0


class ButtonKind(StrEnum):
    """How much a button asks for attention."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    GHOST = "ghost"


class ButtonLook(NamedTuple):
    """How a button is drawn."""

    kind: ButtonKind = ButtonKind.SECONDARY
    icon: str = ""
    key: str = ""
    """What the key cap says, already in the reader's language."""
    height: float = 40.0
    trailing_icon: str = ""


class ActionButton(QPushButton):
    """A button drawn as the design wants it."""

    def __init__(self, theme: Theme, look: ButtonLook) -> None:
        super().__init__()
        self._theme = theme
        self._look = look
        self._picture = KeptPicture()
        # A click must not take the focus from the options: Enter stays "check".
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def say(self, text: str, key: str | None = None) -> None:
        """Show a text, and a key cap if one is given."""
        if key is not None:
            self.set_look(_with_key(self._look, key))
        if text != self.text():
            self.setText(text)
            self.updateGeometry()
        if text != self.accessibleName():
            self.setAccessibleName(text)

    def set_look(self, look: ButtonLook) -> None:
        """Draw the button in another way."""
        if look == self._look:
            return
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Make room for sign, text and key."""
        width = 2 * self._padding() + self._content_width()
        return QSize(
            int(width * self._theme.scale) + 2, self._theme.px(self._look.height)
        )

    def minimumSizeHint(self) -> QSize:
        """Never cut the text."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press a button that has the focus."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        QAbstractButton.keyPressEvent(self, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button."""
        self._picture.paint(self, self._theme, self._drawn_by(), self._paint)

    def _drawn_by(self) -> object:
        """Return all that the button is drawn by, but size and colours."""
        state = (self.isEnabled(), self.underMouse(), self.isDown(), self.hasFocus())
        return self._look, self.text(), state, self._shows_key, self._shown_key

    @property
    def _shows_key(self) -> bool:
        return bool(self._look.key) and self._theme.wishes.key_caps

    @property
    def _shown_key(self) -> str:
        return shown_key(self._theme, self, self._look.key)

    def _padding(self) -> float:
        return 12.0 if self._look.kind is ButtonKind.GHOST else _PADDING

    def _content_width(self) -> float:
        look, parts = self._look, []
        if look.icon:
            parts.append(_ICON)
        if self.text():
            parts.append(text_width(self.text(), font_of(Role.BUTTON)))
        if self._shows_key:
            parts.append(cap_width(self._shown_key))
        if look.trailing_icon:
            parts.append(16.0)
        return sum(parts) + _GAP * max(0, len(parts) - 1)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        fill, line, ink = self._colours(canvas.tokens)
        canvas.box(area, _CORNER, fill, line)
        if self.hasFocus():
            _paint_focus(canvas, area, canvas.tokens, self._look.kind)
        left = area.left() + (area.width() - self._content_width()) / 2
        middle = area.center().y()
        if self._look.icon:
            sign = QRectF(left, middle - _ICON / 2, _ICON, _ICON)
            canvas.icon(sign, self._look.icon, ink)
            left += _ICON + _GAP
        if self.text():
            width = text_width(self.text(), font_of(Role.BUTTON)) + 1
            words = QRectF(left, area.top(), width, area.height())
            canvas.text(words, self.text(), font_of(Role.BUTTON), ink)
            left += width - 1 + _GAP
        if self._shows_key:
            self._paint_cap(canvas, left, middle - _CAP / 2)
            left += cap_width(self._shown_key) + _GAP
        if self._look.trailing_icon:
            sign = QRectF(left, middle - 8, 16, 16)
            canvas.icon(sign, self._look.trailing_icon, ink)

    def _paint_cap(self, canvas: Canvas, left: float, top: float) -> None:
        if self._look.kind is not ButtonKind.PRIMARY or not self.isEnabled():
            paint_key_cap(canvas, left, top, self._shown_key)
            return
        area = QRectF(left, top, cap_width(self._shown_key), _CAP)
        # White at 18 %, as the design asks for on a filled button.
        painter = canvas.painter
        painter.setPen(QColor(255, 255, 255, 110))
        painter.setBrush(QColor(255, 255, 255, 46))
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        canvas.text(
            area, self._shown_key, font_of(Role.LABEL), canvas.tokens.on, CENTRE
        )

    def _colours(self, tokens: Tokens) -> tuple[str | None, str | None, str]:
        over = self.underMouse() or self.isDown()
        kind = self._look.kind
        if not self.isEnabled():
            quiet = kind is ButtonKind.GHOST
            return (None, None, tokens.text3) if quiet else _off(tokens)
        if kind is ButtonKind.PRIMARY:
            fill = tokens.accenthover if over else tokens.accentfill
            return fill, None, tokens.on
        if kind is ButtonKind.GHOST:
            return (tokens.hover if over else None), None, tokens.text2
        line = tokens.strong if over else tokens.line
        return (tokens.hover if over else tokens.surface), line, tokens.text


def cap_width(key: str) -> float:
    """Measure a key cap."""
    return max(_CAP, text_width(key, font_of(Role.LABEL)) + 10)


def _with_key(look: ButtonLook, key: str) -> ButtonLook:
    return ButtonLook(look.kind, look.icon, key, look.height, look.trailing_icon)


def _off(tokens: Tokens) -> tuple[str, str, str]:
    return tokens.sunken, tokens.border, tokens.text3


def _paint_focus(
    canvas: Canvas, area: QRectF, tokens: Tokens, kind: ButtonKind
) -> None:
    canvas.box(area, _CORNER, None, tokens.accent, 2)
    if kind is ButtonKind.PRIMARY:
        inner = area.adjusted(2, 2, -2, -2)
        canvas.box(inner, _CORNER - 2, None, tokens.on, 2)
