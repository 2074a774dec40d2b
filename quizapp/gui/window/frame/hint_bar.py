"""The hint bar: keys of the page, the date of the rules, the saved mark."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout

from quizapp.gui.controls.chip_label import Hint, KeyHints, SignLabel
from quizapp.gui.controls.panel import Bar
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.home_screen import HomeScreen
from quizapp.presenters.wording import word

_RULES_FROM = 560
"""From this width on there is room for the rules in force."""


class HintBar(Bar):
    """Stands at the foot of every page outside a session."""

    def __init__(self, theme: Theme) -> None:
        self._hints = named(KeyHints(theme), "hints")
        self._rules = named(
            TextBlock(theme, Role.CAPTION, "text2", wrap=False), "rules-line"
        )
        super().__init__(theme, 32, line_above=True)
        self._saved = named(
            SignLabel(theme, "check-circle-fill", "right"), "saved-mark"
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(32, 0, 24, 0)
        row.setSpacing(20)
        row.addWidget(self._hints, 1)
        row.addWidget(self._rules)
        row.addWidget(self._saved)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the rules out where they would be cut: every question names them."""
        super().resizeEvent(event)
        self._rules.setVisible(self.width() / self._theme.scale >= _RULES_FROM)

    def adapt(self) -> None:
        """Take the height that the text size asks for, and what has room then."""
        super().adapt()
        self._rules.setVisible(self.width() / self._theme.scale >= _RULES_FROM)

    def say(self, hints: tuple[Hint, ...]) -> None:
        """Show the keys of the page."""
        self._hints.say(hints)

    def say_state(self, rules: str, saved: str) -> None:
        """Show the rules in force and whether all is saved."""
        self._rules.say(rules)
        self._saved.say(saved)


def hints_for(page: str, home: HomeScreen, language: str) -> tuple[Hint, ...]:
    """List the keys of a page outside a session."""
    enter, esc = word(language, "key.enter"), word(language, "key.esc")
    every: Hint = (("?",), word(language, "keys.all"))
    if page == "message-page":
        return (((enter,), word(language, "keys.retry")), every)
    if page == "bank-page":
        return (
            (("/",), word(language, "keys.filter")),
            (("↑", "↓"), word(language, "keys.move")),
            ((enter,), word(language, "keys.answer-it")),
            (("Ctrl " + enter,), word(language, "keys.practise-all")),
            ((esc,), word(language, "keys.back")),
            every,
        )
    if page == "progress-page":
        drill = (("1", "…", "6"), word(language, "keys.drill"))
        return (drill, ((esc,), word(language, "keys.back")), every)
    if page != "home-page":
        return (((esc,), word(language, "keys.back")), every)
    hints: list[Hint] = []
    if home.questions:
        hints.append(((enter,), word(language, "keys.start")))
    if home.queue is not None and home.queue.learn:
        hints.append((("N",), word(language, "keys.learn")))
    if home.resume is not None:
        hints.append((("R",), word(language, "keys.resume")))
    hints.append((("Ctrl K",), word(language, "keys.search")))
    return (*hints, (("Ctrl L",), word(language, "keys.language")), every)
