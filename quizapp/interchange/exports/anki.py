"""Anki: a deck of cards for the flash card program Anki, made by the library genanki."""

from __future__ import annotations

import datetime as dt
import hashlib
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quizapp.interchange.exports.markup import (
    derivation,
    paragraphs,
    situation,
)
from quizapp.presenters.exporting.told_question import ToldOption, ToldQuestion
from quizapp.presenters.words.exports import export_word

if TYPE_CHECKING:
    import genanki

MODEL_ID = 1_719_480_113
"""Names the kind of note for ever: with another one Anki would add notes twice."""

FIELDS = (
    "Identity", "Situation", "Options", "Key", "Explanation", "Question id", "Seed",
    "Engine", "As of",
)  # fmt: skip

_FRONT = '{{Situation}}<ol type="A">{{Options}}</ol>'
_BACK = "{{FrontSide}}<hr id=answer><p><b>{{Key}}</b></p>{{Explanation}}"
_STYLE = (
    ".card { font-family: sans-serif; font-size: 18px; max-width: 42em;"
    " margin: auto; text-align: left; }"
)


class NoAnkiError(Exception):
    """The library that writes decks is not installed."""

    def __init__(self) -> None:
        super().__init__(
            "Writing a deck for Anki needs the package genanki, which is not installed;"
            " `python -m pip install 'quizapp[anki]'` installs it."
        )


def check_anki() -> None:
    """Refuse before anything is derived where no deck can be written.

    :raises NoAnkiError: if the library is not installed.
    """
    _library()


def write_anki(questions: Sequence[ToldQuestion], path: Path, now: dt.datetime) -> None:
    """Write a deck; a later one updates its notes in Anki instead of adding them again.

    :raises NoAnkiError: if the library is not installed.
    """
    library = _library()
    model = _model(library)
    decks: dict[str, genanki.Deck] = {}
    for told in questions:
        name = _deck_name(told)
        if name not in decks:
            decks[name] = library.Deck(_number(name), name)
        decks[name].add_note(_note(library, model, told))
    with _temporary_files_cleared():
        library.Package(list(decks.values())).write_to_file(
            str(path), timestamp=now.timestamp()
        )


def _library() -> Any:
    try:
        # Loaded on first use: it is optional, and slow to import.
        import genanki
    except ImportError as error:
        raise NoAnkiError from error
    return genanki


def _model(library: Any) -> genanki.Model:
    return library.Model(
        MODEL_ID,
        "quizapp",
        fields=[{"name": name} for name in FIELDS],
        templates=[{"name": "Question", "qfmt": _FRONT, "afmt": _BACK}],
        css=_STYLE,
    )


def _note(library: Any, model: genanki.Model, told: ToldQuestion) -> genanki.Note:
    guid = hashlib.sha256(told.identity.encode()).hexdigest()
    return library.Note(
        model=model,
        fields=[
            told.identity,
            situation(told),
            "".join(f"<li>{_html(option.text)}</li>" for option in told.options),
            _html(told.key_words),
            _explanation(told),
            _html(told.question_id),
            str(told.seed),
            _html(told.engine),
            told.as_of,
        ],
        tags=[f"quizapp::{topic}" for topic in told.topics],
        guid=guid[:20],
    )


def _explanation(told: ToldQuestion) -> str:
    """Say why each option is right or wrong, then the derivation."""
    reasons = "".join(map(_reasons, told.options))
    return f"{reasons}{derivation(told)}"


def _reasons(option: ToldOption) -> str:
    lead = f"{'✓' if option.right else '✗'} {option.letter}"
    texts = (each for each in (option.because, option.chosen_as_if) if each)
    return paragraphs(texts, lead)


def _deck_name(told: ToldQuestion) -> str:
    return f"{export_word(told.language, 'export.deck')}::{told.topic_names[0]}"


def _number(name: str) -> int:
    """Make the number of a deck from its name, as large as Anki makes them."""
    return (1 << 30) + int.from_bytes(hashlib.sha256(name.encode()).digest()[:3])


def _html(text: str) -> str:
    return escape(text, quote=False)


@contextmanager
def _temporary_files_cleared() -> Iterator[None]:
    """Remove the database that the library makes on its way and leaves behind."""
    before = tempfile.tempdir
    with tempfile.TemporaryDirectory() as folder:
        # WORKAROUND: genanki 0.13.1 never deletes the file that it asks mkstemp for.
        tempfile.tempdir = folder
        try:
            yield
        finally:
            tempfile.tempdir = before
