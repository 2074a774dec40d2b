"""The presenter of one exam: from its start page to the moment it is handed in."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from concurrent.futures import Future

from quizapp.presenters.retold.retelling import retell
from quizapp.presenters.sitting.bar import bar_screen
from quizapp.presenters.sitting.hand_in import hand_in_screen
from quizapp.presenters.sitting.measured import Measured, ScreenRoom
from quizapp.presenters.sitting.port import ExamPort, ReadyPaper
from quizapp.presenters.sitting.questions import exam_screen
from quizapp.presenters.sitting.screen import (
    BarScreen,
    ExamScreen,
    HandInScreen,
    StartScreen,
)
from quizapp.presenters.sitting.start import Found, start_screen
from quizapp.presenters.sitting.voice import Voice
from quizapp.presenters.wording import word
from quizapp.training.exam.sealing.candidate_name import NameRefusedError
from quizapp.training.exam.sitting.course import Incident
from quizapp.training.exam.sitting.letters import SittingRefusedError
from quizapp.training.exam.sitting.sitting import Sitting, Tick
from quizapp.training.ports import NotKeptError


class SittingPresenter:
    """Leads through one paper; everything asked for is on the disk when it returns."""

    def __init__(
        self, port: ExamPort, *, language: str, zone: dt.tzinfo | None = None
    ) -> None:
        """Take the zone in which times are said; None is that of the computer."""
        self._port = port
        self._language = language
        self._zone = zone
        self._ready: ReadyPaper | None = None
        self._sitting: Sitting | None = None
        self._voice: Callable[[], Voice] | None = None
        self._ruled_out: dict[int, tuple[str, ...]] = {}
        self._last_tick: Tick | None = None
        self._announced: float | None = None
        self._is_sure = False
        self._fault = ""
        self._measuring: Future[Measured] | None = None
        self._measured: Measured | None = None

    @property
    def is_open(self) -> bool:
        """Say whether an exam stands on the screen: about to begin, or running."""
        return self._ready is not None or self.is_in_room

    @property
    def is_in_room(self) -> bool:
        """Say whether it is the exam of a room."""
        return self._voice is not None

    @property
    def is_running(self) -> bool:
        """Say whether the time runs: then nothing else may be looked at."""
        return self._sitting is not None and self._sitting.course.ending is None

    @property
    def is_over(self) -> bool:
        """Say whether it has been handed in."""
        return self._sitting is not None and self._sitting.course.ending is not None

    @property
    def is_mock(self) -> bool:
        """Say whether it is marked here."""
        return self._ready is not None and self._ready.is_mock

    @property
    def sitting(self) -> Sitting:
        """Give the sitting.

        :raises ValueError: if none has begun.
        """
        if self._sitting is None:
            raise ValueError("no exam has begun")
        return self._sitting

    def set_language(self, language: str) -> None:
        """Say everything but the paper in another language."""
        self._language = language

    def take(self, ready: ReadyPaper) -> None:
        """Take a paper that is open; one that was begun goes on at once.

        :raises NotKeptError: if the sitting cannot be gone on with.
        """
        self._forget()
        self._ready = ready
        self._measuring = self._port.measure()
        if ready.sitting_id:
            self._sitting = self._port.begin(ready, "")

    def attend(self, sitting: Sitting, voice: Callable[[], Voice]) -> None:
        """Take a sitting of a room, which has begun and has something to say."""
        self._forget()
        self._sitting, self._voice = sitting, voice

    def begin(self, candidate: str) -> bool:
        """Start the time; False where the name cannot be one, or nothing can be kept."""
        ready = self._ready
        if ready is None or self._sitting is not None:
            return False
        if ready.is_mock:
            candidate = self._port.candidate() or word(self._language, "exam.you")
        try:
            self._sitting = self._port.begin(ready, candidate)
        except (NameRefusedError, NotKeptError) as error:
            self._fault = retell(self._language, str(error))
            return False
        return True

    def leave(self) -> None:
        """Put the paper away; a sitting that has begun stays on the disk."""
        self._forget()

    @property
    def is_measuring(self) -> bool:
        """Say whether something is still being tried before the start."""
        return self._measuring is not None

    def look(self) -> bool:
        """Take what was measured; say whether anything was."""
        if self._measuring is None or not self._measuring.done():
            return False
        measuring, self._measuring = self._measuring, None
        self._measured = measuring.result()
        return True

    def start(self, candidate: str = "", room: ScreenRoom | None = None) -> StartScreen:
        """Return the page before the start, in a window that is so large.

        :raises ValueError: if there is no paper.
        """
        if self._ready is None:
            raise ValueError("there is no paper")
        name = candidate or self._port.candidate()
        found = Found(self._measured, room)
        return start_screen(self._ready, name, self._fault, found, self._language)

    def tick(self) -> BarScreen:
        """Look at the clock, and return what the bar says now."""
        try:
            self._last_tick = self.sitting.tick()
        except NotKeptError:
            pass  # the bar says so; it is tried again with the next tick
        else:
            self._announced = self._last_tick.warning
        bar = self.bar()
        self._announced = None
        return bar

    def bar(self) -> BarScreen:
        """Return what the bar over the exam says."""
        sitting, language = self.sitting, self._language
        bar = bar_screen(sitting, language, self._zone, self._announced)
        return bar if self._voice is None else self._voice().on_bar(bar)

    def question(self) -> ExamScreen:
        """Return the open question."""
        number = self.sitting.course.current
        ruled_out = self._ruled_out.get(number, ())
        screen = exam_screen(self.sitting, ruled_out, self._language)
        return screen if self._voice is None else self._voice().on_question(screen)

    def hand_in_page(self) -> HandInScreen:
        """Return the check before handing in."""
        return hand_in_screen(
            self.sitting, self._language, is_sure=self._is_sure, is_mock=self.is_mock
        )

    def open_question(self, number: int) -> None:
        """Go to a question, as far as that goes."""
        self._is_sure = False
        total = len(self.sitting.course.answers)
        self._try_to(lambda: self.sitting.open_question(min(max(1, number), total)))

    def step(self, by: int) -> None:
        """Go to the question after, or before."""
        self.open_question(self.sitting.course.current + by)

    def answer(self, chosen: Sequence[str], ruled_out: Sequence[str]) -> None:
        """Keep what is chosen now; what is ruled out is a memo of this window."""
        number = self.sitting.course.current
        self._ruled_out[number] = tuple(ruled_out)
        self._try_to(lambda: self.sitting.answer(number, tuple(chosen)))

    def turn_flag(self) -> None:
        """Put the flag of the open question up, or take it down."""
        course = self.sitting.course
        up = course.current not in course.flags
        self._try_to(lambda: self.sitting.flag(course.current, up=up))

    def next_open(self) -> None:
        """Go to the next question without an answer, if there is one."""
        self._go_to_next(self.sitting.open_numbers)

    def next_flagged(self) -> None:
        """Go to the next question with a flag, if there is one."""
        self._go_to_next(sorted(self.sitting.course.flags))

    def hand_in(self) -> bool:
        """Ask whether it is meant; asked again, hand in and say so."""
        if not self._is_sure:
            self._is_sure = True
            return False
        self._try_to(self.sitting.hand_in)
        return self.is_over

    def think_again(self) -> None:
        """Do not hand in now."""
        self._is_sure = False

    def note_focus(self, *, lost: bool) -> None:
        """Write down that the window was left, or come back to."""
        if self.is_running:
            self.sitting.note(Incident.FOCUS_LOST if lost else Incident.FOCUS_BACK)

    def _forget(self) -> None:
        self._ready = self._sitting = self._voice = None
        self._ruled_out, self._last_tick = {}, None
        self._is_sure, self._fault = False, ""
        self._measuring = self._measured = None

    def _go_to_next(self, numbers: Sequence[int]) -> None:
        here = self.sitting.course.current
        later = [each for each in numbers if each > here] or list(numbers)
        if later:
            self.open_question(later[0])

    def _try_to(self, act: Callable[[], None]) -> None:
        """Do what may be refused: the bar says what is not kept, or that it is paused."""
        try:
            act()
        except (SittingRefusedError, NotKeptError):
            return
