"""The panel of rooms that announce themselves in this network."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.attending.screen import JoinScreen, NearbyRow
from quizapp.presenters.wording import word


class NearbyPanel(Panel):
    """Reports whose address is to be taken."""

    chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=24)
        self.rows: list[ActionButton] = []
        self._shown: tuple[NearbyRow, ...] = ()
        self._title = TextBlock(theme, Role.SECTION)
        self._none = named(TextBlock(theme, Role.BODY, "text2"), "nearby-none")
        self.column.addWidget(self._title)
        self.column.addWidget(self._none)

    def render_nearby(self, screen: JoinScreen) -> None:
        """List the rooms."""
        language, self._shown = screen.language, screen.nearby
        self._title.say(word(language, "attend.nearby"))
        self._none.say(word(language, "attend.nearby.none"))
        self._none.setVisible(not screen.nearby)
        while len(self.rows) < len(screen.nearby):
            look = ButtonLook(icon="monitor")
            name = f"nearby-{len(self.rows) + 1}"
            row = named(ActionButton(self._theme, look), name)
            row.clicked.connect(self._report)
            self.rows.append(row)
            self.column.addWidget(row, 0, Qt.AlignmentFlag.AlignLeft)
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(screen.nearby))
            if place < len(screen.nearby):
                row.say(screen.nearby[place].text)

    def _report(self) -> None:
        for row, shown in zip(self.rows, self._shown, strict=False):
            if row is self.sender():
                self.chosen.emit(shown.address)
