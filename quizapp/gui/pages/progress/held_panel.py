"""Misconceptions that show again and again, each with a drill."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.charts.evidence import Evidence
from quizapp.gui.charts.tables.chart_panel import ChartPanel
from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.button_flow import ButtonFlow
from quizapp.gui.controls.chip_label import ChipLabel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.insight.screen import HeldRow, ProgressScreen
from quizapp.presenters.wording import word


class HeldPanel(ChartPanel):
    """Reports which misconception is to be drilled."""

    drill_requested = Signal(str)

    def __init__(self, theme: Theme) -> None:
        self.rows: list[_HeldLine] = []
        self._empty = named(TextBlock(theme, Role.BODY, "text2"), "held-empty")
        chart = QWidget()
        self._lines = QVBoxLayout(chart)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(12)
        self._lines.addWidget(self._empty)
        super().__init__(theme, "held", chart)
        self.column.addStretch(1)

    def render_held(self, screen: ProgressScreen) -> None:
        """Show what was found."""
        language = screen.language
        title = word(language, "progress.held")
        line = word(language, "progress.held.line")
        self.say(title, line, [("", screen.held_table)], language)
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
        self._lines.addWidget(line)
        before = self.rows[-1].drill if self.rows else self.turn
        self.setTabOrder(before, line.drill)
        self.rows.append(line)


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
        look = ButtonLook(height=32.0)
        self.drill = named(ActionButton(theme, look), f"drill-{place}")
        self.drill.clicked.connect(
            lambda: self.drill_requested.emit(self._misconception)
        )
        self._evidence = Evidence(theme)
        under = ButtonFlow(8)
        under.addWidget(self._evidence)
        under.addWidget(self._times)
        for chip in self._trends.values():
            under.addWidget(chip)
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
        self._evidence.show_count(row.times, row.chances)
        for tone, chip in self._trends.items():
            chip.say(row.trend if tone == row.trend_tone else "")
        self.drill.say(word(language, "progress.drill"))
        self.drill.setAccessibleName(
            f"{word(language, 'progress.drill')}: {row.belief}"
        )
