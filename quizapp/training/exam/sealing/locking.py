"""Locking bytes under a secret that a person can say: scrypt, then authenticated."""

from __future__ import annotations

from collections.abc import Callable

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt
from msgspec import Struct

RandomBytes = Callable[[int], bytes]
"""Gives so many bytes that nobody can foresee."""

KEY_BYTES = 32
NONCE_BYTES = 12
SALT_BYTES = 16


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    """Parameters of scrypt; it takes 128 * n * r bytes of memory."""

    n: int
    r: int
    p: int


CODE_COST = Cost(n=2**15, r=8, p=1)
"""For random codes, which cannot be guessed anyway: 32 MiB."""

PASSPHRASE_COST = Cost(n=2**17, r=8, p=1)
"""For what people think up: 128 MiB."""


class Locked(Struct, frozen=True, forbid_unknown_fields=True):
    """Bytes under a lock, with everything but the secret that opens it."""

    cost: Cost
    salt: bytes
    nonce: bytes
    sealed: bytes


class LockError(ValueError):
    """The secret is another one, or what is locked was changed."""


def lock(data: bytes, secret: bytes, cost: Cost, random_bytes: RandomBytes) -> Locked:
    """Lock bytes under a secret."""
    salt, nonce = random_bytes(SALT_BYTES), random_bytes(NONCE_BYTES)
    key = _stretch(secret, salt, cost)
    sealed = ChaCha20Poly1305(key).encrypt(nonce, data, None)
    return Locked(cost, salt, nonce, sealed)


def unlock(locked: Locked, secret: bytes, cost: Cost) -> bytes:
    """Open what was locked at this cost; a file does not choose what work it makes.

    :raises LockError: if it cannot be opened.
    """
    if locked.cost != cost or len(locked.nonce) != NONCE_BYTES:
        raise LockError("it is locked in a way that is not known here")
    key = _stretch(secret, locked.salt, cost)
    return decrypt(key, locked.nonce, locked.sealed)


def decrypt(key: bytes, nonce: bytes, sealed: bytes, about: bytes = b"") -> bytes:
    """Open authenticated bytes together with what they are about.

    :raises LockError: if key, bytes or what they are about are others.
    """
    try:
        return ChaCha20Poly1305(key).decrypt(nonce, sealed, about or None)
    except InvalidTag as error:
        raise LockError("it does not open") from error


def encrypt(key: bytes, nonce: bytes, data: bytes, about: bytes = b"") -> bytes:
    """Encrypt bytes and authenticate them with what they are about."""
    return ChaCha20Poly1305(key).encrypt(nonce, data, about or None)


def _stretch(secret: bytes, salt: bytes, cost: Cost) -> bytes:
    scrypt = Scrypt(salt=salt, length=KEY_BYTES, n=cost.n, r=cost.r, p=cost.p)
    return scrypt.derive(secret)
