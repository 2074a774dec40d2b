"""The audit trail of an exam: every re-key that was applied, by whom and why."""

from __future__ import annotations

import datetime as dt

from msgspec import Struct
from msgspec.structs import replace

from quizapp.training.exam.crediting import OrderCredit
from quizapp.training.exam.grading import PaperGrade
from quizapp.training.exam.rekeying import Change, ExamRekey
from quizapp.training.exam.sealing.canonical import (
    UndecodableError,
    decode_exactly,
    digest_of,
    encode,
    under,
)
from quizapp.training.exam.sealing.signing import (
    SigningKey,
    fingerprint_words,
    is_signed,
)

KIND = "quizapp-exam-audit"


class ItemChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What became of the key of one variant; the keys are those that were derived."""

    question_id: str
    seed: int
    change: str
    before: tuple[str, ...]
    after: tuple[str, ...]
    rule_points: tuple[str, ...]
    reason: str


class ScoreChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What became of one candidate's score; numbers are exact fractions."""

    candidate: str
    form: str
    points_before: str
    most_before: str
    passed_before: bool | None
    points_after: str
    most_after: str
    passed_after: bool | None


class AppliedRekey(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A re-key that somebody applied."""

    number: int
    """Counted from 1."""
    previous: str
    """SHA-256 of the line before; empty for the first one."""
    record: str
    """SHA-256 of the examiner's record."""
    applied_at: dt.datetime
    applied_by: str
    why: str
    day_of_exam: str
    day_that_counts: str
    """ISO date; the day of the exam takes every re-key back."""
    select_all: str
    items: tuple[ItemChange, ...]
    """Those that do not keep their key."""
    candidates: tuple[ScoreChange, ...]
    """All of them, by the key of the exam and by the new one."""
    order: str = OrderCredit.ALL_OR_NOTHING.value
    """Left out where it is this, as in trails that are older than the rule."""


class AuditError(ValueError):
    """An audit trail cannot be believed; the sentence names the line."""


class _Line(Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    applied: AppliedRekey
    signer: bytes
    signature: bytes


class Audited(Struct, frozen=True):
    """An applied re-key, and the fingerprint of the key that signed it."""

    applied: AppliedRekey
    signer_words: str


def read_trail(data: bytes) -> tuple[Audited, ...]:
    """Read a trail, oldest re-key first.

    :raises AuditError: if a line was changed, added or taken out.
    """
    found: list[Audited] = []
    previous = ""
    for number, line in enumerate(data.splitlines(), 1):
        try:
            read = decode_exactly(line, _Line)
        except UndecodableError as error:
            raise AuditError(f"line {number} is no entry of an audit trail") from error
        applied = read.applied
        if read.kind != KIND or not is_signed(
            under(KIND, applied), read.signature, read.signer
        ):
            raise AuditError(f"line {number} is not as it was signed")
        if (applied.number, applied.previous) != (number, previous):
            raise AuditError(
                f"line {number} does not follow the one before: a line was taken out, "
                "added or moved"
            )
        found.append(Audited(applied, fingerprint_words(read.signer)))
        previous = digest_of(line)
    return tuple(found)


def add_rekey(data: bytes, applied: AppliedRekey, key: SigningKey) -> bytes:
    """Give a trail with one re-key more; its number and the line before are filled in.

    :raises AuditError: if the trail cannot be believed.
    """
    lines = data.splitlines()
    number = len(read_trail(data)) + 1
    previous = digest_of(lines[-1]) if lines else ""
    whole = replace(applied, number=number, previous=previous)
    signature = key.sign(under(KIND, whole))
    line = encode(_Line(KIND, whole, key.public, signature))
    return b"".join(each + b"\n" for each in (*lines, line))


def withdrawn_in(applied: AppliedRekey) -> frozenset[tuple[str, int]]:
    """Give the variants that the instructor withdrew: ids with seeds."""
    return frozenset(
        (each.question_id, each.seed)
        for each in applied.items
        if each.change == Change.WITHDRAWN.value
    )


def with_reasons(rekey: ExamRekey, applied: AppliedRekey) -> ExamRekey:
    """Give a re-key with the rule points that were found when it was applied."""
    known = {(e.question_id, e.seed): e.rule_points for e in applied.items}
    return replace(
        rekey,
        items=tuple(
            replace(each, points=known.get((each.item.question_id, each.item.seed), ()))
            for each in rekey.items
        ),
    )


def items_of(rekey: ExamRekey) -> tuple[ItemChange, ...]:
    """List the changed items of a re-key for a trail."""
    return tuple(
        ItemChange(
            question_id=each.item.question_id,
            seed=each.item.seed,
            change=each.change.value,
            before=each.before,
            after=each.after,
            rule_points=each.points,
            reason=each.reason,
        )
        for each in rekey.changed
    )


def scores_of(rekey: ExamRekey) -> tuple[ScoreChange, ...]:
    """List every candidate of a re-key for a trail."""
    return tuple(_score(each.before, each.after) for each in rekey.candidates)


def _score(before: PaperGrade, after: PaperGrade) -> ScoreChange:
    return ScoreChange(
        candidate=before.candidate,
        form=before.form,
        points_before=str(before.points),
        most_before=str(before.most),
        passed_before=before.passed,
        points_after=str(after.points),
        most_after=str(after.most),
        passed_after=after.passed,
    )
