"""The page on which a room is joined: link or address, code, name, and rooms nearby."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QLineEdit

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.button_flow import ButtonFlow
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.column_page import ColumnPage
from quizapp.gui.pages.exams.nearby_panel import NearbyPanel
from quizapp.gui.pages.key_reading import is_enter
from quizapp.presenters.attending.screen import JoinScreen
from quizapp.presenters.wording import word

_WIDE = 900
_FIELDS = ("link", "code", "name", "return")
_HINTS = ("code", "return")


class _Field(QLineEdit):
    """Leaves Enter and Esc to the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event) or event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


class JoinPage(ColumnPage):
    """Reports what was written, and what somebody says of a certificate."""

    join_requested = Signal(str, str, str, str)
    """Link or address, code, name, return code."""
    trusted = Signal()
    distrusted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._title = TextBlock(theme, Role.TITLE)
        self._line = TextBlock(theme, Role.READING, "text2")
        self._labels = {each: TextBlock(theme, Role.STRONG_BODY) for each in _FIELDS}
        self.fields = {each: named(_Field(), f"join-{each}") for each in _FIELDS}
        self._hints = {each: TextBlock(theme, Role.CAPTION, "text2") for each in _HINTS}
        primary = ButtonLook(ButtonKind.PRIMARY, "sign-out", "Enter", 48.0)
        self.join = named(ActionButton(theme, primary), "join-do")
        leave = ButtonLook(ButtonKind.GHOST, "", "Esc", 48.0)
        self.leave = named(ActionButton(theme, leave), "join-leave")
        self._said = named(TextBlock(theme, Role.STRONG_BODY, "wrong"), "join-said")
        self.nearby = named(NearbyPanel(theme), "nearby")
        self._form = Panel(theme, margin=24)
        self._asks = Panel(theme, "cautionsoft", "cautionline", margin=24)
        self._asks_title = TextBlock(theme, Role.SECTION)
        self._asks_line = TextBlock(theme, Role.READING)
        self.print = named(TextBlock(theme, Role.CODE), "join-print")
        same = ButtonLook(ButtonKind.PRIMARY, "check", "", 48.0)
        self.same = named(ActionButton(theme, same), "join-same")
        other = ButtonLook(ButtonKind.SECONDARY, "x", "", 48.0)
        self.other = named(ActionButton(theme, other), "join-other")
        self._lay_out()
        self._connect()

    def render_join(self, screen: JoinScreen) -> None:
        """Show the page; what was written stays."""
        language = screen.language
        self._title.say(word(language, "attend.join"))
        self._line.say(word(language, "attend.join.line"))
        for each in _FIELDS:
            label = word(language, f"attend.{each}")
            self._labels[each].say(label)
            self.fields[each].setAccessibleName(label)
        for each in _HINTS:
            hint = word(language, f"attend.{each}.hint")
            self._hints[each].say(hint)
            self.fields[each].setAccessibleDescription(hint)
        if not self.fields["name"].text():
            self.fields["name"].setText(screen.candidate)
        self.join.say(word(language, "attend.do"), word(language, "key.enter"))
        self.join.setEnabled(not screen.waiting)
        self.leave.say(word(language, "exam.result.leave"), word(language, "key.esc"))
        self._said.say(screen.fault or screen.waiting)
        self._said.set_colour("wrong" if screen.fault else "text2")
        self._said.setVisible(bool(screen.fault or screen.waiting))
        self.nearby.render_nearby(screen)
        self._render_print(screen)
        self.adapt()

    def focus_page(self) -> None:
        """Put the focus where the keyboard is most useful."""
        if self._asks.isVisibleTo(self):
            self.other.setFocus()
        else:
            self.fields["link"].setFocus()

    def adapt(self) -> None:
        """Put the panels side by side or below each other."""
        direction = QBoxLayout.Direction
        wide = self.width() / self._theme.scale >= _WIDE
        self._row.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        super().adapt()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Join with Enter, leave with Esc."""
        if is_enter(event) and not self._asks.isVisibleTo(self):
            self.join.click()
        else:
            super().keyPressEvent(event)

    def _render_print(self, screen: JoinScreen) -> None:
        language, asks = screen.language, bool(screen.fingerprint)
        appears = asks and not self._asks.isVisibleTo(self)
        self._asks_title.say(word(language, "attend.certificate"))
        self._asks_line.say(screen.fingerprint_line)
        self.print.say(screen.fingerprint)
        self.same.say(word(language, "attend.certificate.same"))
        self.other.say(word(language, "attend.certificate.other"))
        self._asks.setVisible(asks)
        self._form.setVisible(not asks)
        self.nearby.setVisible(not asks)
        if appears:
            self.other.setFocus()

    def _report(self) -> None:
        written = (self.fields[each].text() for each in _FIELDS)
        self.join_requested.emit(*written)

    def _take_address(self, address: str) -> None:
        self.fields["link"].setText(address)
        self.fields["code"].setFocus()

    def _connect(self) -> None:
        self.join.clicked.connect(self._report)
        self.leave.clicked.connect(self.leave_requested)
        self.nearby.chosen.connect(self._take_address)
        self.same.clicked.connect(self.trusted)
        self.other.clicked.connect(self.distrusted)

    def _lay_out(self) -> None:
        form = self._form.column
        for each in _FIELDS:
            form.addWidget(self._labels[each])
            form.addWidget(self.fields[each])
            if each in _HINTS:
                form.addWidget(self._hints[each])
            form.addSpacing(4)
        form.addWidget(self._said)
        buttons = ButtonFlow()
        buttons.addWidget(self.join)
        buttons.addWidget(self.leave)
        form.addLayout(buttons)
        answers = ButtonFlow()
        answers.addWidget(self.same)
        answers.addWidget(self.other)
        asks = self._asks.column
        for text in (self._asks_title, self._asks_line, self.print):
            asks.addWidget(text)
        asks.addLayout(answers)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(16)
        top = Qt.AlignmentFlag.AlignTop
        self._row.addWidget(self._form, 3, top)
        self._row.addWidget(self.nearby, 2, top)
        column = self._scroll.column
        for part in (self._title, self._line, self._asks):
            column.addWidget(part)
        column.addLayout(self._row)
        column.addStretch(1)
