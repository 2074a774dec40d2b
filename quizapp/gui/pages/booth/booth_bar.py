"""The bar over a show: the way out, the score, and that nothing is stored."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.chip_label import ChipLabel
from quizapp.gui.controls.panel import Bar
from quizapp.gui.controls.segments import Segments
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.study.study_body import StudyBody
from quizapp.presenters.booth.screen import BoothScreen
from quizapp.presenters.wording import word

_CHIPS_FROM = 640


class BoothBar(Bar):
    """Says how the crowd fares."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, 56, line_above=False)
        look = ButtonLook(ButtonKind.GHOST, "x")
        self.end = named(ActionButton(theme, look), "booth-end")
        self._title = TextBlock(theme, Role.STRONG_BODY, wrap=False)
        self._score = named(TextBlock(theme, Role.SECTION, wrap=False), "booth-score")
        self._topic = ChipLabel(theme, "tag")
        self._unstored = named(ChipLabel(theme, "eye-slash"), "booth-unstored")
        self.tabs = Segments(theme, ("question", "board"), "booth-tab")
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 0, 24, 0)
        row.setSpacing(16)
        row.addWidget(self.end)
        row.addWidget(self._title)
        row.addWidget(self._score)
        row.addStretch(1)
        row.addWidget(self._topic)
        row.addWidget(self._unstored)
        row.addWidget(self.tabs)

    def render_score(self, screen: BoothScreen) -> None:
        """Show the score."""
        language = screen.language
        self.end.say("", word(language, "key.esc"))
        self.end.setAccessibleName(word(language, "booth.end"))
        self.end.setToolTip(word(language, "booth.end"))
        self._title.say(word(language, "booth"))
        self._score.say(screen.score)
        self._score.setAccessibleName(screen.score)
        self._topic.say(", ".join(screen.question.topics[:1]))
        self._unstored.say(word(language, "booth.unstored"))

    def say_tabs(self, body: StudyBody, language: str, *, offered: bool) -> None:
        """Offer question and board in turn where only one of them has room."""
        title = word(language, "rail")
        self.tabs.say(body.tab_names(language), body.tab, title)
        self.tabs.setVisible(offered)

    def leave_out(self) -> None:
        """Leave out what there is no room for; the score stays."""
        logical = self.window().width() / self._theme.scale
        self._topic.setVisible(logical >= 2 * _CHIPS_FROM)
        self._unstored.setVisible(logical >= _CHIPS_FROM)
        self._title.setVisible(logical >= _CHIPS_FROM)
