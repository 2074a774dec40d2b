"""What the room page shows."""

from __future__ import annotations

from msgspec import Struct

from quizapp.presenters.instructing.gradebook.screen import Tile
from quizapp.presenters.instructing.grid_screen import GridScreen
from quizapp.presenters.instructing.shelf_screen import CodeScreen


class PersonScreen(Struct, frozen=True, kw_only=True):
    """The candidate that is looked at."""

    name: str
    line: str
    extra: str
    """Key of the extra time given; empty for another amount."""
    extras: tuple[tuple[str, str], ...]
    pause: str
    """Words of the button that pauses, or goes on with, this candidate."""


class RoomScreen(Struct, frozen=True, kw_only=True):
    """The whole page."""

    language: str
    title: str
    line: str
    is_running: bool
    is_busy: bool
    can_start: bool
    """The exam has not begun."""
    is_open: bool
    """The exam runs, or waits to begin."""
    code: CodeScreen | None
    address: str
    fingerprint: str
    """In groups, line by line; empty without a certificate."""
    clock: str
    """Time that is left for most; empty where none runs."""
    pause_all: str
    tiles: tuple[Tile, ...]
    grid: GridScreen | None
    selected: int | None
    person: PersonScreen | None
    notice: str
    is_wrong: bool
    empty: str
