"""The panel of a mock exam: which one, how long, and what the bank fills of it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.segments import Segments
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.progress.exam_button import ExamButton
from quizapp.presenters.insight.screen import ExamEntry
from quizapp.presenters.sitting.choosing import ALL, LENGTHS
from quizapp.presenters.sitting.screen import EntryScreen
from quizapp.presenters.wording import word

_SEEN = ("in", "out")


class MockPanel(Panel):
    """Reports what is chosen, and that it is to be prepared."""

    length_chosen = Signal(str)
    seen_chosen = Signal(bool)
    """Whether families that were answered are left out."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=20)
        self._title = TextBlock(theme, Role.SECTION)
        self._which = TextBlock(theme, Role.STRONG_BODY)
        self.exam = named(ExamButton(theme), "mock-exam")
        self._length = TextBlock(theme, Role.STRONG_BODY)
        self.length = Segments(theme, LENGTHS, "mock-length")
        self._seen = TextBlock(theme, Role.STRONG_BODY)
        self.seen = Segments(theme, _SEEN, "mock-seen")
        self._facts = named(TextBlock(theme, Role.READING), "mock-facts")
        self._lack = named(TextBlock(theme, Role.STRONG_BODY, "caution"), "mock-lack")
        self._short = named(TextBlock(theme, Role.CAPTION, "text2"), "mock-short")
        primary = ButtonLook(ButtonKind.PRIMARY, "exam", "Enter", 48.0)
        self.start = named(ActionButton(theme, primary), "mock-start")
        self._waiting = named(TextBlock(theme, Role.BODY, "text2"), "mock-waiting")
        left = Qt.AlignmentFlag.AlignLeft
        self.column.setSpacing(8)
        self.column.addWidget(self._title)
        for label, control in (
            (self._which, self.exam),
            (self._length, self.length),
            (self._seen, self.seen),
        ):
            self.column.addSpacing(4)
            self.column.addWidget(label)
            self.column.addWidget(control, 0, left)
        self.column.addSpacing(8)
        for text in (self._facts, self._lack):
            self.column.addWidget(text)
        self.column.addWidget(self.start, 0, left)
        for text in (self._waiting, self._short):
            self.column.addWidget(text)
        self.length.chosen.connect(self.length_chosen)
        self.seen.chosen.connect(lambda key: self.seen_chosen.emit(key == "out"))

    def render_mock(self, screen: EntryScreen) -> None:
        """Show what is chosen and what becomes of it."""
        language = screen.language
        self._title.say(word(language, "exams.mock"))
        self._which.say(word(language, "exams.which"))
        exams = tuple(ExamEntry(each.key, each.name) for each in screen.exams)
        self.exam.render_exams(exams, screen.chosen, language)
        title = word(language, "exams.length")
        self._length.say(title)
        every = word(language, "exams.length.all")
        lengths = tuple((key, every if key == ALL else key) for key in LENGTHS)
        self.length.say(lengths, screen.length, title)
        title = word(language, "exams.seen")
        self._seen.say(title)
        seen = tuple((key, word(language, f"exams.seen.{key}")) for key in _SEEN)
        self.seen.say(seen, "out" if screen.leave_out_seen else "in", title)
        self._facts.say(screen.facts)
        self._facts.setVisible(bool(screen.facts))
        self._lack.say("".join(screen.short[:1]))
        self._short.say("\n".join(screen.short[1:]))
        for text in (self._lack, self._short):
            text.setVisible(bool(screen.short))
        # The filled button of the page is to go on with what was begun.
        kind = ButtonKind.SECONDARY if screen.unfinished else ButtonKind.PRIMARY
        enter = word(language, "key.enter")
        self.start.set_look(ButtonLook(kind, "exam", enter, 48.0))
        self.start.say(screen.start)
        self.start.setVisible(bool(screen.start))
        self.start.setEnabled(not screen.waiting)
        self._waiting.say(screen.waiting)
        self._waiting.setVisible(bool(screen.waiting))

    def fit_into(self, width: int) -> None:
        """Take no more room than this."""
        self.exam.fit_into(width)
