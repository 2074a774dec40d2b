"""What was measured before an exam: the disk, the clock, the power, and the screen."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator

from msgspec import Struct

from quizapp.presenters.calendar_words import date_words
from quizapp.presenters.sitting.screen import CheckLine
from quizapp.presenters.wording import word

_MEGABYTE = 10**6
_LEAST_MEGABYTES = 50
"""An exam with its journal takes less than one; a disk this full is about to be full."""

_LEAST_PERCENT = 30
_SIDE_BY_SIDE = 800
"""From this width on board and question stand beside each other."""


class Power(Struct, frozen=True):
    """What the computer runs on."""

    on_mains: bool
    percent: int | None = None
    """Of the battery; None where there is none, or it does not tell."""


class Measured(Struct, frozen=True, kw_only=True):
    """What was found when it was tried."""

    store_fault: str
    """Why nothing could be written and read back; empty where it could."""
    free_bytes: int
    wall: dt.datetime
    power: Power | None = None
    """None where nobody can tell."""


class ScreenRoom(Struct, frozen=True):
    """How large the window is, at the text size that was chosen."""

    width: int
    height: int


def store_check(measured: Measured | None, language: str) -> CheckLine:
    """Say whether answers can be stored: a file was written, flushed and read back."""
    heading = word(language, "exam.check.store")
    if measured is None:
        return CheckLine(True, heading, word(language, "exam.check.measuring"))
    if measured.store_fault:
        said = word(language, "exam.check.store.fault", reason=measured.store_fault)
        return CheckLine(False, heading, said)
    free = measured.free_bytes // _MEGABYTE
    fine = free >= _LEAST_MEGABYTES
    key = "exam.check.store.fine" if fine else "exam.check.store.full"
    return CheckLine(fine, heading, word(language, key, free=_size(free, language)))


def clock_check(measured: Measured | None, as_of: str, language: str) -> CheckLine:
    """Say what the clock says; one from before the paper's documents is wrong."""
    heading = word(language, "exam.check.clock")
    if measured is None:
        return CheckLine(True, heading, word(language, "exam.check.measuring"))
    today = measured.wall.date().isoformat()
    fine = today >= as_of
    key = "exam.check.clock.fine" if fine else "exam.check.clock.early"
    said = word(language, key, date=date_words(today, language))
    return CheckLine(fine, heading, said)


def further_checks(
    measured: Measured | None, room: ScreenRoom | None, language: str
) -> Iterator[CheckLine]:
    """Say how large the window is, and what the computer runs on if that is known."""
    if room is not None:
        yield _screen_check(room, language)
    if measured is not None and measured.power is not None:
        yield _power_check(measured.power, language)


def _screen_check(room: ScreenRoom, language: str) -> CheckLine:
    fine = room.width >= _SIDE_BY_SIDE
    key = f"exam.check.screen.{'fine' if fine else 'small'}"
    said = word(language, key, width=room.width, height=room.height)
    return CheckLine(fine, word(language, "exam.check.screen"), said)


def _power_check(power: Power, language: str) -> CheckLine:
    heading = word(language, "exam.check.power")
    if power.on_mains:
        return CheckLine(True, heading, word(language, "exam.check.power.mains"))
    if power.percent is None:
        return CheckLine(False, heading, word(language, "exam.check.power.battery"))
    said = word(language, "exam.check.power.percent", n=power.percent)
    return CheckLine(power.percent >= _LEAST_PERCENT, heading, said)


def _size(megabytes: int, language: str) -> str:
    if megabytes < 1000:
        return word(language, "exam.check.megabytes", n=megabytes)
    return word(language, "exam.check.gigabytes", n=megabytes // 1000)
