"""A slider with a few named steps, drawn from the tokens."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QSlider

from quizapp.gui.controls.choosing.choice_row import Choice
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import CENTRE, Canvas, font_of, paint_safely, text_width

_HEIGHT, _KNOB, _LABEL = 48.0, 16.0, 16.0
_GAP = 12.0
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Home: -99,
    Qt.Key.Key_End: 99,
}


class StepSlider(QSlider):
    """Reports the step that is wanted; what is shown it is told.

    To assistive technology it is a slider whose value is in hundredths, as it is said.
    """

    chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._theme = theme
        self._choices: tuple[Choice, ...] = ()
        self._place = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def say(self, choices: tuple[Choice, ...], chosen: str, title: str) -> None:
        """Name the steps and show where it stands."""
        self._choices = choices
        values = [round(float(key) * 100) for key, _ in choices]
        self._place = [key for key, _ in choices].index(chosen)
        self.setRange(values[0], values[-1])
        self.setValue(values[self._place])
        self.setAccessibleName(title)
        self.setAccessibleDescription(choices[self._place][1])
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Make room for the names of all steps."""
        widths = [
            text_width(label, font_of(Role.CAPTION)) for _, label in self._choices
        ]
        width = (max(widths, default=0) + _GAP) * max(1, len(widths))
        return QSize(self._theme.px(width), self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Never cut a name."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from step to step with the arrows, to the ends with Home and End."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self._want(self._place + step)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the step that is pointed at."""
        width = self.width() / max(1, len(self._choices))
        self._want(int(event.position().x() / width))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow a pointer that is held."""
        self.mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line, its steps and their names."""
        paint_safely(self, self._theme, self._paint)

    def _want(self, place: int) -> None:
        place = min(max(place, 0), len(self._choices) - 1)
        if place != self._place:
            self.chosen.emit(self._choices[place][0])

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens, count = canvas.tokens, len(self._choices)
        if not count:
            return
        width, middle = area.width() / count, area.top() + 14
        centres = [area.left() + width * (each + 0.5) for each in range(count)]
        line = QRectF(centres[0], middle - 1.5, centres[-1] - centres[0], 3)
        canvas.box(line, 1.5, tokens.line)
        for place, (_, label) in enumerate(self._choices):
            canvas.box(QRectF(centres[place] - 1, middle - 4, 2, 8), 1, tokens.strong)
            here = place == self._place
            words = QRectF(centres[place] - width / 2, middle + 14, width, _LABEL)
            role = Role.STRONG_CAPTION if here else Role.CAPTION
            ink = tokens.text if here else tokens.text2
            canvas.text(words, label, font_of(role), ink, CENTRE)
        left = centres[self._place] - _KNOB / 2
        knob = QRectF(left, middle - _KNOB / 2, _KNOB, _KNOB)
        canvas.box(knob, _KNOB / 2, tokens.accentfill)
        if self.hasFocus():
            ring = knob.adjusted(-4, -4, 4, 4)
            canvas.box(ring, _KNOB / 2 + 4, None, tokens.accent, 2)
