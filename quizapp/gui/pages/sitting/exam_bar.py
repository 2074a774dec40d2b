"""The bar over an exam: its name, the saved mark, the time, and the way to hand in."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.panel import Bar, Strip
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.sitting.timer import SavedMark, Timer
from quizapp.presenters.sitting.screen import BarScreen
from quizapp.presenters.wording import word

_TITLE_FROM, _NAME_FROM, _KEY_FROM = 760, 1000, 620


class ExamBar(QWidget):
    """Says how the sitting stands; what goes wrong stands below it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._bar = Bar(theme, 56, line_above=False)
        self._title = TextBlock(theme, Role.STRONG_BODY, wrap=False)
        self._name = TextBlock(theme, Role.BODY, "text2", wrap=False)
        self.saved = named(SavedMark(theme), "exam-saved")
        self.timer = named(Timer(theme), "exam-timer")
        look = ButtonLook(key="Ctrl H")
        self.hand_in = named(ActionButton(theme, look), "exam-check")
        self._note = named(TextBlock(theme, Role.BODY), "exam-note")
        self._note_kind = ""
        self._strip = Strip(theme, "caution")
        self._message = named(TextBlock(theme, Role.BODY), "exam-message")
        read = ButtonLook(key="M", height=32.0)
        self.read = named(ActionButton(theme, read), "exam-message-read")
        self._message_strip = Strip(theme, "info")
        self._lay_out()

    def render_bar(self, screen: BarScreen) -> None:
        """Show how the sitting stands, and say aloud what is to be said once."""
        language = screen.language
        self._title.say(screen.title)
        self._name.say(screen.candidate)
        self.saved.render_saved(screen.saved)
        self.timer.render_timer(screen.timer)
        self.hand_in.say(word(language, "exam.hand-in"))
        self._render_note(screen)
        self._render_message(screen)
        if screen.announced:
            self._announce(screen.announced)

    def adapt(self, *, checking: bool) -> None:
        """Leave out what there is no room for; time and saved mark stay."""
        self._bar.adapt()
        logical = self.window().width() / self._theme.scale
        self._title.setVisible(logical >= _TITLE_FROM)
        self._name.setVisible(logical >= _NAME_FROM)
        self.hand_in.setVisible(not checking)
        key = "Ctrl H" if logical >= _KEY_FROM else ""
        self.hand_in.set_look(ButtonLook(key=key))

    def _render_note(self, screen: BarScreen) -> None:
        """Show what is wrong or stands still; aloud it is said once, when it begins."""
        notes = {
            "trouble": screen.trouble,
            "pause": screen.pause,
            "contact": screen.contact,
        }
        kind = next((kind for kind, note in notes.items() if note), "")
        note = notes.get(kind, "")
        if kind and kind != self._note_kind:
            self._announce(note)
        elif self._note_kind == "contact" and not kind:
            self._announce(word(screen.language, "attend.back"))
        self._note_kind = kind
        self._note.say(note)
        self._strip.setVisible(bool(note))

    def _render_message(self, screen: BarScreen) -> None:
        if screen.message and screen.message != self._message.text():
            self._announce(screen.message)
        self._message.say(screen.message)
        self.read.say(word(screen.language, "attend.message.read"))
        self._message_strip.setVisible(bool(screen.message))

    def _lay_out(self) -> None:
        row = QHBoxLayout(self._bar)
        row.setContentsMargins(24, 0, 24, 0)
        row.setSpacing(12)
        row.addWidget(self._title)
        row.addWidget(self._name)
        row.addStretch(1)
        for widget in (self.saved, self.timer, self.hand_in):
            row.addWidget(widget)
        message, note = QHBoxLayout(self._message_strip), QHBoxLayout(self._strip)
        message.setSpacing(12)
        message.addWidget(self._message, 1)
        message.addWidget(self.read)
        message.setAlignment(self._message, Qt.AlignmentFlag.AlignVCenter)
        note.addWidget(self._note)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar)
        for strip, row in ((self._message_strip, message), (self._strip, note)):
            row.setContentsMargins(24, 8, 24, 8)
            strip.hide()
            column.addWidget(strip)

    def _announce(self, text: str) -> None:
        event = QAccessibleAnnouncementEvent(self, text)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
