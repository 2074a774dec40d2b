"""The formats of exported questions: what each needs, and which files it writes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from quizapp.app import system_clock
from quizapp.gui.window_libraries import install_command, missing_window_libraries
from quizapp.interchange.exports.anki import NoAnkiError, check_anki, write_anki
from quizapp.interchange.exports.csv_table import write_csv
from quizapp.interchange.exports.gift import write_gift
from quizapp.interchange.exports.moodle import write_moodle
from quizapp.interchange.new_files import Writer, write_text
from quizapp.presenters.exporting.paper import Paper, make_key, make_paper
from quizapp.presenters.exporting.told_question import ToldQuestion

Questions = Sequence[ToldQuestion]


class FormatMissingError(Exception):
    """Something is not installed without which a format cannot be written."""


class Format(NamedTuple):
    """One way to write questions."""

    files: Callable[[Path], tuple[Path, ...]]
    """Names the files that are written when one of them is asked for."""
    writers: Callable[[Questions, Path], Mapping[Path, Writer]]
    check: Callable[[], None] = lambda: None
    """Refuses early, by a `FormatMissingError`, where something is missing."""


def key_path(path: Path) -> Path:
    """Name the file of the key that belongs to a paper."""
    return path.with_name(f"{path.stem}-key{path.suffix}")


def _of_text(write: Callable[[Questions], str]) -> Format:
    return Format(
        files=lambda path: (path,),
        writers=lambda questions, path: {path: write_text(write(questions))},
    )


def _anki_writers(questions: Questions, path: Path) -> Mapping[Path, Writer]:
    return {path: partial(write_anki, questions, now=system_clock())}


def _check_anki() -> None:
    try:
        check_anki()
    except NoAnkiError as error:
        raise FormatMissingError(str(error)) from error


def _pdf_writers(questions: Questions, path: Path) -> Mapping[Path, Writer]:
    return {
        path: printed(make_paper(questions)),
        key_path(path): printed(make_key(questions)),
    }


def printed(paper: Paper) -> Writer:
    """Make a writer of a PDF."""

    def write(path: Path) -> None:
        # Loaded here alone: everything else works where Qt is absent.
        from quizapp.gui.printing.pdf import PdfPrinter

        PdfPrinter().paint(paper, path)

    return write


def check_pdf() -> None:
    """Refuse early where no PDF can be painted.

    :raises FormatMissingError: naming what is missing.
    """
    missing = missing_window_libraries(qt_platform="offscreen")
    if missing:
        names = ", ".join(library.file_name for library in missing)
        raise FormatMissingError(
            f"Painting a PDF needs libraries that are not installed: {names}. "
            f"Install them with: {install_command(missing)}"
        )
    try:
        import quizapp.gui.printing.pdf  # noqa: F401 - only whether it can be loaded
    except ImportError as error:
        raise FormatMissingError(
            f"Painting a PDF needs PySide6, which cannot be loaded ({error}). "
            "`quizapp doctor` says what is missing."
        ) from error


FORMATS: Mapping[str, Format] = {
    "anki": Format(lambda path: (path,), _anki_writers, _check_anki),
    "csv": _of_text(write_csv),
    "gift": _of_text(write_gift),
    "moodle": _of_text(write_moodle),
    "pdf": Format(lambda path: (path, key_path(path)), _pdf_writers, check_pdf),
}
"""Each format by its name."""
