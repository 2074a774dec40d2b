"""Bodies of what instructors send and get."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from quizapp.training.room.bodies import Strict
from quizapp.training.room.standing import Standing

Identity = Annotated[int, Meta(ge=1, le=2**53 - 1)]
Text = Annotated[str, Meta(min_length=1, max_length=2_000)]

_DAY_S = 24 * 60 * 60


class ToldChange(Strict, frozen=True, kw_only=True):
    """Which parts of the results are told from now on."""

    score: bool
    answers: bool
    explanations: bool


class ChangeBody(Strict, frozen=True, kw_only=True):
    """What is changed; what is left out stays as it is."""

    start: bool | None = None
    close: bool | None = None
    joining: bool | None = None
    told: ToldChange | None = None
    debrief: Annotated[int, Meta(ge=0, le=10_000)] | None = None
    """Number of the question to discuss; 0 for none."""


class WhoBody(Strict, frozen=True, kw_only=True):
    """One candidate."""

    candidate_id: Identity


class AnybodyBody(Strict, frozen=True, kw_only=True):
    """One candidate, or everybody where none is named."""

    candidate_id: Identity | None = None


class PauseChange(Strict, frozen=True, kw_only=True):
    """A pause and why."""

    reason: Annotated[str, Meta(max_length=500)] = ""
    candidate_id: Identity | None = None


class SayBody(Strict, frozen=True, kw_only=True):
    """A message."""

    text: Text
    candidate_id: Identity | None = None


class TimeBody(Strict, frozen=True, kw_only=True):
    """How much longer one candidate has than the others, in all."""

    candidate_id: Identity
    extra_s: Annotated[int, Meta(ge=0, le=_DAY_S)]


class ReturnCodeBody(Struct, frozen=True):
    """A code with which a candidate comes back, once."""

    return_code: str


class DoneBody(Struct, frozen=True):
    """It is done."""

    now_ms: int


class SaidBody(Struct, frozen=True):
    """A message as it was sent."""

    message_id: int
    candidate_id: int | None
    text: str
    sent_ms: int


class HeldBody(Struct, frozen=True):
    """A pause that goes on."""

    candidate_id: int | None
    reason: str
    begun_ms: int


class RoomBody(Struct, frozen=True, kw_only=True):
    """The room as it stands now."""

    title: str
    join_code: str
    phase: str
    joining: bool
    limit_s: int | None
    opened_ms: int
    started_ms: int | None
    closed_ms: int | None
    told: ToldChange
    debrief: int | None
    forms: dict[str, int]
    """Questions by label."""
    candidates: tuple[Standing, ...]
    messages: tuple[SaidBody, ...]
    pauses: tuple[HeldBody, ...]
    now_ms: int


class SheetBody(Struct, frozen=True):
    """What one candidate handed in, as the commands about exams read it."""

    candidate: str
    form: str
    answers: dict[str, tuple[str, ...]]


class ChoicesBody(Struct, frozen=True):
    """How often each option of a question was chosen."""

    form: str
    number: int
    chosen: dict[str, int]
    """By letter."""
    open: int


class ResultChange(Strict, frozen=True, kw_only=True):
    """What one candidate may be told, in three parts that are passed on as they are."""

    candidate_id: Identity
    score: msgspec.Raw
    answers: msgspec.Raw
    explanations: msgspec.Raw


class ActBody(Struct, frozen=True):
    """One line of the audit trail."""

    at_ms: int
    act: str
    candidate_id: int | None
    detail: str
