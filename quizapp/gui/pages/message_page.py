"""The message page: what happened, what is safe, what to do."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.column_page import MARGIN, ColumnPage
from quizapp.gui.pages.home.state_panel import BigSign
from quizapp.gui.pages.key_reading import is_enter
from quizapp.presenters.message_screen import MessageScreen
from quizapp.presenters.wording import word

_WIDTH = 640
_BUTTONS_FROM = 520
"""From this width on the buttons stand side by side."""

_FOLDED = ButtonLook(ButtonKind.GHOST, trailing_icon="caret-down")
_UNFOLDED = ButtonLook(ButtonKind.GHOST, trailing_icon="caret-up")


class MessagePage(ColumnPage):
    """Stands in for a page that cannot be shown; the safe action comes first."""

    retry_requested = Signal()
    today_requested = Signal()
    quit_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._heading = named(TextBlock(theme, Role.HEADING), "message-heading")
        self._safe = named(TextBlock(theme, Role.READING), "message-safe")
        self._remedy = named(TextBlock(theme, Role.BODY, "text2"), "message-remedy")
        self._details = named(TextBlock(theme, Role.CODE, "text2"), "message-details")
        primary = ButtonLook(ButtonKind.PRIMARY, "arrow-clockwise", "Enter")
        self.retry = named(ActionButton(theme, primary), "retry")
        self.quit = named(ActionButton(theme, ButtonLook(key="Ctrl Q")), "quit")
        self.today = named(ActionButton(theme, ButtonLook(key="Ctrl 1")), "go-today")
        self.fold = named(ActionButton(theme, _FOLDED), "details")
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._panel = self._make_panel()
        self.retry.clicked.connect(self.retry_requested)
        self.today.clicked.connect(self.today_requested)
        self.quit.clicked.connect(self.quit_requested)
        self.fold.clicked.connect(self._turn_details)

    def render_screen(self, screen: MessageScreen) -> None:
        """Show a message."""
        language = screen.language
        self._heading.say(screen.heading)
        self._safe.say(screen.safe)
        self._remedy.say(screen.remedy)
        self._details.say("\n".join(screen.details))
        self._box.hide()
        self.fold.set_look(_FOLDED)
        self.fold.setVisible(bool(screen.details))
        self.retry.say(word(language, "message.retry"), word(language, "key.enter"))
        self.today.say(word(language, "message.today"))
        self.today.setVisible(screen.leads_to_today)
        self.quit.say(word(language, "message.quit"))
        self.quit.setVisible(not screen.leads_to_today)
        self.fold.say(word(language, "message.details"))
        self.setAccessibleName(f"{screen.heading}. {screen.safe} {screen.remedy}")
        self.adapt()

    def adapt(self) -> None:
        """Take a new text size, new colours or another width."""
        direction = QBoxLayout.Direction
        wide = self.width() / self._theme.scale >= _BUTTONS_FROM
        self._buttons.setDirection(
            direction.LeftToRight if wide else direction.TopToBottom
        )
        self._panel.setMaximumWidth(self._theme.px(_WIDTH))
        super().adapt()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Try again with Enter or F5."""
        if is_enter(event) or event.key() == Qt.Key.Key_F5:
            self.retry_requested.emit()
        else:
            super().keyPressEvent(event)

    def _make_panel(self) -> Panel:
        panel = Panel(self._theme, margin=24)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(
            BigSign(self._theme, "warning", "wrong"), 0, Qt.AlignmentFlag.AlignTop
        )
        words = QVBoxLayout()
        for text in (self._heading, self._safe, self._remedy):
            words.addWidget(text)
        head.addLayout(words, 1)
        self._box = Panel(self._theme, "sunken")
        self._box.column.addWidget(self._details)
        self._buttons.setSpacing(8)
        self._buttons.addWidget(self.retry)
        self._buttons.addWidget(self.today)
        self._buttons.addWidget(self.quit)
        self._buttons.addStretch(1)
        self._buttons.addWidget(self.fold)
        panel.column.addLayout(head)
        panel.column.addWidget(self._box)
        panel.column.addSpacing(16)
        panel.column.addLayout(self._buttons)
        self._scroll.column.setContentsMargins(MARGIN, 48, MARGIN, 24)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(panel, 100)
        row.addStretch(1)
        self._scroll.column.addLayout(row)
        self._scroll.column.addStretch(1)
        return panel

    def _turn_details(self) -> None:
        unfolds = self._box.isHidden()
        self._box.setVisible(unfolds)
        self.fold.set_look(_UNFOLDED if unfolds else _FOLDED)
        self._scroll.fit()
