"""The instructor's exams: a list, and what can be done with the one looked at."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.button_flow import ButtonFlow
from quizapp.gui.controls.grid.grid import Grid
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.instructing.fact_rows import FactRows
from quizapp.presenters.instructing.shelf_screen import ExamDetail, ShelfScreen
from quizapp.presenters.wording import word

_WIDE = 900
_OF_ALL = {
    "make": ButtonLook(icon="plus", key="N"),
    "key": ButtonLook(icon="seal-check", key="K"),
}
_OF_ONE = {
    "show-code": ButtonLook(icon="monitor", key="F5"),
    "room": ButtonLook(icon="megaphone", key="H"),
    "grade": ButtonLook(icon="table", key="G"),
    "folder": ButtonLook(icon="tray", key="O"),
}


class ShelfPanel(Panel):
    """Reports what is wanted, and which exam is looked at."""

    requested = Signal(str)
    row_chosen = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=20)
        self._title = TextBlock(theme, Role.HEADING)
        self._line = TextBlock(theme, Role.BODY, "text2")
        self._empty = named(TextBlock(theme, Role.BODY, "text2"), "shelf-empty")
        self.grid = named(Grid(theme), "shelf-grid")
        self.grid.show_all_rows()
        self.detail = named(_DetailPanel(theme), "shelf-detail")
        self.buttons = {
            name: named(ActionButton(theme, look), f"shelf-{name}")
            for name, look in (*_OF_ALL.items(), *_OF_ONE.items())
        }
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.requested.emit(name))
        self.grid.row_chosen.connect(self.row_chosen)
        self.grid.row_opened.connect(lambda _row: self.requested.emit("grade"))
        self._offered: frozenset[str] = frozenset(self.buttons)
        self._lay_out()

    def offer(self, names: Collection[str]) -> None:
        """Show the buttons of what can be done here, and no other."""
        self._offered = frozenset(names)

    def render_shelf(self, screen: ShelfScreen) -> None:
        """Show the exams."""
        self._title.say(screen.title)
        self._line.say(screen.line)
        self._empty.say(screen.exams.empty)
        has_rows = bool(screen.exams.rows)
        self._empty.setVisible(not has_rows)
        self.grid.setVisible(has_rows)
        self.grid.render_grid(screen.exams, screen.selected)
        for name, button in self.buttons.items():
            button.say(word(screen.language, f"shelf.{name}"))
        detail = screen.detail
        self.detail.setVisible(detail is not None)
        if detail is not None:
            self.detail.render_detail(detail)
        sound = detail is not None and not detail.trouble
        for name in _OF_ONE:
            fits = sound or (name == "folder" and has_rows)
            self.buttons[name].setVisible(fits and name in self._offered)
        self.buttons["show-code"].setEnabled(detail is not None and detail.has_code)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the exam beside the list, or below it."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        direction = QBoxLayout.Direction
        wide = self.width() / self._theme.scale >= _WIDE
        self._row.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        self.grid.fit()

    def _lay_out(self) -> None:
        all_buttons, one = ButtonFlow(), ButtonFlow()
        for name in _OF_ALL:
            all_buttons.addWidget(self.buttons[name])
        for name in _OF_ONE:
            one.addWidget(self.buttons[name])
        left, right = QVBoxLayout(), QVBoxLayout()
        left.setSpacing(12)
        left.addLayout(all_buttons)
        left.addWidget(self._empty)
        left.addWidget(self.grid)
        left.addStretch(1)
        right.setSpacing(12)
        right.addLayout(one)
        right.addWidget(self.detail)
        right.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(24)
        self._row.addLayout(left, 1)
        self._row.addLayout(right, 1)
        self.column.setSpacing(12)
        self.column.addWidget(self._title)
        self.column.addWidget(self._line)
        self.column.addLayout(self._row)


class _DetailPanel(Panel):
    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, fill="bg")
        self._title = TextBlock(theme, Role.SECTION)
        self._line = TextBlock(theme, Role.CAPTION, "text2")
        self._trouble = TextBlock(theme, Role.BODY, "wrong")
        self._facts = FactRows(theme)
        for part in (self._title, self._line, self._trouble, self._facts):
            self.column.addWidget(part)

    def render_detail(self, detail: ExamDetail) -> None:
        self._title.say(detail.title)
        self._line.say(detail.line)
        self._trouble.say(detail.trouble)
        self._trouble.setVisible(bool(detail.trouble))
        self._facts.render_facts(detail.facts)
