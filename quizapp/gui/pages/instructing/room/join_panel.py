"""How a room is joined: its code, its picture, its address and its fingerprint."""

from __future__ import annotations

from PySide6.QtCore import Signal

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.instructing.qr_picture import QrPicture
from quizapp.presenters.instructing.room.screen import RoomScreen
from quizapp.presenters.wording import word


class JoinPanel(Panel):
    """Is hidden while the room is not open."""

    show_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=20)
        self._title = TextBlock(theme, Role.SECTION)
        self.code = named(TextBlock(theme, Role.NUMBER), "join-code")
        self.qr = named(QrPicture(theme, 180), "join-qr")
        self.address = named(TextBlock(theme, Role.STRONG_BODY), "join-address")
        self._line = TextBlock(theme, Role.CAPTION, "text2")
        self._warning = TextBlock(theme, Role.CAPTION, "text2")
        self.fingerprint = named(TextBlock(theme, Role.CAPTION), "join-fingerprint")
        self.projector = named(
            ActionButton(theme, ButtonLook(icon="monitor", key="F5")), "room-show"
        )
        for part in (
            self._title, self.code, self.qr, self.address, self._line, self._warning,
            self.fingerprint, self.projector,
        ):  # fmt: skip
            self.column.addWidget(part)
        self.column.addStretch(1)
        self.projector.clicked.connect(self.show_requested)

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
        self.fingerprint.say(screen.fingerprint.replace(":", " "))
        self.fingerprint.setVisible(has_print)
        self.projector.say(word(language, "room.show"))
