"""The instructor's key: it signs papers, and answers are encrypted for it."""

from __future__ import annotations

import hashlib

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import (
    Ed25519PrivateKey,
    Ed25519PublicKey,
)
from cryptography.hazmat.primitives.asymmetric.x25519 import (
    X25519PrivateKey,
    X25519PublicKey,
)
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from quizapp.training.exam.sealing.locking import KEY_BYTES, RandomBytes
from quizapp.training.exam.sealing.spelling import spell

_WORD_BYTES = 10
_ANSWERS = b"quizapp answers to this key"


class SigningKey:
    """An Ed25519 key; a second one, for answers, follows from the same seed."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        """32 bytes: whoever has them has the key."""
        self._private = Ed25519PrivateKey.from_private_bytes(seed)
        self.public = self._private.public_key().public_bytes_raw()

    def sign(self, data: bytes) -> bytes:
        """Sign bytes; the same bytes have the same signature."""
        return self._private.sign(data)

    @property
    def answers_key(self) -> X25519PrivateKey:
        """Give the key that opens answers."""
        derived = HKDF(SHA256(), KEY_BYTES, salt=None, info=_ANSWERS).derive(self.seed)
        return X25519PrivateKey.from_private_bytes(derived)

    @property
    def words(self) -> str:
        """Give the fingerprint of the public half."""
        return fingerprint_words(self.public)


def make_signing_key(random_bytes: RandomBytes) -> SigningKey:
    """Make a new key."""
    return SigningKey(random_bytes(KEY_BYTES))


def can_receive(public: bytes) -> bool:
    """Say whether answers can be encrypted for a public key."""
    probe = X25519PrivateKey.from_private_bytes(bytes(KEY_BYTES))
    try:
        probe.exchange(X25519PublicKey.from_public_bytes(public))
    except ValueError:
        return False
    return True


def is_signed(data: bytes, signature: bytes, public: bytes) -> bool:
    """Say whether a public key's owner signed these bytes."""
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, data)
    except (InvalidSignature, ValueError):
        return False
    return True


def fingerprint_words(data: bytes) -> str:
    """Give five words to compare by eye: 80 bits of the SHA-256 of bytes."""
    return spell(hashlib.sha256(data).digest()[:_WORD_BYTES])
