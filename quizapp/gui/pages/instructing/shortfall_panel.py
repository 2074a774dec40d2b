"""What the bank lacks of an exam, first of all, and the way to ask for what there is."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.chip_label import SignLabel
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.instructing.blueprint.screen import Shortfall


class ShortfallPanel(Panel):
    """Is tinted while something falls short; it is also said in words."""

    fill_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=20)
        self._warning = SignLabel(theme, "warning-fill", "caution")
        self._sound = SignLabel(theme, "check-circle-fill", "right")
        self._neutral = SignLabel(theme, "info", "text2")
        self.title = named(TextBlock(theme, Role.SECTION), "shortfall-title")
        self.lines = named(TextBlock(theme, Role.BODY), "shortfall-lines")
        self.fill = named(
            ActionButton(theme, ButtonLook(icon="check", key="Ctrl F")),
            "shortfall-fill",
        )
        self.fill.clicked.connect(self.fill_requested)
        head = QHBoxLayout()
        head.setSpacing(8)
        for part in (self._warning, self._sound, self._neutral):
            part.say("")
            head.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self.title, 1)
        self.column.addLayout(head)
        self.column.addWidget(self.lines)
        self.column.addWidget(self.fill)

    def render_shortfall(self, shortfall: Shortfall) -> None:
        """Say what is missing."""
        short = shortfall.is_short
        self._ground_fill = "cautionsoft" if short else "surface"
        self._ground_line = "cautionline" if short else "border"
        self._warning.setVisible(short)
        self._sound.setVisible(shortfall.is_full)
        self._neutral.setVisible(not short and not shortfall.is_full)
        self.title.say(shortfall.title)
        self.lines.say("\n".join(shortfall.lines))
        self.lines.setVisible(bool(shortfall.lines))
        self.fill.say(shortfall.fill)
        self.fill.setVisible(bool(shortfall.fill))
        self.update()
