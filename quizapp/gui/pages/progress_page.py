"""The progress page: mastery, misconceptions, days studied and reviews to come."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.charts.bar_chart import BarChart
from quizapp.gui.charts.heatmap import Heatmap
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.column_page import ColumnPage
from quizapp.gui.pages.home.record_panels import TopicsPanel
from quizapp.gui.pages.home.state_panel import StatePanel
from quizapp.gui.pages.key_reading import digit_of
from quizapp.gui.pages.progress.held_panel import HeldPanel
from quizapp.presenters.insight.screen import ProgressScreen
from quizapp.presenters.wording import word

_WIDE = 900


class ProgressPage(ColumnPage):
    """Says what the answers tell, and offers drills."""

    drill_requested = Signal(str)
    """Id of a misconception."""
    start_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._title = TextBlock(theme, Role.TITLE, wrap=False)
        self.empty = named(StatePanel(theme, "chart-line-up", "accent"), "no-progress")
        self._numbers = [_Number(theme, place) for place in range(4)]
        self.topics = named(TopicsPanel(theme), "topics")
        self.held = named(HeldPanel(theme), "held")
        self.calendar = named(Heatmap(theme), "calendar")
        self.ahead = named(BarChart(theme), "ahead")
        self._streak = TextBlock(theme, Role.SECTION)
        self._ahead_title = TextBlock(theme, Role.SECTION)
        self._full = QWidget()
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lower = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._arrange()
        self.held.drill_requested.connect(self.drill_requested)
        self.empty.button.clicked.connect(self.start_requested)

    def render_screen(self, screen: ProgressScreen) -> None:
        """Draw the whole page anew from plain data."""
        language = screen.language
        self._title.say(word(language, "progress"))
        self._full.setVisible(not screen.is_empty)
        self.empty.setVisible(screen.is_empty)
        start = (word(language, "home.start-first"), word(language, "key.enter"))
        heading = word(language, "progress.empty")
        self.empty.say(heading, word(language, "progress.empty.line"), start)
        for stat, (number, caption) in zip(self._numbers, screen.numbers, strict=True):
            stat.say(number, caption)
        self.topics.render_topics(screen.topics, language)
        self.held.render_held(screen)
        if screen.streak is not None:
            self._streak.say(screen.streak.line)
            self.calendar.render_streak(screen.streak, language)
        title = word(language, "progress.ahead")
        self._ahead_title.say(title)
        self.ahead.render_bars(screen.days_ahead, title)
        self._scroll.fit()

    def adapt(self) -> None:
        """Put panels side by side or below each other."""
        wide = self.width() / self._theme.scale >= _WIDE
        direction = QBoxLayout.Direction
        for row in (self._middle, self._lower):
            row.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        super().adapt()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Drill with a digit; start with Enter where there is nothing to show."""
        digit = digit_of(event)
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if digit is not None and 1 <= digit <= len(self.held.rows):
            self.held.rows[digit - 1].drill.click()
        elif enter and self.empty.isVisible():
            self.start_requested.emit()
        else:
            super().keyPressEvent(event)

    def _arrange(self) -> None:
        numbers = Panel(self._theme, margin=20)
        row = QHBoxLayout()
        row.setSpacing(16)
        for stat in self._numbers:
            row.addWidget(stat, 1)
        numbers.column.addLayout(row)
        days, ahead = Panel(self._theme, margin=20), Panel(self._theme, margin=20)
        days.column.addWidget(self._streak)
        days.column.addWidget(self.calendar)
        days.column.addStretch(1)
        ahead.column.addWidget(self._ahead_title)
        ahead.column.addWidget(self.ahead)
        ahead.column.addStretch(1)
        for layout, left, right in (
            (self._middle, self.topics, self.held),
            (self._lower, days, ahead),
        ):
            layout.setSpacing(16)
            layout.addWidget(left, 1)
            layout.addWidget(right, 1)
        full = QVBoxLayout(self._full)
        full.setContentsMargins(0, 0, 0, 0)
        full.setSpacing(16)
        full.addWidget(numbers)
        full.addLayout(self._middle)
        full.addLayout(self._lower)
        self._scroll.column.addWidget(self._title)
        self._scroll.column.addWidget(self.empty)
        self._scroll.column.addWidget(self._full)
        self._scroll.column.addStretch(1)


class _Number(QWidget):
    """A number with what it counts."""

    def __init__(self, theme: Theme, place: int) -> None:
        super().__init__()
        name = f"number-{place}"
        self._number = named(TextBlock(theme, Role.NUMBER, wrap=False), name)
        self._caption = TextBlock(theme, Role.CAPTION, "text2")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._number)
        column.addWidget(self._caption)

    def say(self, number: str, caption: str) -> None:
        self._number.say(number)
        self._caption.say(caption)
