"""The start page as it was last read: kept for the first picture, each good for a day."""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Callable, Mapping
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

FORMAT = 2
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
    said_at: dt.datetime
    """The moment for which it says what is so: that, or noon of a day to come."""
    begins: dt.datetime
    """The moment at which the learner's day began."""
    ends: dt.datetime
    """The moment at which it ends."""

    def holds(self, now: dt.datetime, zone: dt.tzinfo | None) -> bool:
        """Say whether that is still so: the same day, on the same clock on the wall."""
        here, there = now.astimezone(zone), self.said_at.astimezone(zone)
        same_clock = here.utcoffset() == self.said_at.utcoffset()
        same_date = here.date() == there.date()
        in_order = self.kept_at <= now and self.begins <= now < self.ends
        return same_clock and same_date and in_order


class KeptPage(NamedTuple):
    """A start page, and when it is so."""

    screen: HomeScreen
    validity: Validity


class Kept(NamedTuple):
    """Start pages of several days, with what they stand on."""

    pages: tuple[KeptPage, ...]
    settings: Mapping[str, str]
    """Everything that was set, as the progress file has it."""
    progress: str = ""
    """The state of the progress file; the same state means that nothing was written."""
    content: str = ""
    """The state of questions and program, in the same sense."""


def write_kept(kept: Kept) -> str:
    """Write pages as text; plans are left out, since the data give them."""
    values = {
        "format": FORMAT,
        "states": [kept.progress, kept.content],
        "settings": dict(kept.settings),
        "pages": [_page_parts(page) for page in kept.pages],
    }
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


def parse_kept(text: str, is_wanted: Callable[[Validity], bool]) -> Kept | None:
    """Read the page that is wanted out of what `write_kept` wrote, and what is set.

    None for anything else, which is no trouble. Pages that nobody wants are not looked at.
    """
    try:
        values = json.loads(text)
        return _kept(values, is_wanted) if values["format"] == FORMAT else None
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def _kept(values: dict[str, Any], is_wanted: Callable[[Validity], bool]) -> Kept:
    progress, content = _checked(_STATES, values["states"])
    settings = dict(_checked(_STATES, [*each]) for each in values["settings"].items())
    pages = ((_validity(each["validity"]), each) for each in values["pages"])
    wanted = (
        KeptPage(_screen(each), validity)
        for validity, each in pages
        if is_wanted(validity)
    )
    return Kept(tuple(wanted), settings, progress, content)


def _validity(moments: list[str]) -> Validity:
    kept_at, said_at, begins, ends = map(_moment, moments)
    return Validity(kept_at, said_at, begins, ends)


def _page_parts(page: KeptPage) -> dict[str, Any]:
    screen = page.screen
    return {
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
    }


def _screen(values: dict[str, Any]) -> HomeScreen:
    questions, new, total, today = _checked(_COUNTS, values["counts"])
    share = values["right_first_time"]
    return HomeScreen(
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
