"""What the dialog for exporting questions shows and asks."""

from __future__ import annotations

from msgspec import Struct

FORMATS = ("anki", "moodle", "gift", "csv", "pdf")
"""In the order in which they are offered."""

SUFFIXES = {
    "anki": "apkg",
    "moodle": "xml",
    "gift": "gift.txt",
    "csv": "csv",
    "pdf": "pdf",
}
"""How the name of a file in each format ends."""


class Choice(Struct, frozen=True):
    """One thing that is chosen among a few."""

    name: str
    """What the presenter's `choose` calls it."""
    title: str
    line: str
    choices: tuple[tuple[str, str], ...]
    """Value and label."""
    chosen: str


class ExportScreen(Struct, frozen=True):
    """The whole dialog."""

    title: str
    line: str
    format: Choice
    others: tuple[Choice, ...]
    """Language and number of variants."""
    choose_file: str
    leave: str
    enter: str
    """What the key is called that goes on."""
    escape: str
    file_name: str
    """A name for the file, with its ending."""
    suffix: str
    notice: str = ""
    """Why it cannot begin now, or empty."""
