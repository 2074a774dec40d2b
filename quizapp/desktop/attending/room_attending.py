"""Attending rooms as the window does it: tickets, contact, and the sitting's file."""

from __future__ import annotations

from concurrent.futures import Future
from pathlib import Path

from msgspec.structs import replace

from quizapp.app import system_exam_clock, system_random_bytes, system_stopwatch
from quizapp.desktop.attending.contact import Contact
from quizapp.desktop.exams.measuring import measure
from quizapp.desktop.in_a_thread import in_a_thread
from quizapp.desktop.once_painted import once_painted
from quizapp.interchange.rooms.room_client import RoomClient
from quizapp.interchange.rooms.room_finder import RoomFinder
from quizapp.interchange.rooms.transport import HttpTransport
from quizapp.presenters.attending.port import Entry, RoomNearby
from quizapp.presenters.sitting.measured import Measured
from quizapp.storage.exams.sitting_file import SittingFile, list_sittings
from quizapp.storage.exams.ticket_shelf import TicketShelf
from quizapp.training.exam.paper import Paper
from quizapp.training.exam.sealing.sealed_paper import (
    OpenedPaper,
    Terms,
    open_paper,
    seal_paper,
)
from quizapp.training.exam.sealing.signing import make_signing_key
from quizapp.training.exam.sealing.start_code import StartCode, make_start_code
from quizapp.training.exam.sitting.journal import KeptSitting
from quizapp.training.exam.sitting.sitting import Sitting
from quizapp.training.exam.sitting.starting import (
    Entrance,
    open_kept,
    resume_opened,
    start_opened,
)
from quizapp.training.room.attending.asking import RefusedError
from quizapp.training.room.attending.heard import Heard, Learned
from quizapp.training.room.attending.outgoing import Outgoing
from quizapp.training.room.attending.ticket import Ticket
from quizapp.training.room.bodies import JoinBody, ReturnBody, SittingBody

_ID_BYTES, _ATTEMPT_BYTES = 8, 24
_MINUTE_S = 60


class RoomAttending:
    """Fulfils the port of rooms for one learner."""

    def __init__(self, folder: Path, name: str) -> None:
        self._shelf = TicketShelf(folder)
        self._name = name
        self._clock = system_exam_clock()
        self._finder = RoomFinder()
        self._contact: Contact | None = None
        self._ticket: Ticket | None = None
        self._file: SittingFile | None = None
        self._kept: KeptSitting | None = None
        self._sealed: dict[str, tuple[bytes, StartCode]] = {}

    def measure(self) -> Future[Measured]:
        """Try what an exam needs of this computer."""
        return once_painted(in_a_thread, lambda: measure(self._shelf.folder))

    def candidate(self) -> str:
        """Name the learner."""
        return self._name

    def nearby(self) -> tuple[RoomNearby, ...]:
        """List the rooms found so far; the first time that begins to look."""
        self._finder.start()
        return tuple(RoomNearby(*each) for each in self._finder.found())

    def stop_looking(self) -> None:
        """Look for no more rooms."""
        self._finder.stop()

    def enter(self, entry: Entry) -> Future[Ticket]:
        """Get in; the answer raises what stands in the way."""
        return in_a_thread(lambda: self._enter(entry))

    def current(self) -> Ticket | None:
        """Give the ticket of a room that was entered and not left."""
        return self._shelf.current()

    def unfinished(self) -> Ticket | None:
        """Give that ticket unless the exam is over, as far as is known here."""
        ticket = self._shelf.current()
        if ticket is None or self._shelf.heard(ticket) is not None:
            return None
        return ticket

    def attend(self, ticket: Ticket) -> Future[OpenedPaper | None]:
        """Keep in contact from now on; give the paper of a sitting that was begun."""
        self.close()
        self._ticket = ticket
        kept = self._open_kept(ticket)
        client = RoomClient(HttpTransport(ticket.link), ticket.token)
        self._contact = Contact(client, self._clock)
        self._contact.start()
        if kept is None:
            return _done(None)
        return in_a_thread(lambda: open_kept(kept))

    def last_heard(self) -> Learned | None:
        """Give what the room said last before the program ended."""
        return None if self._ticket is None else self._shelf.heard(self._ticket)

    def seal(self, paper: Paper, said: SittingBody) -> Future[OpenedPaper]:
        """Make the questions a paper as every sitting has one."""
        return in_a_thread(lambda: self._seal(paper, said))

    def sit(self, opened: OpenedPaper) -> Sitting:
        """Begin the sitting, or go on where it was."""
        assert self._ticket is not None
        if self._kept is not None and self._file is not None:
            return resume_opened(opened, self._kept, self._file, self._clock)
        sealed, code = self._sealed[opened.paper_hash]
        self._file = SittingFile(self._shelf.folder_of(self._ticket))
        entrance = Entrance(self._ticket.name, sealed, code)
        return start_opened(
            opened, entrance, self._file, self._clock, system_random_bytes
        )

    def say(self, outgoing: Outgoing) -> None:
        """Let the room know."""
        if self._contact is not None:
            self._contact.say(outgoing)

    def hear(self) -> tuple[Heard, ...]:
        """Give what was heard since last asked, the earliest first."""
        return () if self._contact is None else self._contact.hear()

    def keep(self, heard: Learned) -> None:
        """Keep what the room said, for when it is silent."""
        if self._ticket is not None:
            self._shelf.keep_heard(self._ticket, replace(heard, paper=None))

    def read(self) -> int:
        """Give the id of the last message of the room that was put away, or 0."""
        return 0 if self._ticket is None else self._shelf.read(self._ticket)

    def keep_read(self, message_id: int) -> None:
        """Keep that messages were put away, up to this one."""
        if self._ticket is not None:
            self._shelf.keep_read(self._ticket, message_id)

    def seconds(self) -> float:
        """Give the seconds of a stopwatch."""
        return system_stopwatch()

    def leave(self) -> None:
        """Leave the room for good; what was kept stays."""
        ticket = self._ticket or self._shelf.current()
        if ticket is not None:
            self._shelf.leave(ticket)
        self.close()

    def close(self) -> None:
        """Let go of the contact and the sitting's file."""
        if self._contact is not None:
            self._contact.end()
        if self._file is not None:
            self._file.close()
        self._contact = self._ticket = self._file = self._kept = None

    def end(self) -> None:
        """Let go of everything, as the window is closed."""
        self.stop_looking()
        self.close()

    def _enter(self, entry: Entry) -> Ticket:
        client = RoomClient(HttpTransport(entry.link))
        ticket = self._ticket_for(entry)
        try:
            self._get_in(client, entry, ticket)
            ticket = replace(ticket, token=client.token)
            self._shelf.keep(ticket)
            said = client.sitting()
        except RefusedError:
            self._shelf.drop(ticket)
            raise
        finally:
            client.close()
        ticket = replace(ticket, title=said.title, name=said.name)
        self._shelf.keep(ticket)
        return ticket

    def _get_in(self, client: RoomClient, entry: Entry, ticket: Ticket) -> None:
        code = entry.link.code
        if entry.return_code:
            said = ReturnBody(code=code, return_code=entry.return_code)
            client.come_back(said)
            return
        self._shelf.keep(ticket)  # asked again after any end, it is the same attempt
        client.join(JoinBody(code=code, name=entry.name, attempt=ticket.attempt))

    def _ticket_for(self, entry: Entry) -> Ticket:
        """Give the ticket of an attempt whose answer never came, or a new one."""
        if not entry.return_code:
            tried = self._shelf.attempt_of(entry.link, entry.name)
            if tried is not None:
                return tried
        return Ticket(
            ticket_id=system_random_bytes(_ID_BYTES).hex(),
            link=entry.link,
            name=entry.name,
            attempt=system_random_bytes(_ATTEMPT_BYTES).hex(),
        )

    def _open_kept(self, ticket: Ticket) -> KeptSitting | None:
        folder = self._shelf.folder_of(ticket)
        for sitting_id in list_sittings(folder):
            self._file = SittingFile(folder)
            self._kept = self._file.open(sitting_id)
        return self._kept

    def _seal(self, paper: Paper, said: SittingBody) -> OpenedPaper:
        """Seal with keys of this moment: the journal of a sitting holds a sealed paper."""
        minutes = None if said.limit_s is None else -(-said.limit_s // _MINUTE_S)
        timed = replace(paper, minutes=minutes, exam=said.title or paper.exam)
        code = make_start_code(system_random_bytes)
        key = make_signing_key(system_random_bytes)
        sealed = seal_paper(
            timed, Terms(grace_seconds=0), key, code, system_random_bytes
        )
        opened = open_paper(sealed, code)
        self._sealed[opened.paper_hash] = (sealed, code)
        return opened


def _done(value: OpenedPaper | None) -> Future[OpenedPaper | None]:
    done: Future[OpenedPaper | None] = Future()
    done.set_result(value)
    return done
