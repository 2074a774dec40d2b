"""Other ways on the start page: mistakes to replay, and the set at hand."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.home_screen import HomeScreen
from quizapp.presenters.wording import word

_BESIDE = 720
_BETWEEN = 32
"""Pixels between the set and the mistakes, more than within each."""


class WaysPanel(Panel):
    """Reports the plan of a session that is wanted."""

    plan_chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=20)
        self._screen: HomeScreen | None = None
        self._set_name = named(TextBlock(theme, Role.STRONG_BODY), "home-set-name")
        self._set_line = named(TextBlock(theme, Role.CAPTION, "text2"), "home-set-line")
        self._set = _words(self._set_name, self._set_line)
        self._failed_name = named(
            TextBlock(theme, Role.STRONG_BODY), "home-failed-name"
        )
        self._failed_line = TextBlock(theme, Role.CAPTION, "text2")
        self._failed = _words(self._failed_name, self._failed_line)
        self.go_on = named(
            ActionButton(theme, ButtonLook(icon="repeat", key="G")), "home-set"
        )
        replay = ButtonLook(icon="arrow-clockwise", key="F")
        self.replay = named(ActionButton(theme, replay), "home-failed")
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(_BETWEEN)
        self._pairs = tuple(
            _pair(words, button)
            for words, button in (
                (self._set, self.go_on),
                (self._failed, self.replay),
            )
        )
        for pair in self._pairs:
            self._row.addLayout(pair, 1)
        self.column.addLayout(self._row)
        self.go_on.clicked.connect(self._start_round)
        self.replay.clicked.connect(self._replay)

    def render_home(self, screen: HomeScreen) -> None:
        """Show what can be gone through again."""
        self._screen = screen
        ways = screen.ways
        self.setVisible(ways is not None and not screen.is_empty)
        if ways is None:
            return
        for button in (self.go_on, self.replay):
            button.setEnabled(not screen.loading)
        self.replay.say(ways.failed)
        self._failed_name.say(word(screen.language, "ways.home.failed.title"))
        self._failed_line.say(word(screen.language, "ways.home.failed.line"))
        for part in (self._failed, self.replay):
            part.setVisible(bool(ways.failed))
        for part in (self._set, self.go_on):
            part.setVisible(bool(ways.set_start))
        title = word(screen.language, "ways.home.set", name=ways.set_name)
        self._set_name.say(title)
        self._set_line.say(ways.set_line)
        self.go_on.say(ways.set_start)

    def resize_to(self, logical: float) -> None:
        """Put the parts side by side, or below each other."""
        direction = QBoxLayout.Direction
        beside = logical >= _BESIDE
        for row in (self._row, *self._pairs):
            row.setDirection(direction.LeftToRight if beside else direction.TopToBottom)

    def press(self, letter: str) -> bool:
        """Go on with the set with G, replay mistakes with F; say whether that was it."""
        buttons = {"G": self.go_on, "F": self.replay}
        button = buttons.get(letter)
        if button is None or not button.isVisible():
            return False
        button.click()
        return True

    def _start_round(self) -> None:
        if self._screen is not None and self._screen.ways is not None:
            self.plan_chosen.emit(self._screen.ways.set_plan)

    def _replay(self) -> None:
        if self._screen is not None and self._screen.ways is not None:
            self.plan_chosen.emit(self._screen.ways.failed_plan)


def _pair(words: QWidget, button: QWidget) -> QBoxLayout:
    pair = QBoxLayout(QBoxLayout.Direction.LeftToRight)
    pair.setSpacing(12)
    pair.addWidget(words, 1)
    pair.addWidget(button)
    return pair


def _words(name: TextBlock, line: TextBlock) -> QWidget:
    both = QWidget()
    words = QVBoxLayout(both)
    words.setContentsMargins(0, 0, 0, 0)
    words.setSpacing(2)
    words.addWidget(name)
    words.addWidget(line)
    return both
