"""Offered files: what a folder or an archive holds, read without trusting it."""

from __future__ import annotations

import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path, PurePosixPath

from msgspec import Struct

from quizapp.bank.long_work import LongWork, note_long_work
from quizapp.bank.reading.files import MAX_BYTES, NOT_FAMILIES
from quizapp.bank.reading.quotation import quotable

MOST_FILES = 2000
MOST_ENTRIES = 10_000
"""Files and folders, whatever they are: more are not looked at."""
MOST_BYTES = 50_000_000
"""All files together; a single one may have as many as the bank reads."""
MOST_DEPTH = 4
"""Folders above a file."""

_QUESTIONS = frozenset({".yaml", ".yml"})
_WORDS = frozenset({".md", ".txt"})
"""Licences and the like, which are kept beside the questions."""
_CARDS = "cards"
_REFUSED_CHARACTERS = frozenset('\\:*?"<>|')
"""Not allowed in names of files on every system."""
_PACKED = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""Read as far as is asked; a few bytes of the others can fill the memory at once."""

_UNREADABLE = (
    OSError,
    EOFError,
    IndexError,
    RuntimeError,
    ValueError,
    struct.error,
    zipfile.BadZipFile,
    zlib.error,
)
"""What the readers of archives raise at damaged ones."""


class NotACollectionError(Exception):
    """A folder or file is no collection of questions, or an unsafe one."""

    def __init__(self, reason: str) -> None:
        super().__init__(quotable(reason))


class Offered(Struct, frozen=True):
    """Files by their path inside the collection, and those that are not taken."""

    files: dict[str, bytes]
    left_out: tuple[str, ...]
    """Paths of files that are neither questions nor cards."""


def read_offered(path: Path) -> Offered:
    """Read a folder or a zip archive of questions.

    :raises NotACollectionError: if it is none, or holds what must not be there.
    """
    note_long_work(LongWork.PACK)
    try:
        if path.is_dir():
            found = dict(_from_folder(path))
        elif path.is_file() and zipfile.is_zipfile(path):
            found = dict(_from_archive(path))
        else:
            raise NotACollectionError("it is neither a folder nor a zip archive")
    except _UNREADABLE as error:
        raise NotACollectionError(f"it cannot be read ({error})") from error
    files = _without_top_folder(found)
    taken = {name: content for name, content in files.items() if _is_taken(name)}
    if not any(_is_question(name) for name in taken):
        raise NotACollectionError("there is no question file in it")
    return Offered(taken, tuple(sorted(files.keys() - taken.keys())))


def _from_folder(folder: Path) -> Iterator[tuple[str, bytes]]:
    size = count = 0
    entries = list(islice(folder.rglob("*"), MOST_ENTRIES + 1))
    if len(entries) > MOST_ENTRIES:
        raise NotACollectionError(f"it has more than {MOST_ENTRIES} files and folders")
    for path in sorted(entries):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            raise NotACollectionError(f"{name} is a link, and links are not followed")
        if not path.is_file():
            continue
        _check_name(name)
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
        count, size = count + 1, size + len(content)
        _check_amount(count, size)
        yield name, content


def _from_archive(path: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(path) as archive:
        members = archive.infolist()
        _check_amount(len(members), 0)
        size = 0
        seen: set[str] = set()
        for member in members:
            if member.is_dir():
                continue
            _check_member(member)
            if member.filename.casefold() in seen:
                raise NotACollectionError(f"{member.filename} stands in it twice")
            seen.add(member.filename.casefold())
            # Reading stops at the limit, whatever size the archive claims.
            with archive.open(member) as file:
                content = file.read(MAX_BYTES + 1)
            size += len(content)
            _check_amount(len(seen), size)
            yield member.filename, content


def _check_member(member: zipfile.ZipInfo) -> None:
    _check_name(member.filename)
    if member.flag_bits & 0x1:
        raise NotACollectionError(f"{member.filename} is locked with a password")
    if member.compress_type not in _PACKED:
        raise NotACollectionError(
            f"{member.filename} is packed as few programs do; pack it with deflate"
        )
    mode = member.external_attr >> 16
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG):
        raise NotACollectionError(f"{member.filename} is no ordinary file")


def _check_name(name: str) -> None:
    parts = name.split("/")
    unsafe = (
        PurePosixPath(name).is_absolute()
        or any(part in ("", ".", "..") for part in parts)
        or any(not each.isprintable() for each in name)
        or not _REFUSED_CHARACTERS.isdisjoint(name)
    )
    if unsafe:
        raise NotACollectionError(f"the path {name!r} leads outside or is unsafe")
    if len(parts) - 1 > MOST_DEPTH:
        raise NotACollectionError(f"{name} lies more than {MOST_DEPTH} folders deep")


def _check_amount(files: int, size: int) -> None:
    if files > MOST_FILES:
        raise NotACollectionError(f"it has more than {MOST_FILES} files")
    if size > MOST_BYTES:
        raise NotACollectionError(
            f"its files are larger than {MOST_BYTES // 1_000_000} MB together"
        )


def _without_top_folder(files: dict[str, bytes]) -> dict[str, bytes]:
    """Leave out a folder that everything lies in, as archives mostly have one.

    A folder of cards is none, and neither is one whose files are all questions.
    """
    inside = {name: name.partition("/") for name in files if not _is_hidden(name)}
    tops = {top for top, _, _ in inside.values()}
    nested = any("/" in rest for _, _, rest in inside.values())
    if len(tops) != 1 or not nested or _CARDS in tops:
        return files
    (top,) = tops
    return {name.removeprefix(f"{top}/"): content for name, content in files.items()}


def _is_hidden(name: str) -> bool:
    parts = name.split("/")
    return parts[0] == "__MACOSX" or any(part.startswith(".") for part in parts)


def _is_taken(name: str) -> bool:
    path = PurePosixPath(name)
    if _is_hidden(name) or path.suffix.lower() not in _QUESTIONS | _WORDS:
        return False
    return path.parts[0] not in NOT_FAMILIES - {_CARDS}


def _is_question(name: str) -> bool:
    path = PurePosixPath(name)
    return path.suffix.lower() in _QUESTIONS and path.parts[0] != _CARDS
