"""What the program needs of a machine, compared with what is there."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from msgspec import Struct

from quizapp.bank.places import ContentMissingError, ContentName, content_folder
from quizapp.gui.window_libraries import (
    SystemLibrary,
    install_command,
    missing_window_libraries,
)
from quizapp.storage.sqlite_library import (
    WITH_STRICT_TABLES,
    Version,
    has_full_text_search,
    has_wal_reset_fault,
    library_version,
)

OLDEST_PYTHON: Version = (3, 11)
FIRST_UNTRIED_PYTHON: Version = (3, 14)
OLDEST_QT: Version = (6, 11, 3)
FIRST_FAULTY_QT: Version = (6, 12)
QT_PACKAGE = "PySide6-Essentials"
QT_COMMAND = f"python -m pip install '{QT_PACKAGE}>=6.11.3,<6.12'"


class Machine(Struct, frozen=True, kw_only=True):
    """The facts about a machine that matter to the program."""

    python: Version
    qt: Version | None
    """None where no PySide6 is installed."""
    sqlite: Version
    full_text_search: bool
    missing_libraries: tuple[SystemLibrary, ...]
    data_folder: Path
    data_folder_is_writable: bool
    missing_content: tuple[str, ...]
    """One sentence for each folder that is not there."""


class Finding(Struct, frozen=True):
    """One thing looked at."""

    subject: str
    good: bool
    statement: str
    mending: str = ""
    """The command or advice that helps; empty when nothing need be done."""
    needed: bool = True
    """False when the program works all the same."""

    @property
    def is_lack(self) -> bool:
        """Say whether the program cannot work properly because of this."""
        return self.needed and not self.good


def look_at_machine(data_folder: Path) -> Machine:
    """Gather the facts about the machine that runs this."""
    return Machine(
        python=tuple(int(part) for part in platform.python_version_tuple()[:2]),
        qt=_installed_version(QT_PACKAGE),
        sqlite=library_version(),
        full_text_search=has_full_text_search(),
        missing_libraries=missing_window_libraries(),
        data_folder=data_folder,
        data_folder_is_writable=_is_writable(data_folder),
        missing_content=tuple(_missing_content()),
    )


def examine(machine: Machine) -> tuple[Finding, ...]:
    """Say of each need whether the machine meets it."""
    return (
        _examine_python(machine.python),
        _examine_qt(machine.qt),
        _examine_libraries(machine.missing_libraries),
        _examine_sqlite(machine.sqlite),
        _examine_search(machine.full_text_search),
        _examine_data_folder(machine.data_folder, machine.data_folder_is_writable),
        _examine_content(machine.missing_content),
    )


def _examine_python(version: Version) -> Finding:
    good = OLDEST_PYTHON <= version < FIRST_UNTRIED_PYTHON
    return Finding(
        "Python",
        good,
        f"Python {_dotted(version)}" + ("" if good else " is not supported"),
        "" if good else "Install Python 3.11, 3.12 or 3.13",
    )


def _examine_qt(version: Version | None) -> Finding:
    if version is None:
        return Finding("PySide6", False, "PySide6 is not installed", QT_COMMAND)
    if version >= FIRST_FAULTY_QT:
        statement = f"PySide6 {_dotted(version)} can end the program without warning"
        return Finding("PySide6", False, statement, QT_COMMAND)
    if version < OLDEST_QT:
        statement = f"PySide6 {_dotted(version)} is too old"
        return Finding("PySide6", False, statement, QT_COMMAND)
    return Finding("PySide6", True, f"PySide6 {_dotted(version)}")


def _examine_libraries(missing: tuple[SystemLibrary, ...]) -> Finding:
    if not missing:
        return Finding("Window libraries", True, "all there")
    names = ", ".join(library.file_name for library in missing)
    return Finding(
        "Window libraries", False, f"not found: {names}", install_command(missing)
    )


def _examine_sqlite(version: Version) -> Finding:
    statement = f"SQLite {_dotted(version)}"
    if version < WITH_STRICT_TABLES:
        return Finding(
            "SQLite",
            False,
            f"{statement} is too old",
            f"Use a Python with SQLite {_dotted(WITH_STRICT_TABLES)} or newer",
        )
    if has_wal_reset_fault(version):
        statement += (
            "; several writers could damage a file in this version, so quizapp"
            " lets one process write at a time"
        )
    return Finding("SQLite", True, statement)


def _examine_search(there: bool) -> Finding:
    if there:
        return Finding("Full-text search", True, "SQLite has FTS5", needed=False)
    return Finding(
        "Full-text search",
        False,
        "SQLite has no FTS5; searching will be slower",
        "Use a Python whose SQLite has FTS5",
        needed=False,
    )


def _examine_data_folder(folder: Path, writable: bool) -> Finding:
    if writable:
        return Finding("Data folder", True, f"{folder} can be written")
    return Finding(
        "Data folder",
        False,
        f"{folder} cannot be written",
        "Name another folder with --data, or make this one writable",
    )


def _examine_content(missing: tuple[str, ...]) -> Finding:
    if not missing:
        return Finding("Content", True, "questions and assets found")
    return Finding(
        "Content",
        False,
        " ".join(missing),
        "python -m pip install --force-reinstall --no-deps quizapp",
    )


def _installed_version(package: str) -> Version | None:
    try:
        version = metadata.version(package)
    except metadata.PackageNotFoundError:
        return None
    return tuple(int(part) for part in version.split(".") if part.isdigit())


def _is_writable(folder: Path) -> bool:
    """Ask the nearest folder that exists; making the rest is then allowed."""
    nearest = next(path for path in (folder, *folder.parents) if path.exists())
    return nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK)


def _missing_content() -> Iterator[str]:
    names: tuple[ContentName, ...] = ("questions", "assets")
    for name in names:
        try:
            content_folder(name)
        except ContentMissingError as error:
            yield str(error)


def _dotted(version: Version) -> str:
    return ".".join(str(part) for part in version)
