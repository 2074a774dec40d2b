"""Bodies of what candidates send and get; nothing in them tells a key."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from quizapp.training.exam.crediting import Scoring
from quizapp.training.room.deeds import MOST_ANSWERS, SentAnswer

_MOST_WHOLE = 2**53 - 1
"""The largest whole number that a browser can count to."""

Number = Annotated[int, Meta(ge=1, le=10_000)]
Count = Annotated[int, Meta(ge=0, le=_MOST_WHOLE)]
Letter = Annotated[str, Meta(min_length=1, max_length=8)]
Secret = Annotated[str, Meta(min_length=16, max_length=128)]


class Strict(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A body in which nothing unknown may stand."""


class JoinBody(Strict, frozen=True, kw_only=True):
    """Somebody wants to join."""

    code: Annotated[str, Meta(min_length=1, max_length=32)]
    name: Annotated[str, Meta(min_length=1, max_length=200)]
    attempt: Secret
    """Chosen by the page at random, the same when it asks again."""


class ReturnBody(Strict, frozen=True, kw_only=True):
    """A candidate comes back on another device."""

    code: Annotated[str, Meta(min_length=1, max_length=32)]
    return_code: Annotated[str, Meta(min_length=1, max_length=128)]


class JoinedBody(Struct, frozen=True):
    """What whoever joined needs from now on."""

    token: str


class AnswerBody(
    SentAnswer, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False
):
    """An answer to one question."""

    number: Number
    sequence: Count
    chosen: Annotated[tuple[Letter, ...], Meta(max_length=26)] = ()
    flagged: bool = False


class DeedBody(Strict, frozen=True, kw_only=True, gc=False):
    """Answers, where the page stands, and how often it was left."""

    answers: Annotated[tuple[AnswerBody, ...], Meta(max_length=MOST_ANSWERS)] = ()
    place: Annotated[int, Meta(ge=0, le=10_000)] | None = None
    away_count: Count = 0
    away_ms: Count = 0


class ReceiptBody(Struct, frozen=True, gc=False):
    """What was sent is on the disk."""

    stored_ms: int
    news: int
    handed_in: bool
    ask_again_s: int


class StoredBody(Struct, frozen=True):
    """An answer as the room has it."""

    number: int
    sequence: int
    chosen: tuple[str, ...]
    flagged: bool
    stored_ms: int


class PauseBody(Struct, frozen=True):
    """A pause that goes on."""

    everybody: bool
    reason: str


class MessageBody(Struct, frozen=True):
    """A message."""

    message_id: int
    text: str
    to_you: bool
    sent_ms: int


class ToldBody(Struct, frozen=True):
    """Which parts of the result are told."""

    score: bool
    answers: bool
    explanations: bool


class SittingBody(Struct, frozen=True, kw_only=True):
    """How a candidate's exam stands."""

    title: str
    language: str
    name: str
    form: str
    phase: str
    questions: int
    limit_s: int | None
    extra_s: int
    left_ms: int | None
    """None where no time runs."""
    over: bool
    handed_in: bool
    pause: PauseBody | None
    answers: tuple[StoredBody, ...]
    messages: tuple[MessageBody, ...]
    told: ToldBody
    graded: bool
    debrief: int | None
    news: int
    now_ms: int
    ask_again_s: int
    scoring: Scoring = Scoring()
    """How the exam scores, as far as the room knows."""


class ResultBody(Struct, frozen=True):
    """The parts of the result that are told; the others are null."""

    score: msgspec.Raw
    answers: msgspec.Raw
    explanations: msgspec.Raw


class ProblemBody(Struct, frozen=True):
    """What is sent in place of an answer."""

    refused: str
    """A fixed word, which a page says in its own language."""
    say: str
    """A sentence in English."""
