"""In rounds: making a set of the chosen questions, and every set that there is."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.key_reading import is_enter
from quizapp.gui.pages.ways.set_panel import SetPanel
from quizapp.presenters.ways.screen import WaysScreen
from quizapp.presenters.wording import word
from quizapp.training.woodpecker.woodpecker_set import LONGEST_NAME


class RoundsPanel(Panel):
    """Reports the name of a set to make, and what is wanted of one."""

    set_named = Signal(str)
    start_requested = Signal(str)
    forget_requested = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=20)
        self._title = TextBlock(theme, Role.SECTION)
        self._line = TextBlock(theme, Role.BODY, "text2")
        self._suggested = ""
        self.name = named(_NameEdit(), "set-name")
        self.name.setMaxLength(LONGEST_NAME)
        look = ButtonLook(icon="repeat", key="W")
        self.make = named(ActionButton(theme, look), "make-set")
        self._fault = named(TextBlock(theme, Role.BODY, "wrong"), "set-fault")
        self.sets: list[SetPanel] = []
        self._sets = QVBoxLayout()
        self._sets.setSpacing(8)
        for part in (self._title, self._line, self.name, self.make, self._fault):
            self.column.addWidget(part)
        self.column.addSpacing(4)
        self.column.addLayout(self._sets)
        self.column.addStretch(1)
        self.make.clicked.connect(self._report)
        self.name.finished.connect(self._report)

    def render_ways(self, screen: WaysScreen) -> None:
        """Show the name for a new set, and every set, the newest first."""
        language = screen.language
        self._title.say(word(language, "ways.rounds"))
        self._line.say(word(language, "ways.rounds.line"))
        self.name.setAccessibleName(word(language, "ways.set.name"))
        self.name.setPlaceholderText(word(language, "ways.set.name"))
        if self.name.text() == self._suggested:
            self.name.setText(screen.set_name[:LONGEST_NAME])
        self._suggested = screen.set_name[:LONGEST_NAME]
        self.make.say(word(language, "ways.set.make"))
        self._fault.say(screen.fault)
        self._fault.setVisible(bool(screen.fault))
        while len(self.sets) > len(screen.sets):
            panel = self.sets.pop()
            self._sets.removeWidget(panel)
            panel.hide()
            panel.deleteLater()
        for place, row in enumerate(screen.sets):
            if place == len(self.sets):
                self._add_set(place + 1)
            self.sets[place].render_set(row)

    def focus_name(self) -> None:
        """Let the name be written; Enter makes the set then."""
        self.name.setFocus()
        self.name.selectAll()

    def forget_name(self) -> None:
        """Suggest a name again: the set of the one before is made."""
        self.name.setText(self._suggested)

    def set_room(self, room: int) -> None:
        """Say in how much width the panel stands."""
        around = self.column.contentsMargins()
        for panel in self.sets:
            panel.set_room(room - around.left() - around.right())

    def _add_set(self, number: int) -> None:
        panel = named(SetPanel(self._theme, number), f"set-panel-{number}")
        panel.start_requested.connect(self.start_requested)
        panel.forget_requested.connect(self.forget_requested)
        self.sets.append(panel)
        self._sets.addWidget(panel)

    def _report(self) -> None:
        self.set_named.emit(self.name.text())


class _NameEdit(QLineEdit):
    """Keeps Enter from the page, whose Enter starts a session."""

    finished = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.finished.emit()
        else:
            super().keyPressEvent(event)
