"""The about page: what the program is, and the notice for fan content."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout

from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.column_page import ColumnPage
from quizapp.presenters.wording import word

_KEYS = ("about.line", "about.fan", "about.thanks", "about.data")
_WIDTH = 728


class AboutPage(ColumnPage):
    """Says what the program is and whose the game is."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._title = TextBlock(theme, Role.TITLE, wrap=False)
        self._version = named(TextBlock(theme, Role.BODY, "text2"), "about-version")
        self._texts = {
            key: named(TextBlock(theme, Role.READING), key.replace(".", "-"))
            for key in _KEYS
        }
        self._panel = panel = Panel(theme, margin=24)
        panel.column.setSpacing(16)
        for text in self._texts.values():
            panel.column.addWidget(text)
        for part in (self._title, self._version):
            self._scroll.column.addWidget(part)
        row = QHBoxLayout()
        row.addWidget(panel, 100)
        row.addStretch(1)
        self._scroll.column.addLayout(row)
        self._scroll.column.addStretch(1)

    def render_language(self, language: str) -> None:
        """Show the page in a language."""
        self._title.say(word(language, "about"))
        version = _installed_version()
        self._version.say(word(language, "about.version", version=version))
        self._version.setVisible(bool(version))
        for key, text in self._texts.items():
            text.say(word(language, key))
        self._scroll.fit()

    def adapt(self) -> None:
        """Take a new text size, new colours or another width."""
        self._panel.setMaximumWidth(self._theme.px(_WIDTH))
        super().adapt()


def _installed_version() -> str:
    """Return the version that is installed; empty where the program only lies about."""
    from importlib import metadata  # slow to load, and needed nowhere else

    try:
        return metadata.version("quizapp")
    except metadata.PackageNotFoundError:
        return ""
