"""What a page says when the program cannot go on."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quizapp.presenters.retold.retelling import retell
from quizapp.presenters.wording import word


class Trouble(StrEnum):
    """What stands in the way."""

    DAMAGED = "damaged"
    """The progress file cannot be read."""
    NEWER = "newer"
    """The progress file comes from a newer version of the program."""
    LOCKED = "locked"
    """Another window holds the progress."""
    NOT_KEPT = "not-kept"
    """An answer could not be written."""
    NOT_SHOWN = "not-shown"
    """An answer is kept, but its verdict cannot be shown."""
    NO_CONTENT = "no-content"
    """The questions are not where they should be."""
    UNREADABLE = "unreadable"
    """A question file cannot be understood."""
    REFUSED = "refused"
    """The engine cannot answer a question."""
    FAULT = "fault"
    """The program itself is wrong."""


class TroubleError(Exception):
    """The program cannot go on; carries what the page says about it."""

    def __init__(
        self, trouble: Trouble, remedy: str = "", details: tuple[str, ...] = ()
    ) -> None:
        super().__init__(trouble.value)
        self.trouble = trouble
        self.remedy = remedy
        self.details = details


class MessageScreen(Struct, frozen=True):
    """The whole page."""

    language: str
    trouble: Trouble
    heading: str
    safe: str
    remedy: str
    details: tuple[str, ...] = ()
    """Lines such as the file's place, folded at first."""

    @property
    def leads_to_today(self) -> bool:
        """Say whether the start page is a way out: the program itself is well."""
        return self.trouble in (Trouble.REFUSED, Trouble.NOT_SHOWN)


def message_screen(language: str, error: TroubleError) -> MessageScreen:
    """Say what happened, what is safe and what to do."""
    key = f"message.{error.trouble.value}"
    return MessageScreen(
        language=language,
        trouble=error.trouble,
        heading=word(language, key),
        safe=word(language, f"{key}.safe"),
        remedy=error.remedy or word(language, f"{key}.remedy"),
        details=tuple(retell(language, each) for each in error.details),
    )
