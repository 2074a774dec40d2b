"""The presenter of a release: which parts candidates are told, and from when."""

from __future__ import annotations

import datetime as dt

from quizapp.presenters.calendar_words import date_words
from quizapp.presenters.instructing.gradebook.port import (
    GradedExam,
    Grading,
    ResultsReleased,
)
from quizapp.presenters.instructing.gradebook.screen import PartScreen, ReleaseScreen
from quizapp.presenters.wording import join_words, word
from quizapp.presenters.working.job import Job, Outcome, Said
from quizapp.training.exam.results.release_plan import PARTS, ReleasePlan, told_by
from quizapp.training.ports import Clock

WHEN = ("not", "now", "later")
_WRITTEN = "%Y-%m-%d %H:%M"
_READ = (_WRITTEN, "%Y-%m-%dT%H:%M", "%Y-%m-%d %Hh%M", "%Y-%m-%d")


class ReleasePresenter:
    """Makes a plan of release and hands it on."""

    def __init__(
        self,
        grading: Grading,
        now: Clock,
        *,
        language: str,
        zone: dt.tzinfo | None = None,
    ) -> None:
        """Take the zone in which times are written; None is that of the computer."""
        self._grading = grading
        self._now = now
        self._language = language
        self._zone = zone
        self._key = ""
        self._when = dict.fromkeys(PARTS, "not")
        self._moment = ""
        self._before = ReleasePlan()

    def open(self, key: str, graded: GradedExam, language: str) -> None:
        """Begin with what was planned, or with what the exam was made to release."""
        self._key, self._language = key, language
        now = self._now()
        self._before = graded.release or ReleasePlan()
        by_exam = told_by(graded.results.blueprint.release)
        later = self._before.later(now)
        self._moment = self._written(later[0]) if later else ""
        for part in PARTS:
            if graded.release is None:
                self._when[part] = "now" if getattr(by_exam, part) else "not"
            else:
                self._when[part] = _when(self._before.moment_of(part), now)

    def choose(self, part: str, when: str) -> None:
        """Tell a part now, later, or not at all."""
        if part in self._when and when in WHEN:
            self._when[part] = when

    def type_moment(self, text: str) -> None:
        """Take the day and time from which the other parts are told."""
        self._moment = text.strip()

    def release(self) -> Job | None:
        """Begin to release; None where the time is none."""
        plan = self._plan()
        if plan is None:
            return None
        work = self._grading.release(self._key, plan)
        return Job("releasing", work, _released_outcome)

    def screen(self) -> ReleaseScreen:
        """Return the dialog."""
        language = self._language
        later = "later" in self._when.values()
        example = self._written(self._now() + dt.timedelta(days=1))
        trouble = ""
        if later and self._moment and self._read_moment() is None:
            trouble = word(language, "release.at.wrong", example=example)
        return ReleaseScreen(
            language=language,
            title=word(language, "release.title"),
            line=word(language, "release.line"),
            parts=tuple(map(self._part, PARTS)),
            asks_moment=later,
            moment=self._moment,
            moment_label=word(language, "release.at", example=example),
            trouble=trouble,
            summary=self._summary(),
            line_below=word(
                language, "release.room.later" if later else "release.room"
            ),
            can_release=self._plan() is not None,
        )

    def _part(self, part: str) -> PartScreen:
        return PartScreen(
            key=part,
            title=word(self._language, f"release.{part}"),
            line=word(self._language, f"release.{part}.line"),
            when=self._when[part],
            choices=tuple(
                (each, word(self._language, f"release.{each}")) for each in WHEN
            ),
        )

    def _summary(self) -> tuple[str, ...]:
        plan = self._plan()
        return (
            ()
            if plan is None
            else plan_words(plan, self._now(), self._language, self._zone)
        )

    def _plan(self) -> ReleasePlan | None:
        """Give the plan; None while its moment is none or has passed."""
        now, later = self._now(), self._read_moment()
        if "later" in self._when.values() and later is None:
            return None
        moments: dict[str, dt.datetime | None] = {}
        for part, when in self._when.items():
            before = self._before.moment_of(part)
            told = before if before is not None and before <= now else now
            moments[part] = {"not": None, "now": told, "later": later}[when]
        return ReleasePlan(**moments)

    def _read_moment(self) -> dt.datetime | None:
        for written in _READ:
            try:
                read = dt.datetime.strptime(self._moment, written)  # noqa: DTZ007
            except ValueError:
                continue
            moment = read.replace(tzinfo=self._zone) if self._zone else read
            aware = moment.astimezone(dt.UTC)
            return aware if aware > self._now() else None
        return None

    def _written(self, moment: dt.datetime) -> str:
        return moment.astimezone(self._zone).strftime(_WRITTEN)


def plan_words(
    plan: ReleasePlan, now: dt.datetime, language: str, zone: dt.tzinfo | None = None
) -> tuple[str, ...]:
    """Say what is told now, and what from when."""
    due = plan.due(now)
    told = [part for part in PARTS if getattr(due, part)]
    lines = [word(language, "release.nothing-now")]
    if told:
        lines = [word(language, "release.now.is", what=_joined(told, language))]
    for moment in plan.later(now):
        parts = [part for part in PARTS if plan.moment_of(part) == moment]
        there = moment.astimezone(zone)
        day = date_words(there.date().isoformat(), language)
        said = {"day": day, "time": f"{there:%H:%M}", "what": _joined(parts, language)}
        lines.append(word(language, "release.later.is", **said))
    return tuple(lines)


def _joined(parts: list[str], language: str) -> str:
    return join_words(
        language, tuple(word(language, f"release.short.{part}") for part in parts)
    )


def _when(moment: dt.datetime | None, now: dt.datetime) -> str:
    if moment is None:
        return "not"
    return "now" if moment <= now else "later"


def _released_outcome(result: object) -> Outcome:
    assert isinstance(result, ResultsReleased)
    if result.folder is None:
        return Outcome(Said("releasing.planned"))
    params: dict[str, object] = {"n": result.sheets, "folder": result.folder.name}
    return Outcome(Said("releasing.done", params), result.folder)
