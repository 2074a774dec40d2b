"""Reading a history file: whole and sound, or refused with the line that is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from quizapp.bank.long_work import LongWork, note_long_work
from quizapp.bank.reading.quotation import quotable
from quizapp.interchange.history.lines import (
    BookmarkLine,
    Header,
    ItemLine,
    Line,
    LineError,
    NoteLine,
    ReviewLine,
    SessionLine,
    SetLine,
    SettingLine,
    SuspendedLine,
    read_header,
    read_line,
)
from quizapp.training.history.history import History, KeptReview, KeptSession
from quizapp.training.history.merging import ClashError
from quizapp.training.woodpecker.woodpecker_set import WoodpeckerSet

LONGEST_LINE = 1_000_000
"""Bytes; a session of thousands of questions is shorter."""


class HistoryFileError(Exception):
    """A file is no sound history."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        where = f"{path}, line {line}" if line else str(path)
        super().__init__(f"{where}: {quotable(reason)}.")
        self.line = line
        """Counted from 1; 0 where no line is at fault."""


class ReadHistory(Struct, frozen=True):
    """A history with the lines that it stands in."""

    path: Path
    history: History
    lines: dict[tuple[str, int] | str, int]
    """The line of each answer by its name, and of sessions and sets by their id."""

    def fault(self, clash: ClashError) -> HistoryFileError:
        """Say where in the file something differs from what is kept."""
        return HistoryFileError(self.path, self.lines.get(clash.name, 0), str(clash))


def read_history(path: Path) -> ReadHistory:
    """Read a history file.

    :raises HistoryFileError: if any line of it is not sound.
    """
    note_long_work(LongWork.EXPORT)
    return _Reading(path).read()


class _Reading:
    """Reads one file, line by line."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._number = 0
        self._sessions: dict[str, KeptSession] = {}
        self._reviews: dict[tuple[str, int], KeptReview] = {}
        self._items: dict[str, ItemLine] = {}
        self._suspended: set[str] = set()
        self._settings: dict[str, str] = {}
        self._bookmarks: set[str] = set()
        self._notes: dict[str, str] = {}
        self._sets: dict[str, WoodpeckerSet] = {}
        self._lines: dict[tuple[str, int] | str, int] = {}
        self._counts: Counter[str] = Counter()

    def read(self) -> ReadHistory:
        """Read the file.

        :raises HistoryFileError: if any line of it is not sound.
        """
        try:
            self._read_all()
        except LineError as error:
            raise HistoryFileError(self._path, self._number, str(error)) from error
        except OSError as error:
            reason = f"it cannot be read ({error.strerror or error})"
            raise HistoryFileError(self._path, 0, reason) from error
        history = History(
            sessions=tuple(self._sessions.values()),
            reviews=tuple(self._reviews.values()),
            items=tuple(self._items[name].item for name in sorted(self._items)),
            suspended=tuple(sorted(self._suspended)),
            settings=self._settings,
            bookmarks=tuple(sorted(self._bookmarks)),
            notes=self._notes,
            sets=tuple(self._sets.values()),
        )
        return ReadHistory(self._path, history, self._lines)

    def _read_all(self) -> None:
        lines = self._texts()
        header = read_header(next(lines, b""))
        for text in lines:
            line = read_line(text)
            self._counts[line.kind] += 1
            self._take(line)
        self._check_whole(header)

    def _texts(self) -> Iterator[bytes]:
        with self._path.open("rb") as file:
            while text := file.readline(LONGEST_LINE + 1):
                self._number += 1
                if len(text) > LONGEST_LINE:
                    raise LineError("the line is too long")
                yield text

    def _take(self, line: Line) -> None:
        match line:
            case SessionLine():
                self._take_session(line)
            case ReviewLine():
                self._take_review(line)
            case ItemLine():
                _refuse_twice(line.item.question_id in self._items)
                self._items[line.item.question_id] = line
            case SuspendedLine():
                _refuse_twice(line.question_id in self._suspended)
                self._suspended.add(line.question_id)
            case BookmarkLine() | NoteLine():
                self._take_mark(line)
            case SetLine():
                _refuse_twice(line.set.set_id in self._sets)
                self._sets[line.set.set_id] = line.set
                self._lines[line.set.set_id] = self._number
            case SettingLine():
                _refuse_twice(line.name in self._settings)
                self._settings[line.name] = line.value

    def _take_mark(self, line: BookmarkLine | NoteLine) -> None:
        if isinstance(line, BookmarkLine):
            _refuse_twice(line.question_id in self._bookmarks)
            self._bookmarks.add(line.question_id)
            return
        _refuse_twice(line.question_id in self._notes)
        if not line.text.strip():
            raise LineError("the note is empty")
        self._notes[line.question_id] = line.text

    def _take_session(self, line: SessionLine) -> None:
        session = replace(line.session, mistakes=())
        _refuse_twice(session.session_id in self._sessions)
        if line.is_open and any(kept.is_open for kept in self._sessions.values()):
            raise LineError("a second session is open")
        self._sessions[session.session_id] = KeptSession(session, line.is_open)
        self._lines[session.session_id] = self._number

    def _take_review(self, line: ReviewLine) -> None:
        kept = KeptReview(line.review, line.place)
        session = self._sessions.get(line.review.session_id)
        if session is None:
            raise LineError("its session does not stand before it")
        _refuse_twice(kept.name in self._reviews)
        if not 0 <= line.place < session.session.position:
            raise LineError("its session was not answered so far")
        asked = (
            session.session.question_ids[line.place],
            session.session.seeds[line.place],
        )
        if asked != (line.review.question_id, line.review.seed):
            raise LineError("its session asks another question at that place")
        self._reviews[kept.name] = kept
        self._lines[kept.name] = self._number

    def _check_whole(self, header: Header) -> None:
        for kind, count in header.counts.items():
            if self._counts[kind] != count:
                raise LineError(
                    f"the file is not whole: it should hold {count} lines of the kind "
                    f'"{kind}" and holds {self._counts[kind]}'
                )
        answered = {
            kept.review.question_id
            for kept in self._reviews.values()
            if self._sessions[kept.review.session_id].session.counts
        }
        if answered != self._items.keys():
            odd = min(answered ^ self._items.keys())
            raise LineError(f'answers and schedule of "{odd}" do not fit together')


def _refuse_twice(is_there: bool) -> None:
    if is_there:
        raise LineError("the same stands in the file before")
