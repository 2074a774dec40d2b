"""What the instructor's part of the start page of exams shows."""

from __future__ import annotations

from msgspec import Struct

from quizapp.presenters.instructing.grid_screen import GridScreen


class CodeScreen(Struct, frozen=True, kw_only=True):
    """The start code, as it is shown to a room."""

    title: str
    words: str
    """As it is said: words with blanks between them."""
    qr: tuple[tuple[bool, ...], ...]
    """Modules, the quiet zone with them; True is dark."""
    line: str
    close: str
    escape: str
    """What the key is called that closes it."""


class ExamDetail(Struct, frozen=True, kw_only=True):
    """One exam that is looked at."""

    key: str
    title: str
    line: str
    facts: tuple[tuple[str, str], ...]
    trouble: str
    """Why it cannot be used, or empty."""
    has_code: bool
    """Whether the start code is kept, so that a room can see it."""


class KeyScreen(Struct, frozen=True, kw_only=True):
    """The signing key."""

    title: str
    line: str
    words: str
    """Empty where there is none yet."""
    notice: str
    is_wrong: bool
    can_replace: bool
    """Whether a restore waits for a word: another key would be lost."""
    busy: bool


class ShelfScreen(Struct, frozen=True, kw_only=True):
    """The instructor's part."""

    language: str
    title: str
    line: str
    is_loading: bool
    exams: GridScreen
    selected: int | None
    detail: ExamDetail | None
