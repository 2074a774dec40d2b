"""The study page: which questions, once through or in rounds, or with a crowd."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.column_page import ColumnPage
from quizapp.gui.pages.key_reading import digit_of, is_enter, letter_of
from quizapp.gui.pages.ways.once_panel import OncePanel
from quizapp.gui.pages.ways.rounds_panel import RoundsPanel
from quizapp.gui.pages.ways.scope_rows import ScopeRows
from quizapp.gui.paint.pressable import RING
from quizapp.presenters.ways.screen import WaysScreen
from quizapp.presenters.wording import word

_WIDE = 900
"""From this width on sets stand beside the choice."""
_BUTTONS_BESIDE = 520
_AROUND = 76
"""Pixels beside a column: the margins of the page, and its scroll bar."""


class StudyPage(ColumnPage):
    """Reports what is chosen and what is to begin."""

    scope_chosen = Signal(str)
    start_requested = Signal()
    booth_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._title = TextBlock(theme, Role.TITLE, wrap=False)
        self._line = TextBlock(theme, Role.BODY, "text2")
        self._which = TextBlock(theme, Role.SECTION)
        self.scopes = named(ScopeRows(theme), "scopes")
        self.once = named(OncePanel(theme), "once")
        self.rounds = named(RoundsPanel(theme), "rounds")
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(16)
        self._row.addLayout(_stacked(self._make_choice(theme), self.once), 1)
        self._row.addLayout(_stacked(self.rounds), 1)
        self._scroll.column.addWidget(self._title)
        self._scroll.column.addWidget(self._line)
        self._scroll.column.addLayout(self._row)
        self._scroll.column.addStretch(1)
        self.scopes.chosen.connect(self.scope_chosen)
        self.once.start.clicked.connect(self.start_requested)
        self.once.booth.clicked.connect(self.booth_requested)

    def render_screen(self, screen: WaysScreen) -> None:
        """Draw the whole page anew from plain data."""
        language = screen.language
        self._title.say(word(language, "study"))
        self._line.say(word(language, "ways.line"))
        self._which.say(word(language, "ways.which"))
        self.scopes.render_scopes(screen.scopes, language)
        self.once.render_ways(screen)
        self.rounds.render_ways(screen)
        for before, after in pairwise((self, *self.scopes.rows)):
            QWidget.setTabOrder(before, after)  # they were made after all others
        self.adapt()

    def adapt(self) -> None:
        """Put the panels side by side or below each other."""
        logical = self.width() / self._theme.scale
        direction = QBoxLayout.Direction
        wide = logical >= _WIDE
        self._row.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        column = logical / 2 if wide else logical
        self.once.set_wide(column >= _BUTTONS_BESIDE)
        self.rounds.set_room(round(column * self._theme.scale) - _AROUND)
        super().adapt()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with digits, begin with Enter, B or G, and make a set with W."""
        digit = digit_of(event)
        commands = {
            "B": self.once.booth.click,
            "W": self.rounds.focus_name,
            "G": self._start_set,
        }
        if is_enter(event):
            self.once.start.click()
        elif digit is not None and self.scopes.choose(digit):
            pass
        elif letter_of(event) in commands:
            commands[letter_of(event)]()
        else:
            super().keyPressEvent(event)

    def _make_choice(self, theme: Theme) -> Panel:
        panel = Panel(theme, margin=20 - RING)  # the rows keep room for their ring
        heading = QVBoxLayout()
        heading.setContentsMargins(RING, RING, RING, 0)
        heading.addWidget(self._which)
        panel.column.addLayout(heading)
        panel.column.addWidget(self.scopes)
        return panel

    def _start_set(self) -> None:
        if self.rounds.sets:
            self.rounds.sets[0].start.click()


def _stacked(*panels: QWidget) -> QVBoxLayout:
    """Put panels below each other, each as high as what it holds."""
    column = QVBoxLayout()
    column.setSpacing(16)
    for panel in panels:
        column.addWidget(panel)
    column.addStretch(1)
    return column
