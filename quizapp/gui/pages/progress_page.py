"""The progress page: readiness, mastery, misconceptions, memory, days and figures."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.charts.bar_chart import BarChart
from quizapp.gui.charts.heat_legend import HeatLegend
from quizapp.gui.charts.heatmap import Heatmap
from quizapp.gui.charts.recall_chart import RecallChart
from quizapp.gui.charts.tables.chart_panel import ChartPanel
from quizapp.gui.controls.segments import Segments
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.column_page import ColumnPage
from quizapp.gui.pages.home.state_panel import StatePanel
from quizapp.gui.pages.key_reading import digit_of
from quizapp.gui.pages.progress.figures_panel import FiguresPanel
from quizapp.gui.pages.progress.held_panel import HeldPanel
from quizapp.gui.pages.progress.helps_panel import HelpsPanel
from quizapp.gui.pages.progress.mastery_panel import MasteryPanel
from quizapp.gui.pages.progress.readiness_panel import ReadinessPanel
from quizapp.presenters.insight.screen import ProgressScreen
from quizapp.presenters.wording import word

_WIDE = 900
_FILLS = 1000
"""Against the free room below: the bars take all of it."""
_PERIODS = ("30", "90", "all")


class ProgressPage(ColumnPage):
    """Says what the answers tell, and offers what would help."""

    drill_requested = Signal(str)
    """Id of a misconception."""
    topic_requested = Signal(str)
    """Key of a topic."""
    useful_requested = Signal()
    exam_chosen = Signal(str)
    period_chosen = Signal(str)
    by_chosen = Signal(str)
    start_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._title = TextBlock(theme, Role.TITLE, wrap=False)
        self.periods = Segments(theme, _PERIODS, "period")
        self.empty = named(StatePanel(theme, "chart-line-up", "accent"), "no-progress")
        self.readiness = ReadinessPanel(theme)
        self.helps = named(HelpsPanel(theme), "helps")
        self.mastery = MasteryPanel(theme)
        self.held = HeldPanel(theme)
        self.calendar = named(Heatmap(theme), "calendar")
        self._legend = HeatLegend(theme)
        self.days = ChartPanel(theme, "days", _over(self.calendar, self._legend))
        self.recall = named(RecallChart(theme), "recall")
        self.remembered = ChartPanel(theme, "remembered", self.recall)
        self.ahead = named(BarChart(theme), "ahead")
        self.to_come = ChartPanel(theme, "to-come", self.ahead)
        self.figures = named(FiguresPanel(theme), "figures")
        self._full = QWidget()
        self._rows = [QBoxLayout(QBoxLayout.Direction.LeftToRight) for _ in range(3)]
        self._arrange()
        self._connect()

    def render_screen(self, screen: ProgressScreen) -> None:
        """Draw the whole page anew from plain data."""
        language = screen.language
        self._title.say(word(language, "progress"))
        names = tuple((e, word(language, f"progress.period.{e}")) for e in _PERIODS)
        self.periods.say(names, screen.period, word(language, "progress.period"))
        self._full.setVisible(not screen.is_empty)
        self.periods.setVisible(not screen.is_empty)
        self.empty.setVisible(screen.is_empty)
        start = (word(language, "home.start-first"), word(language, "key.enter"))
        heading = word(language, "progress.empty")
        self.empty.say(heading, word(language, "progress.empty.line"), start)
        self.readiness.render_readiness(screen)
        self.helps.render_helps(screen)
        self.mastery.render_mastery(screen.mastery, language)
        self.held.render_held(screen)
        self._render_charts(screen)
        self.figures.render_figures(screen.numbers)
        self._scroll.fit()

    def adapt(self) -> None:
        """Put panels side by side or below each other."""
        wide = self.width() / self._theme.scale >= _WIDE
        direction = QBoxLayout.Direction
        for row in self._rows:
            row.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        for panel in self._full.findChildren(ChartPanel):
            panel.adapt()
        self.figures.adapt()
        super().adapt()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Practise with a digit or U; go to the misconceptions with M; start with Enter."""
        digit, helps = digit_of(event), self.helps.shown
        key = event.text().casefold()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if digit is not None and 1 <= digit <= len(helps):
            helps[digit - 1].click()
        elif key == "u" and self.readiness.useful.isVisible():
            self.readiness.useful.click()
        elif key == "m" and self.held.rows and not self.held.turn.isChecked():
            self.held.rows[0].drill.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif enter and self.empty.isVisible():
            self.start_requested.emit()
        else:
            super().keyPressEvent(event)

    def _render_charts(self, screen: ProgressScreen) -> None:
        language, streak = screen.language, screen.streak
        if streak is not None:
            line = f"{streak.line} · {streak.best_line} · {streak.day_starts}"
            title = word(language, "progress.days")
            self.days.say(title, line, [("", screen.days_table)], language)
            self.calendar.render_streak(streak, language)
            self._legend.say(word(language, "progress.legend"))
        title, recall = word(language, "recall"), screen.recall
        self.remembered.say(title, recall.line, [("", recall.table)], language)
        self.recall.render_recall(recall, title, language)
        title = word(language, "progress.ahead")
        self.to_come.say(title, "", [("", screen.ahead_table)], language)
        self.ahead.render_bars(screen.days_ahead, title)

    def _connect(self) -> None:
        self.held.drill_requested.connect(self.drill_requested)
        self.helps.topic_requested.connect(self.topic_requested)
        self.readiness.useful_requested.connect(self.useful_requested)
        self.readiness.exam_chosen.connect(self.exam_chosen)
        self.periods.chosen.connect(self.period_chosen)
        self.mastery.by_chosen.connect(self.by_chosen)
        self.empty.button.clicked.connect(self.start_requested)

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.periods)
        full = QVBoxLayout(self._full)
        full.setContentsMargins(0, 0, 0, 0)
        full.setSpacing(16)
        parts = (
            ((self.readiness, 2), (self.helps, 1)),
            ((self.mastery, 1), (self.held, 1)),
            ((self.days, 1), (self.remembered, 1), (self.to_come, 1)),
        )
        for row, panels in zip(self._rows, parts, strict=True):
            row.setSpacing(16)
            for panel, share in panels:
                row.addWidget(panel, share)
            full.addLayout(row)
        for chart in (self.days, self.remembered, self.to_come):
            chart.column.addStretch(1)
        self.to_come.column.setStretchFactor(self.ahead, _FILLS)
        full.addWidget(self.figures)
        self._scroll.column.addLayout(head)
        self._scroll.column.addWidget(self.empty)
        self._scroll.column.addWidget(self._full)
        self._scroll.column.addStretch(1)


def _over(upper: QWidget, lower: QWidget) -> QWidget:
    both = QWidget()
    column = QVBoxLayout(both)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(upper)
    column.addWidget(lower)
    return both
