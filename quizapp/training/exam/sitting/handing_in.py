"""Handing in: the answers of a sitting that is over, with its log, sealed."""

from __future__ import annotations

from collections.abc import Iterator

from quizapp.training.exam.sealing.locking import RandomBytes
from quizapp.training.exam.sealing.sealed_answers import HandIn, LogLine, seal_answers
from quizapp.training.exam.sealing.signing import SigningKey
from quizapp.training.exam.sitting.acts import (
    Continued,
    ExtraTime,
    HandedIn,
    Noted,
    Paused,
    Reopened,
)
from quizapp.training.exam.sitting.journal import Entry
from quizapp.training.exam.sitting.letters import SittingRefusedError
from quizapp.training.exam.sitting.sitting import Sitting


def make_hand_in(sitting: Sitting) -> HandIn:
    """Gather what is handed in.

    :raises SittingRefusedError: if the sitting is not over.
    """
    course = sitting.course
    if course.ending is None:
        raise SittingRefusedError("The exam has not been handed in yet.")
    ends = [entry for entry in sitting.entries if isinstance(entry.act, HandedIn)]
    return HandIn(
        paper_hash=sitting.opened.paper_hash,
        candidate=sitting.record.candidate,
        number=len(ends),
        handed_in_at=ends[-1].at.moment.wall,
        by=course.ending.by.value,
        at_seconds=course.ending.seconds,
        answers=course.answers,
        late=tuple(sorted(course.late)),
        extra_seconds=course.extra_seconds,
        paused_seconds=course.paused_seconds,
        log=tuple(line for entry in sitting.entries for line in _lines(entry)),
    )


def make_answer_file(sitting: Sitting, random_bytes: RandomBytes) -> bytes:
    """Seal what is handed in, for the instructor who signed the paper.

    :raises SittingRefusedError: if the sitting is not over.
    """
    key = SigningKey(sitting.record.key_seed)
    answers_to = sitting.opened.head.answers_to
    return seal_answers(make_hand_in(sitting), answers_to, key, random_bytes)


def _lines(entry: Entry) -> Iterator[LogLine]:
    seconds, wall = entry.at.seconds, entry.at.moment.wall
    match entry.act:
        case Noted(incident, amount):
            yield LogLine(seconds, wall, incident.value, amount)
        case ExtraTime(amount, reason):
            yield LogLine(seconds, wall, f"extra time: {reason}", amount)
        case Paused(reason):
            yield LogLine(seconds, wall, f"paused: {reason}")
        case Continued():
            yield LogLine(seconds, wall, "continued")
        case Reopened(reason):
            yield LogLine(seconds, wall, f"opened again: {reason}")
