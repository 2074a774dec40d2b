"""What the pages of a session show of the learner's marks; there is no key in it."""

from __future__ import annotations

from msgspec import Struct


class MarksScreen(Struct, frozen=True):
    """Bookmark and note of the question that is shown, and how a report went."""

    language: str
    bookmarked: bool
    note: str
    note_shown: str
    """The note as the page after an answer says it, or empty."""
    report_notice: str = ""
    """Where a report was written, or that it could not be; or empty."""
    report_failed: bool = False
    report_folder: str = ""
    """The folder to open, once a report was written."""
