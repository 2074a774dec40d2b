"""A sealed paper opens with its start code alone, and not once a byte is changed."""

from __future__ import annotations

import json

import pytest

from quizapp.training.exam.sealing.canonical import encode
from quizapp.training.exam.sealing.locking import Cost, LockError, lock, unlock
from quizapp.training.exam.sealing.sealed_paper import (
    BLOCK,
    KIND,
    BrokenSealError,
    NoPaperError,
    SealError,
    Terms,
    WrongStartCodeError,
    open_paper,
    read_head,
)
from tests.support.sealing import (
    random_bytes,
    sample_code,
    sample_key,
    sample_paper,
    sealed,
)

CHEAP = Cost(n=2, r=1, p=1)


def test_the_start_code_gives_the_paper_as_it_was():
    terms = Terms(grace_seconds=30, pass_percent=70)
    opened = open_paper(sealed(terms=terms), sample_code())

    assert opened.paper == sample_paper()
    assert opened.terms == terms
    assert opened.head.signer == sample_key().public


def test_without_the_start_code_the_exam_and_its_signer_can_be_read():
    head = read_head(sealed())

    assert (head.exam, head.form) == ("Sample exam", "A")
    assert head.signer_words == sample_key().words


def test_nothing_of_a_question_can_be_read_without_the_code():
    text = sealed()

    for told in (b"Something is so", b"option a", b"What now"):
        assert told in encode(sample_paper())
        assert told not in text


def test_another_start_code_opens_nothing():
    with pytest.raises(WrongStartCodeError, match="start code"):
        open_paper(sealed(), sample_code(9))


def test_no_changed_byte_is_overlooked():
    whole = sealed()
    for place in range(0, len(whole), 5):
        changed = bytearray(whole)
        changed[place] ^= 1 << place % 8
        with pytest.raises(SealError) as caught:
            read_head(bytes(changed))
        assert str(caught.value).count("\n") == 0
        assert str(caught.value).endswith(".")


@pytest.mark.parametrize("end", [0, 1, 100, -1])
def test_half_a_file_is_refused(end):
    with pytest.raises(NoPaperError, match="no sealed exam paper"):
        read_head(sealed()[:end])


def test_blanks_that_change_nothing_are_refused_too():
    with pytest.raises(BrokenSealError, match="not as it was signed"):
        read_head(sealed() + b"\n")


def test_who_lacks_the_start_code_cannot_sign_a_paper_as_their_own():
    """The signer is part of what is encrypted, so that another one opens nothing."""
    thief = sample_key(77)
    text = sealed().replace(encode(sample_key().public), encode(thief.public))
    before, _ = text.split(b',"signature":')
    body = before.partition(b'"body":')[2]
    signed = encode(thief.sign(KIND.encode() + b"\n" + body))
    stolen = before + b',"signature":' + signed + b"}"

    assert read_head(stolen).signer_words == thief.words
    with pytest.raises(BrokenSealError, match="not as it was signed"):
        open_paper(stolen, sample_code())


def test_a_newer_version_is_told_apart_from_damage():
    with pytest.raises(NoPaperError, match="version 2"):
        read_head(sealed().replace(b'"version":1', b'"version":2'))


def test_a_file_does_not_choose_how_much_work_it_makes():
    locked = lock(b"key", b"secret", CHEAP, random_bytes(1))

    assert unlock(locked, b"secret", CHEAP) == b"key"
    with pytest.raises(LockError, match="not known"):
        unlock(locked, b"secret", Cost(n=4, r=1, p=1))


def test_the_length_of_a_file_tells_nothing_within_a_block():
    short, long = sample_paper(), sample_paper(form="ABCDEF")

    assert len(encode(short)) != len(encode(long))
    assert len(encode(long)) < BLOCK
    assert len(json.loads(sealed(short))["body"]["sealed"]) == len(
        json.loads(sealed(long))["body"]["sealed"]
    )


def test_two_files_of_one_paper_have_nothing_in_common_but_their_head():
    first, second = json.loads(sealed(seed=3)), json.loads(sealed(seed=4))

    assert first["body"]["sealed"] != second["body"]["sealed"]
    assert first["body"]["head"]["content_key"] != second["body"]["head"]["content_key"]


def test_the_hash_as_words_is_that_of_the_file():
    opened = open_paper(sealed(), sample_code())
    other = open_paper(sealed(seed=4), sample_code())

    assert len(opened.hash_words.split("-")) == 5
    assert opened.hash_words != other.hash_words


def test_a_grace_period_is_not_negative():
    with pytest.raises(ValueError, match="grace"):
        Terms(grace_seconds=-1)
