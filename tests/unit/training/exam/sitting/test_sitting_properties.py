"""Whatever happens to a sitting, in whichever order, no answer and no second is lost."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from quizapp.training.exam.sitting.journal import begin_course, follow
from quizapp.training.exam.sitting.letters import SittingRefusedError
from quizapp.training.ports import NotKeptError
from tests.support.sittings import OPENED, Clocks, FakeSittingStore, resumed, started

NUMBERS = st.integers(1, 3)
SECONDS = st.integers(0, 900)


class AnySitting(RuleBasedStateMachine):
    """Drives a sitting beside a model that knows only sums and the last answers."""

    def __init__(self) -> None:
        super().__init__()
        self.clocks, self.store = Clocks(), FakeSittingStore()
        self.sitting = started(self.store, self.clocks)
        self.answers: dict[int, tuple[str, ...]] = {}
        self.run = 0.0
        """Seconds in which the time ran."""
        self.extra = 0.0
        self.paused = False

    def _left(self) -> float:
        return 3600 + self.extra - self.run

    @property
    def _is_over(self) -> bool:
        return self.sitting.course.ending is not None

    def _pass(self, seconds: float) -> None:
        if not self.paused:
            self.run += seconds

    @rule(seconds=SECONDS, asleep=st.booleans())
    def pass_by(self, seconds: float, asleep: bool) -> None:
        self.clocks.pass_by(seconds, asleep=asleep)
        self._pass(seconds)

    @rule(seconds=st.integers(-90_000, 90_000))
    def set_the_wall_clock(self, seconds: float) -> None:
        self.clocks.set_wall(seconds)
        self.sitting.tick()  # seen while this boot lasts

    @rule(number=NUMBERS, letters=st.sets(st.sampled_from("abcde"), max_size=5))
    def answer(self, number: int, letters: set[str]) -> None:
        try:
            self.sitting.answer(number, tuple(letters))
        except SittingRefusedError:
            return
        except NotKeptError:
            assert self.store.is_full
            return
        self.answers[number] = tuple(sorted(letters))

    @rule(number=NUMBERS)
    def open_question(self, number: int) -> None:
        try:
            self.sitting.open_question(number)
        except (SittingRefusedError, NotKeptError):
            return
        assert self.sitting.question.number == number

    @precondition(lambda self: not self.store.is_full)
    @rule(seconds=SECONDS)
    def give_extra_time(self, seconds: float) -> None:
        self.sitting.give_extra_time(seconds, "")
        self.extra = seconds

    @precondition(lambda self: not self.store.is_full)
    @rule()
    def pause(self) -> None:
        self.sitting.pause("")
        self.paused = self.sitting.course.pause is not None

    @precondition(lambda self: not self.store.is_full)
    @rule()
    def go_on(self) -> None:
        self.sitting.go_on()
        self.paused = False

    @rule(full=st.booleans())
    def fill_the_disk(self, full: bool) -> None:
        self.store.is_full = full

    @rule()
    def be_killed(self) -> None:
        before = self.sitting.course
        self.sitting = resumed(self.store, self.clocks)
        assert self.sitting.course == before

    @precondition(lambda self: not self.store.is_full)
    @rule(seconds=SECONDS)
    def reboot(self, seconds: float) -> None:
        self.sitting.tick()
        self.sitting.pause("to keep a stamp")
        if not self.paused:
            self.sitting.go_on()
        self.clocks.reboot(seconds)
        self._pass(seconds)
        self.be_killed()

    @precondition(lambda self: not self.store.is_full)
    @rule()
    def hand_in(self) -> None:
        self.sitting.hand_in()
        assert self._is_over

    @invariant()
    def the_course_is_what_the_journal_says(self) -> None:
        kept = self.store.kept
        assert kept is not None
        begun = begin_course(OPENED[60])
        assert follow(begun, kept.entries) == self.sitting.course

    @invariant()
    def the_last_answers_stand(self) -> None:
        shown = dict(enumerate(self.sitting.course.answers, 1))
        assert {n: a for n, a in shown.items() if a} == {
            n: a for n, a in self.answers.items() if a
        }

    @invariant()
    def no_second_is_gained_or_lost(self) -> None:
        if self._is_over:
            return
        try:
            tick = self.sitting.tick()
        except NotKeptError:
            assert self.store.is_full
            return
        if not self._is_over:
            assert tick.seconds_left is not None
            assert abs(tick.seconds_left - self._left()) < 1e-6
            assert self._left() >= -60
        else:
            assert self._left() < -60


TestAnySitting = AnySitting.TestCase
TestAnySitting.settings = settings(stateful_step_count=30)
