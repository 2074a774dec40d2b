"""Which errors are known trouble, told on the message page and not by a traceback."""

from __future__ import annotations

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


def known_trouble(error: Exception) -> TroubleError | None:
    """Say an error as trouble; None if it is a fault of the program itself."""
    if isinstance(error, TroubleError):
        return error
    for kind, trouble in _TROUBLES:
        if isinstance(error, kind):
            return TroubleError(trouble, details=details_of(error))
    return None


def details_of(error: Exception) -> tuple[str, ...]:
    """List the lines that help whoever is asked about an error."""
    return tuple(str(error).splitlines()) or (type(error).__name__,)
