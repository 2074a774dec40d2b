"""One candidate or question: facts, then parts with lines or a table."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from quizapp.gui.controls.grid.grid import Grid
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.instructing.fact_rows import FactRows
from quizapp.presenters.instructing.gradebook.screen import DetailScreen, Section

_SECTIONS = 4


class DetailPanel(Panel):
    """Shows what the derivation says; nothing in it is changed."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=20)
        self.title = named(TextBlock(theme, Role.SECTION), "detail-title")
        self._line = TextBlock(theme, Role.CAPTION, "text2")
        self._facts = FactRows(theme)
        self.sections = [_SectionPart(theme) for _ in range(_SECTIONS)]
        for part in (self.title, self._line, self._facts, *self.sections):
            self.column.addWidget(part)

    def render_detail(self, detail: DetailScreen) -> None:
        """Show another candidate or question."""
        self.title.say(detail.title)
        self._line.say(detail.line)
        self._facts.render_facts(detail.facts)
        for place, part in enumerate(self.sections):
            part.setVisible(place < len(detail.sections))
            if place < len(detail.sections):
                part.say(detail.sections[place])

    def adapt(self) -> None:
        """Take a new text size or another width."""
        for part in self.sections:
            part.grid.fit()


class _SectionPart(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._title = TextBlock(theme, Role.STRONG_BODY)
        self.lines = TextBlock(theme, Role.BODY)
        self.grid = Grid(theme)
        self.grid.show_all_rows()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(6)
        for part in (self._title, self.lines, self.grid):
            column.addWidget(part)

    def say(self, section: Section) -> None:
        self._title.say(section.title)
        self.lines.say("\n".join(section.lines))
        self.lines.setVisible(bool(section.lines))
        self.grid.setVisible(section.grid is not None)
        if section.grid is not None:
            self.grid.render_grid(section.grid)
