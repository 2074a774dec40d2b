"""Rules texts read from files, in a second process."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from quizapp.desktop.working.second_process import Line, ProcessWork
from quizapp.interchange.rules_shelf import read_rules_file
from quizapp.presenters.working.work import Work, WorkFailedError
from quizapp.training.rules_texts import NotARulesTextError, RulesText


def begin_reading(path: Path) -> Work:
    """Begin to read a published rules text; the result is a `RulesText`."""
    return ProcessWork(partial(read_rules, path))


def read_rules(path: Path, line: Line) -> RulesText:
    """Read a published rules text.

    :raises WorkFailedError: if it is none, saying why.
    :raises StoppedError: if it is not wanted.
    """
    line.check()
    try:
        return read_rules_file(path)
    except NotARulesTextError as error:
        reason, details = f"rules-{error.flaw.value}", str(error)
        raise WorkFailedError(reason, path.name, details) from error
