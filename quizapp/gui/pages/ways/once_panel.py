"""Once through the chosen questions: how many, whether they count, and the start."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.segments import Segments
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.ways.presenter import ALL, LENGTHS
from quizapp.presenters.ways.screen import WaysScreen
from quizapp.presenters.wording import word

_COUNTING = ("counts", "counts-not")


class OncePanel(Panel):
    """Reports what is chosen, and the two ways to begin."""

    length_chosen = Signal(str)
    counting_chosen = Signal(bool)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=20)
        self._title = TextBlock(theme, Role.SECTION)
        self._how_many = TextBlock(theme, Role.STRONG_BODY)
        self.length = Segments(theme, LENGTHS, "length")
        self._counting = TextBlock(theme, Role.STRONG_BODY)
        self.counting = Segments(theme, _COUNTING, "counting")
        self._line = named(TextBlock(theme, Role.BODY, "text2"), "counts-line")
        primary = ButtonLook(ButtonKind.PRIMARY, "play", "Enter", height=48.0)
        self.start = named(ActionButton(theme, primary), "ways-start")
        self.booth = named(
            ActionButton(theme, ButtonLook(icon="megaphone", key="B", height=48.0)),
            "ways-booth",
        )
        self._booth_line = TextBlock(theme, Role.CAPTION, "text2")
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for button in (self.start, self.booth):
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        for part in (self._title, self._how_many, self.length, self._counting):
            self.column.addWidget(part)
        self.column.addWidget(self.counting)
        self.column.addWidget(self._line)
        self.column.addSpacing(8)
        self.column.addLayout(self._buttons)
        self.column.addWidget(self._booth_line)
        self.length.chosen.connect(self.length_chosen)
        self.counting.chosen.connect(
            lambda key: self.counting_chosen.emit(key == _COUNTING[0])
        )

    def render_ways(self, screen: WaysScreen) -> None:
        """Show what is chosen."""
        language = screen.language
        self._title.say(word(language, "ways.how"))
        self._how_many.say(word(language, "ways.length"))
        lengths = tuple(
            (key, word(language, "ways.length.all") if key == ALL else key)
            for key in LENGTHS
        )
        self.length.say(lengths, screen.length, word(language, "ways.length"))
        question = word(language, "ways.counting")
        self._counting.say(question)
        choices = tuple((key, word(language, f"ways.{key}")) for key in _COUNTING)
        chosen = _COUNTING[0] if screen.counts else _COUNTING[1]
        self.counting.say(choices, chosen, question)
        self._line.say(screen.counts_line)
        start = screen.start or word(language, "bank.none")
        self.start.say(start, word(language, "key.enter"))
        for button in (self.start, self.booth):
            button.setEnabled(bool(screen.start))
        for part in (self.booth, self._booth_line):
            part.setVisible(screen.has_booth)
        self.booth.say(word(language, "ways.booth"))
        self._booth_line.say(word(language, "ways.booth.line"))

    def set_wide(self, wide: bool) -> None:
        """Put the buttons side by side, or below each other."""
        direction = QBoxLayout.Direction
        self._buttons.setDirection(
            direction.LeftToRight if wide else direction.TopToBottom
        )
