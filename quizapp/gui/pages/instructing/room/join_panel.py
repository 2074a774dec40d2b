"""How a room is joined: its code, its picture, its address and its fingerprint."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.instructing.qr_picture import QrPicture
from quizapp.presenters.instructing.room.screen import RoomScreen
from quizapp.presenters.wording import word

_QR = 224
_BESIDE = 640
"""So wide the panel is at least where the picture stands beside the words."""


class JoinPanel(Panel):
    """Is hidden while the room is not open."""

    show_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=20)
        self._title = TextBlock(theme, Role.SECTION)
        self.code = named(TextBlock(theme, Role.NUMBER), "join-code")
        self.qr = named(QrPicture(theme, _QR), "join-qr")
        self.address = named(TextBlock(theme, Role.STRONG_BODY), "join-address")
        self._line = TextBlock(theme, Role.CAPTION, "text2")
        self._warning = TextBlock(theme, Role.CAPTION, "text2")
        self.fingerprint = named(TextBlock(theme, Role.CODE), "join-fingerprint")
        self.projector = named(
            ActionButton(theme, ButtonLook(icon="monitor", key="F5")), "room-show"
        )
        self._head = _stacked(self._title, self.code)
        self._rest = _stacked(
            self.address, self._line, self._warning, self.fingerprint, self.projector
        )
        self._parts = QGridLayout()
        self._parts.setSpacing(8)
        self._parts.setColumnStretch(0, 1)
        self._is_beside: bool | None = None
        self.column.addLayout(self._parts)
        self.column.addStretch(1)
        self.set_room(0)
        self.projector.clicked.connect(self.show_requested)

    def set_room(self, logical: float) -> None:
        """Put the picture beside the words, or among them."""
        beside = logical >= _BESIDE
        if beside is self._is_beside:
            return
        self._is_beside = beside
        self._parts.addWidget(self._head, 0, 0)
        if beside:
            self._parts.addWidget(self._rest, 1, 0)
            self._parts.addWidget(self.qr, 0, 1, 2, 1)
        else:
            self._parts.addWidget(self.qr, 1, 0)
            self._parts.addWidget(self._rest, 2, 0)

    def render_join(self, screen: RoomScreen) -> None:
        """Show how the room is joined."""
        language, code = screen.language, screen.code
        self.setVisible(code is not None)
        if code is None:
            return
        self._title.say(word(language, "room.join"))
        self.code.say(code.words)
        self.qr.render_code(code.qr, f"{word(language, 'room.join')}: {code.words}")
        self.address.say(screen.address)
        self._line.say(code.line)
        has_print = bool(screen.fingerprint)
        self._warning.say(word(language, "room.fingerprint"))
        self._warning.setVisible(has_print)
        self.fingerprint.say(screen.fingerprint)
        self.fingerprint.setVisible(has_print)
        self.projector.say(word(language, "room.show"))


def _stacked(*parts: QWidget) -> QWidget:
    """Put parts below each other."""
    stack = QWidget()
    column = QVBoxLayout(stack)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(8)
    for part in parts:
        column.addWidget(part)
    return stack
