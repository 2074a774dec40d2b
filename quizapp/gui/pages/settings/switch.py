"""A switch: on or off, drawn as a knob in a trough; a check box to those who hear it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from quizapp.gui.controls.choosing.choice_row import Choice
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import Canvas, paint_safely

_WIDTH, _HEIGHT, _ROOM = 48.0, 32.0, 4.0
_KNOB = 16.0


class Switch(QAbstractButton):
    """Reports the choice that it is not at; what is shown it is told."""

    chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._choices: tuple[Choice, ...] = ()
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._report)

    def say(self, choices: tuple[Choice, ...], chosen: str, title: str) -> None:
        """Name the switch and show where it is: the choices are off and on."""
        self._choices = choices
        self.setChecked(chosen == choices[-1][0])
        self.setAccessibleName(title)
        self.setAccessibleDescription(dict(choices)[chosen])
        self.update()

    def sizeHint(self) -> QSize:
        """Take one size."""
        return QSize(self._theme.px(_WIDTH), self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Be no smaller."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter turn it, as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw trough and knob."""
        paint_safely(self, self._theme, self._paint)

    def _report(self) -> None:
        wanted = self._choices[-1 if self.isChecked() else 0][0]
        # Where it stands is said by the screen, not by the click.
        self.setChecked(not self.isChecked())
        self.chosen.emit(wanted)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens = canvas.tokens
        trough = area.adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)
        corner = trough.height() / 2
        edge = (trough.height() - _KNOB) / 2
        knob = QRectF(trough.left() + edge, trough.top() + edge, _KNOB, _KNOB)
        if self.isChecked():
            canvas.box(trough, corner, tokens.accentfill)
            knob.moveRight(trough.right() - edge)
            canvas.box(knob, _KNOB / 2, tokens.on)
            canvas.icon(knob.adjusted(2, 2, -2, -2), "check-bold", tokens.accentfill)
        else:
            fill = tokens.hover if self.underMouse() else tokens.surface
            canvas.box(trough, corner, fill, tokens.strong, 1.5)
            canvas.box(knob, _KNOB / 2, tokens.strong)
        if self.hasFocus():
            canvas.box(area.adjusted(1, 1, -1, -1), corner + 3, None, tokens.accent, 2)
