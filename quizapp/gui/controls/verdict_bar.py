"""The verdict bar: sign, heading, one sentence."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QPainterPath,
    QPaintEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.chip_label import ChipLabel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.paint.canvas import Canvas, paint_safely
from quizapp.presenters.feedback_screen import Verdict
from quizapp.presenters.wording import word


class Judged(Protocol):
    """What the bar says of an answer."""

    @property
    def language(self) -> str:
        """Return the language that it is said in."""

    @property
    def verdict(self) -> Verdict:
        """Say how the answer fared."""

    @property
    def heading(self) -> str:
        """Return the verdict in words."""

    @property
    def sentence(self) -> str:
        """Return the reason."""

    @property
    def emphasis(self) -> str:
        """Return the part of the reason that names the misconception, or nothing."""


class _Manner(Struct, frozen=True):
    tone: str
    icon: str


_MANNERS = {
    Verdict.RIGHT: _Manner("right", "check-circle-fill"),
    Verdict.WRONG: _Manner("wrong", "x-circle-fill"),
    Verdict.PARTLY: _Manner("caution", "circle-half-fill"),
    Verdict.UNKNOWN: _Manner("info", "info-fill"),
    Verdict.OTHER_EDITION: _Manner("caution", "clock-counter-clockwise"),
}
_EDGE = 8.0
_SIGN = 32.0
_LEFT = 64
RING = 4
"""Room around the bar for the ring, so that nothing moves when it shows."""


class VerdictBar(QWidget):
    """Says how the answer fared; assistive technology hears it as an announcement."""

    accessible_role = QAccessible.Role.AlertMessage

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._verdict = Verdict.RIGHT
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.heading = named(TextBlock(theme, Role.HEADING), "verdict-heading")
        self.sentence = named(TextBlock(theme, Role.BODY), "verdict-sentence")
        self.chip = named(
            ChipLabel(theme, "clock-counter-clockwise", "caution"), "verdict-chip"
        )
        self.back = named(ActionButton(theme, ButtonLook(height=32.0)), "verdict-back")
        self._column = QVBoxLayout(self)
        self._column.setSpacing(4)
        self._column.addWidget(self.heading)
        self._column.addWidget(self.sentence)
        self._foot = QWidget()
        foot = QHBoxLayout(self._foot)
        foot.setContentsMargins(0, 4, 0, 0)
        foot.addWidget(self.chip)
        foot.addStretch()
        foot.addWidget(self.back)
        self._column.addWidget(self._foot)

    def render_verdict(self, screen: Judged) -> None:
        """Show the verdict of a page."""
        self._verdict = screen.verdict
        around = 12 + RING
        left = self._theme.px(_LEFT) + RING
        self._column.setContentsMargins(left, around, around, around)
        self.heading.set_colour(self._manner().tone)
        self.heading.say(screen.heading)
        self.sentence.say(screen.sentence, screen.emphasis)
        other = screen.verdict is Verdict.OTHER_EDITION
        self._foot.setVisible(other)
        self.chip.say(word(screen.language, "verdict.old-edition"))
        self.back.say(
            word(screen.language, "verdict.back"), word(screen.language, "key.home")
        )
        self.setAccessibleName(f"{screen.heading} {screen.sentence}")
        self.updateGeometry()
        self.update()

    def announce(self) -> None:
        """Let assistive technology say the verdict at once."""
        event = QAccessibleAnnouncementEvent(self, self.accessibleName())
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw tint, edge and sign."""
        paint_safely(self, self._theme, self._paint)

    def _manner(self) -> _Manner:
        return _MANNERS[self._verdict]

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        room = RING / self._theme.scale
        if self.hasFocus():
            canvas.box(area, 14, None, canvas.tokens.accent, 2 / self._theme.scale)
        self._paint_bar(canvas, area.adjusted(room, room, -room, -room))

    def _paint_bar(self, canvas: Canvas, area: QRectF) -> None:
        tokens, manner = canvas.tokens, self._manner()
        tint = getattr(tokens, f"{manner.tone}soft")
        fill = getattr(tokens, f"{manner.tone}fill")
        ink = getattr(tokens, manner.tone)
        shape = QPainterPath()
        shape.addRoundedRect(area.adjusted(0.75, 0.75, -0.75, -0.75), 11, 11)
        canvas.box(area, 12, tint)
        canvas.painter.save()
        canvas.painter.setClipPath(shape)
        canvas.box(QRectF(area.left(), area.top(), _EDGE, area.height()), 0, fill)
        canvas.painter.restore()
        canvas.box(area, 12, None, ink if self._theme.dark else fill, 1.5)
        corner = area.topLeft() + QPointF(_EDGE + 14, 12)
        sign = QRectF(corner, QSizeF(_SIGN, _SIGN)).adjusted(2, 0, -2, -4)
        canvas.icon(sign, manner.icon, ink)
