"""The panel of the text: its state above, and below what is said about this line."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.workbench.number_strip import SIGNS
from quizapp.gui.pages.workbench.scenario_edit import ScenarioEdit
from quizapp.presenters.wording import word
from quizapp.presenters.workbench.screen import MessageRow, WorkbenchScreen


class TextPanel(Panel):
    """Holds the text; a message about the line of the cursor stands at its foot."""

    fix_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=12)
        self._screen: WorkbenchScreen | None = None
        self._title = TextBlock(theme, Role.SECTION, wrap=False)
        self._status = named(TextBlock(theme, Role.CAPTION, "text2"), "text-status")
        self.edit = named(ScenarioEdit(theme), "scenario-text")
        self._said = named(TextBlock(theme, Role.BODY), "line-message")
        look = ButtonLook(ButtonKind.SECONDARY, "wrench", "Ctrl .", height=32.0)
        self.fix = named(ActionButton(theme, look), "fix")
        self._foot = QWidget()
        self._lay_out()
        self.fix.clicked.connect(self.fix_requested)
        self.edit.cursorPositionChanged.connect(self._say_line)

    def render_text(self, screen: WorkbenchScreen, *, messages_fit: bool) -> None:
        """Show the state of the text, and its messages if they are about this text."""
        self._screen = screen
        language = screen.language
        self._title.say(word(language, "workbench.text"))
        self._status.say(screen.status)
        self.edit.setAccessibleName(word(language, "workbench.text.name"))
        self.edit.words.setAccessibleName(word(language, "workbench.completion"))
        if messages_fit:
            self.edit.show_messages(screen.messages)
        self._say_line()

    def adapt(self) -> None:
        """Take a new text size or new colours."""
        self.edit.adapt()

    def _say_line(self) -> None:
        """Say the message about this line, or else what was done last."""
        screen = self._screen
        if screen is None:
            return
        message = self._message(screen)
        said = screen.notice or ("" if message is None else message.text)
        colour = "wrong" if screen.notice_failed and screen.notice else "text"
        if not screen.notice and message is not None:
            colour = SIGNS[message.weight][1]
        self._said.set_colour(colour)
        self._said.say(said)
        fix = None if message is None else message.fix
        self.fix.say("" if fix is None else fix.words)
        self.fix.setVisible(fix is not None)
        self._foot.setVisible(bool(said) or fix is not None)

    def _message(self, screen: WorkbenchScreen) -> MessageRow | None:
        line = self.edit.current_line
        here = [each for each in screen.messages if each.line == line]
        mended = (each for each in here if each.fix is not None)
        return next(mended, here[0] if here else None)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._title)
        head.addWidget(self._status, 1, Qt.AlignmentFlag.AlignVCenter)
        foot = QVBoxLayout(self._foot)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.setSpacing(8)
        foot.addWidget(self._said)
        foot.addWidget(self.fix, 0, Qt.AlignmentFlag.AlignLeft)
        self.column.addLayout(head)
        self.column.addWidget(self.edit, 1)
        self.column.addWidget(self._foot)
