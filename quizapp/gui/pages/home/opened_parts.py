"""The parts of the start page that need the progress; made once it has been read."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QVBoxLayout

from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.home.notice_line import NoticeLine
from quizapp.gui.pages.home.record_panels import NumbersPanel, TopicsPanel
from quizapp.gui.pages.home.state_panel import StatePanel
from quizapp.gui.pages.home.ways_panel import WaysPanel
from quizapp.presenters.home_screen import HomeScreen
from quizapp.presenters.wording import word


class OpenedParts:
    """A notice, a welcome in place of what is missing, numbers and topics."""

    def __init__(self, theme: Theme) -> None:
        self.notice = named(NoticeLine(theme), "notice")
        self.welcome = named(StatePanel(theme, "scales", "accent"), "welcome")
        self.numbers = named(NumbersPanel(theme), "numbers")
        self.ways = named(WaysPanel(theme), "ways")
        self.topics = named(TopicsPanel(theme), "topics")

    def stand_in(self, column: QVBoxLayout, row: QBoxLayout) -> None:
        """Take their places: around the row in the column, and beside the start."""
        place = column.indexOf(row)
        column.insertWidget(place, self.notice)
        column.insertWidget(place + 1, self.welcome)
        column.insertWidget(place + 3, self.ways)
        column.insertWidget(place + 4, self.topics)
        row.addWidget(self.numbers, 11)

    def render_home(self, screen: HomeScreen) -> None:
        """Draw all of them anew."""
        self.notice.say(screen.notice)
        self.numbers.render_home(screen)
        self.ways.render_home(screen)
        self.topics.render_topics(screen.topics, screen.language)
        self.numbers.setVisible(not screen.is_empty and screen.is_confirmed)
        self.topics.setVisible(bool(screen.topics))
        self._render_welcome(screen)

    def press(self, letter: str) -> bool:
        """Carry out the command of a letter; say whether there is one."""
        second = self.welcome.second
        if letter == "T" and second.isVisible():
            second.click()
            return True
        return self.ways.press(letter)

    def _render_welcome(self, screen: HomeScreen) -> None:
        language = screen.language
        self.welcome.setVisible(screen.is_empty)
        if not screen.is_empty:
            return
        if not screen.questions:
            heading = word(language, "home.empty")
            self.welcome.say(heading, word(language, "home.empty.line"), None)
        else:
            self.welcome.say(
                word(language, "home.welcome"),
                word(language, "home.welcome.line", n=screen.questions),
                (word(language, "home.start-first"), word(language, "key.enter")),
                (word(language, "tour"), "T"),
            )
