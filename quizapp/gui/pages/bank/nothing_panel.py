"""Where no question has all that was asked for: what was asked, and what would help."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.home.state_panel import BigSign
from quizapp.presenters.browsing.screen import NothingFound

_SIGN_FROM = 340
"""From this height on there is room for a sign."""


class NothingPanel(Panel):
    """Stands in the place of the list."""

    drop_wanted = Signal()
    clear_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=16)
        self._sign = BigSign(theme, "magnifying-glass", "text2")
        self._heading = named(TextBlock(theme, Role.HEADING), "nothing-heading")
        self._asked = named(TextBlock(theme, Role.BODY, "accent"), "nothing-asked")
        self._line = named(TextBlock(theme, Role.BODY, "text2"), "nothing-line")
        self.drop = named(ActionButton(theme, ButtonLook(icon="x")), "nothing-drop")
        self.clear = named(
            ActionButton(theme, ButtonLook(ButtonKind.GHOST)), "nothing-clear"
        )
        self._buttons = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._buttons.setSpacing(8)
        centre = Qt.AlignmentFlag.AlignHCenter
        self.column.addStretch(1)
        self.column.addWidget(self._sign, 0, centre)
        for text in (self._heading, self._asked, self._line):
            text.set_centred()
            self.column.addWidget(text)
        for button in (self.drop, self.clear):
            self._buttons.addWidget(button, 0, centre)
        self.column.addLayout(self._buttons)
        self.column.addStretch(1)
        self.drop.clicked.connect(self.drop_wanted)
        self.clear.clicked.connect(self.clear_wanted)
        self.hide()

    def render_nothing(self, screen: NothingFound | None) -> None:
        """Show it, or nothing where something was found."""
        self.setVisible(screen is not None)
        if screen is None:
            return
        self._heading.say(screen.heading)
        self._asked.say(" · ".join(screen.conditions))
        self._line.say(screen.line)
        self.drop.say(screen.drop)
        self.drop.setVisible(bool(screen.drop))
        self.clear.say(screen.clear)
        self.setAccessibleName(f"{screen.heading}. {screen.line}")

    def adapt(self) -> None:
        """Leave the sign out where it is low."""
        self._sign.setVisible(self.height() / self._theme.scale >= _SIGN_FROM)
