"""Starting a sitting, and going on with one after the program ended in any way."""

from __future__ import annotations

from msgspec import Struct

from quizapp.training.exam.sealing.candidate_name import parse_name
from quizapp.training.exam.sealing.locking import KEY_BYTES, RandomBytes
from quizapp.training.exam.sealing.sealed_paper import OpenedPaper, open_paper
from quizapp.training.exam.sealing.start_code import StartCode
from quizapp.training.exam.sitting.clock import ExamClock, Stamp
from quizapp.training.exam.sitting.course import Incident
from quizapp.training.exam.sitting.journal import (
    KeptSitting,
    SittingRecord,
    SittingStore,
)
from quizapp.training.exam.sitting.sitting import Sitting

_ID_BYTES = 8


class Entrance(Struct, frozen=True):
    """Who sits which paper."""

    candidate: str
    sealed: bytes
    code: StartCode


class StartFacts(Struct, frozen=True, kw_only=True):
    """What the start page says; the time does not run yet."""

    exam: str
    form: str
    language: str
    as_of: str
    questions: int
    minutes: int | None
    grace_seconds: int
    pass_percent: int | None
    signer_words: str
    hash_words: str


def start_facts(opened: OpenedPaper) -> StartFacts:
    """Tell of a paper what a candidate may know before the start."""
    paper, terms = opened.paper, opened.terms
    return StartFacts(
        exam=paper.exam,
        form=paper.form,
        language=paper.language,
        as_of=paper.as_of,
        questions=len(paper.questions),
        minutes=paper.minutes,
        grace_seconds=terms.grace_seconds,
        pass_percent=terms.pass_percent,
        signer_words=opened.head.signer_words,
        hash_words=opened.hash_words,
    )


def start_sitting(
    entrance: Entrance,
    store: SittingStore,
    clock: ExamClock,
    random_bytes: RandomBytes,
) -> Sitting:
    """Start the time.

    :raises SealError: if the paper does not open.
    :raises NameRefusedError: if the candidate has no name.
    :raises NotKeptError: if the start cannot be kept.
    """
    parse_name(entrance.candidate)
    opened = open_paper(entrance.sealed, entrance.code)
    return start_opened(opened, entrance, store, clock, random_bytes)


def start_opened(
    opened: OpenedPaper,
    entrance: Entrance,
    store: SittingStore,
    clock: ExamClock,
    random_bytes: RandomBytes,
) -> Sitting:
    """Start the time of a paper that was opened before: opening takes a moment.

    :raises NameRefusedError: if the candidate has no name.
    :raises NotKeptError: if the start cannot be kept.
    """
    record = SittingRecord(
        sitting_id=random_bytes(_ID_BYTES).hex(),
        candidate=parse_name(entrance.candidate),
        sealed=entrance.sealed,
        code_secret=entrance.code.secret,
        key_seed=random_bytes(KEY_BYTES),
        begun=Stamp(0.0, clock()),
    )
    store.begin(record)
    return Sitting(opened, KeptSitting(record), store, clock)


def resume_sitting(kept: KeptSitting, store: SittingStore, clock: ExamClock) -> Sitting:
    """Go on where a sitting was, whatever ended the program; the time ran on.

    :raises SealError: if the kept paper is not what it was.
    """
    return resume_opened(open_kept(kept), kept, store, clock)


def open_kept(kept: KeptSitting) -> OpenedPaper:
    """Open the paper of a kept sitting, which takes a moment.

    :raises SealError: if it is not what it was.
    """
    return open_paper(kept.record.sealed, StartCode(kept.record.code_secret))


def resume_opened(
    opened: OpenedPaper, kept: KeptSitting, store: SittingStore, clock: ExamClock
) -> Sitting:
    """Go on with a sitting whose paper was opened before."""
    sitting = Sitting(opened, kept, store, clock)
    sitting.tick()
    sitting.note(Incident.RESTARTED)
    return sitting
