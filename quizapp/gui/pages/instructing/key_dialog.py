"""The signing key: its words, and how it is made, backed up and restored."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.button_flow import ButtonFlow
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.sheet_dialog import SheetDialog
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role, role_font
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.presenters.instructing.shelf_screen import KeyScreen
from quizapp.presenters.wording import word

_WIDTH, _HEIGHT = 640, 560
_ACTS = {
    "make": ButtonLook(ButtonKind.PRIMARY, "plus"),
    "back-up": ButtonLook(icon="floppy-disk"),
    "restore": ButtonLook(icon="clock-counter-clockwise"),
    "replace": ButtonLook(icon="warning"),
}


class KeyDialog(SheetDialog):
    """Reports what is wanted of the key; Escape changes nothing."""

    requested = Signal(str)

    def __init__(self, theme: Theme, language: str, parent: QWidget) -> None:
        super().__init__(theme, parent, "key-dialog")
        self._language = language
        self._title = TextBlock(theme, Role.HEADING)
        self._line = TextBlock(theme, Role.BODY, "text2")
        self.words = named(TextBlock(theme, Role.SECTION), "key-words")
        self.notice = named(TextBlock(theme, Role.BODY), "key-notice")
        self.passphrase = self._field("key-passphrase")
        self.again = self._field("key-again")
        self._labels = [TextBlock(theme, Role.LABEL, "text2") for _ in range(2)]
        self.acts = {
            name: named(ActionButton(theme, look), f"key-{name}")
            for name, look in _ACTS.items()
        }
        self.leave = named(
            ActionButton(theme, ButtonLook(ButtonKind.GHOST, key="Esc")), "key-leave"
        )
        for name, button in self.acts.items():
            button.clicked.connect(lambda _=False, name=name: self.requested.emit(name))
        self.leave.clicked.connect(self.reject)
        self._lay_out()
        self._say_words()
        self.take_size(_WIDTH, _HEIGHT)

    def render_screen(self, screen: KeyScreen) -> None:
        """Show the key and what became of the last act."""
        self.setWindowTitle(screen.title)
        self._title.say(screen.title)
        self._line.say(screen.line)
        self.words.say(screen.words or word(self._language, "key.none"))
        self.notice.set_colour("wrong" if screen.is_wrong else "right")
        self.notice.say(screen.notice)
        self.notice.setVisible(bool(screen.notice))
        self.acts["make"].setVisible(not screen.words)
        self.acts["replace"].setVisible(screen.can_replace)
        for name, button in self.acts.items():
            button.setEnabled(
                not screen.busy and not (name == "back-up" and not screen.words)
            )
        self._scroll.fit()

    def _field(self, name: str) -> QLineEdit:
        field = named(QLineEdit(), name)
        field.setEchoMode(QLineEdit.EchoMode.Password)
        field.setFont(role_font(Role.BODY, self._theme.scale))
        return field

    def _say_words(self) -> None:
        language = self._language
        for name, button in self.acts.items():
            button.say(word(language, f"key.{name}"))
        self.leave.say(word(language, "key.close"), word(language, "key.esc"))
        fields = (self.passphrase, self.again)
        keys = ("key.passphrase", "key.again")
        for label, field, key in zip(self._labels, fields, keys, strict=True):
            label.say(word(language, key))
            field.setAccessibleName(word(language, key))

    def _lay_out(self) -> None:
        self._scroll = ScrollColumn()
        column = self._scroll.column
        column.setSpacing(12)
        column.setContentsMargins(0, 0, 12, 0)
        column.addWidget(self._title)
        column.addWidget(self._line)
        shown = Panel(self._theme)
        shown.column.addWidget(self.words)
        column.addWidget(shown)
        for label, field in zip(
            self._labels, (self.passphrase, self.again), strict=True
        ):
            column.addWidget(label)
            column.addWidget(field)
        column.addWidget(self.notice)
        buttons = ButtonFlow()
        for button in self.acts.values():
            buttons.addWidget(button)
        column.addLayout(buttons)
        column.addStretch(1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.leave)
        self.page.addWidget(self._scroll, 1)
        self.page.addLayout(foot)
