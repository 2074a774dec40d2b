"""A stepper: one value of an ordered few, with a button to either side."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.choosing.choice_row import Choice
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.paint.canvas import font_of, text_width

_LEAST = 56.0
"""Width of a value, so that steppers below each other stand in line."""

_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: 1,
}


class Stepper(QWidget):
    """Reports the next or the previous choice; what is shown it is told."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme = theme
        self._choices: tuple[Choice, ...] = ()
        self._place = 0
        self.less = named(ActionButton(theme, ButtonLook(icon="minus")), f"{name}-less")
        self.more = named(ActionButton(theme, ButtonLook(icon="plus")), f"{name}-more")
        self._value = named(
            TextBlock(theme, Role.STRONG_BODY, wrap=False), f"{name}-value"
        )
        self._value.set_centred()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for part in (self.less, self._value, self.more):
            row.addWidget(part)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        for button in (self.less, self.more):
            button.installEventFilter(self)
        self.less.clicked.connect(lambda: self._step(-1))
        self.more.clicked.connect(lambda: self._step(1))

    def say(self, choices: tuple[Choice, ...], chosen: str, title: str) -> None:
        """Show what is chosen; the choices are in order."""
        self._choices = choices
        self._place = [key for key, _ in choices].index(chosen)
        label = choices[self._place][1]
        widest = max(text_width(each, font_of(Role.STRONG_BODY)) for _, each in choices)
        self._value.setMinimumWidth(self._theme.px(max(widest, _LEAST)) + 2)
        self._value.say(label)
        self.less.setEnabled(self._place > 0)
        self.more.setEnabled(self._place < len(choices) - 1)
        self.less.setAccessibleName(f"{title}: {label}, −")
        self.more.setAccessibleName(f"{title}: {label}, +")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Step with the arrows, which a button would use to walk the focus."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = _STEPS.get(Qt.Key(event.key()))
            if step is not None:
                self._step(step)
                return True
        return super().eventFilter(watched, event)

    def _step(self, by: int) -> None:
        place = self._place + by
        if 0 <= place < len(self._choices):
            self.chosen.emit(self._choices[place][0])
