"""How questions are to be written: format, language, number of variants."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.segments import Segments
from quizapp.gui.controls.sheet_dialog import SheetDialog
from quizapp.gui.controls.stepper import Stepper
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.gui.pages.settings.setting_panel import SettingPanel
from quizapp.presenters.exchange.export_screen import FORMATS, Choice, ExportScreen
from quizapp.presenters.wording import LANGUAGES

_WIDTH, _HEIGHT = 640, 480
_MARGIN = 48
"""Beside a row: of the dialog, of its panel, and of the scroll bar."""


class ExportDialog(SheetDialog):
    """Reports what is chosen; Enter goes on to the file, Escape writes nothing."""

    chosen = Signal(str, str)
    """What is chosen, and how."""
    file_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(theme, parent, "export-dialog")
        self._title = TextBlock(theme, Role.HEADING)
        self._line = TextBlock(theme, Role.BODY, "text2")
        self.notice = named(TextBlock(theme, Role.BODY, "wrong"), "export-notice")
        self._panels = {
            "format": _panel(theme, Segments(theme, FORMATS, "export")),
            "language": _panel(theme, Segments(theme, LANGUAGES, "export")),
            "variants": _panel(theme, Stepper(theme, "export-variants")),
        }
        primary = ButtonLook(ButtonKind.PRIMARY, "floppy-disk")
        self.go_on = named(ActionButton(theme, primary), "export-file")
        self.go_on.setDefault(True)
        self.leave = named(
            ActionButton(theme, ButtonLook(ButtonKind.GHOST, key="Esc")), "export-leave"
        )
        self._lay_out()
        room = self.take_size(_WIDTH, _HEIGHT) - 2 * _MARGIN
        for panel in self._panels.values():
            panel.set_room(room)
        for name, panel in self._panels.items():
            panel.chosen.connect(lambda value, name=name: self.chosen.emit(name, value))
        self.go_on.clicked.connect(self.file_requested)
        self.leave.clicked.connect(self.reject)

    def render_screen(self, screen: ExportScreen) -> None:
        """Show what is chosen."""
        self.setWindowTitle(screen.title)
        self._title.say(screen.title)
        self._line.say(screen.line)
        for choice in (screen.format, *screen.others):
            self._render_choice(choice)
        self.notice.say(screen.notice)
        self.notice.setVisible(bool(screen.notice))
        self.go_on.say(screen.choose_file, screen.enter)
        self.leave.say(screen.leave, screen.escape)
        self._scroll.fit()

    def _render_choice(self, choice: Choice) -> None:
        panel = self._panels[choice.name]
        panel.say(choice.title, choice.line, choice.choices, choice.chosen)

    def _lay_out(self) -> None:
        self._scroll = ScrollColumn()
        self._scroll.column.setSpacing(12)
        self._scroll.column.setContentsMargins(0, 0, 12, 0)
        for part in (self._title, self._line, *self._panels.values(), self.notice):
            self._scroll.column.addWidget(part)
        self._scroll.column.addStretch(1)
        self.page.addWidget(self._scroll, 1)
        self.add_foot(self.go_on, self.leave)


def _panel(theme: Theme, switch: Segments | Stepper) -> SettingPanel:
    return SettingPanel(theme, switch)
