"""The bar of the workbench: what is open, whether it is saved, and what can be done."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.chip_label import ChipLabel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.plain_text import tip
from quizapp.presenters.wording import word
from quizapp.presenters.workbench.screen import WorkbenchScreen

_LOOKS = {
    "new": ButtonLook(ButtonKind.GHOST, "plus", "Ctrl N", 36.0),
    "open": ButtonLook(ButtonKind.GHOST, "tray", "Ctrl O", 36.0),
    "save": ButtonLook(ButtonKind.GHOST, "floppy-disk", "Ctrl S", 36.0),
    "try": ButtonLook(ButtonKind.SECONDARY, "play", "F9", 36.0),
    "sign": ButtonLook(ButtonKind.PRIMARY, "seal-check", "", 36.0),
}
_ONE_LINE_FROM, _CAPS_FROM = 1240, 700


class BenchBar(QWidget):
    """Reports what is wanted by the key of its button."""

    requested = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._screen: WorkbenchScreen | None = None
        self._title = TextBlock(theme, Role.HEADING, wrap=False)
        self._name = named(TextBlock(theme, Role.BODY, "text2"), "open-name")
        self._saved = named(ChipLabel(theme, "check", "right"), "saved-chip")
        self._unsaved = named(
            ChipLabel(theme, "circle-half", "caution"), "unsaved-chip"
        )
        self.buttons = {
            key: named(ActionButton(theme, look), f"bench-{key}")
            for key, look in _LOOKS.items()
        }
        for key, button in self.buttons.items():
            button.clicked.connect(
                lambda _checked=False, key=key: self.requested.emit(key)
            )
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._lay_out()

    def render_bar(self, screen: WorkbenchScreen) -> None:
        """Show what is open, and which buttons make sense."""
        self._screen = screen
        language = screen.language
        self._title.say(word(language, "workbench"))
        self._name.say(screen.name)
        self._name.setToolTip(tip(screen.place))
        self._saved.say(screen.saved_text if screen.is_open and screen.is_saved else "")
        unsaved = screen.is_open and not screen.is_saved
        self._unsaved.say(screen.saved_text if unsaved else "")
        self.buttons["save"].setVisible(screen.is_open)
        self.buttons["try"].setVisible(screen.is_open)
        self.buttons["try"].setEnabled(screen.preview is not None)
        self.buttons["sign"].setVisible(screen.is_open)
        self.buttons["sign"].setEnabled(screen.can_sign)
        self.buttons["sign"].setToolTip(tip(screen.sign_hint))
        self.buttons["sign"].setAccessibleDescription(screen.sign_hint)
        self.adapt()

    def adapt(self) -> None:
        """Put title and buttons side by side or below each other, by the room there is."""
        logical = self.width() / self._theme.scale
        one_line = logical >= _ONE_LINE_FROM
        direction = QBoxLayout.Direction
        self._rows.setDirection(
            direction.LeftToRight if one_line else direction.TopToBottom
        )
        language = "en" if self._screen is None else self._screen.language
        for key, look in _LOOKS.items():
            shown = logical >= _CAPS_FROM
            cap = look.key or f"Ctrl {word(language, 'key.enter')}"
            icon = look.icon if shown else ""
            self.buttons[key].set_look(
                ButtonLook(look.kind, icon, cap if shown else "", look.height)
            )
            self.buttons[key].setText(word(language, f"workbench.{key}"))
            self.buttons[key].setAccessibleName(word(language, f"workbench.{key}"))

    def _lay_out(self) -> None:
        said, acts = QHBoxLayout(), QHBoxLayout()
        said.setSpacing(12)
        said.addWidget(self._title)
        said.addWidget(self._name, 1, Qt.AlignmentFlag.AlignVCenter)
        said.addWidget(self._saved)
        said.addWidget(self._unsaved)
        acts.setSpacing(8)
        for key in ("new", "open", "save"):
            acts.addWidget(self.buttons[key])
        acts.addStretch(1)
        for key in ("try", "sign"):
            acts.addWidget(self.buttons[key])
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(8)
        self._rows.addLayout(said, 1)
        self._rows.addLayout(acts)
