"""The bar over an exam: time, saved mark, pause, and what is to be said aloud."""

from __future__ import annotations

import datetime as dt

from quizapp.presenters.retold.retelling import retell
from quizapp.presenters.sitting.screen import (
    BarScreen,
    SavedKind,
    SavedScreen,
    TimerScreen,
)
from quizapp.presenters.wording import word
from quizapp.training.exam.sitting.sitting import Sitting
from quizapp.training.exam.sitting.warnings import WARN_AT

_MINUTE = 60


def bar_screen(
    sitting: Sitting, language: str, zone: dt.tzinfo | None, warned: float | None
) -> BarScreen:
    """Say how a sitting stands; `warned` is the mark that was passed just now."""
    course = sitting.course
    pause = course.pause
    said = "" if pause is None else word(language, "exam.pause", reason=pause.reason)
    trouble = ""
    if not sitting.is_saved:
        trouble = word(
            language,
            "exam.trouble",
            reason=retell(language, sitting.trouble).rstrip("."),
        )
    announced = ""
    if warned is not None:
        announced = word(language, "exam.warn", n=round(warned / _MINUTE))
    return BarScreen(
        language=language,
        title=sitting.opened.paper.exam,
        candidate=sitting.record.candidate,
        saved=_saved(sitting, language, zone),
        timer=_timer(sitting, language),
        pause=said,
        announced=announced,
        trouble=trouble,
    )


def time_words(seconds: float) -> str:
    """Say seconds as minutes and seconds, never less than none."""
    minutes, rest = divmod(max(0, int(seconds)), _MINUTE)
    return f"{minutes:02}:{rest:02}"


def _saved(sitting: Sitting, language: str, zone: dt.tzinfo | None) -> SavedScreen:
    if not sitting.is_saved:
        return SavedScreen(SavedKind.FAILED, word(language, "exam.saved.failed"))
    entries = sitting.entries
    stamp = entries[-1].at if entries else sitting.record.begun
    time = f"{stamp.moment.wall.astimezone(zone):%H:%M:%S}"
    return SavedScreen(SavedKind.SAVED, word(language, "exam.saved", time=time))


def _timer(sitting: Sitting, language: str) -> TimerScreen:
    course = sitting.course
    left, whole = course.seconds_left(sitting.seconds), course.limit_seconds
    if left is None or whole is None:
        said = word(language, "exam.no-limit")
        return TimerScreen("", said, 1.0, short=False, spoken=said)
    label = "exam.paused" if course.pause is not None else "exam.left"
    minutes, seconds = divmod(max(0, int(left)), _MINUTE)
    spoken = word(language, "exam.timer.spoken", minutes=minutes, seconds=seconds)
    length = whole + course.extra_seconds
    return TimerScreen(
        text=time_words(left),
        label=word(language, label if left >= 0 else "exam.over"),
        share=min(1.0, max(0.0, left / length)),
        short=left <= WARN_AT[0],
        spoken=spoken,
    )
