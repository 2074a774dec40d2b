"""The presenter of the way into a room: link or address, code, name, and certificate."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

from msgspec.structs import replace

from quizapp.presenters.attending.port import Entry, RoomNearby, RoomPort
from quizapp.presenters.attending.screen import JoinScreen, NearbyRow
from quizapp.presenters.wording import word
from quizapp.training.exam.sealing.candidate_name import NameRefusedError, parse_name
from quizapp.training.ports import NotKeptError
from quizapp.training.room.attending.asking import (
    NoContactError,
    NoRoomError,
    OtherCertificateError,
    RefusedError,
    UnknownCertificateError,
)
from quizapp.training.room.attending.ticket import Ticket
from quizapp.training.room.codes import fingerprint_lines, tidy_code
from quizapp.training.room.join_link import JoinLinkError, parse_join_link

_MOST_LETTERS = 60
_SAID_WORDS = {"unknown room", "name taken", "joining closed"}

Fault = Callable[[str], str]
"""Says in a language what stands in the way."""


class JoinPresenter:
    """Gets somebody in; nothing is sent before the certificate is the expected one."""

    def __init__(self, port: RoomPort, *, language: str) -> None:
        self._port = port
        self._language = language
        self._entry: Entry | None = None
        self._entering: Future[Ticket] | None = None
        self._unknown: UnknownCertificateError | None = None
        self._fault: Fault | None = None
        self._ticket: Ticket | None = None
        self._nearby: tuple[RoomNearby, ...] = ()

    def set_language(self, language: str) -> None:
        """Say the page in another language."""
        self._language = language

    def open(self) -> JoinScreen:
        """Show the page, and begin to look for rooms."""
        self._fault = self._unknown = None
        self._nearby = self._port.nearby()
        return self.screen()

    def close(self) -> None:
        """Look for no more rooms."""
        self._port.stop_looking()

    def join(self, where: str, code: str, name: str, return_code: str = "") -> None:
        """Ask the room to let somebody in."""
        if self._entering is not None:
            return
        self._fault = self._unknown = None
        try:
            link = parse_join_link(where)
            candidate = parse_name(name)
        except JoinLinkError as error:
            self._fault = _say(f"attend.fault.{error}")
            return
        except NameRefusedError:
            self._fault = _say("attend.fault.no-name")
            return
        said = "".join(code.split()) or link.code
        if not said:
            self._fault = _say("attend.fault.no-code")
        elif len(candidate) > _MOST_LETTERS:
            self._fault = _say("attend.fault.no-name")
        else:
            entry = Entry(
                link=replace(link, code=said),
                name=candidate,
                return_code=return_code.strip(),
            )
            self._enter(entry)

    def trust(self) -> None:
        """Go on with the certificate that was shown: somebody compared it."""
        if self._unknown is not None and self._entry is not None:
            fingerprint, self._unknown = self._unknown.fingerprint, None
            link = replace(self._entry.link, fingerprint=fingerprint)
            self._enter(replace(self._entry, link=link))

    def distrust(self) -> None:
        """Send nothing to whoever shows this certificate."""
        self._unknown = None
        self._fault = _say("attend.fault.other-than-before")

    @property
    def is_waiting(self) -> bool:
        """Say whether the room is being asked."""
        return self._entering is not None

    def look(self) -> bool:
        """Take what came; say whether anything did."""
        nearby = self._port.nearby()
        came, self._nearby = nearby != self._nearby, nearby
        if self._entering is not None and self._entering.done():
            entering, self._entering = self._entering, None
            self._take(entering)
            return True
        return came

    def take_ticket(self) -> Ticket | None:
        """Give the place that the room gave, once."""
        ticket, self._ticket = self._ticket, None
        return ticket

    def screen(self) -> JoinScreen:
        """Return the page."""
        language, unknown = self._language, self._unknown
        return JoinScreen(
            language=language,
            candidate=self._port.candidate(),
            nearby=tuple(
                NearbyRow(
                    each.address,
                    word(
                        language,
                        "attend.nearby.choose",
                        name=each.name,
                        address=each.address,
                    ),
                )
                for each in self._nearby
            ),
            waiting=word(language, "attend.asking") if self.is_waiting else "",
            fault="" if self._fault is None else self._fault(language),
            fingerprint=""
            if unknown is None
            else fingerprint_lines(unknown.fingerprint),
            fingerprint_line="" if unknown is None else self._fingerprint_line(unknown),
        )

    def _fingerprint_line(self, unknown: UnknownCertificateError) -> str:
        said = {"address": self._address}
        line = word(self._language, "attend.certificate.line", **said)
        if not unknown.by_date:
            return line
        return f"{line} {word(self._language, 'attend.certificate.by-date')}"

    @property
    def _address(self) -> str:
        return "" if self._entry is None else self._entry.link.address

    def _enter(self, entry: Entry) -> None:
        self._entry = entry
        self._entering = self._port.enter(entry)

    def _take(self, entering: Future[Ticket]) -> None:
        try:
            self._ticket = entering.result()
        except UnknownCertificateError as unknown:
            self._unknown = unknown
        except OtherCertificateError:
            self._fault = _say("attend.fault.other", address=self._address)
        except NoRoomError:
            self._fault = _say("attend.fault.no-room", address=self._address)
        except NoContactError:
            self._fault = _say("attend.fault.silent", address=self._address)
        except NotKeptError as error:
            reason = str(error).rstrip(".")
            self._fault = _say("attend.fault.not-kept", reason=reason)
        except RefusedError as refused:
            self._fault = self._refused(refused)

    def _refused(self, refused: RefusedError) -> Fault:
        entry = self._entry
        if refused.word == "too many":
            return _say("attend.refused.too-many", n=refused.wait_seconds)
        if refused.word == "no name":
            return _say("attend.fault.no-name")
        if refused.word not in _SAID_WORDS or entry is None:
            return _say("attend.refused.said", said=str(refused))
        if refused.word == "unknown room" and entry.return_code:
            return _say("attend.refused.return")
        key = refused.word.replace(" ", "-")
        return _say(f"attend.refused.{key}", code=tidy_code(entry.link.code))


def _say(key: str, **params: object) -> Fault:
    return lambda language: word(language, key, **params)
