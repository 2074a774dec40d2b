"""Author files in a folder: which there are, and what each holds."""

from __future__ import annotations

import hashlib
from pathlib import Path

from msgspec import Struct

from quizapp.bank.reading.fault import Fault, UnreadableError

MAX_BYTES = 200_000
_SUFFIXES = frozenset({".yaml", ".yml"})
NOT_FAMILIES = frozenset({"cards", "cases", "exams"})
"""Folders of the content that hold no question families."""


class AuthorFile(Struct, frozen=True):
    """The text of a file, and the hash by which a change is noticed."""

    name: str
    """What faults call the file."""
    text: str
    content_hash: str


def list_files(folder: Path) -> tuple[Path, ...]:
    """List the YAML files of a folder and its subfolders, sorted."""
    return tuple(
        sorted(
            path
            for path in folder.rglob("*")
            if path.suffix.lower() in _SUFFIXES and path.is_file()
        )
    )


def list_question_files(folder: Path) -> tuple[Path, ...]:
    """List the files of question families in a folder of content, sorted by id."""
    found = [
        path
        for path in list_files(folder)
        if path.relative_to(folder).parts[0] not in NOT_FAMILIES
    ]
    return tuple(sorted(found, key=lambda path: path.stem))


def hash_content(content: bytes) -> str:
    """Give the hash by which a changed content is noticed."""
    return hashlib.sha256(content).hexdigest()


def read_author_file(path: Path, name: str | None = None) -> AuthorFile:
    """Read one file, once, so that its text and its hash belong together.

    :raises UnreadableError: if it is missing, too large or not UTF-8.
    """
    file = str(path) if name is None else name
    try:
        with path.open("rb") as stream:
            content = stream.read(MAX_BYTES + 1)
    except OSError as error:
        said = f"the file cannot be opened: {error.strerror}"
        raise UnreadableError([Fault(file, 1, 1, said)]) from error
    return AuthorFile(file, decode_text(content, file), hash_content(content))


def decode_text(content: bytes, file: str) -> str:
    """Decode the content of a file.

    :raises UnreadableError: if it is too large or not UTF-8.
    """
    if len(content) > MAX_BYTES:
        said = f"the file is larger than {MAX_BYTES // 1000} kB"
        raise UnreadableError([Fault(file, 1, 1, said)])
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        before = content[: error.start].decode("utf-8")
        line = before.count("\n") + 1
        column = len(before) - before.rfind("\n")
        said = f"byte 0x{content[error.start]:02X} is not UTF-8; save the file as UTF-8"
        raise UnreadableError([Fault(file, line, column, said)]) from error
