"""The signing key signs for its owner, and a backup opens with its passphrase alone."""

from __future__ import annotations

import pytest

from quizapp.training.exam.sealing.canonical import encode
from quizapp.training.exam.sealing.key_backup import (
    KeyBackupError,
    make_backup,
    open_backup,
)
from quizapp.training.exam.sealing.signing import is_signed
from tests.support.sealing import random_bytes, sample_key

PASSPHRASE = "four old words é"


@pytest.fixture(scope="module")
def backup():
    return make_backup(sample_key(), PASSPHRASE, random_bytes(5))


def test_a_signature_is_of_one_key_and_one_text():
    signature = sample_key().sign(b"text")

    assert is_signed(b"text", signature, sample_key().public)
    assert not is_signed(b"texT", signature, sample_key().public)
    assert not is_signed(b"text", signature, sample_key(2).public)
    assert not is_signed(b"text", b"", sample_key().public)
    assert not is_signed(b"text", signature, b"no key")


def test_a_fingerprint_has_five_words_and_is_the_key_s_own():
    assert len(sample_key().words.split("-")) == 5
    assert sample_key().words != sample_key(2).words


def test_the_key_for_answers_follows_from_the_seed_and_is_another_one():
    first, again = sample_key(), sample_key()
    public = first.answers_key.public_key().public_bytes_raw()

    assert public == again.answers_key.public_key().public_bytes_raw()
    assert public != first.public


def test_a_backup_gives_the_key_back(backup):
    composed = PASSPHRASE.replace("é", "e\N{COMBINING ACUTE ACCENT}")

    assert open_backup(backup, composed).seed == sample_key().seed


def test_a_backup_does_not_hold_the_key_in_the_open(backup):
    assert sample_key().seed not in backup
    assert sample_key().seed.hex().encode() not in backup


def test_another_passphrase_opens_nothing(backup):
    with pytest.raises(KeyBackupError, match="passphrase is another one"):
        open_backup(backup, "four new words")


def test_a_short_passphrase_is_refused():
    with pytest.raises(KeyBackupError, match="has 5 letters: take at least 12"):
        make_backup(sample_key(), "short", random_bytes(1))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (b"quizapp-signing-key", b"something-else", "no backup"),
        (b'"version":1', b'"version":2', "version 2"),
        (b'"n":131072', b'"n":2', "does not open"),
        (b"{", b"{ ", "damaged: take another copy"),
    ],
)
def test_what_is_no_whole_backup_is_refused(backup, old, new, said):
    with pytest.raises(KeyBackupError, match=said):
        open_backup(backup.replace(old, new, 1), PASSPHRASE)


def test_a_backup_of_one_key_that_claims_to_be_another_is_refused(backup):
    changed = backup.replace(encode(sample_key().public), encode(sample_key(2).public))
    with pytest.raises(KeyBackupError, match="damaged"):
        open_backup(changed, PASSPHRASE)
