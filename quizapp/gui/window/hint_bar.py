"""The hint bar: keys of the page, the date of the rules, the saved mark."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout

from quizapp.gui.controls.chip_label import Hint, KeyHints, SignLabel
from quizapp.gui.controls.panel import Bar
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named


class HintBar(Bar):
    """Stands at the foot of every page outside a session."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, 32, line_above=True)
        self._hints = named(KeyHints(theme), "hints")
        self._rules = named(
            TextBlock(theme, Role.CAPTION, "text2", wrap=False), "rules-line"
        )
        self._saved = named(
            SignLabel(theme, "check-circle-fill", "right"), "saved-mark"
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(32, 0, 24, 0)
        row.setSpacing(20)
        row.addWidget(self._hints, 1)
        row.addWidget(self._rules)
        row.addWidget(self._saved)

    def say(self, hints: tuple[Hint, ...], rules: str, saved: str) -> None:
        """Show the keys, the rules in force and whether all is saved."""
        self._hints.say(hints)
        self._rules.say(rules)
        self._saved.say(saved)
