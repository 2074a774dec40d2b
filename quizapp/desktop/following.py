"""The window that follows another one, since what that one stood on has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from quizapp.interchange.opened_file import OpenedFile
    from quizapp.training.safekeeping.learner import Learner


class Following(NamedTuple):
    """The window that is opened when this one has been closed."""

    learner: Learner | None
    """Whose data it opens; None where nobody but the first learner is listed."""
    notice: str = ""
    """What its start page says first."""
    language: str | None = None
    """For somebody who has never chosen one."""
    opened: OpenedFile | None = None
    """The file that it shows, or says something of."""
