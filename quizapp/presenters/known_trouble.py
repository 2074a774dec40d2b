"""What errors are told as on the message page, instead of by a traceback."""

from __future__ import annotations

import traceback

from quizapp.bank.places import ContentMissingError
from quizapp.bank.reading.fault import UnreadableError
from quizapp.presenters.message_screen import Trouble, TroubleError
from quizapp.rules.refusal import RefusalError
from quizapp.training.ports import NotKeptError

_TROUBLES: tuple[tuple[type[Exception], Trouble], ...] = (
    (NotKeptError, Trouble.NOT_KEPT),
    (ContentMissingError, Trouble.NO_CONTENT),
    (UnreadableError, Trouble.UNREADABLE),
    (RefusalError, Trouble.REFUSED),
)

_PLACES = 4
"""How many places of the program the details of a fault name."""


def trouble_of(error: Exception) -> TroubleError:
    """Say an error as trouble; what nobody foresaw is a fault of the program."""
    if isinstance(error, TroubleError):
        return error
    for kind, trouble in _TROUBLES:
        if isinstance(error, kind):
            return TroubleError(trouble, details=details_of(error))
    return TroubleError(Trouble.FAULT, details=_fault_details(error))


def details_of(error: Exception) -> tuple[str, ...]:
    """List the lines that help whoever is asked about an error."""
    return tuple(str(error).splitlines()) or (type(error).__name__,)


def _fault_details(error: Exception) -> tuple[str, ...]:
    """List what went wrong and where in the program, innermost place last."""
    said = traceback.format_exception_only(error)
    frames = traceback.extract_tb(error.__traceback__)[-_PLACES:]
    places = (
        f"{frame.name}, {_short(frame.filename)}:{frame.lineno}" for frame in frames
    )
    return (*(line.rstrip() for line in said), *places)


def _short(filename: str) -> str:
    """Leave out folders that tell nothing about the program, only about its user."""
    return "/".join(filename.replace("\\", "/").split("/")[-2:])
