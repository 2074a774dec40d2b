"""The start page: what waits, what was left open, progress by topic."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.home.notice_line import NoticeLine
from quizapp.gui.pages.home.record_panels import NumbersPanel, TopicsPanel
from quizapp.gui.pages.home.start_panel import StartPanel
from quizapp.gui.pages.home.state_panel import StatePanel
from quizapp.gui.pages.key_reading import is_enter, letter_of
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.presenters.home_screen import HomeScreen
from quizapp.presenters.wording import word

_WIDE = 900


class HomePage(QWidget):
    """Offers the next step and says how far the learner has come."""

    start_requested = Signal()
    resume_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._screen: HomeScreen | None = None
        self._title = named(TextBlock(theme, Role.TITLE, wrap=False), "title")
        self._date = named(TextBlock(theme, Role.BODY, "text2", wrap=False), "date")
        self._notice = named(NoticeLine(theme), "notice")
        self.start_panel = named(StartPanel(theme), "start-panel")
        self._numbers = named(NumbersPanel(theme), "numbers")
        self._topics = named(TopicsPanel(theme), "topics")
        self.welcome = named(StatePanel(theme, "scales", "accent"), "welcome")
        self._scroll = ScrollColumn()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._arrange()
        self.start_panel.start.clicked.connect(self.start_requested)
        self.start_panel.resume.button.clicked.connect(self.resume_requested)
        self.welcome.button.clicked.connect(self.start_requested)

    def render_screen(self, screen: HomeScreen) -> None:
        """Draw the whole page anew from plain data."""
        self._screen = screen
        language = screen.language
        self._title.say(word(language, "today"))
        self._date.say(screen.date)
        self._notice.say(screen.notice)
        self.start_panel.render_home(screen)
        self._numbers.render_home(screen)
        self._topics.render_home(screen)
        self._render_state(screen)
        self._fit()

    def focus_page(self) -> None:
        """Let the page have the keyboard: Enter starts, R resumes."""
        self.setFocus()

    def adapt(self) -> None:
        """Take a new text size or new colours."""
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put panels side by side or below each other."""
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Start with Enter, resume with R."""
        screen = self._screen
        if screen is None or screen.loading or not screen.questions:
            super().keyPressEvent(event)
        elif is_enter(event):
            self.start_requested.emit()
        elif letter_of(event) == "R" and screen.resume is not None:
            self.resume_requested.emit()
        else:
            super().keyPressEvent(event)

    def _arrange(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        column = self._scroll.column
        column.setSpacing(16)
        head = QVBoxLayout()
        head.setSpacing(0)
        head.addWidget(self._title)
        head.addWidget(self._date)
        column.addLayout(head)
        column.addWidget(self._notice)
        column.addWidget(self.welcome)
        self._row.setSpacing(16)
        self._row.addWidget(self.start_panel, 20)
        self._row.addWidget(self._numbers, 11)
        column.addLayout(self._row)
        column.addWidget(self._topics)
        column.addStretch(1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self._scroll)

    def _render_state(self, screen: HomeScreen) -> None:
        language = screen.language
        fresh = screen.answers_total == 0 and screen.resume is None
        empty = not screen.loading and (fresh or not screen.questions)
        for panel in (self.start_panel, self._numbers):
            panel.setVisible(not empty)
        self._numbers.setVisible(not empty and not screen.loading)
        self._topics.setVisible(bool(screen.topics))
        self.welcome.setVisible(empty)
        if not screen.questions:
            heading = word(language, "home.empty")
            self.welcome.say(heading, word(language, "home.empty.line"), None)
        else:
            self.welcome.say(
                word(language, "home.welcome"),
                word(language, "home.welcome.line", n=screen.questions),
                (word(language, "home.start-first"), word(language, "key.enter")),
            )

    def _fit(self) -> None:
        logical = self.width() / self._theme.scale
        direction = QBoxLayout.Direction
        wide = logical >= _WIDE
        self._row.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        inner = logical >= 560
        self.start_panel.row.setDirection(
            direction.LeftToRight if inner else direction.TopToBottom
        )
        side = 32 if wide else 24
        spare = max(0, int((self.width() - 1600) / 2))
        self._scroll.column.setContentsMargins(side + spare, 24, side + spare, 24)
        self._scroll.fit()
