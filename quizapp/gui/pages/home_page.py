"""The start page: what waits, what was left open, progress by topic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.home.start_panel import StartPanel
from quizapp.gui.pages.key_reading import is_enter, letter_of
from quizapp.gui.pages.scroll import Column, ScrollColumn
from quizapp.presenters.home_screen import HomeScreen
from quizapp.presenters.wording import word

if TYPE_CHECKING:
    from quizapp.gui.pages.home.opened_parts import OpenedParts

_WIDE = 900


class HomePage(QWidget):
    """Offers the next step and says how far the learner has come."""

    start_requested = Signal()
    resume_requested = Signal()
    learn_requested = Signal()
    """Only new questions are wanted."""
    search_requested = Signal()
    tour_requested = Signal()
    undo_requested = Signal()
    """The last answer of the session that was left is to be taken back."""
    plan_chosen = Signal(object)
    """The plan of a session that is wanted."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._screen: HomeScreen | None = None
        self._title = named(TextBlock(theme, Role.TITLE, wrap=False), "title")
        self._date = named(TextBlock(theme, Role.BODY, "text2", wrap=False), "date")
        look = ButtonLook(icon="magnifying-glass", key="Ctrl K")
        self.search = named(ActionButton(theme, look), "search")
        self.start_panel = named(StartPanel(theme), "start-panel")
        self.opened: OpenedParts | None = None
        """Made with the progress: the first frame comes sooner without them."""
        self._content = Column()
        self._scroll: ScrollColumn | None = None
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._page = QVBoxLayout(self)
        self._arrange()
        self.search.clicked.connect(self.search_requested)
        self.start_panel.start.clicked.connect(self.start_requested)
        self.start_panel.learn.clicked.connect(self.learn_requested)
        self.start_panel.resume.button.clicked.connect(self.resume_requested)

    def render_screen(self, screen: HomeScreen) -> None:
        """Draw the whole page anew from plain data."""
        self._screen = screen
        self._title.say(word(screen.language, "today"))
        self._date.say(screen.date)
        self.search.say(word(screen.language, "palette.open"))
        self.start_panel.render_home(screen)
        self.start_panel.setVisible(not screen.is_empty)
        if screen.is_confirmed or self.opened is not None:
            self._opened_parts().render_home(screen)
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
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.undo_requested.emit()
        elif is_enter(event):
            self.start_requested.emit()
        elif letter_of(event) == "N" and self.start_panel.learn.isVisible():
            self.learn_requested.emit()
        elif letter_of(event) == "R" and screen.resume is not None:
            self.resume_requested.emit()
        elif self.opened is not None and self.opened.press(letter_of(event)):
            pass
        else:
            super().keyPressEvent(event)

    def start_buttons(self) -> tuple[QWidget, ...]:
        """Return what begins the next session; one of them is on the screen."""
        welcome = () if self.opened is None else (self.opened.welcome.button,)
        return (self.start_panel.start, *welcome)

    def _arrange(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        column = self._content.column
        column.setSpacing(16)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._date)
        head = QHBoxLayout()
        head.addLayout(words, 1)
        head.addWidget(self.search)
        column.addLayout(head)
        self._row.setSpacing(16)
        self._row.addWidget(self.start_panel, 20)
        column.addLayout(self._row)
        column.addStretch(1)
        self._page.setContentsMargins(0, 0, 0, 0)
        self._page.addWidget(self._content)

    def _opened_parts(self) -> OpenedParts:
        from quizapp.gui.pages.home.opened_parts import OpenedParts

        if self.opened is None:
            self.opened = OpenedParts(self._theme)
            self.opened.stand_in(self._content.column, self._row)
            self.opened.welcome.button.clicked.connect(self.start_requested)
            self.opened.welcome.second.clicked.connect(self.tour_requested)
            self.opened.ways.plan_chosen.connect(self.plan_chosen)
            self._page.removeWidget(self._content)
            self._scroll = ScrollColumn(self._content)
            self._page.addWidget(self._scroll)
            # At once: a layout shows what it is given one event later, which blinks.
            self._scroll.show()
        return self.opened

    def _fit(self) -> None:
        logical = self.width() / self._theme.scale
        direction = QBoxLayout.Direction
        wide = logical >= _WIDE
        self._row.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        inner = logical >= 560
        self.start_panel.row.setDirection(
            direction.LeftToRight if inner else direction.TopToBottom
        )
        if self.opened is not None:
            self.opened.ways.resize_to(logical)
        side = 32 if wide else 24
        spare = max(0, int((self.width() - 1600) / 2))
        self._content.column.setContentsMargins(side + spare, 24, side + spare, 24)
        if self._scroll is not None:
            self._scroll.fit()
