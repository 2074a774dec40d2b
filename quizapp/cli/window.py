"""Opening the window from a command, and the sentence that says why there is none."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from quizapp.gui.window_libraries import (
    install_command,
    lacks_display,
    missing_window_libraries,
)

if TYPE_CHECKING:
    from quizapp.interchange.opened_file import OpenedFile


def open_window(
    data_folder: Path | None, learner: str | None, opened: OpenedFile | None = None
) -> int:
    """Open the window, if this machine can show one; give the exit status.

    :raises ClickException: if it cannot, or if the learner is not known.
    """
    if learner is not None:
        find_folder(data_folder, learner)  # an unknown name opens no window
    missing = missing_window_libraries()
    if missing:
        names = ", ".join(library.file_name for library in missing)
        raise click.ClickException(
            f"A window needs libraries that are not installed: {names}. "
            f"Install them with: {install_command(missing)}"
        )
    if lacks_display():
        raise click.ClickException(
            "A window needs a display, and there is none: DISPLAY and WAYLAND_DISPLAY "
            "are not set. Start quizapp on a desktop, or connect with: ssh -X HOST"
        )
    try:
        # Loaded here alone: commands without a window work where Qt is absent.
        from quizapp.gui.binding import spare_sources

        spare_sources()
        from quizapp.desktop.window import run_window
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in ("PySide6", "shiboken6"):
            raise
        raise click.ClickException(
            f"A window needs PySide6, which cannot be loaded ({error}). "
            "`quizapp doctor` says what is missing."
        ) from error
    return run_window(data_folder, learner=learner, opened=opened)


def find_folder(data_folder: Path | None, learner: str | None) -> Path:
    """Return the folder of a learner's data.

    :raises ClickException: if there is no such learner.
    """
    # Loaded here alone: what asks for no data does not wait for a database.
    from quizapp.app import default_data_folder, find_learner_folder
    from quizapp.storage.learners.learners import UnknownLearnerError

    try:
        return find_learner_folder(data_folder or default_data_folder(), learner)
    except UnknownLearnerError as error:
        raise click.ClickException(str(error)) from error
