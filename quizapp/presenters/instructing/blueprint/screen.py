"""What the page shows on which an exam is made."""

from __future__ import annotations

from msgspec import Struct

from quizapp.presenters.instructing.grid_screen import GridScreen

Choices = tuple[tuple[str, str], ...]


class Setting(Struct, frozen=True, kw_only=True):
    """One thing that holds for the whole exam, chosen among a few."""

    name: str
    title: str
    line: str
    choices: Choices
    chosen: str


class Typed(Struct, frozen=True, kw_only=True):
    """One thing that is typed."""

    name: str
    title: str
    text: str
    trouble: str = ""
    """Why what was typed cannot be taken, or empty."""


class Shortfall(Struct, frozen=True, kw_only=True):
    """What is missing, or that nothing is."""

    title: str
    lines: tuple[str, ...]
    is_short: bool
    is_full: bool
    """Every question that is asked for can be filled."""
    fill: str
    """Words of the button that asks for what there is; empty where nothing is short."""


class Fact(Struct, frozen=True):
    """A line of the paper: what, and how much."""

    name: str
    value: str


class OutlookScreen(Struct, frozen=True):
    """What may be expected of the exam, and what that rests on."""

    title: str
    facts: tuple[Fact, ...]
    """Empty where nothing can be said."""
    line: str


class BlueprintScreen(Struct, frozen=True, kw_only=True):
    """The whole page."""

    language: str
    title: str
    line: str
    is_loading: bool
    presets: Choices
    preset: str
    grid: GridScreen
    subjects: Choices
    """What may be added as a further row."""
    shortfall: Shortfall
    facts: tuple[Fact, ...]
    typed: tuple[Typed, ...]
    settings: tuple[Setting, ...]
    can_build: bool
    build: str
    notice: str = ""
    is_wrong: bool = True
    """Whether the notice says what went wrong."""
    own: bool = False
    """Whether the preset is one of the instructor's, which can be renamed or deleted."""
    outlook: OutlookScreen = OutlookScreen("", (), "")
