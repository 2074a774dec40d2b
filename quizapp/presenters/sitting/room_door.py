"""The presenter of the way into an exam room: its link is checked before it is opened."""

from __future__ import annotations

from concurrent.futures import Future
from enum import StrEnum
from typing import Protocol

from quizapp.presenters.sitting.screen import RoomDoorScreen
from quizapp.presenters.wording import word
from quizapp.training.room.join_link import JoinLink, JoinLinkError, parse_join_link


class Seen(StrEnum):
    """What was found at the address of a room."""

    SAME = "same"
    """It shows the certificate that the link names."""
    UNNAMED = "unnamed"
    """It answers, and the link names no certificate: the browser decides."""
    OTHER = "other"
    """It shows another certificate: somebody may stand between."""
    SILENT = "silent"
    """Nobody answers there."""


class RoomPort(Protocol):
    """Looks at the address of a room."""

    def look_at(self, link: JoinLink) -> Future[Seen]:
        """Ask for the certificate that is shown there; nothing else is sent."""


class RoomDoorPresenter:
    """Leads to the page of a room, unless another certificate is shown there."""

    def __init__(self, port: RoomPort, *, language: str) -> None:
        self._port = port
        self._language = language
        self._link: JoinLink | None = None
        self._looking: Future[Seen] | None = None
        self._said = ""
        self._url = ""

    def set_language(self, language: str) -> None:
        """Say the panel in another language."""
        self._language = language

    def join(self, text: str) -> RoomDoorScreen:
        """Check a link."""
        if self._looking is None:
            self._said = ""
            try:
                self._link = parse_join_link(text)
            except JoinLinkError as error:
                self._said = f"exams.room.{error}"
            else:
                self._look_at(self._link)
        return self.screen()

    def _look_at(self, link: JoinLink) -> None:
        if link.code:
            self._looking = self._port.look_at(link)
        else:
            self._said = "exams.room.no-code"

    @property
    def is_waiting(self) -> bool:
        """Say whether the address is being looked at."""
        return self._looking is not None

    def look(self) -> bool:
        """Take what was found; say whether anything was."""
        if self._looking is None or not self._looking.done():
            return False
        looking, self._looking = self._looking, None
        seen = looking.result()
        self._said = f"exams.room.{seen.value}"
        if self._link is not None and seen in (Seen.SAME, Seen.UNNAMED):
            self._url = self._link.url
        return True

    def take_url(self) -> str:
        """Give the page that may be opened, once; or nothing."""
        url, self._url = self._url, ""
        return url

    def screen(self) -> RoomDoorScreen:
        """Return the panel."""
        language = self._language
        waiting = word(language, "exams.room.looking") if self.is_waiting else ""
        said = word(language, self._said) if self._said else ""
        fine = self._said.endswith((Seen.SAME.value, Seen.UNNAMED.value))
        return RoomDoorScreen(language, said or waiting, fine or not said)
