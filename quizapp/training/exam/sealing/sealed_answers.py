"""Sealed answers: signed in the sitting, readable for the instructor alone."""

from __future__ import annotations

import datetime as dt
from typing import Annotated

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.x25519 import (
    X25519PrivateKey,
    X25519PublicKey,
)
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from msgspec import Meta, Struct

from quizapp.training.exam.sealing.candidate_name import parse_name
from quizapp.training.exam.sealing.canonical import (
    UndecodableError,
    decode,
    decode_exactly,
    digest_of,
    encode,
    kind_of,
    under,
)
from quizapp.training.exam.sealing.locking import KEY_BYTES, NONCE_BYTES, RandomBytes
from quizapp.training.exam.sealing.sealed_paper import (
    BrokenSealError,
    SealError,
    hash_words,
)
from quizapp.training.exam.sealing.signing import SigningKey, is_signed

KIND = "quizapp-exam-answers"
VERSION = 1
BLOCK = 1024

_MOST_BYTES = 8 * 2**20


Seconds = Annotated[float, Meta(ge=0)]
Moment = Annotated[dt.datetime, Meta(tz=True)]


class NoAnswersError(SealError):
    """A file holds no sealed answers, or those of a newer version."""


class OtherInstructorError(SealError):
    """Answers were sealed for another key."""


class LogLine(Struct, frozen=True, forbid_unknown_fields=True):
    """What was noted in a sitting; it states, and judges nothing."""

    at_seconds: Seconds
    """After the start."""
    wall: Moment
    what: str
    amount: float = 0.0
    """Seconds that it took, or by which a clock was set."""


class HandIn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one candidate hands in."""

    paper_hash: str
    candidate: str
    number: Annotated[int, Meta(ge=1)]
    """Counted in one sitting: it is higher after the sitting was opened again."""
    handed_in_at: Moment
    """By the wall clock of the candidate's computer."""
    by: str
    """Candidate, time or instructor."""
    at_seconds: Seconds
    """After the start."""
    answers: tuple[tuple[str, ...], ...]
    """Letters, question by question."""
    late: tuple[int, ...] = ()
    """Numbers of questions last answered in the grace period."""
    extra_seconds: Seconds = 0.0
    paused_seconds: Seconds = 0.0
    log: tuple[LogLine, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what no program of candidates writes, such as signs that turn lines."""
        if parse_name(self.candidate) != self.candidate:
            raise ValueError("a name has no blanks around it")
        if self.handed_in_at.utcoffset() != dt.timedelta():
            raise ValueError("moments are in UTC")


class OpenedAnswers(Struct, frozen=True):
    """Answers whose seal was whole."""

    hand_in: HandIn
    sitting: str
    """The key of the sitting: what is signed with one key is from one sitting."""
    words: str
    """Five words of the file; the candidate saw the same ones."""


class _Body(Struct, frozen=True, forbid_unknown_fields=True):
    paper_hash: str
    sitting: bytes
    """Public key that signs."""
    once: bytes
    """Public half of a key that was made for this file alone."""
    sealed: bytes


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    version: int
    body: _Body
    signature: bytes


def seal_answers(
    hand_in: HandIn, answers_to: bytes, sitting: SigningKey, random_bytes: RandomBytes
) -> bytes:
    """Make the file of answers for the owner of a public key."""
    once = X25519PrivateKey.from_private_bytes(random_bytes(KEY_BYTES))
    public = once.public_key().public_bytes_raw()
    shared = once.exchange(X25519PublicKey.from_public_bytes(answers_to))
    content = encode(hand_in)
    content += b" " * (-len(content) % BLOCK)
    about = hand_in.paper_hash.encode() + sitting.public
    key, nonce = _derive(shared, public, answers_to)
    sealed = ChaCha20Poly1305(key).encrypt(nonce, content, about)
    body = _Body(hand_in.paper_hash, sitting.public, public, sealed)
    return encode(_File(KIND, VERSION, body, sitting.sign(under(KIND, body))))


def answers_words(data: bytes) -> str:
    """Give five words of a file, for the candidate to note when handing in."""
    return hash_words(digest_of(data))


def paper_hash_of(data: bytes) -> str:
    """Say of which paper sealed answers are, which anybody may know.

    :raises SealError: if they are none, or were changed.
    """
    return _read(data).paper_hash


def open_answers(data: bytes, key: SigningKey) -> OpenedAnswers:
    """Open the answers that were sealed for an instructor's key.

    :raises SealError: if they are none, were changed, or are for another key.
    """
    body = _read(data)
    own = key.answers_key
    try:
        shared = own.exchange(X25519PublicKey.from_public_bytes(body.once))
        own_public = own.public_key().public_bytes_raw()
        derived, nonce = _derive(shared, body.once, own_public)
        about = body.paper_hash.encode() + body.sitting
        content = ChaCha20Poly1305(derived).decrypt(nonce, body.sealed, about)
    except (InvalidTag, ValueError) as error:
        raise OtherInstructorError(
            "The answers are sealed for another key than yours: restore the key that "
            "signed the paper."
        ) from error
    try:
        hand_in = decode(content.rstrip(b" "), HandIn)
    except UndecodableError as error:
        raise BrokenSealError(_CHANGED) from error
    if hand_in.paper_hash != body.paper_hash:
        raise BrokenSealError(_CHANGED)
    return OpenedAnswers(hand_in, body.sitting.hex(), answers_words(data))


_CHANGED = (
    "The answers are not as they were handed in: they were changed or damaged on their "
    "way. Ask for the file again."
)


def _read(data: bytes) -> _Body:
    kind, version = kind_of(data) if len(data) <= _MOST_BYTES else ("", 0)
    if kind != KIND:
        raise NoAnswersError("These are no sealed answers.")
    if version != VERSION:
        raise NoAnswersError(
            f"The answers have version {version}, which this program does not know: "
            "update it."
        )
    try:
        read = decode_exactly(data, _File)
    except UndecodableError as error:
        raise BrokenSealError(_CHANGED) from error
    if not is_signed(under(KIND, read.body), read.signature, read.body.sitting):
        raise BrokenSealError(_CHANGED)
    return read.body


def _derive(shared: bytes, once: bytes, answers_to: bytes) -> tuple[bytes, bytes]:
    """Make key and nonce for one file: no two files have the same ones."""
    length = KEY_BYTES + NONCE_BYTES
    kdf = HKDF(SHA256(), length, salt=once + answers_to, info=KIND.encode())
    derived = kdf.derive(shared)
    return derived[:KEY_BYTES], derived[KEY_BYTES:]
