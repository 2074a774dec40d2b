"""The page of whoever waits in a room: its rules, and what was measured."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator

from msgspec import Struct

from quizapp.presenters.attending.standing import Standing
from quizapp.presenters.attending.voice import span_words
from quizapp.presenters.sitting.measured import further_checks, store_check
from quizapp.presenters.sitting.screen import CheckLine, RuleLine, StartScreen, Tile
from quizapp.presenters.sitting.start import (
    Found,
    counted_rule,
    limit_tile,
    pass_tile,
    questions_tile,
)
from quizapp.presenters.wording import word
from quizapp.training.room.attending.heard import Learned
from quizapp.training.room.attending.ticket import Ticket
from quizapp.training.room.bodies import SittingBody
from quizapp.training.room.codes import tidy_code

_MINUTE = 60
_MS = 1000
_SLOW_S = 1.0
_SAME_CLOCK_S = 30.0


class Waiting(Struct, frozen=True):
    """What goes on while somebody waits."""

    is_opening: bool = False
    """Whether the paper is being opened."""
    is_sure: bool = False
    """Whether leaving was asked for once."""
    fault: str = ""
    """Why the sitting could not begin, or empty."""
    found: Found = Found()


def waiting_screen(
    ticket: Ticket, standing: Standing, waiting: Waiting, language: str
) -> StartScreen:
    """Say what a candidate may know before the room begins."""
    learned = standing.learned
    said = None if learned is None else learned.sitting
    waits = "attend.wait" if learned is not None else "attend.wait.connecting"
    if waiting.is_opening:
        waits = "attend.wait.opening"
    foot = "attend.leave.sure" if waiting.is_sure else "attend.foot"
    line = ""
    if said is not None:
        names = {"exam": said.title, "form": said.form, "name": said.name}
        line = word(language, "attend.wait.line", **names)
    return StartScreen(
        language=language,
        title=ticket.title,
        line=line,
        tiles=() if said is None else tuple(_tiles(said, language)),
        rules=tuple(_rules(said, language)),
        checks=tuple(_checks(standing, waiting.found, language)),
        candidate=ticket.name,
        asks_name=False,
        fault=_fault(waiting, language),
        foot=word(language, foot),
        paper_words=f"{ticket.link.address} · {tidy_code(ticket.link.code)}",
        waits=word(language, waits),
        leave=word(language, "attend.leave"),
    )


def _fault(waiting: Waiting, language: str) -> str:
    if not waiting.fault:
        return ""
    return word(language, "attend.fault.begin", reason=waiting.fault)


def _minutes(said: SittingBody | None) -> int | None:
    if said is None or said.limit_s is None:
        return None
    return round((said.limit_s + said.extra_s) / _MINUTE)


def _tiles(said: SittingBody, language: str) -> Iterator[Tile]:
    yield questions_tile(said.questions, language)
    yield limit_tile(_minutes(said), language)
    yield from pass_tile(said.scoring.pass_percent, language)


def _rules(said: SittingBody | None, language: str) -> Iterator[RuleLine]:
    minutes = _minutes(said)
    first = "attend.rule." + ("no-time" if minutes is None else "time")
    heading = word(language, first, n=minutes)
    yield RuleLine("timer", heading, word(language, f"{first}.text"))
    if said is not None:
        yield from counted_rule(said.scoring, language)
    rules = (
        ("floppy-disk", "attend.rule.kept"),
        ("repeat", "exam.rule.free"),
        ("books", "exam.rule.closed"),
        ("eye", "attend.rule.noted"),
    )
    for icon, key in rules:
        yield RuleLine(icon, word(language, key), word(language, f"{key}.text"))


def _checks(standing: Standing, found: Found, language: str) -> Iterator[CheckLine]:
    yield from _contact_checks(standing, language)
    yield store_check(found.measured, language)
    yield from further_checks(found.measured, found.room, language)


def _contact_checks(standing: Standing, language: str) -> Iterator[CheckLine]:
    learned = standing.learned
    heading = word(language, "attend.check.contact")
    if standing.lost_since is not None or learned is None:
        text = word(language, "attend.check.contact.lost")
        yield CheckLine(False, heading, text)
        return
    slow = learned.way_s > _SLOW_S
    key = f"attend.check.contact.{'slow' if slow else 'fine'}"
    milliseconds = max(1, round(learned.way_s * _MS))
    yield CheckLine(not slow, heading, word(language, key, n=milliseconds))
    yield _clock(learned, language)


def _clock(learned: Learned, language: str) -> CheckLine:
    """Compare the clock of this computer with that of the room."""
    theirs = dt.datetime.fromtimestamp(learned.sitting.now_ms / _MS, dt.UTC)
    ahead = (learned.at.wall - theirs).total_seconds()
    heading = word(language, "exam.check.clock")
    if abs(ahead) <= _SAME_CLOCK_S:
        return CheckLine(True, heading, word(language, "attend.check.clock.fine"))
    key = f"attend.check.clock.{'ahead' if ahead > 0 else 'behind'}"
    span = span_words(language, abs(ahead))
    return CheckLine(False, heading, word(language, key, span=span))
