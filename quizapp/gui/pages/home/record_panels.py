"""What was achieved: a few numbers, and progress by topic."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.charts.heatmap import Heatmap
from quizapp.gui.charts.topic_lines import TopicLines
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.home_screen import HomeScreen, TopicRow
from quizapp.presenters.wording import per_cent, word


class _Stat(QWidget):
    """A number with what it counts."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._number = named(TextBlock(theme, Role.NUMBER, wrap=False), f"stat-{name}")
        self._caption = TextBlock(theme, Role.CAPTION, "text2")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._number)
        column.addWidget(self._caption)

    def say(self, number: str, caption: str) -> None:
        """Show a number."""
        self._number.say(number)
        self._caption.say(caption)


class NumbersPanel(Panel):
    """Answers in all, answers today, share right at first try."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=20)
        self._title = TextBlock(theme, Role.SECTION, wrap=False)
        self._total = _Stat(theme, "total")
        self._today = _Stat(theme, "today")
        self._right = _Stat(theme, "right")
        self._best = TextBlock(theme, Role.CAPTION, "text2", wrap=False)
        self.calendar = named(Heatmap(theme), "calendar")
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._best)
        self.column.addLayout(head)
        self.column.addWidget(self.calendar)
        self.column.addSpacing(8)
        row = QHBoxLayout()
        row.setSpacing(16)
        for stat in (self._total, self._today, self._right):
            row.addWidget(stat, 1)
        self.column.addLayout(row)
        self.column.addStretch(1)

    def render_home(self, screen: HomeScreen) -> None:
        """Show the numbers."""
        language = screen.language
        streak = screen.streak
        self._title.say(
            word(language, "home.so-far") if streak is None else streak.line
        )
        self._best.say("" if streak is None else streak.best_line)
        self.calendar.setVisible(streak is not None)
        if streak is not None:
            self.calendar.render_streak(streak, language)
        total = screen.answers_total
        self._total.say(str(total), word(language, "home.answers", n=total))
        today = word(language, "home.answers-today")
        self._today.say(str(screen.answers_today), today)
        share = screen.right_first_time
        said = "–" if share is None else per_cent(language, share)
        self._right.say(said, word(language, "home.right-first"))


class TopicsPanel(Panel):
    """Progress by topic, each with its interval."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=20)
        self._title = TextBlock(theme, Role.SECTION)
        self._line = named(TextBlock(theme, Role.CAPTION, "text2"), "topics-line")
        self.column.setSpacing(4)
        self.column.addWidget(self._title)
        self.column.addWidget(self._line)
        self.column.addSpacing(4)
        self._lines = TopicLines(theme, self.column, self.column.count())

    def render_topics(self, topics: tuple[TopicRow, ...], language: str) -> None:
        """Show every topic, the weakest first."""
        self._title.say(word(language, "home.topics"))
        self._line.say(word(language, "home.topics.line"))
        self._lines.render_rows(topics, language, "topic")
