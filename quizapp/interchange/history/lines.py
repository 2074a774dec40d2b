"""Lines of a history file: what each of them holds, and how it is written and read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from quizapp.bank.long_work import LongWork, note_long_work
from quizapp.training.history.history import History
from quizapp.training.ports import OpenSession
from quizapp.training.review import Review
from quizapp.training.scheduling.review_item import ReviewItem
from quizapp.training.woodpecker.woodpecker_set import WoodpeckerSet

FORMAT = "quizapp-history"
VERSION = 3
"""Grows when an older version of the program could misread what is written."""


class Header(
    Struct, frozen=True, tag_field="type", tag=FORMAT, forbid_unknown_fields=True
):
    """The first line: what the file is, and how many lines of each kind follow."""

    version: int
    counts: dict[str, int]


class _Line(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Any further line."""

    kind: ClassVar[str]


class SettingLine(_Line, frozen=True, tag="setting"):
    """Something that the learner has set."""

    kind = "setting"
    name: str
    value: str


class SessionLine(_Line, frozen=True, tag="session"):
    """A session; it stands before its answers."""

    kind = "session"
    is_open: bool
    session: OpenSession


class ReviewLine(_Line, frozen=True, tag="review"):
    """An answer with its place in its session."""

    kind = "review"
    place: int
    review: Review


class ItemLine(_Line, frozen=True, tag="item"):
    """The schedule of a family."""

    kind = "item"
    item: ReviewItem


class SuspendedLine(_Line, frozen=True, tag="suspended"):
    """A family that is left out of the queue."""

    kind = "suspended"
    question_id: str


class BookmarkLine(_Line, frozen=True, tag="bookmark"):
    """A family with a bookmark."""

    kind = "bookmark"
    question_id: str


class NoteLine(_Line, frozen=True, tag="note"):
    """A note on a family."""

    kind = "note"
    question_id: str
    text: str


class SetLine(_Line, frozen=True, tag="set"):
    """A set that is gone through in rounds; its rounds are sessions."""

    kind = "set"
    set: WoodpeckerSet


Line = (
    SettingLine
    | SessionLine
    | ReviewLine
    | ItemLine
    | SuspendedLine
    | BookmarkLine
    | NoteLine
    | SetLine
)
_FIRST_KINDS = ("setting", "session", "review", "item", "suspended")
_MARKS = ("bookmark", "note")
KINDS = (*_FIRST_KINDS, *_MARKS, "set")
_KINDS_BY_VERSION = {
    1: frozenset(_FIRST_KINDS),
    2: frozenset((*_FIRST_KINDS, *_MARKS)),
    VERSION: frozenset(KINDS),
}


_LARGEST = 2**63 - 1
"""Of any number that the data can keep."""

_LONGEST_MS = 2**48
"""Nine thousand years: sums of such times can be kept, too."""


class LineError(ValueError):
    """A line cannot be what was once written."""


def write_history(history: History) -> str:
    """Write a history: equal ones make equal files."""
    note_long_work(LongWork.EXPORT)
    lines = tuple(_lines(history))
    counts = dict.fromkeys(KINDS, 0)
    for line in lines:
        counts[line.kind] += 1
    written = (msgspec.json.encode(line) for line in (Header(VERSION, counts), *lines))
    return b"\n".join((*written, b"")).decode()


def _lines(history: History) -> Iterator[Line]:
    for name in sorted(history.settings):
        yield SettingLine(name, history.settings[name])
    for session in history.sessions:
        yield SessionLine(session.is_open, session.session)
    for kept in history.reviews:
        yield ReviewLine(kept.place, kept.review)
    yield from map(ItemLine, history.items)
    yield from map(SuspendedLine, history.suspended)
    yield from map(BookmarkLine, history.bookmarks)
    for question_id in sorted(history.notes):
        yield NoteLine(question_id, history.notes[question_id])
    yield from map(SetLine, history.sets)


def read_header(text: bytes) -> Header:
    """Read the first line.

    :raises LineError: if it is another one, or that of a newer version.
    """
    raw = _raw(text)
    found = raw.get("type")
    if found != FORMAT:
        raise LineError("this is no history that quizapp can import")
    version = raw.get("version")
    if isinstance(version, int) and version > VERSION:
        raise LineError("the file was written by a newer version of the program")
    header: Header = _convert(raw, Header)
    if header.counts.keys() != _KINDS_BY_VERSION.get(header.version):
        raise LineError("the header is damaged")
    return header


def read_line(text: bytes) -> Line:
    """Read a line below the first one.

    :raises LineError: if it cannot have been written.
    """
    raw = _raw(text)
    line: Line = _convert(raw, Line)
    for name, value in raw.items():
        held = getattr(line, name, None)
        if isinstance(held, Struct) and isinstance(value, dict):
            _refuse_unknown(value, held)
            _refuse_too_large(value)
    return line


def _refuse_too_large(value: Mapping[str, object]) -> None:
    """Refuse what nobody took or drew: sums of it would not fit into the data."""
    for name, number in value.items():
        largest = _LONGEST_MS if name == "duration_ms" else _LARGEST
        if isinstance(number, int) and not -largest - 1 <= number <= largest:
            raise LineError(f'the number of "{name}" is too large')


def _refuse_unknown(value: Mapping[str, object], held: Struct) -> None:
    """Refuse what would be dropped silently: a newer version may have written it."""
    unknown = sorted(value.keys() - set(held.__struct_fields__))
    if unknown:
        raise LineError(
            f'the field "{unknown[0]}" is unknown; a newer version may have written it'
        )


def _raw(text: bytes) -> dict[str, Any]:
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise LineError(f"it is no JSON ({error})") from error
    if not isinstance(raw, dict):
        raise LineError("it is no JSON object")
    return raw


def _convert(raw: dict[str, Any], type_: Any) -> Any:
    try:
        return msgspec.convert(raw, type_)
    except msgspec.ValidationError as error:
        raise LineError(_plain(str(error))) from error


def _plain(message: str) -> str:
    """Say a fault of a field as part of a sentence."""
    return f"{message[:1].lower()}{message[1:]}"
