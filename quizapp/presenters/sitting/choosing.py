"""The presenter of the page of exams: which one, how long, and what can be filled."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

from quizapp.presenters.calendar_words import date_words
from quizapp.presenters.retold.retelling import retell
from quizapp.presenters.sitting.port import (
    Asked,
    ExamPort,
    Offer,
    ReadyPaper,
    Unfinished,
)
from quizapp.presenters.sitting.screen import EntryScreen, ExamRow, PastRow
from quizapp.presenters.wording import set_type, word
from quizapp.training.exam.blueprint import points_to_pass
from quizapp.training.exam.mock.past import PastMock
from quizapp.training.exam.mock.planning import MockPlan, NothingToAskError
from quizapp.training.insight.exams import ExamChoice

ALL = "all"
LENGTHS = ("10", "20", ALL)
"""How many questions a mock exam may ask at most."""
_PAST_SHOWN = 6


class ExamsPresenter:
    """Remembers what was chosen; nothing waits while the bank is looked through."""

    def __init__(
        self, port: ExamPort, *, language: str, zone: dt.tzinfo | None = None
    ) -> None:
        """Take the zone in which days are said; None is that of the computer."""
        self._port = port
        self._zone = zone
        self._language = language
        self._chosen = ""
        self._length = ALL
        self._leave_out_seen = False
        self._offer: Offer | None = None
        self._looking: Future[Offer] | None = None
        self._preparing: Future[ReadyPaper] | None = None
        self._doing = ""
        self._fault = ""
        self._file: Path | None = None
        self._ready: ReadyPaper | None = None
        self._unfinished = port.unfinished()

    def set_language(self, language: str) -> None:
        """Say the page in another language; the paper will be in it, too."""
        if language != self._language:
            self._language = language
            self._look()

    def open(self) -> EntryScreen:
        """Show the page with everything as it is now."""
        self._fault = ""
        self._unfinished = self._port.unfinished()
        self._look()
        return self.screen()

    def choose_exam(self, key: str) -> EntryScreen:
        """Choose an exam."""
        self._chosen = key
        return self._look_again()

    def choose_length(self, key: str) -> EntryScreen:
        """Choose how many questions it may have."""
        self._length = key
        return self._look_again()

    def choose_seen(self, leave_out: bool) -> EntryScreen:
        """Choose whether families that were answered are left out."""
        self._leave_out_seen = leave_out
        return self._look_again()

    def prepare(self) -> EntryScreen:
        """Build the mock exam as it is chosen."""
        plan = self._plan
        if plan is not None and plan.filled and not self.is_waiting:
            self._fault = ""
            self._doing = "exams.building"
            self._preparing = self._port.build(plan.wish)
        return self.screen()

    def choose_file(self, path: Path) -> EntryScreen:
        """Choose the file of a sealed paper."""
        self._file, self._fault = path, ""
        return self.screen()

    def open_paper(self, code: str) -> EntryScreen:
        """Open the sealed paper with its start code."""
        self._fault = ""
        if self._file is None:
            self._fault = word(self._language, "exams.fault.no-file")
        elif not self.is_waiting:
            self._doing = "exams.opening"
            self._preparing = self._port.open_file(self._file, code)
        return self.screen()

    def go_on(self) -> EntryScreen:
        """Go on with the exam that is unfinished."""
        if self._unfinished is not None and not self.is_waiting:
            self._doing = "exams.opening"
            self._preparing = self._port.reopen(self._unfinished)
        return self.screen()

    def review(self, sitting_id: str) -> EntryScreen:
        """Open a mock exam that was taken, to look at its result again."""
        found = (each for each in self._port.past() if each.sitting_id == sitting_id)
        past = next(found, None)
        if past is not None and not self.is_waiting:
            self._fault, self._doing = "", "exams.opening"
            taken = Unfinished(sitting_id, past.exam, is_mock=True)
            try:
                self._preparing = self._port.reopen(taken)
            except LookupError as error:
                self.say_fault(str(error))
        return self.screen()

    @property
    def is_waiting(self) -> bool:
        """Say whether a paper is being prepared."""
        return self._preparing is not None

    @property
    def is_busy(self) -> bool:
        """Say whether anything is still to come."""
        return self.is_waiting or self._looking is not None

    def look(self) -> bool:
        """Take what has come meanwhile; say whether anything has."""
        came = False
        if self._looking is not None and self._looking.done():
            self._offer, self._looking = self._looking.result(), None
            came = True
        if self._preparing is not None and self._preparing.done():
            preparing, self._preparing = self._preparing, None
            self._take(preparing)
            came = True
        return came

    def take_ready(self) -> ReadyPaper | None:
        """Give the paper that is ready, once."""
        ready, self._ready = self._ready, None
        return ready

    def say_fault(self, reason: str) -> EntryScreen:
        """Say why nothing was begun."""
        self._fault = word(
            self._language,
            "exams.fault.read",
            reason=retell(self._language, reason),
        )
        return self.screen()

    def screen(self) -> EntryScreen:
        """Return the page."""
        language, plan = self._language, self._plan
        choices = () if self._offer is None else self._offer.choices
        chosen = "" if plan is None else plan.wish.preset
        waits = self._doing if self.is_waiting else "exams.looking"
        unfinished = self._unfinished
        return EntryScreen(
            language=language,
            exams=tuple(ExamRow(each.key, self._name(each)) for each in choices),
            chosen=self._chosen or chosen,
            length=self._length,
            leave_out_seen=self._leave_out_seen,
            facts="" if plan is None else _facts(plan, language),
            short=() if plan is None else tuple(_short(plan, language)),
            start=self._start_words(plan),
            waiting=word(language, waits) if self.is_busy else "",
            fault=self._fault or self._nothing(),
            unfinished="" if unfinished is None else unfinished.exam,
            past=tuple(
                _past_row(each, language, self._zone)
                for each in self._port.past()[:_PAST_SHOWN]
            ),
            file_name="" if self._file is None else self._file.name,
        )

    def _name(self, choice: ExamChoice) -> str:
        """Name an exam, and say of one that was made here that it is."""
        name = set_type(self._language, choice.name_in(self._language))
        if self._offer is None or choice.key not in self._offer.own:
            return name
        return word(self._language, "exams.own", name=name)

    @property
    def _plan(self) -> MockPlan | None:
        return None if self._offer is None else self._offer.plan

    def _start_words(self, plan: MockPlan | None) -> str:
        if plan is None or not plan.filled:
            return ""
        return word(self._language, "exams.start", n=plan.filled)

    def _nothing(self) -> str:
        plan = self._plan
        if self._offer is None or self.is_busy:
            return ""
        if plan is None:
            return word(self._language, "exams.none")
        if not plan.filled:
            return word(self._language, "exams.fault.empty")
        if not self._offer.faults:
            return ""
        reason = retell(self._language, self._offer.faults[0])
        return word(self._language, "presets.faults", reason=reason)

    def _look_again(self) -> EntryScreen:
        self._fault = ""
        self._look()
        return self.screen()

    def _look(self) -> None:
        most = None if self._length == ALL else int(self._length)
        self._looking = self._port.offer(
            Asked(
                preset=self._chosen,
                most=most,
                language=self._language,
                leave_out_seen=self._leave_out_seen,
            )
        )

    def _take(self, preparing: Future[ReadyPaper]) -> None:
        try:
            self._ready = preparing.result()
        except NothingToAskError:
            self._fault = word(self._language, "exams.fault.empty")
        except (ValueError, LookupError) as error:
            reason = str(error)
            self._fault = word(
                self._language,
                "exams.fault.read",
                reason=retell(self._language, reason),
            )


def _facts(plan: MockPlan, language: str) -> str:
    blueprint = plan.blueprint
    minutes, percent = blueprint.minutes, blueprint.pass_percent
    parts = [word(language, "exams.questions", n=plan.filled)]
    if minutes is None:
        parts.append(word(language, "exams.no-limit"))
    else:
        share = -(-minutes * plan.filled // plan.wanted)
        parts.append(word(language, "exams.minutes", n=share))
    if percent is None:
        parts.append(word(language, "exams.no-pass"))
    else:
        points = points_to_pass(percent, plan.filled)
        parts.append(word(language, "exams.pass", percent=percent, points=points))
    return set_type(language, " · ".join(parts))


def _short(plan: MockPlan, language: str) -> Iterator[str]:
    if not plan.short:
        return
    yield word(language, "exams.short", filled=plan.filled, wanted=plan.wanted)
    for part in plan.short:
        yield word(
            language,
            "exams.short.part",
            part=part.name,
            filled=part.filled,
            wanted=part.wanted,
            reason=word(language, f"exams.reason.{part.reason.value}"),
        )


def _past_row(past: PastMock, language: str, zone: dt.tzinfo | None) -> PastRow:
    day: dt.date = past.handed_in_at.astimezone(zone).date()
    line = word(
        language,
        "exams.past.line",
        date=date_words(day.isoformat(), language),
        n=past.points,
        points=past.points,
        most=past.most,
    )
    if past.passed is not None:
        key = "exams.passed" if past.passed else "exams.failed"
        line = f"{line}, {word(language, key)}"
    return PastRow(past.sitting_id, past.exam, line)
