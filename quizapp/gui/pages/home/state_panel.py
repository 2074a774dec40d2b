"""A state panel: sign, heading, one sentence, one action; for empty pages."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.paint.canvas import Canvas, paint_safely
from quizapp.gui.plain_text import PlainLabel

_SIGN = 56
_PRIMARY = ButtonLook(ButtonKind.PRIMARY, "play", "Enter", height=48.0)


class StatePanel(Panel):
    """Says what is missing, why, and offers the next step."""

    def __init__(self, theme: Theme, icon: str, ink: str) -> None:
        super().__init__(theme, margin=32)
        self._sign = BigSign(theme, icon, ink)
        self._heading = named(TextBlock(theme, Role.HEADING), "state-heading")
        self._sentence = named(TextBlock(theme, Role.BODY, "text2"), "state-line")
        self.button = named(ActionButton(theme, _PRIMARY), "state-action")
        second = ButtonLook(icon="hand-pointing", height=48.0)
        self.second = named(ActionButton(theme, second), "state-second")
        for text in (self._heading, self._sentence):
            text.set_centred()
        centre = Qt.AlignmentFlag.AlignHCenter
        self.column.setSpacing(12)
        self.column.addStretch(1)
        self.column.addWidget(self._sign, 0, centre)
        self.column.addWidget(self._heading)
        self.column.addWidget(self._sentence)
        self.column.addWidget(self.button, 0, centre)
        self.column.addWidget(self.second, 0, centre)
        self.column.addStretch(1)

    def say(
        self,
        heading: str,
        sentence: str,
        action: tuple[str, str] | None,
        second: tuple[str, str] | None = None,
    ) -> None:
        """Show the state; an action is a text and its key."""
        self._heading.say(heading)
        self._sentence.say(sentence)
        self.button.setVisible(action is not None)
        if action is not None:
            self.button.say(*action)
        self.second.setVisible(second is not None)
        if second is not None:
            self.second.say(*second)


class BigSign(PlainLabel):
    """A large icon that says nothing by itself."""

    def __init__(self, theme: Theme, icon: str, ink: str) -> None:
        super().__init__()
        self._theme, self._icon, self._ink = theme, icon, ink
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Take 56 at 100 %."""
        return QSize(self._theme.px(_SIGN), self._theme.px(_SIGN))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the icon."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        canvas.icon(area, self._icon, getattr(canvas.tokens, self._ink))
