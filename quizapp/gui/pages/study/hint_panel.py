"""The hints that were taken, and what they cost."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.question_screen import QuestionScreen
from quizapp.presenters.wording import word


class HintPanel(Panel):
    """Stands between what is asked and the options, once a hint was taken."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "infosoft", "infoline", margin=12)
        self.column.setSpacing(4)
        self._lines = named(TextBlock(theme, Role.BODY), "hint-lines")
        self._note = named(TextBlock(theme, Role.CAPTION, "text2"), "hint-note")
        for text in (self._lines, self._note):
            self.column.addWidget(text)
        self._said: tuple[str, ...] = ()

    def render_hints(self, screen: QuestionScreen) -> bool:
        """Show the hints; return whether one of them is new."""
        new = len(screen.hints) > len(self._said)
        self._said = screen.hints
        self._lines.say("\n".join(screen.hints))
        self._note.say(screen.hint_note)
        spoken = word(screen.language, "hint.spoken", text=" ".join(screen.hints))
        self.setAccessibleName(spoken)
        self.setVisible(bool(screen.hints))
        # At once: the column is measured before the panel would hear of its new lines.
        self.column.activate()
        self.updateGeometry()
        return new

    def announce(self) -> None:
        """Say the newest hint aloud, and what it costs."""
        told = f"{self._said[-1]} {self._note.text()}"
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))
