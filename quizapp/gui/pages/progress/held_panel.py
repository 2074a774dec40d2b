"""Misconceptions that show again and again, each with a drill."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.chip_label import ChipLabel
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.insight.screen import HeldRow, ProgressScreen
from quizapp.presenters.wording import word


class HeldPanel(Panel):
    """Reports which misconception is to be drilled."""

    drill_requested = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=20)
        self._title = TextBlock(theme, Role.SECTION)
        self._line = TextBlock(theme, Role.CAPTION, "text2")
        self._empty = named(TextBlock(theme, Role.BODY, "text2"), "held-empty")
        self.rows: list[_HeldLine] = []
        for text in (self._title, self._line, self._empty):
            self.column.addWidget(text)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(12)
        self.column.addLayout(self._lines)
        self.column.addStretch(1)

    def render_held(self, screen: ProgressScreen) -> None:
        """Show what was found."""
        language = screen.language
        self._title.say(word(language, "progress.held"))
        self._line.say(word(language, "progress.held.line"))
        self._empty.say(screen.held_empty)
        self._empty.setVisible(not screen.held)
        while len(self.rows) > len(screen.held):
            gone = self.rows.pop()
            self._lines.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        for place, row in enumerate(screen.held):
            if place == len(self.rows):
                self._add_line(place)
            self.rows[place].render_row(row, language)

    def _add_line(self, place: int) -> None:
        line = _HeldLine(self._theme, place)
        line.drill_requested.connect(self.drill_requested)
        self.rows.append(line)
        self._lines.addWidget(line)


class _HeldLine(QWidget):
    drill_requested = Signal(str)

    def __init__(self, theme: Theme, place: int) -> None:
        super().__init__()
        self._misconception = ""
        self._belief = named(TextBlock(theme, Role.STRONG_BODY), f"held-{place}")
        self._times = TextBlock(theme, Role.CAPTION, "text2", wrap=False)
        self._trends = {
            "wrong": ChipLabel(theme, "chart-line-up", "wrong"),
            "right": ChipLabel(theme, "check", "right"),
        }
        key = str(place + 1) if place < 9 else ""
        look = ButtonLook(key=key, height=32.0)
        self.drill = named(ActionButton(theme, look), f"drill-{place}")
        self.drill.clicked.connect(
            lambda: self.drill_requested.emit(self._misconception)
        )
        under = QHBoxLayout()
        under.addWidget(self._times)
        for chip in self._trends.values():
            under.addWidget(chip)
        under.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._belief)
        words.addLayout(under)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addLayout(words, 1)
        row.addWidget(self.drill)

    def render_row(self, row: HeldRow, language: str) -> None:
        self._misconception = row.misconception
        self._belief.say(f"… {row.belief}")
        self._times.say(row.times_line)
        for tone, chip in self._trends.items():
            chip.say(row.trend if tone == row.trend_tone else "")
        self.drill.say(word(language, "progress.drill"))
        self.drill.setAccessibleName(
            f"{word(language, 'progress.drill')}: {row.belief}"
        )
