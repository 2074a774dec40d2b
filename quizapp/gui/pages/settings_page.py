"""The settings page: language, theme, text size; each change applies at once."""

from __future__ import annotations

from PySide6.QtCore import Signal

from quizapp.gui.controls.segments import Segments
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.column_page import ColumnPage
from quizapp.gui.pages.settings.rules_texts_panel import RulesTextsPanel
from quizapp.gui.pages.settings.setting_panel import SettingPanel
from quizapp.gui.pages.settings.study_panels import StudyPanels
from quizapp.gui.pages.settings.your_data_panel import YourDataPanel
from quizapp.presenters.settings import TEXT_SCALES, THEMES, SettingsScreen
from quizapp.presenters.wording import LANGUAGE_NAMES, LANGUAGES, per_cent, word


class SettingsPage(ColumnPage):
    """Shows what is set and reports changes."""

    language_chosen = Signal(str)
    theme_chosen = Signal(str)
    scale_chosen = Signal(float)
    study_chosen = Signal(str, float)
    """What about studying is set, and to which value."""
    rules_file_chosen = Signal(object)
    """The path of a file to import."""
    data_requested = Signal(str, object)
    """What is to be done with the learner's data, and with what."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._title = TextBlock(theme, Role.TITLE, wrap=False)
        self._line = TextBlock(theme, Role.BODY, "text2")
        scales = tuple(str(scale) for scale in TEXT_SCALES)
        self.language = _setting(theme, "language", LANGUAGES)
        self.theme = _setting(theme, "theme", THEMES)
        self.text_size = _setting(theme, "text-size", scales)
        self._scroll.column.addWidget(self._title)
        self._scroll.column.addWidget(self._line)
        for setting in (self.language, self.theme, self.text_size):
            self._scroll.column.addWidget(setting)
        self.study = named(StudyPanels(theme), "study-settings")
        self.study.chosen.connect(self.study_chosen)
        self._scroll.column.addWidget(self.study)
        self.rules_texts = named(RulesTextsPanel(theme), "rules-texts")
        self.rules_texts.file_chosen.connect(self.rules_file_chosen)
        self._scroll.column.addWidget(self.rules_texts)
        self.data = named(YourDataPanel(theme), "your-data")
        self.data.requested.connect(self.data_requested)
        self._scroll.column.addWidget(self.data)
        self._scroll.column.addStretch(1)
        self.language.chosen.connect(self.language_chosen)
        self.theme.chosen.connect(self.theme_chosen)
        self.text_size.chosen.connect(self._choose_scale)

    def render_screen(self, screen: SettingsScreen) -> None:
        """Show what is set."""
        language = screen.language
        self._title.say(word(language, "settings"))
        self._line.say(word(language, "settings.line"))
        names = tuple(LANGUAGE_NAMES.items())
        themes = tuple((key, word(language, f"theme.{key}")) for key in THEMES)
        scales = tuple((str(s), per_cent(language, s)) for s in TEXT_SCALES)
        shown = (
            (self.language, "language", names, language),
            (self.theme, "theme", themes, screen.theme),
            (self.text_size, "text-size", scales, str(screen.text_scale)),
        )
        for panel, key, choices, chosen in shown:
            title = word(language, key)
            about = word(language, f"settings.{key}.line")
            panel.say(title, about, choices, chosen)
        self.study.render_study(screen.study)
        self.rules_texts.render_texts(screen.rules_texts, language)
        self.data.render_data(screen.data)
        self._scroll.fit()

    def adapt(self) -> None:
        """Take a new text size or new colours."""
        wide = self.width() / self._theme.scale >= 720
        for setting in (self.language, self.theme, self.text_size):
            setting.set_wide(wide)
        self.study.set_wide(wide)
        self.data.set_wide(wide)
        super().adapt()

    def _choose_scale(self, key: str) -> None:
        self.scale_chosen.emit(float(key))


def _setting(theme: Theme, key: str, choices: tuple[str, ...]) -> SettingPanel:
    return SettingPanel(theme, named(Segments(theme, choices, key), key))
