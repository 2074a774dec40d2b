"""Answer files are for the instructor alone, and not once a byte is changed."""

from __future__ import annotations

import json

import pytest

from quizapp.training.exam.sealing.canonical import encode
from quizapp.training.exam.sealing.sealed_answers import (
    KIND,
    BrokenSealError,
    NoAnswersError,
    OtherInstructorError,
    answers_words,
    open_answers,
)
from quizapp.training.exam.sealing.sealed_paper import SealError
from tests.support.hand_ins import answer_file, hand_in
from tests.support.sealing import sample_key, sealed


def test_the_instructor_reads_what_was_handed_in():
    data = answer_file(hand_in())
    opened = open_answers(data, sample_key())

    assert opened.hand_in == hand_in()
    assert opened.sitting == sample_key(50).public.hex()
    assert opened.words == answers_words(data)


def test_nobody_else_reads_name_or_answers():
    data = answer_file(hand_in("Kim Lee"))

    assert b"Kim" not in data
    with pytest.raises(OtherInstructorError, match="sealed for another key"):
        open_answers(data, sample_key(2))


def test_no_changed_byte_is_overlooked():
    whole = answer_file(hand_in())
    for place in range(0, len(whole), 3):
        changed = bytearray(whole)
        changed[place] ^= 1 << place % 8
        with pytest.raises(SealError) as caught:
            open_answers(bytes(changed), sample_key())
        assert "\n" not in str(caught.value)


def _resigned(data, sitting, **changes):
    """Change what anybody can read of a file, and sign it with another key."""
    before, _ = data.split(b',"signature":')
    for old, new in changes.values():
        before = before.replace(old, new)
    body = before.partition(b'"body":')[2]
    signature = encode(sample_key(sitting).sign(KIND.encode() + b"\n" + body))
    return before + b',"signature":' + signature + b"}"


def test_the_answers_of_others_cannot_be_handed_in_as_those_of_another_sitting():
    keys = encode(sample_key(50).public), encode(sample_key(51).public)
    stolen = _resigned(answer_file(hand_in()), 51, signer=keys)

    with pytest.raises(OtherInstructorError):
        open_answers(stolen, sample_key())


def test_answers_cannot_be_moved_to_another_paper():
    paper = encode(hand_in().paper_hash)
    moved = _resigned(answer_file(hand_in()), 50, paper=(paper, encode("0" * 64)))

    with pytest.raises(OtherInstructorError):
        open_answers(moved, sample_key())


def test_the_length_of_a_file_does_not_tell_how_much_was_answered():
    nothing = answer_file(hand_in(answers=((), (), ())))

    assert len(nothing) == len(answer_file(hand_in()))


def test_a_file_sealed_twice_has_other_bytes_and_the_same_content():
    first, second = (answer_file(hand_in(), chance=chance) for chance in (1, 2))

    assert answers_words(first) != answers_words(second)
    assert (
        open_answers(first, sample_key()).hand_in
        == open_answers(second, sample_key()).hand_in
    )


@pytest.mark.parametrize(
    ("data", "error", "said"),
    [
        (b"", NoAnswersError, "no sealed answers"),
        (b"{}", NoAnswersError, "no sealed answers"),
        (sealed(), NoAnswersError, "no sealed answers"),
        (answer_file(hand_in()) + b" ", BrokenSealError, "not as they were handed in"),
        (
            answer_file(hand_in()).replace(b'"version":1', b'"version":9'),
            NoAnswersError,
            "version 9",
        ),
    ],
)
def test_what_is_no_answer_file_is_refused_in_one_sentence(data, error, said):
    with pytest.raises(error, match=said):
        open_answers(data, sample_key())


def test_content_that_contradicts_its_cover_is_refused():
    """Only the sitting itself could make such a file."""
    data = answer_file(hand_in(number="one"))

    assert json.loads(data)["kind"] == KIND
    with pytest.raises(BrokenSealError):
        open_answers(data, sample_key())
