"""What the gradebook and the dialog of a re-key show."""

from __future__ import annotations

from msgspec import Struct

from quizapp.presenters.instructing.grid_screen import GridScreen


class Tile(Struct, frozen=True):
    """One figure, and how far to trust it."""

    number: str
    label: str
    caption: str


class ScoreBar(Struct, frozen=True):
    """How many candidates have one score."""

    label: str
    count: int
    passes: bool | None
    """None where there is no pass mark."""


class ScoresScreen(Struct, frozen=True, kw_only=True):
    """The distribution of scores."""

    title: str
    line: str
    bars: tuple[ScoreBar, ...]
    spoken: str


class Section(Struct, frozen=True, kw_only=True):
    """A part of what is told of a candidate or a question."""

    title: str
    lines: tuple[str, ...] = ()
    grid: GridScreen | None = None


class DetailScreen(Struct, frozen=True, kw_only=True):
    """What the derivation says of one grade after the other."""

    title: str
    line: str
    facts: tuple[tuple[str, str], ...]
    sections: tuple[Section, ...]


class GradebookScreen(Struct, frozen=True, kw_only=True):
    """The whole page."""

    language: str
    title: str
    line: str
    tab: str
    tabs: tuple[tuple[str, str], ...]
    is_graded: bool
    empty: str
    """What is said, and what to do, where nothing is graded."""
    scores: ScoresScreen | None
    tiles: tuple[Tile, ...]
    grid: GridScreen | None
    selected: int | None
    detail: DetailScreen | None


class PartScreen(Struct, frozen=True, kw_only=True):
    """One part of what can be told."""

    key: str
    title: str
    line: str
    when: str
    choices: tuple[tuple[str, str], ...]


class ReleaseScreen(Struct, frozen=True, kw_only=True):
    """The dialog of a release."""

    language: str
    title: str
    line: str
    parts: tuple[PartScreen, ...]
    asks_moment: bool
    moment: str
    moment_label: str
    trouble: str
    summary: tuple[str, ...]
    """What is told now, and what from when."""
    line_below: str
    can_release: bool


class RekeyScreen(Struct, frozen=True, kw_only=True):
    """The dialog of a re-key."""

    language: str
    title: str
    line: str
    day: str
    day_trouble: str
    withdrawn: str
    is_busy: bool
    keys: GridScreen | None
    """What changes, question by question; None before it was looked at."""
    scores: GridScreen | None
    summary: str
    notice: str
    apply: str
    can_apply: bool
    """Once it was looked at; who and why are asked for with it."""
