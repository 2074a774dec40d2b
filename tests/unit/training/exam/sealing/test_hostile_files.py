"""Whatever a file holds, it is read or refused in one sentence."""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from quizapp.training.exam.paper import Paper
from quizapp.training.exam.results.audit import AuditError, read_trail
from quizapp.training.exam.sealing.canonical import encode, under
from quizapp.training.exam.sealing.key_backup import KeyBackupError, open_backup
from quizapp.training.exam.sealing.sealed_answers import KIND as ANSWERS
from quizapp.training.exam.sealing.sealed_answers import HandIn, LogLine, open_answers
from quizapp.training.exam.sealing.sealed_paper import (
    KIND,
    BrokenSealError,
    SealError,
    Terms,
    open_paper,
    read_head,
    seal_paper,
)
from quizapp.training.exam.sealing.signing import SigningKey
from tests.support.hand_ins import answer_file, hand_in
from tests.support.sealing import (
    random_bytes,
    sample_code,
    sample_key,
    sample_paper,
    sealed,
)
from tests.support.sittings import NINE

PAPER, ANSWER = sealed(), answer_file(hand_in())
DEEP = b'{"kind":' + b"[" * 100_000
READERS = (
    (read_head, SealError),
    (lambda data: open_answers(data, sample_key()), SealError),
    (lambda data: open_backup(data, "a passphrase"), KeyBackupError),
    (read_trail, AuditError),
)


def _read_by_all(data: bytes) -> None:
    said = [str(error) for error in _errors(data)]
    assert not any("\n" in sentence for sentence in said)


def _errors(data: bytes) -> Iterator[Exception]:
    for read, refused in READERS:
        try:
            read(data)
        except refused as error:
            yield error


@given(st.binary(max_size=200))
def test_random_bytes_are_refused(data):
    _read_by_all(data)


@given(
    st.sampled_from((PAPER, ANSWER)),
    st.integers(0, 6000),
    st.integers(0, 40),
    st.binary(max_size=40),
)
def test_a_file_with_another_middle_is_refused(whole, start, length, middle):
    _read_by_all(whole[:start] + middle + whole[start + length :])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@given(st.sampled_from((KIND, ANSWERS)), JSON, JSON)
def test_a_file_of_the_right_kind_with_anything_in_it_is_refused(kind, body, signature):
    found = {"kind": kind, "version": 1, "body": body, "signature": signature}
    _read_by_all(json.dumps(found).encode())


@pytest.mark.parametrize("data", [DEEP, DEEP.replace(b"kind", b"x")])
def test_brackets_without_end_are_refused(data):
    _read_by_all(data)


def _resealed(**changes):
    """Let the instructor's own key sign a head that no program would write."""
    found = json.loads(PAPER)
    found["body"]["head"].update(changes)
    body = json.dumps(found["body"], separators=(",", ":")).encode()
    signature = encode(sample_key().sign(KIND.encode() + b"\n" + body))
    start = b'{"kind":"%s","version":1,"body":' % KIND.encode()
    return start + body + b',"signature":' + signature + b"}"


def test_a_head_that_was_signed_as_it_is_opens():
    assert open_paper(_resealed(), sample_code()).paper == sample_paper()


@pytest.mark.parametrize(
    "changes",
    [
        {"exam": "Another exam"},
        {"answers_to": "AAAA"},
        {"nonce": ""},
        {
            "content_key": {
                **json.loads(PAPER)["body"]["head"]["content_key"],
                "salt": "",
            }
        },
    ],
)
def test_a_signed_head_that_fits_nothing_is_refused(changes):
    with pytest.raises(SealError):
        open_paper(_resealed(**changes), sample_code())


@pytest.mark.parametrize("name", ["exam", "form", "signer", "kind", "signature"])
def test_a_name_that_stands_twice_is_refused_though_every_signature_fits(name):
    value = json.dumps({**json.loads(PAPER)["body"]["head"], **json.loads(PAPER)}[name])
    once = f'"{name}":{value}'.encode()
    assert PAPER.count(once) == 1

    with pytest.raises(SealError):
        read_head(PAPER.replace(once, once + b"," + once))


class WeakKey(SigningKey):
    """Signs as the sample key does, and asks for answers that everybody could open."""

    @property
    def answers_key(self):
        """Stand in for a private key."""
        return self

    def public_key(self):
        """Stand in for its public half."""
        return self

    def public_bytes_raw(self):
        """Give a point of which no secret follows."""
        return bytes(32)


def test_a_paper_whose_answers_everybody_could_open_is_not_begun():
    weak = WeakKey(sample_key().seed)
    chance = random_bytes(3)
    data = seal_paper(sample_paper(), Terms(), weak, sample_code(), chance)
    with pytest.raises(BrokenSealError):
        open_paper(data, sample_code())


class Forged(HandIn, frozen=True):
    """What a candidate may write who changes the program."""

    def __post_init__(self) -> None:
        """Refuse nothing."""


@pytest.mark.parametrize(
    "changes",
    [
        {"candidate": ""},
        {"candidate": " Kim"},
        {"candidate": "Kim\nNoor"},
        {"candidate": "\x1b[2JKim"},
        {"candidate": "\u202eKim"},
        {"candidate": "K" * 101},
        {"number": 0},
        {"at_seconds": -1.0},
        {"paused_seconds": -1.0},
        {"handed_in_at": dt.datetime(2026, 11, 30, 10)},  # noqa: DTZ001
        {"handed_in_at": NINE.astimezone(dt.timezone(dt.timedelta(hours=14)))},
        {"log": (LogLine(-1.0, NINE, "left"),)},
    ],
)
def test_answers_that_no_program_of_candidates_writes_are_refused(changes):
    known = {name: getattr(hand_in(), name) for name in HandIn.__struct_fields__}
    assert open_answers(answer_file(Forged(**known)), sample_key()).hand_in == hand_in()

    with pytest.raises(BrokenSealError):
        open_answers(answer_file(Forged(**{**known, **changes})), sample_key())


def test_a_paper_without_questions_is_not_begun():
    nothing = sealed(replace(sample_paper(), questions=()))
    with pytest.raises(BrokenSealError):
        open_paper(nothing, sample_code())


@pytest.mark.parametrize(
    "change",
    [
        lambda paper: replace(paper, questions=paper.questions[1:]),
        lambda paper: replace(paper, minutes=0),
        lambda paper: replace(paper.questions[0], options=()),
        lambda paper: replace(
            paper.questions[0], options=paper.questions[0].options[::-1]
        ),
    ],
)
def test_a_paper_that_cannot_be_answered_cannot_be(change):
    paper: Paper = sample_paper()
    with pytest.raises(ValueError, match=r"paper has|question 1 has|time limit"):
        change(paper)


def test_a_signature_is_for_one_kind_of_file_alone():
    assert under(KIND, {}) != under(ANSWERS, {})
