"""The start page as it was last read: kept for the first picture, good for one day."""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Mapping
from typing import Any, NamedTuple, TypeVar

from quizapp.presenters.home_screen import (
    HomeScreen,
    HomeWays,
    QueueRow,
    ResumeRow,
    StreakRow,
    TopicRow,
)

# Start-up: this is read before the first picture; the standard library does for it.

FORMAT = 1
"""Changes when a page is kept in another way; another one is not read."""
_DAYS_KEPT = 140
"""Days with answers that are kept: more than the calendar shows at its widest."""
_TEXT = (str,)
_COUNT = (int,)
_SHARE = (int, float)
_RESUME = (_COUNT, _COUNT, _TEXT, _TEXT)
_QUEUE = (_COUNT,) * 5 + (_TEXT,) * 5
_TOPIC = (_TEXT, _TEXT) + (_COUNT,) * 4 + (_SHARE, _SHARE, (bool,))
_WAYS = (_TEXT,) * 4
_STREAK = (_COUNT, _COUNT, _TEXT, _TEXT, _TEXT, _TEXT)
_COUNTS = (_COUNT,) * 4
_DAY = (_TEXT, _COUNT)
_STATES = (_TEXT, _TEXT)

Row = TypeVar("Row")


class Validity(NamedTuple):
    """When and where a kept page says what the database would say, if nothing changed."""

    kept_at: dt.datetime
    begins: dt.datetime
    """The moment at which the learner's day began."""
    ends: dt.datetime
    """The moment at which it ends."""

    def holds(self, now: dt.datetime, zone: dt.tzinfo | None) -> bool:
        """Say whether that is still so: the same day, on the same clock on the wall."""
        here, there = now.astimezone(zone), self.kept_at.astimezone(zone)
        same_clock = here.utcoffset() == self.kept_at.utcoffset()
        same_date = here.date() == there.date()
        in_order = self.kept_at <= now and self.begins <= now < self.ends
        return same_clock and same_date and in_order


class KeptPage(NamedTuple):
    """A start page with what it stands on."""

    screen: HomeScreen
    validity: Validity
    settings: Mapping[str, str]
    """Everything that was set, as the progress file has it."""
    progress: str = ""
    """The state of the progress file; the same state means that nothing was written."""
    content: str = ""
    """The state of questions and program, in the same sense."""


def write_kept(page: KeptPage) -> str:
    """Write a page as text; plans are left out, since the data give them."""
    screen = page.screen
    return json.dumps(
        {
            "format": FORMAT,
            "states": [page.progress, page.content],
            "settings": dict(page.settings),
            "validity": [moment.isoformat() for moment in page.validity],
            "language": screen.language,
            "rules": screen.rules_line,
            "counts": [
                screen.questions,
                screen.new_questions,
                screen.answers_total,
                screen.answers_today,
            ],
            "right_first_time": screen.right_first_time,
            "resume": screen.resume,
            "queue": screen.queue,
            "topics": screen.topics,
            "streak": _streak_parts(screen.streak),
            "ways": _ways_parts(screen.ways),
        },
        ensure_ascii=False,
        separators=(",", ":"),
    )


def parse_kept(text: str) -> KeptPage | None:
    """Read what `write_kept` wrote; None for anything else, which is no trouble."""
    try:
        values = json.loads(text)
        return _page(values) if values["format"] == FORMAT else None
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def _page(values: dict[str, Any]) -> KeptPage:
    kept_at, begins, ends = map(_moment, values["validity"])
    questions, new, total, today = _checked(_COUNTS, values["counts"])
    share = values["right_first_time"]
    screen = HomeScreen(
        language=_one(_TEXT, values["language"]),
        date="",
        questions=questions,
        new_questions=new,
        resume=_maybe(ResumeRow, _RESUME, values["resume"]),
        topics=tuple(TopicRow(*_checked(_TOPIC, each)) for each in values["topics"]),
        answers_total=total,
        answers_today=today,
        right_first_time=None if share is None else _one(_SHARE, share),
        rules_line=_one(_TEXT, values["rules"]),
        notice="",
        loading=True,
        queue=QueueRow(*_checked(_QUEUE, values["queue"])),
        streak=_streak(values["streak"]),
        ways=_ways(values["ways"]),
    )
    progress, content = _checked(_STATES, values["states"])
    settings = dict(_checked(_STATES, [*each]) for each in values["settings"].items())
    validity = Validity(kept_at, begins, ends)
    return KeptPage(screen, validity, settings, progress, content)


def _moment(text: str) -> dt.datetime:
    moment = dt.datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError(f"{text}: no zone is said")
    return moment


def _checked(kinds: tuple[tuple[type, ...], ...], values: list[Any]) -> list[Any]:
    """Return the values of a row whose kinds are as expected."""
    return [_one(kind, each) for kind, each in zip(kinds, values, strict=True)]


def _one(kind: tuple[type, ...], value: Any) -> Any:
    if type(value) not in kind:
        raise ValueError(f"{value!r} is not one of {kind}")
    return value


def _maybe(
    make: type[Row], kinds: tuple[tuple[type, ...], ...], values: list[Any] | None
) -> Row | None:
    return None if values is None else make(*_checked(kinds, values))


def _streak_parts(streak: StreakRow | None) -> list[Any] | None:
    if streak is None:
        return None
    said = [streak.days, streak.best, streak.line, streak.best_line, streak.today]
    return [*said, streak.day_starts, streak.answers[-_DAYS_KEPT:]]


def _streak(values: list[Any]) -> StreakRow:
    *said, answers = values
    days, best, line, best_line, today, day_starts = _checked(_STREAK, said)
    counts = tuple((day, count) for day, count in (_checked(_DAY, a) for a in answers))
    for day in (today, *(day for day, _ in counts)):
        dt.date.fromisoformat(day)
    return StreakRow(days, best, line, best_line, counts, today, day_starts)


def _ways_parts(ways: HomeWays | None) -> list[str] | None:
    if ways is None:
        return None
    return [ways.failed, ways.set_name, ways.set_line, ways.set_start]


def _ways(values: list[Any] | None) -> HomeWays | None:
    if values is None:
        return None
    failed, name, line, start = _checked(_WAYS, values)
    return HomeWays(failed, None, name, line, start)
