"""How the answer changes through the editions."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout

from quizapp.gui.controls.chip_label import KeyCaps
from quizapp.gui.controls.editions_switch import EditionsSwitch
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.feedback_screen import FeedbackScreen
from quizapp.presenters.wording import word


class EditionsPanel(Panel):
    """Switches the date whose documents judge the question."""

    date_chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._title = TextBlock(theme, Role.SECTION)
        self._note = named(
            TextBlock(theme, Role.STRONG_CAPTION, "caution"), "edition-note"
        )
        self.switch = named(EditionsSwitch(theme), "editions")
        self._answer = named(TextBlock(theme, Role.BODY, "text2"), "edition-answer")
        title = QHBoxLayout()
        title.setSpacing(12)
        title.addWidget(self._title, 1)
        title.addWidget(KeyCaps(theme, ("[", "]")))
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.setSpacing(4)
        self._head.addLayout(title)
        self._head.addStretch(1)
        self._head.addWidget(self._note)
        self.column.addLayout(self._head)
        self.column.addWidget(self.switch)
        self.column.addWidget(self._answer)
        self.switch.chosen.connect(self.date_chosen)

    def set_narrow(self, narrow: bool) -> None:
        """Put the note below the title where it is narrow."""
        direction = QBoxLayout.Direction
        self._head.setDirection(
            direction.TopToBottom if narrow else direction.LeftToRight
        )

    def render_editions(self, screen: FeedbackScreen) -> None:
        """Show the stretches of time, and in words the answer of the current one."""
        language = screen.language
        self._title.say(word(language, "editions.title"))
        self._note.say(screen.edition_note)
        self.switch.render_editions(screen.editions, language)
        current = next((one for one in screen.editions if one.current), None)
        if current is not None:
            said = word(
                language,
                "editions.spoken",
                label=current.label,
                letter=current.letter,
                text=current.text,
            )
            self._answer.say(said, f"{current.label}")
