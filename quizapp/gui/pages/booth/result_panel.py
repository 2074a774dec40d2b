"""How a show went, and whether it goes on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.charts.progress_line import ProgressLine
from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.home.state_panel import BigSign
from quizapp.presenters.booth.screen import BoothScreen
from quizapp.presenters.wording import word

_WIDTH = 640


class ResultPanel(QWidget):
    """The result in the middle of the page."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._panel = Panel(theme, margin=32)
        self._heading = named(TextBlock(theme, Role.TITLE), "booth-result-heading")
        self._line = named(TextBlock(theme, Role.READING, "text2"), "booth-result-line")
        self._share = ProgressLine(theme, 0)
        primary = ButtonLook(ButtonKind.PRIMARY, "play", "Enter", height=48.0)
        self.go_on = named(ActionButton(theme, primary), "booth-go-on")
        leave = ButtonLook(icon="sign-out", height=48.0)
        self.leave = named(ActionButton(theme, leave), "booth-leave")
        buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for button in (self.go_on, self.leave):
            buttons.addWidget(button)
        buttons.addStretch(1)
        column = self._panel.column
        column.setSpacing(16)
        column.addWidget(BigSign(theme, "megaphone", "accent"))
        for part in (self._heading, self._line, self._share):
            column.addWidget(part)
        column.addLayout(buttons)
        page = QVBoxLayout(self)
        page.addStretch(1)
        page.addWidget(self._panel, 0, Qt.AlignmentFlag.AlignHCenter)
        page.addStretch(1)

    def render_result(self, screen: BoothScreen) -> None:
        """Show the result."""
        language = screen.language
        self._heading.say(screen.result)
        self._line.say(screen.result_line)
        self._share.show_share(screen.share_right)
        self.go_on.say(word(language, "booth.go-on"), word(language, "key.enter"))
        self.leave.say(word(language, "booth.leave"), word(language, "key.esc"))
        room = self._theme.px(_WIDTH)
        self._panel.setFixedWidth(min(room, max(240, self.window().width() - 48)))
