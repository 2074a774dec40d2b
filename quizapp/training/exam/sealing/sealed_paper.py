"""A sealed paper: signed by the instructor, opened by the start code of the room."""

from __future__ import annotations

from msgspec import Struct

from quizapp.training.exam.paper import Paper
from quizapp.training.exam.sealing.canonical import (
    UndecodableError,
    decode,
    decode_exactly,
    digest_of,
    encode,
    kind_of,
    under,
)
from quizapp.training.exam.sealing.locking import (
    CODE_COST,
    KEY_BYTES,
    NONCE_BYTES,
    Locked,
    LockError,
    RandomBytes,
    decrypt,
    encrypt,
    lock,
    unlock,
)
from quizapp.training.exam.sealing.signing import (
    SigningKey,
    can_receive,
    fingerprint_words,
    is_signed,
)
from quizapp.training.exam.sealing.spelling import spell
from quizapp.training.exam.sealing.start_code import StartCode

KIND = "quizapp-exam-paper"
VERSION = 1
BLOCK = 4096
"""Papers are filled up to a multiple of so many bytes: their length tells little."""

_MOST_BYTES = 32 * 2**20
_HASH_BYTES = 10


class Terms(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What candidates are told about the exam before it starts."""

    grace_seconds: int = 60
    """How long answers are still taken when the time is over."""
    pass_percent: int | None = None

    def __post_init__(self) -> None:
        """Refuse a grace period that is none."""
        if self.grace_seconds < 0:
            raise ValueError("a grace period is not less than nothing")


class PaperHead(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What can be read of a sealed paper without its start code."""

    exam: str
    form: str
    signer: bytes
    """Public key of the instructor."""
    answers_to: bytes
    """Public key that answers are encrypted for."""
    content_key: Locked
    """The key of the content, under the start code."""
    nonce: bytes

    @property
    def signer_words(self) -> str:
        """Give the fingerprint of the instructor's key."""
        return fingerprint_words(self.signer)


class _Content(Struct, frozen=True, forbid_unknown_fields=True):
    paper: Paper
    terms: Terms


class _Body(Struct, frozen=True, forbid_unknown_fields=True):
    head: PaperHead
    sealed: bytes


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    version: int
    body: _Body
    signature: bytes


class OpenedPaper(Struct, frozen=True):
    """A paper whose seal was whole."""

    paper: Paper
    terms: Terms
    head: PaperHead
    paper_hash: str
    """SHA-256 of the file, in hexadecimal digits."""

    @property
    def hash_words(self) -> str:
        """Give the hash as words to be compared with those on the board."""
        return hash_words(self.paper_hash)


class SealError(ValueError):
    """A sealed file is not used; the sentence says why and what to do."""


class NoPaperError(SealError):
    """A file is no sealed paper, or of a newer version."""


class BrokenSealError(SealError):
    """A paper is not as its instructor signed it."""


class WrongStartCodeError(SealError):
    """A paper does not open with this start code."""


def seal_paper(
    paper: Paper,
    terms: Terms,
    key: SigningKey,
    code: StartCode,
    random_bytes: RandomBytes,
) -> bytes:
    """Make the file of a paper."""
    content_key = random_bytes(KEY_BYTES)
    head = PaperHead(
        exam=paper.exam,
        form=paper.form,
        signer=key.public,
        answers_to=key.answers_key.public_key().public_bytes_raw(),
        content_key=lock(content_key, code.secret, CODE_COST, random_bytes),
        nonce=random_bytes(NONCE_BYTES),
    )
    content = encode(_Content(paper, terms))
    content += b" " * (-len(content) % BLOCK)
    body = _Body(head, encrypt(content_key, head.nonce, content, encode(head)))
    return encode(_File(KIND, VERSION, body, key.sign(under(KIND, body))))


def read_head(data: bytes) -> PaperHead:
    """Read what a paper says without its start code, once its signature is checked.

    :raises SealError: if it is no paper, or was changed.
    """
    return _read(data).head


def open_paper(data: bytes, code: StartCode) -> OpenedPaper:
    """Open a paper.

    :raises SealError: if it is no paper, was changed, or has another start code.
    """
    body = _read(data)
    head = body.head
    try:
        content_key = unlock(head.content_key, code.secret, CODE_COST)
    except LockError as error:
        raise WrongStartCodeError(
            "The start code is that of another paper: compare it word by word."
        ) from error
    try:
        content = decrypt(content_key, head.nonce, body.sealed, encode(head))
        opened = decode(content.rstrip(b" "), _Content)
    except (LockError, UndecodableError, ValueError) as error:
        raise BrokenSealError(_CHANGED) from error
    if not opened.paper.questions or not can_receive(head.answers_to):
        raise BrokenSealError(_CHANGED)
    return OpenedPaper(opened.paper, opened.terms, head, digest_of(data))


def hash_words(paper_hash: str) -> str:
    """Spell the first 80 bits of a hash: five words."""
    return spell(bytes.fromhex(paper_hash)[:_HASH_BYTES])


_CHANGED = (
    "The paper is not as it was signed: it was changed or damaged on its way. "
    "Ask for the file again."
)


def _read(data: bytes) -> _Body:
    kind, version = kind_of(data) if len(data) <= _MOST_BYTES else ("", 0)
    if kind != KIND:
        raise NoPaperError("This is no sealed exam paper.")
    if version != VERSION:
        raise NoPaperError(
            f"The paper has version {version}, which this program does not know: "
            "update it."
        )
    try:
        read = decode_exactly(data, _File)
    except UndecodableError as error:
        raise BrokenSealError(_CHANGED) from error
    if not is_signed(under(KIND, read.body), read.signature, read.body.head.signer):
        raise BrokenSealError(_CHANGED)
    return read.body
