"""The quick way to the window: without a command no command line is loaded."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from quizapp.gui.window_libraries import lacks_display, lacks_what_qt_does_not_miss

_COMPLETION = "_QUIZAPP_COMPLETE"
"""A shell sets this when it asks how a line could go on."""


def open_quickly(arguments: Sequence[str]) -> int | None:
    """Open the window and give the exit status; None leaves it to the command line.

    Whatever is not as plain as can be is left to the command line, and so is every
    reason why there can be no window: it alone says what is wrong.
    """
    if not asks_for_a_window(arguments, os.environ):
        return None
    if lacks_display() or lacks_what_qt_does_not_miss():
        return None
    try:
        # Loaded here alone: everything else works where Qt is absent.
        from quizapp.gui.binding import spare_sources

        spare_sources()
        from quizapp.desktop.window import run_window
    except ImportError:
        return None
    folder = Path(arguments[1]) if arguments else None
    try:
        return run_window(folder)
    except Exception as error:
        return _say_trouble(error)


def asks_for_a_window(arguments: Sequence[str], environment: Mapping[str, str]) -> bool:
    """Say whether a line asks for a window, and perhaps a sound folder, alone."""
    if _COMPLETION in environment:
        return False
    if not arguments:
        return True
    if len(arguments) != 2 or arguments[0] != "--data":
        return False
    place = arguments[1]
    if not place or place.startswith("-"):
        return False
    if not os.path.lexists(place):
        return True
    return Path(place).is_dir() and os.access(place, os.R_OK)


def _say_trouble(error: Exception) -> int:
    """Say trouble that the program knows as the command line does."""
    import click

    from quizapp.cli.lazy_group import KNOWN_TROUBLE

    if not isinstance(error, KNOWN_TROUBLE):
        raise error
    said = click.ClickException(str(error))
    said.show(sys.stderr)
    return said.exit_code
