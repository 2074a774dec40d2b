"""A backup of the signing key: one file, opened by a passphrase."""

from __future__ import annotations

import unicodedata

from msgspec import Struct

from quizapp.training.exam.sealing.canonical import (
    UndecodableError,
    decode_exactly,
    encode,
    kind_of,
)
from quizapp.training.exam.sealing.locking import (
    KEY_BYTES,
    PASSPHRASE_COST,
    Locked,
    LockError,
    RandomBytes,
    lock,
    unlock,
)
from quizapp.training.exam.sealing.signing import SigningKey

KIND = "quizapp-signing-key"
VERSION = 1
SHORTEST = 12
"""Letters of a passphrase."""


class KeyBackupError(ValueError):
    """A backup cannot be made or opened; the sentence says why and what to do."""


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    version: int
    public: bytes
    locked: Locked


def make_backup(key: SigningKey, passphrase: str, random_bytes: RandomBytes) -> bytes:
    """Make the file.

    :raises KeyBackupError: if the passphrase is too short.
    """
    if len(passphrase) < SHORTEST:
        raise KeyBackupError(
            f"The passphrase has {len(passphrase)} letters: take at least {SHORTEST}."
        )
    locked = lock(key.seed, _bytes_of(passphrase), PASSPHRASE_COST, random_bytes)
    return encode(_File(KIND, VERSION, key.public, locked))


def open_backup(data: bytes, passphrase: str) -> SigningKey:
    """Give the key that a backup holds.

    :raises KeyBackupError: if it is no backup, or does not open.
    """
    kind, version = kind_of(data)
    if kind != KIND:
        raise KeyBackupError("This is no backup of a signing key.")
    if version != VERSION:
        raise KeyBackupError(
            f"The backup has version {version}, which this program does not know: "
            "update it."
        )
    try:
        read = decode_exactly(data, _File)
        seed = unlock(read.locked, _bytes_of(passphrase), PASSPHRASE_COST)
    except UndecodableError as error:
        raise KeyBackupError("The backup is damaged: take another copy.") from error
    except LockError as error:
        raise KeyBackupError(
            "The backup does not open: the passphrase is another one, or the file is "
            "damaged."
        ) from error
    if len(seed) != KEY_BYTES or SigningKey(seed).public != read.public:
        raise KeyBackupError("The backup is damaged: take another copy.")
    return SigningKey(seed)


def _bytes_of(passphrase: str) -> bytes:
    """Make one thing of letters that are typed in different ways and look the same."""
    return unicodedata.normalize("NFKC", passphrase).encode("utf-8", "surrogateescape")
