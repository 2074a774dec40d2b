"""The gradebook: scores, figures, candidates and questions, and what is behind them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.button_flow import ButtonFlow
from quizapp.gui.controls.grid.grid import Grid
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.segments import Segments
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.column_page import MARGIN, ColumnPage
from quizapp.gui.pages.instructing.gradebook.detail_panel import DetailPanel
from quizapp.gui.pages.instructing.gradebook.score_chart import ScoreChart
from quizapp.gui.pages.instructing.gradebook.tile_row import TileRow
from quizapp.gui.pages.key_reading import digit_of, letter_of
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.presenters.instructing.gradebook.presenter import TABS
from quizapp.presenters.instructing.gradebook.screen import GradebookScreen
from quizapp.presenters.wording import word

_WIDE, _TALL = 1000, 720
_LEAST_BELOW = 300
"""So high the table and the detail are at least where each scrolls by itself."""

_BUTTONS = {
    "collect": ButtonLook(ButtonKind.PRIMARY, "tray", "C"),
    "export": ButtonLook(icon="export", key="Ctrl E"),
    "release": ButtonLook(icon="megaphone", key="Ctrl R"),
    "rekey": ButtonLook(icon="arrow-clockwise", key="K"),
    "withdraw": ButtonLook(icon="x"),
}


class GradebookPage(ColumnPage):
    """Reports what is wanted and looked at; it grades nothing."""

    requested = Signal(str)
    tab_chosen = Signal(str)
    row_chosen = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._title = TextBlock(theme, Role.TITLE)
        self._line = TextBlock(theme, Role.BODY, "text2")
        self.empty = named(TextBlock(theme, Role.READING, "text2"), "gradebook-empty")
        self.tabs = Segments(theme, TABS, "gradebook")
        self.buttons = {
            name: named(ActionButton(theme, look), f"gradebook-{name}")
            for name, look in _BUTTONS.items()
        }
        self.chart = named(ScoreChart(theme), "score-chart")
        self._scores_title = TextBlock(theme, Role.SECTION)
        self._scores_line = TextBlock(theme, Role.CAPTION, "text2")
        self.tiles = named(TileRow(theme), "tiles")
        self.grid = named(Grid(theme), "gradebook-grid")
        self.grid.show_all_rows()
        self.none = named(TextBlock(theme, Role.BODY, "text2"), "gradebook-none")
        self.detail = named(DetailPanel(theme), "gradebook-detail")
        self.beside = named(ScrollColumn(), "gradebook-beside")
        self._is_apart = False
        self._lay_out()
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.requested.emit(name))
        self.tabs.chosen.connect(self.tab_chosen)
        self.grid.row_chosen.connect(self.row_chosen)
        self.grid.row_chosen.connect(self._follow)
        for keys, name in (("Ctrl+E", "export"), ("Ctrl+R", "release")):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.buttons[name].click)

    def render_screen(self, screen: GradebookScreen) -> None:
        """Draw the whole page anew from plain data."""
        language, graded = screen.language, screen.is_graded
        self._title.say(screen.title)
        self._line.say(screen.line)
        self.empty.say(screen.empty)
        self.empty.setVisible(not graded)
        for name, button in self.buttons.items():
            button.say(word(language, f"gradebook.{name}"))
            button.setVisible(graded or name == "collect")
        drop = self.buttons["withdraw"]
        drop.say(word(language, "gradebook.withdraw"), word(language, "key.del"))
        drop.setVisible(graded and screen.tab == "questions")
        self.tabs.say(screen.tabs, screen.tab, word(language, "gradebook.tabs"))
        for part in (self.tabs, self.tiles, self.scores, self.table):
            part.setVisible(graded)
        if screen.scores is not None:
            self._scores_title.say(screen.scores.title)
            self._scores_line.say(screen.scores.line)
            self.chart.render_scores(screen.scores)
        self.tiles.render_tiles(screen.tiles)
        self._render_table(screen)
        self.adapt()

    def _render_table(self, screen: GradebookScreen) -> None:
        grid = screen.grid
        has_rows = grid is not None and bool(grid.rows)
        self.grid.setVisible(has_rows)
        if grid is not None and has_rows:
            self.grid.render_grid(grid, screen.selected)
        self.none.say("" if grid is None else grid.empty)
        self._none_box.setVisible(not has_rows and grid is not None)
        self._stretch_table()
        self.detail.setVisible(screen.detail is not None)
        self.beside.setVisible(screen.detail is not None and self._is_apart)
        if screen.detail is not None:
            self.detail.render_detail(screen.detail)

    def focus_page(self) -> None:
        """Begin with the table, or with the button that fills it."""
        reason = Qt.FocusReason.ShortcutFocusReason
        if self.grid.isVisibleTo(self):
            self.grid.setFocus(reason)
        else:
            self.setFocus(reason)

    def adapt(self) -> None:
        """Put the detail beside the table, or below it."""
        logical = (self.width() - 2 * MARGIN) / self._theme.scale
        direction, wide = QBoxLayout.Direction, logical >= _WIDE
        across = direction.LeftToRight if wide else direction.TopToBottom
        self._figures.setDirection(across)
        self._row.setDirection(across)
        self._head.setDirection(across)
        # Beside the buttons there is no room for it; above them it stays with the title.
        around = self._below if wide else self._names
        if around.indexOf(self._line) < 0:
            around.addWidget(self._line)
        self._buttons.end_at_right(wide)
        self.chart.be_low(not wide)
        self._part(apart=wide and self.height() / self._theme.scale >= _TALL)
        self.tiles.set_room(logical * 3 / 5 if wide else logical)
        self.grid.fit()
        self.detail.adapt()
        super().adapt()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key of a button says; digits choose what is shown."""
        digit = digit_of(event)
        names = {"C": "collect", "K": "rekey"}
        if letter_of(event) in names:
            self.buttons[names[letter_of(event)]].click()
        elif event.key() == Qt.Key.Key_Delete:
            if self.buttons["withdraw"].isVisible():
                self.buttons["withdraw"].click()
        elif digit is not None and 1 <= digit <= len(TABS):
            self.tab_chosen.emit(TABS[digit - 1])
        else:
            super().keyPressEvent(event)

    def _part(self, *, apart: bool) -> None:
        """Let table and detail scroll each by itself, or both with the page."""
        if apart is self._is_apart:
            return
        self._is_apart = apart
        self.grid.show_all_rows(not apart)
        self.beside.setMinimumHeight(self._theme.px(_LEAST_BELOW) if apart else 0)
        (self.beside.column if apart else self._right).insertWidget(0, self.detail)
        self._right.setStretch(self._right.count() - 1, 0 if apart else 1)
        self._stretch_table()
        self.beside.setVisible(apart and not self.detail.isHidden())

    def _stretch_table(self) -> None:
        """Let a table that scrolls by itself take the room that is left."""
        grows = self._is_apart and not self.grid.isHidden()
        self.table.setMinimumHeight(self._theme.px(_LEAST_BELOW) if grows else 0)
        self._left.setStretch(0, 1 if grows else 0)
        self._left.setStretch(1, 0 if grows else 1)

    def _follow(self, row: int) -> None:
        """Keep the row that is looked at in view, where the page scrolls."""
        if not self._is_apart:
            place = self.grid.visualRect(self.grid.model().index(row, 0))
            self._scroll.show_place(self.grid.viewport(), place)

    def _lay_out(self) -> None:
        column = self._scroll.column
        self._buttons = ButtonFlow()
        for button in self.buttons.values():
            self._buttons.addWidget(button)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.setSpacing(16)
        self._names, self._below = QVBoxLayout(), QVBoxLayout()
        self._names.setSpacing(4)
        self._names.addWidget(self._title)
        self._below.addWidget(self._line)
        self._head.addLayout(self._names, 1)
        self._head.addLayout(self._buttons, 6)
        column.addLayout(self._head)
        column.addLayout(self._below)
        column.addWidget(self.empty)
        self._lay_out_figures()
        column.addWidget(self.tabs)
        self._lay_out_table()

    def _lay_out_figures(self) -> None:
        self.scores = Panel(self._theme)
        for part in (self._scores_title, self._scores_line, self.chart):
            self.scores.column.addWidget(part)
        self._figures = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._figures.setSpacing(12)
        self._figures.addWidget(self.scores, 2)
        self._figures.addWidget(self.tiles, 3)
        self._scroll.column.addLayout(self._figures)

    def _lay_out_table(self) -> None:
        self.table = Panel(self._theme, margin=1)
        self.table.column.addWidget(self.grid)
        # In a widget of its own: what is hidden in a layout would keep its margins.
        self._none_box = QWidget()
        none = QVBoxLayout(self._none_box)
        none.setContentsMargins(16, 16, 16, 16)
        none.addWidget(self.none)
        self.table.column.addWidget(self._none_box)
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        self._left.addWidget(self.table)
        self._right.addWidget(self.detail)
        self._right.addWidget(self.beside, 1)
        for part in (self._left, self._right):
            part.addStretch(1)
        policy = QSizePolicy.Policy
        self.beside.setSizePolicy(policy.Expanding, policy.Ignored)
        self.beside.hide()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(16)
        self._row.addLayout(self._left, 3)
        self._row.addLayout(self._right, 2)
        self._scroll.column.addLayout(self._row, 1)
