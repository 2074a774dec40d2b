"""What the settings page shows: groups of rows, each with its control."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quizapp.presenters.keeping.screen import YourDataScreen
from quizapp.presenters.rules_texts.shelf_screen import RulesTextsScreen


class Control(StrEnum):
    """How a setting is set."""

    CHOICE = "choice"
    """A few words side by side."""
    STEPS = "steps"
    """One value of many, with a button to either side."""
    SWITCH = "switch"
    """On or off."""
    SCALE = "scale"
    """A slider with named steps."""
    DIALOG = "dialog"
    """A button that opens a dialog."""
    CARDS = "cards"
    """A few pictures side by side."""


class SettingRow(Struct, frozen=True):
    """One thing that can be set."""

    name: str
    """What `choose` calls it."""
    title: str
    line: str
    """One sentence that explains it."""
    control: Control
    choices: tuple[tuple[str, str], ...]
    """Value and label, in order."""
    chosen: str
    sample: tuple[str, ...] = ()
    """A text as questions have it, and a small one, to try the setting on."""


class SettingGroup(Struct, frozen=True):
    """Settings that belong together."""

    key: str
    title: str
    rows: tuple[SettingRow, ...]


class Category(Struct, frozen=True):
    """One entry of the list beside the groups."""

    key: str
    label: str
    icon: str


class SettingsPageScreen(Struct, frozen=True):
    """The whole page."""

    language: str
    title: str
    line: str
    search: str
    """What the empty search field says."""
    categories: tuple[Category, ...]
    """Of what is shown; none of the others."""
    groups: tuple[SettingGroup, ...]
    found: str
    """How many settings were found, or empty where nothing is searched."""
    data: YourDataScreen | None = None
    rules_texts: RulesTextsScreen | None = None
    shows_added: bool = False
    """Whether the questions of others are shown."""
