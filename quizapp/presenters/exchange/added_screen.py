"""What the settings page shows of the questions of others, and of a review."""

from __future__ import annotations

from msgspec import Struct

from quizapp.presenters.keeping.screen import AskedWord


class AddedRow(Struct, frozen=True):
    """One collection that is there."""

    name: str
    line: str
    """Its name and what is in it."""
    remove: str
    """The words of the button."""
    remove_spoken: str
    """The same with the name, for those who hear it."""
    ask_remove: AskedWord


class AddedScreen(Struct, frozen=True):
    """The whole panel."""

    title: str
    line: str
    rows: tuple[AddedRow, ...]
    none: str
    """What is said while there is no collection."""
    add_folder: str
    add_archive: str
    archives: str
    """What files of the kind are called."""


class ReviewPart(Struct, frozen=True):
    """Some of what was found, under a heading."""

    heading: str
    lines: tuple[str, ...]
    is_wrong: bool = False


class ReviewScreen(Struct, frozen=True):
    """What was found out about a collection, and the question whether to add it."""

    title: str
    line: str
    parts: tuple[ReviewPart, ...]
    add: str
    """Empty where nothing of it can be added."""
    leave: str
    enter: str
    escape: str
