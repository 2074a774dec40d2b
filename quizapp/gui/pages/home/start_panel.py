"""What waits: how many questions there are, start, and the session left open."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout

from quizapp.gui.charts.progress_line import ProgressLine
from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.button_flow import ButtonFlow
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.home_screen import HomeScreen, ResumeRow
from quizapp.presenters.wording import word

_PRIMARY = ButtonLook(ButtonKind.PRIMARY, "play", "Enter", height=48.0)


class StartPanel(Panel):
    """Offers the next step."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=24)
        self._number = named(TextBlock(theme, Role.BIG_NUMBER, wrap=False), "questions")
        self._unit = named(TextBlock(theme, Role.HEADING, wrap=False), "start-heading")
        self._line = named(TextBlock(theme, Role.BODY, "text2"), "new-questions")
        self._as_of = named(TextBlock(theme, Role.CAPTION, "text2"), "as-of")
        self._share = ProgressLine(theme, 0)
        self.start = named(ActionButton(theme, _PRIMARY), "start")
        self.learn = named(
            ActionButton(theme, ButtonLook(icon="plus", key="N", height=48.0)), "learn"
        )
        self.resume = ResumePanel(theme)
        self.row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.row.setSpacing(24)
        self.row.addLayout(self._make_left(), 3)
        self.row.addWidget(self.resume, 2)
        self.column.addLayout(self.row)

    def render_home(self, screen: HomeScreen) -> None:
        """Show what waits."""
        language, queue = screen.language, screen.queue
        there = not screen.loading or queue is not None
        self._number.setVisible(there)
        self._share.setVisible(there and screen.is_confirmed)
        self._line.setVisible(there)
        self._say_as_of(screen.as_of)
        self._number.say(str(_number(screen)))
        self._unit.say(_heading(screen))
        self._line.say(_line(screen))
        answered = screen.questions - screen.new_questions
        self._share.show_share(answered / screen.questions if screen.questions else 0)
        start = word(language, "home.start") if queue is None else queue.start
        self.start.say(start, word(language, "key.enter"))
        self.start.setEnabled(bool(screen.questions) and not screen.loading)
        self.learn.say("" if queue is None else queue.learn)
        # What waits to be confirmed offers nothing: the first frame has no room to spare.
        is_sure = not screen.as_of
        self.learn.setVisible(is_sure and queue is not None and bool(queue.learn))
        self.resume.setVisible(is_sure and screen.resume is not None)
        for button in (self.learn, self.resume.button):
            button.setEnabled(not screen.loading)
        if screen.resume is not None:
            self.resume.render_resume(screen.resume, language)

    def _say_as_of(self, said: str) -> None:
        """Say of which time the numbers are, and let them stand back meanwhile."""
        self._as_of.say(said)
        self._as_of.setVisible(bool(said))
        for part in (self._number, self._unit):
            part.set_colour("text3" if said else "text")
        for part in (self._number, self._unit, self._line):
            part.setAccessibleDescription(said)

    def _make_left(self) -> QVBoxLayout:
        left = QVBoxLayout()
        left.setSpacing(8)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self._number)
        head.addWidget(self._unit, 0, Qt.AlignmentFlag.AlignBottom)
        head.addStretch(1)
        left.addLayout(head)
        left.addWidget(self._line)
        left.addWidget(self._as_of)
        left.addSpacing(4)
        left.addWidget(self._share)
        left.addSpacing(16)
        left.addStretch(1)
        buttons = ButtonFlow()
        buttons.addWidget(self.start)
        buttons.addWidget(self.learn)
        left.addLayout(buttons)
        return left


class ResumePanel(Panel):
    """The session that was left open."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "bg", "border")
        self._title = TextBlock(theme, Role.SECTION)
        self._session = TextBlock(theme, Role.BODY)
        self._line = ProgressLine(theme, 0)
        self._place = named(TextBlock(theme, Role.CAPTION, "text2", wrap=False), "of")
        self._when = named(TextBlock(theme, Role.CAPTION, "text2"), "resume-when")
        look = ButtonLook(ButtonKind.SECONDARY, "clock-counter-clockwise", "R")
        self.button = named(ActionButton(theme, look), "resume")
        row = QHBoxLayout()
        row.addWidget(self._line, 1)
        row.addWidget(self._place)
        for widget in (self._title, self._session):
            self.column.addWidget(widget)
        self.column.addLayout(row)
        self.column.addWidget(self._when)
        self.column.addStretch(1)
        self.column.addWidget(self.button)

    def render_resume(self, resume: ResumeRow, language: str) -> None:
        """Show where the session stopped."""
        self._title.say(word(language, "home.pick-up"))
        self._session.say(resume.session)
        self._line.show_share(resume.answered / resume.total if resume.total else 0)
        self._place.say(
            word(language, "home.of", done=resume.answered, total=resume.total)
        )
        self._when.say(word(language, "home.nothing-lost", when=resume.when))
        self.button.say(word(language, "home.resume"))


def _number(screen: HomeScreen) -> int:
    """Return what stands large: what is due, or what is new today, or all there is."""
    queue = screen.queue
    if queue is None:
        return screen.questions
    return queue.due or queue.new or screen.questions


def _heading(screen: HomeScreen) -> str:
    queue, language = screen.queue, screen.language
    if screen.loading and queue is None:
        return word(language, "home.opening")
    if queue is not None and queue.due:
        return word(language, "home.due", n=queue.due)
    if queue is not None and queue.new:
        return word(language, "home.new-today", n=queue.new)
    return word(language, "home.questions", n=screen.questions)


def _line(screen: HomeScreen) -> str:
    queue = screen.queue
    if queue is not None:
        said = (queue.line, queue.put_off_line, queue.next_due, *_kept_besides(screen))
        return " ".join(_sentence(part) for part in said if part)
    if screen.new_questions:
        return word(screen.language, "home.new", n=screen.new_questions)
    return word(screen.language, "home.none-new")


def _kept_besides(screen: HomeScreen) -> tuple[str, ...]:
    """Say what has no panel of its own yet: days in a row, and answers of today."""
    if not screen.as_of or screen.streak is None:
        return ()
    n, streak = screen.answers_today, screen.streak
    return (
        streak.line if streak.days else "",
        word(screen.language, "home.today.count", n=n) if n else "",
    )


def _sentence(text: str) -> str:
    return text if text.endswith(".") else f"{text}."
