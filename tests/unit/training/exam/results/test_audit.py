"""An audit trail keeps every re-key, and shows when somebody changed it."""

from __future__ import annotations

import datetime as dt

import pytest

from quizapp.training.exam.results.audit import (
    AppliedRekey,
    AuditError,
    ScoreChange,
    add_rekey,
    read_trail,
)
from tests.support.sealing import sample_key

NOON = dt.datetime(2027, 1, 2, 12, tzinfo=dt.UTC)


def _applied(day, why="new rules"):
    return AppliedRekey(
        number=0,
        previous="",
        record="ab" * 32,
        applied_at=NOON,
        applied_by="Robin",
        why=why,
        day_of_exam="2026-09-25",
        day_that_counts=day,
        select_all="all-or-nothing",
        items=(),
        candidates=(
            ScoreChange(
                candidate="Kim", form="A", points_before="3", most_before="5",
                passed_before=True, points_after="5/2", most_after="4",
                passed_after=True,
            ),
        ),
    )  # fmt: skip


@pytest.fixture(scope="module")
def trail():
    data = b""
    for day in ("2027-01-01", "2027-01-02", "2026-09-25"):
        data = add_rekey(data, _applied(day), sample_key())
    return data


def test_every_re_key_is_kept_in_its_order(trail):
    found = read_trail(trail)

    assert [each.applied.number for each in found] == [1, 2, 3]
    assert [each.applied.day_that_counts for each in found] == [
        "2027-01-01", "2027-01-02", "2026-09-25",
    ]  # fmt: skip
    assert {each.signer_words for each in found} == {sample_key().words}
    assert found[0].applied.candidates[0].points_after == "5/2"


def test_a_trail_begins_empty():
    assert read_trail(b"") == ()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda lines: [lines[0], lines[2]], "line 2 does not follow"),
        (lambda lines: [lines[1], lines[2]], "line 1 does not follow"),
        (lambda lines: [lines[1], lines[0], lines[2]], "line 1 does not follow"),
        (lambda lines: [*lines, lines[2]], "line 4 does not follow"),
        (lambda lines: [lines[0].replace(b"Robin", b"Sandy"), *lines[1:]], "line 1 is not"),
        (lambda lines: [lines[0].replace(b'"3"', b'"4"'), *lines[1:]], "line 1 is not"),
        (lambda lines: [*lines, b"{}"], "line 4 is no entry"),
        (lambda lines: [lines[0] + b" ", *lines[1:]], "line 1 is no entry"),
    ],
)  # fmt: skip
def test_a_trail_that_somebody_changed_is_not_believed(trail, change, said):
    changed = b"\n".join(change(trail.splitlines()))
    with pytest.raises(AuditError, match=said):
        read_trail(changed)
    with pytest.raises(AuditError, match=said):
        add_rekey(changed, _applied("2027-01-03"), sample_key())


def test_a_re_key_signed_by_another_key_shows_that_key(trail):
    other = add_rekey(trail, _applied("2027-02-01"), sample_key(2))

    assert read_trail(other)[-1].signer_words == sample_key(2).words
