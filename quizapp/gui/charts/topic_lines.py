"""Lines of topics below each other, used again for other topics."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout

from quizapp.gui.charts.progress_line import TopicLine
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.paint.canvas import font_of, text_width
from quizapp.presenters.home_screen import TopicRow


class TopicLines:
    """Fills a part of a column with the progress in each topic."""

    def __init__(self, theme: Theme, column: QVBoxLayout, first: int) -> None:
        """Take the place in the column at which the first line stands."""
        self._theme = theme
        self._column = column
        self._first = first
        self._lines: list[TopicLine] = []

    def render_rows(self, rows: Sequence[TopicRow], language: str, kind: str) -> None:
        """Show topics; lines that are there show others: to dress a new one is felt.

        :param kind: what the name of each line begins with.
        """
        font = font_of(Role.BODY)
        longest = max((text_width(row.name, font) for row in rows), default=0.0)
        self._leave_out(len(rows))
        for place, row in enumerate(rows):
            if place < len(self._lines):
                self._lines[place].render_row(row, language, longest)
            else:
                line = TopicLine(self._theme, row, language, longest)
                self._column.insertWidget(self._first + place, line)
                self._lines.append(line)
            named(self._lines[place], f"{kind}-{row.topic}")

    def _leave_out(self, count: int) -> None:
        """Keep so many lines at most."""
        for line in self._lines[count:]:
            self._column.removeWidget(line)
            line.hide()
            line.setParent(None)
            line.deleteLater()
        del self._lines[count:]
