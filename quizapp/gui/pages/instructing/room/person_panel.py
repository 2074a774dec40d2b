"""The candidate that is looked at: extra time, and a pause of their own."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.button_flow import ButtonFlow
from quizapp.gui.controls.chip_label import KeyCaps
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.segments import Segments
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.instructing.room.screen import PersonScreen
from quizapp.presenters.instructing.room.screen_making import EXTRAS
from quizapp.presenters.wording import word


class PersonPanel(Panel):
    """Reports what one candidate is given."""

    time_chosen = Signal(str)
    pause_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.name = named(TextBlock(theme, Role.STRONG_BODY), "person-name")
        self._line = TextBlock(theme, Role.BODY, "text2")
        self._extra = TextBlock(theme, Role.LABEL, "text2", wrap=False)
        self.times = Segments(theme, tuple(EXTRAS), "extra")
        self.pause = named(
            ActionButton(theme, ButtonLook(icon="timer", key="P")), "person-pause"
        )
        row = ButtonFlow()
        row.addWidget(self.times)
        row.addWidget(self.pause)
        label = QHBoxLayout()
        label.setSpacing(8)
        label.addWidget(self._extra)
        label.addWidget(KeyCaps(theme, ("T",)))
        label.addStretch(1)
        self.column.addWidget(self.name)
        self.column.addWidget(self._line)
        self.column.addLayout(label)
        self.column.addLayout(row)
        self.times.chosen.connect(self.time_chosen)
        self.pause.clicked.connect(self.pause_requested)

    def render_person(self, person: PersonScreen, language: str) -> None:
        """Show another candidate."""
        self.name.say(person.name)
        self._line.say(person.line)
        title = word(language, "room.extra")
        self._extra.say(title)
        self.times.say(person.extras, person.extra, f"{title}: {person.name}")
        self.pause.say(person.pause)
