"""Work that goes on beside the window, and the news of it."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class Advanced(Struct, frozen=True):
    """So much of it is done."""

    done: int
    total: int


class Asked(Struct, frozen=True):
    """The work has found something out and waits for a word."""

    found: object


class Ended(Struct, frozen=True):
    """The work is done."""

    result: object


class Failed(Struct, frozen=True):
    """The work could not be done; nothing of it is left."""

    reason: str
    """Last part of the key of a phrase."""
    file: str = ""
    details: str = ""


class Stopped(Struct, frozen=True):
    """The work was stopped; nothing of it is left."""


News = Advanced | Asked | Ended | Failed | Stopped


class WorkFailedError(Exception):
    """The work cannot be done, for a reason that the learner is told."""

    def __init__(self, reason: str, file: str = "", details: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.file = file
        self.details = details


class Work(Protocol):
    """One thing that is being done, elsewhere; asking for news never waits."""

    def news(self) -> tuple[News, ...]:
        """Give what was told since the last time, oldest first."""

    def answer(self, said: object) -> None:
        """Give the word that the work waits for."""

    def stop(self) -> None:
        """Ask the work to end, leaving nothing behind."""

    def kill(self) -> None:
        """End the work at once, and clear away what it leaves behind."""
