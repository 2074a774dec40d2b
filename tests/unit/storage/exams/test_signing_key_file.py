"""The signing key stays in the data folder, for its owner alone."""

from __future__ import annotations

import os
import stat

import pytest

from quizapp.storage.exams.signing_key_file import (
    SigningKeyFile,
    SigningKeyPresentError,
    SigningKeyTroubleError,
)
from quizapp.storage.trouble import UnwritableFolderError
from tests.support.sealing import random_bytes, sample_key

posix = pytest.mark.skipif(os.name != "posix", reason="rights are those of POSIX")


def test_a_key_is_made_once_and_found_again(tmp_path):
    file = SigningKeyFile(tmp_path / "data")
    assert file.find() is None

    made = file.get_or_make(random_bytes(1))

    assert file.get_or_make(random_bytes(2)).seed == made.seed
    assert file.find().seed == made.seed


@posix
def test_nobody_else_may_read_it(tmp_path):
    file = SigningKeyFile(tmp_path)
    before = os.umask(0)
    try:
        file.get_or_make(random_bytes(1))
    finally:
        os.umask(before)

    assert stat.S_IMODE(file.path.stat().st_mode) == 0o600
    assert list(tmp_path.iterdir()) == [file.path]


@posix
def test_a_key_that_others_may_read_is_not_used(tmp_path):
    file = SigningKeyFile(tmp_path)
    file.get_or_make(random_bytes(1))
    file.path.chmod(0o640)

    with pytest.raises(SigningKeyTroubleError, match="can be read by others"):
        file.find()


@pytest.mark.parametrize("text", [b"", b"{}", b'{"seed":"AA=="}', b'{"seed":1}'])
def test_a_damaged_key_is_said_to_be_damaged(tmp_path, text):
    file = SigningKeyFile(tmp_path)
    file.get_or_make(random_bytes(1))
    file.path.write_bytes(text)

    with pytest.raises(SigningKeyTroubleError, match="is damaged"):
        file.get_or_make(random_bytes(2))


def test_a_key_is_restored_and_no_other_one_is_lost(tmp_path):
    file = SigningKeyFile(tmp_path)
    file.restore(sample_key(), replace=False)
    file.restore(sample_key(), replace=False)

    with pytest.raises(SigningKeyPresentError, match="another signing key"):
        file.restore(sample_key(2), replace=False)
    assert file.find().seed == sample_key().seed

    file.restore(sample_key(2), replace=True)
    assert file.find().seed == sample_key(2).seed


def test_a_folder_that_cannot_be_written_to_is_named(tmp_path):
    (tmp_path / "data").write_text("a file")

    with pytest.raises(UnwritableFolderError, match="cannot be kept"):
        SigningKeyFile(tmp_path / "data").restore(sample_key(), replace=False)
