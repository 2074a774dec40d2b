"""What the settings say about studying: one row a thing, with what can be chosen."""

from __future__ import annotations

from msgspec import Struct


class Choice(Struct, frozen=True):
    """One value that can be chosen."""

    value: float
    label: str
    """For example "90 %" or "04:00"."""


class StudySettingRow(Struct, frozen=True):
    """One thing that can be set."""

    name: str
    """What `choose` calls it."""
    label: str
    line: str
    """One sentence that explains it."""
    value: float
    choices: tuple[Choice, ...]
    """In order; the present value is always among them."""


class StudySettingsScreen(Struct, frozen=True):
    """Everything about studying."""

    language: str
    title: str
    rows: tuple[StudySettingRow, ...]
