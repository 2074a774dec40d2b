"""A sitting, driven by intents: each is on the disk before it counts."""

from __future__ import annotations

from msgspec import Struct

from quizapp.training.exam.paper import PaperQuestion
from quizapp.training.exam.sealing.sealed_paper import OpenedPaper
from quizapp.training.exam.sitting.acts import (
    Act,
    Answered,
    Attended,
    Continued,
    ExtraTime,
    Flagged,
    HandedIn,
    Noted,
    Opened,
    Paused,
    Received,
    Reopened,
    TimeTold,
)
from quizapp.training.exam.sitting.clock import ExamClock, Moment, passage
from quizapp.training.exam.sitting.course import Course, EndedBy, Incident
from quizapp.training.exam.sitting.incidents import incidents_of
from quizapp.training.exam.sitting.journal import (
    Entry,
    KeptSitting,
    SittingStore,
    begin_course,
    follow,
)
from quizapp.training.exam.sitting.letters import SittingRefusedError, check_letters
from quizapp.training.exam.sitting.warnings import find_warning
from quizapp.training.ports import NotKeptError

_EXACT = 1.0
"""Seconds by which a room and this computer may differ: answers take their way."""

HEARTBEAT = 10.0
"""Seconds between two signs of life; a killed program loses no more of the clock."""


class Tick(Struct, frozen=True):
    """What the passing of time brought."""

    seconds_left: float | None
    """None without a limit; less than 0 in the grace period."""
    warning: float | None = None
    """Seconds left at the mark that was passed, such as 300."""
    handed_in: bool = False
    """Whether the time was over and the sitting was handed in just now."""


class Sitting:
    """One candidate with one paper; made anew from its journal after any end."""

    def __init__(
        self,
        opened: OpenedPaper,
        kept: KeptSitting,
        store: SittingStore,
        clock: ExamClock,
    ) -> None:
        self.opened = opened
        self.record = kept.record
        self._store = store
        self._clock = clock
        self._last = kept.last
        self._seen = self._last.seconds
        self._left: float | None = None
        self.course: Course = follow(begin_course(opened), kept.entries)
        """Only what is on the disk."""
        self._entries = list(kept.entries)
        self._waiting: list[Entry] = []
        self.trouble = ""
        """Why the last act could not be kept; empty when everything is saved."""

    @property
    def is_saved(self) -> bool:
        """Say whether all that was asked for is on the disk."""
        return not self.trouble

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Give the journal, oldest entry first."""
        return tuple(self._entries)

    @property
    def question(self) -> PaperQuestion:
        """Give the open question."""
        return self.opened.paper.questions[self.course.current - 1]

    @property
    def open_numbers(self) -> tuple[int, ...]:
        """List the questions without a whole answer: an order may be half done."""
        pairs = zip(self.opened.paper.questions, self.course.answers, strict=True)
        return tuple(
            asked.number
            for asked, letters in pairs
            if not asked.is_answered_by(letters)
        )

    @property
    def seconds(self) -> float:
        """Say how many seconds ago the sitting began, by what was last read."""
        return self._last.seconds

    def open_question(self, number: int) -> None:
        """Go to a question.

        :raises SittingRefusedError: if there is none, or it is not the time.
        """
        self._check_number(number)
        self._check_running()
        if number != self.course.current:
            self._do(Opened(number))

    def answer(self, number: int, letters: tuple[str, ...]) -> None:
        """Answer a question, or take its answer away with no letters.

        :raises SittingRefusedError: if it cannot be answered so, or not now.
        :raises NotKeptError: if it could not be kept; the answer before stands.
        """
        self._check_number(number)
        chosen = check_letters(self.opened.paper.questions[number - 1], letters)
        self._check_running()
        if chosen != self.course.answers[number - 1]:
            self._do(Answered(number, chosen))

    def flag(self, number: int, *, up: bool) -> None:
        """Put a flag up, or take it down.

        :raises SittingRefusedError: if there is no such question, or not now.
        """
        self._check_number(number)
        self._check_running()
        if up != (number in self.course.flags):
            self._do(Flagged(number, up))

    def hand_in(self, by: EndedBy = EndedBy.CANDIDATE) -> None:
        """End the sitting; ending it again changes nothing.

        :raises NotKeptError: if that could not be kept; the sitting goes on.
        """
        self.tick()
        if self.course.ending is None:
            self._do(HandedIn(by))

    def give_extra_time(self, seconds: float, reason: str) -> None:
        """Say how much extra time the candidate has in all; the instructor's intent.

        :raises SittingRefusedError: if it is less than nothing.
        """
        if not seconds >= 0:
            raise SittingRefusedError("Extra time cannot be less than nothing.")
        self._watch_clocks()
        self._do(ExtraTime(seconds, reason))

    def pause(self, reason: str) -> None:
        """Stop the time; the instructor's intent."""
        self.tick()
        if self.course.pause is None and self.course.ending is None:
            self._do(Paused(reason))

    def go_on(self) -> None:
        """End a pause; the instructor's intent."""
        self._watch_clocks()
        if self.course.pause is not None:
            self._do(Continued())

    def reopen(self, reason: str) -> None:
        """Let a candidate go on after the end; the instructor's intent.

        Whose time was over also needs extra time, and first.
        """
        self._watch_clocks()
        if self.course.ending is not None:
            self._do(Reopened(reason))

    def attend(self, first: int) -> None:
        """Take part in a room, which has answers up to this number from before."""
        self._watch_clocks()
        if self.course.room is None:
            self._do(Attended(first))

    def receive(self, number: int) -> None:
        """Keep that the room has every answer up to this number."""
        room = self.course.room
        if room is not None and number > room.received:
            self._watch_clocks()
            self._do(Received(number))

    def tell_time(self, seconds_left: float, then: Moment) -> None:
        """Take the time that the room said was left then."""
        self._watch_clocks()
        if self.course.pause is None:
            seconds_left -= passage(then, self._last.moment).seconds
        left = self.course.seconds_left(self.seconds)
        if left is not None and abs(left - seconds_left) > _EXACT:
            self._do(TimeTold(seconds_left))

    def note(self, incident: Incident, seconds: float = 0.0) -> None:
        """Write something down that has no consequence."""
        if self.course.ending is None:
            self._waiting.append(Entry(self._last, Noted(incident, seconds)))
        self._watch_clocks()

    def tick(self) -> Tick:
        """Look at the clock: write down what happened to it, hand in when it is time.

        :raises NotKeptError: if the sitting could not be handed in; ask again.
        """
        self._watch_clocks()
        left = self.course.seconds_left(self.seconds)
        if self.course.ending is not None:
            return Tick(left)
        if self.course.is_grace_over(self.seconds):
            self._do(HandedIn(EndedBy.TIME))
            return Tick(left, handed_in=True)
        warning = None
        if self.course.pause is None:
            warning = find_warning(self._left, left)
            self._left = left
        return Tick(left, warning)

    def _watch_clocks(self) -> None:
        """Read the clocks, write down what happened to them, and give a sign of life."""
        now = self._clock()
        passed = passage(self._last.moment, now)
        self._last = self._last.then(now)
        if self.course.ending is not None:
            return
        for found in (*incidents_of(passed), *self._knocks()):
            self._waiting.append(Entry(self._last, found))
        try:
            self._keep_waiting()
            if self.seconds - self._seen >= HEARTBEAT:
                self._store.keep_seen(self._last)
                self._seen = self.seconds
        except NotKeptError as error:  # a full disk must not end the exam
            self.trouble = str(error)

    def _knocks(self) -> list[Noted]:
        return [Noted(Incident.SECOND_INSTANCE)] * self._store.take_knocks()

    def _keep_waiting(self) -> None:
        """Keep what nobody asked for; what cannot be kept now waits."""
        while self._waiting:
            self._keep(self._waiting[0])
            del self._waiting[0]

    def _do(self, act: Act) -> None:
        try:
            self._keep_waiting()
            self._keep(Entry(self._last, act))
        except NotKeptError as error:
            self.trouble = str(error)
            raise

    def _keep(self, entry: Entry) -> None:
        self._store.append(entry)
        self.trouble = ""
        self._seen = entry.at.seconds
        self._entries.append(entry)
        self.course = follow(self.course, [entry])

    def _check_running(self) -> None:
        self.tick()
        if self.course.ending is not None:
            raise SittingRefusedError("The exam has been handed in.")
        if self.course.pause is not None:
            raise SittingRefusedError("The exam is paused.")

    def _check_number(self, number: int) -> None:
        most = len(self.opened.paper.questions)
        if not 1 <= number <= most:
            raise SittingRefusedError(f"There is no question {number}: 1 to {most}.")
