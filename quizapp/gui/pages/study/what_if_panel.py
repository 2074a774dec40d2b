"""What if: facts to turn, and the key with the one that is turned."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.chip_label import KeyCaps
from quizapp.gui.controls.fact_switch import FactSwitch
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.paint.stand_in import StandIn
from quizapp.presenters.what_if.screen import WhatIfScreen
from quizapp.presenters.wording import word

_STEPS = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Left: -1,
}


class WhatIfPanel(Panel):
    """Reports which fact is turned; what is right then is shown as it comes."""

    fact_turned = Signal(int)
    board_requested = Signal()
    """The whole board is to be edited, not one fact."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._title = TextBlock(theme, Role.SECTION, wrap=False)
        self._about = named(TextBlock(theme, Role.CAPTION, "text2"), "what-if-about")
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(2)
        self.rows: list[FactSwitch] = []
        self._columns = 2
        self._strip = Panel(theme, "accentsoft", "accentline", margin=10)
        self._result = named(TextBlock(theme, Role.BODY), "what-if-result")
        self._strip.column.addWidget(self._result)
        look = ButtonLook(ButtonKind.GHOST, "git-branch", "O", 32.0)
        self.edit = named(ActionButton(theme, look), "edit-board")
        self.edit.clicked.connect(self.board_requested)
        self.edit.hide()
        self._head = QGridLayout()
        self._head.setHorizontalSpacing(12)
        self._head.setVerticalSpacing(2)
        self._head.setColumnStretch(2, 1)
        self._head.addWidget(self._title, 0, 0)
        self._head.addWidget(KeyCaps(theme, ("W",)), 0, 1)
        self._head.addWidget(self.edit, 0, 3)
        self._shown: WhatIfScreen | None = None
        self._stand_in = StandIn(self)
        self._place_about()
        self.column.addLayout(self._head)
        self.column.addLayout(self._grid)
        self.column.addWidget(self._strip)

    def offer_board(self) -> None:
        """Show the button that opens the board to be edited."""
        self.edit.show()

    def set_columns(self, columns: int) -> None:
        """Put the facts side by side, or below each other."""
        if columns != self._columns:
            self._columns = columns
            self._place_about()
            self._arrange()

    def _place_about(self) -> None:
        """Let the line stand beside the title, or under it where there is no room."""
        middle = Qt.AlignmentFlag.AlignVCenter
        if self._columns > 1:
            self._head.addWidget(self._about, 0, 2, middle)
        else:
            self._head.addWidget(self._about, 1, 0, 1, 4)

    def render_facts(self, screen: WhatIfScreen) -> None:
        """Show the facts that have come, and the outcome of the one turned."""
        if screen == self._shown:
            return
        self._shown = screen
        self._stand_in.leave()
        language = screen.language
        self._title.say(screen.title)
        self._about.say(screen.about)
        self.edit.say(word(language, "edit.open"))
        self._make_rows(len(screen.rows))
        for switch, row in zip(self.rows, screen.rows, strict=True):
            spoken = "what-if.on" if row.turned else "what-if.off"
            switch.render_row(row, word(language, spoken))
        self._result.say(screen.result, screen.emphasis)
        self._result.setAccessibleName(screen.result)
        self._strip.setVisible(bool(screen.result))

    def take_picture(self) -> None:
        """Take the picture that stands in when the panel, hidden now, is shown."""
        self._stand_in.take()

    def show_picture(self) -> None:
        """Show in the first frame the picture that was taken, if there is one."""
        self._stand_in.begin()

    def focus_chain(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through."""
        return (*self.rows, self.edit)

    def focus_facts(self) -> bool:
        """Put the focus on the fact that is turned, or on the first one."""
        turned = [row for row in self.rows if row.isChecked()] or self.rows
        if turned:
            turned[0].setFocus(Qt.FocusReason.ShortcutFocusReason)
        return bool(turned)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from fact to fact with the arrows."""
        step = _STEPS.get(Qt.Key(event.key()))
        focused = [place for place, row in enumerate(self.rows) if row.hasFocus()]
        if step is None or not focused:
            super().keyPressEvent(event)
            return
        place = min(max(focused[0] + step, 0), len(self.rows) - 1)
        self.rows[place].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _make_rows(self, count: int) -> None:
        while len(self.rows) > count:
            row = self.rows.pop()
            self._grid.removeWidget(row)
            row.hide()
            row.deleteLater()
        for place in range(len(self.rows), count):
            row = named(FactSwitch(self._theme), f"fact-{place + 1}")
            row.clicked.connect(self._report)
            self.rows.append(row)
        self._arrange()

    def _arrange(self) -> None:
        for place, row in enumerate(self.rows):
            self._grid.addWidget(row, place // self._columns, place % self._columns)
            # At once: a layout shows what it is given one event later, and what does
            # not show cannot take the focus.
            row.show()
        for column in range(2):
            self._grid.setColumnStretch(column, int(column < self._columns))

    def _report(self) -> None:
        row = self.sender()
        if isinstance(row, FactSwitch):
            # What is turned is said by the presenter, not by the click.
            row.setChecked(not row.isChecked())
            self.fact_turned.emit(self.rows.index(row))
