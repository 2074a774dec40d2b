"""The settings page: language, theme, text size; each change applies at once."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.segments import Segments
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.column_page import ColumnPage
from quizapp.gui.pages.rules_texts_panel import RulesTextsPanel
from quizapp.presenters.settings import TEXT_SCALES, THEMES, SettingsScreen
from quizapp.presenters.wording import LANGUAGE_NAMES, LANGUAGES, per_cent, word


class SettingsPage(ColumnPage):
    """Shows what is set and reports changes."""

    language_chosen = Signal(str)
    theme_chosen = Signal(str)
    scale_chosen = Signal(float)
    rules_file_chosen = Signal(object)
    """The path of a file to import."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._title = TextBlock(theme, Role.TITLE, wrap=False)
        self._line = TextBlock(theme, Role.BODY, "text2")
        scales = tuple(str(scale) for scale in TEXT_SCALES)
        self.language = _Setting(theme, "language", LANGUAGES)
        self.theme = _Setting(theme, "theme", THEMES)
        self.text_size = _Setting(theme, "text-size", scales)
        self._scroll.column.addWidget(self._title)
        self._scroll.column.addWidget(self._line)
        for setting in (self.language, self.theme, self.text_size):
            self._scroll.column.addWidget(setting)
        self.rules_texts = named(RulesTextsPanel(theme), "rules-texts")
        self.rules_texts.file_chosen.connect(self.rules_file_chosen)
        self._scroll.column.addWidget(self.rules_texts)
        self._scroll.column.addStretch(1)
        self.language.switch.chosen.connect(self.language_chosen)
        self.theme.switch.chosen.connect(self.theme_chosen)
        self.text_size.switch.chosen.connect(self._choose_scale)

    def render_screen(self, screen: SettingsScreen) -> None:
        """Show what is set."""
        language = screen.language
        self._title.say(word(language, "settings"))
        self._line.say(word(language, "settings.line"))
        self.language.say(language, tuple(LANGUAGE_NAMES.items()), language)
        themes = tuple((key, word(language, f"theme.{key}")) for key in THEMES)
        self.theme.say(language, themes, screen.theme)
        scales = tuple((str(s), per_cent(language, s)) for s in TEXT_SCALES)
        self.text_size.say(language, scales, str(screen.text_scale))
        self.rules_texts.render_texts(screen.rules_texts, language)
        self._scroll.fit()

    def adapt(self) -> None:
        """Take a new text size or new colours."""
        wide = self.width() / self._theme.scale >= 720
        for setting in (self.language, self.theme, self.text_size):
            setting.set_wide(wide)
        super().adapt()

    def _choose_scale(self, key: str) -> None:
        self.scale_chosen.emit(float(key))


class _Setting(Panel):
    """One setting: what it is, what it does, and its switch."""

    def __init__(self, theme: Theme, key: str, choices: tuple[str, ...]) -> None:
        super().__init__(theme)
        self._key = key
        self._title = TextBlock(theme, Role.SECTION)
        self._about = TextBlock(theme, Role.BODY, "text2")
        self.switch = named(Segments(theme, choices, key), key)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._about)
        self._row = QHBoxLayout()
        self._row.setSpacing(16)
        self._row.addLayout(words, 1)
        self._row.addWidget(self.switch)
        self.column.addLayout(self._row)

    def say(
        self, language: str, choices: tuple[tuple[str, str], ...], chosen: str
    ) -> None:
        """Name the setting and show what is chosen."""
        title = word(language, self._key)
        self._title.say(title)
        self._about.say(word(language, f"settings.{self._key}.line"))
        self.switch.say(choices, chosen, title)

    def set_wide(self, wide: bool) -> None:
        """Put the switch beside the words, or below them."""
        direction = QHBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
