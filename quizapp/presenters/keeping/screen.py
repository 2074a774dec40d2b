"""What the settings page shows of the learner's data."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct


class CopyRow(Struct, frozen=True):
    """One copy that can be restored."""

    path: Path
    label: str


class RestoreScreen(Struct, frozen=True):
    """The question that is asked once before a copy is restored."""

    title: str
    """Says the consequence."""
    line: str
    rows: tuple[CopyRow, ...]
    restore: str
    leave: str


class LearnerRow(Struct, frozen=True):
    """One learner who can be switched to."""

    key: str
    name: str
    is_current: bool


class ExportWords(Struct, frozen=True):
    """What the dialog for a file says."""

    button: str
    lines: str
    table: str
    file_name: str


class AskedWord(Struct, frozen=True):
    """A question that is asked once before something is done; the rest is safe."""

    title: str
    """Says the consequence."""
    lines: tuple[str, ...]
    go_on: str
    leave: str
    escape: str = ""
    """What the key is called that leaves everything as it is."""


class LearnerScreen(Struct, frozen=True):
    """Who learns, and who else could."""

    line: str
    button: str
    rows: tuple[LearnerRow, ...]
    add: str
    ask_name: str


class YourDataScreen(Struct, frozen=True):
    """The whole panel."""

    title: str
    line: str
    folder: str
    open_folder: str
    last_copy: str
    back_up: str
    open_restore: str
    restore: RestoreScreen
    export: ExportWords
    learner: LearnerScreen
    anonymous: str
    """The words of the button."""
    ask_anonymous: AskedWord
    open_import: str
    import_kind: str
    """What the files are called that can be imported."""
    notice: str = ""
    failed: bool = False
    """True when the notice says what went wrong."""
