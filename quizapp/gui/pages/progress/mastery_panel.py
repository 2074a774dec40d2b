"""Mastery, by topic or by section of the rules, each with its interval."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from quizapp.gui.charts.tables.chart_panel import ChartPanel
from quizapp.gui.charts.topic_lines import TopicLines
from quizapp.gui.controls.segments import Segments
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.presenters.insight.screen import MasteryScreen
from quizapp.presenters.wording import word

_BY = ("topics", "sections")


class MasteryPanel(ChartPanel):
    """Reports by what mastery is to be shown."""

    by_chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        self._none = TextBlock(theme, Role.BODY, "text2")
        self._more = TextBlock(theme, Role.CAPTION, "text2")
        chart = QWidget()
        column = QVBoxLayout(chart)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._none)
        self._lines = TopicLines(theme, column, column.count())
        column.addWidget(self._more)
        super().__init__(theme, "mastery", chart)
        self.by = Segments(theme, _BY, "mastery-by")
        self.by.chosen.connect(self.by_chosen)
        self.head.insertWidget(1, self.by, 0, Qt.AlignmentFlag.AlignVCenter)
        self.column.addStretch(1)
        for segment in self.by.focus_chain():
            self.setTabOrder(segment, self.turn)

    def render_mastery(self, screen: MasteryScreen, language: str) -> None:
        """Show the rows, the weakest first."""
        title = word(language, "mastery")
        line = word(language, "mastery.line")
        self.say(title, line, [("", screen.table)], language)
        choices = tuple((key, word(language, f"mastery.by.{key}")) for key in _BY)
        self.by.say(choices, screen.by, word(language, "mastery.by"))
        self._none.say(word(language, "mastery.none"))
        self._none.setVisible(not screen.rows)
        self._more.say(screen.more)
        self._more.setVisible(bool(screen.more))
        self._lines.render_rows(screen.rows, language, screen.by)
