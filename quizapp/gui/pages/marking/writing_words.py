"""The words of the panels to write in: a note, and a report."""

from __future__ import annotations

from quizapp.gui.pages.marking.writing_panel import WritingWords
from quizapp.presenters.wording import word


def note_words(language: str) -> WritingWords:
    """Say the panel of a note."""
    return _words(language, "note", "note.keep", "")


def report_words(language: str) -> WritingWords:
    """Say the panel of a report."""
    after = word(language, "report.open-folder")
    return _words(language, "report", "report.write", after)


def _words(language: str, name: str, act: str, after: str) -> WritingWords:
    return WritingWords(
        title=word(language, f"{name}.title"),
        about=word(language, f"{name}.about"),
        act=word(language, act),
        act_key=f"Ctrl {word(language, 'key.enter')}",
        close=word(language, "close"),
        close_key=word(language, "key.esc"),
        after=after,
    )
