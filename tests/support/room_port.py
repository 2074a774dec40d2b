"""A port to a hall in this process: every look is one turn, and contact can be cut."""

from __future__ import annotations

from concurrent.futures import Future

from msgspec.structs import replace

from quizapp.interchange.rooms.room_client import RoomClient
from quizapp.presenters.attending.port import Entry, RoomNearby
from quizapp.presenters.sitting.measured import Measured
from quizapp.training.exam.paper import Paper
from quizapp.training.exam.sealing.sealed_paper import OpenedPaper, Terms
from quizapp.training.exam.sitting.sitting import Sitting
from quizapp.training.ports import NotKeptError
from quizapp.training.room.attending.correspondence import Correspondence
from quizapp.training.room.attending.heard import Heard, Learned
from quizapp.training.room.attending.outgoing import Outgoing
from quizapp.training.room.attending.ticket import Ticket
from quizapp.training.room.bodies import JoinBody, ReturnBody, SittingBody
from tests.support.exam_port import MEASURED, done, with_board
from tests.support.room_client import Caller, HallTransport
from tests.support.sittings import OPENED, Clocks, FakeSittingStore, started


class HallRooms:
    """Everything is ready at once; what is kept outlives the port, as a disk does."""

    def __init__(self, caller: Caller) -> None:
        self.hall = caller.hall
        self.transport = HallTransport(caller)
        self.clocks = Clocks()
        self.store = FakeSittingStore()
        self.ticket: Ticket | None = None
        self.opened: OpenedPaper | None = None
        self.kept: Learned | None = None
        self.rooms: tuple[RoomNearby, ...] = ()
        self.stands_in_the_way: Exception | None = None
        self.refuses = ""
        self.messages_read = 0
        self.entries: list[Entry] = []
        self.is_looking = False
        self._words: Correspondence | None = None
        self._heard: list[Heard] = []
        self._outgoing = Outgoing()

    def measure(self) -> Future[Measured]:
        return done(MEASURED)

    def candidate(self) -> str:
        return "Kim"

    def nearby(self) -> tuple[RoomNearby, ...]:
        self.is_looking = True
        return self.rooms

    def stop_looking(self) -> None:
        self.is_looking = False

    def enter(self, entry: Entry) -> Future[Ticket]:
        self.entries.append(entry)
        try:
            return done(self._enter(entry))
        except Exception as error:
            return done(error=error)

    def current(self) -> Ticket | None:
        return self.ticket

    def unfinished(self) -> Ticket | None:
        return None if self.kept is not None else self.ticket

    def attend(self, ticket: Ticket) -> Future[OpenedPaper | None]:
        self.ticket = ticket
        client = RoomClient(self.transport, ticket.token)
        self._heard.clear()
        self._words = Correspondence(client, self.clocks, self._heard.append)
        self._outgoing = Outgoing()
        return done(self.opened)

    def last_heard(self) -> Learned | None:
        return self.kept

    def seal(self, paper: Paper, said: SittingBody) -> Future[OpenedPaper]:
        terms = Terms(grace_seconds=0)
        self.opened = replace(OPENED[60], paper=self.shown(paper), terms=terms)
        return done(self.opened)

    def shown(self, paper: Paper) -> Paper:
        return with_board(paper)

    def sit(self, opened: OpenedPaper) -> Sitting:
        if self.refuses:
            raise NotKeptError(self.refuses)
        if self.store.kept is None:
            started(self.store, self.clocks)
        assert self.store.kept is not None
        return Sitting(opened, self.store.kept, self.store, self.clocks)

    def say(self, outgoing: Outgoing) -> None:
        self._outgoing = outgoing

    def hear(self) -> tuple[Heard, ...]:
        if self._words is None:
            return ()
        self._words.turn(self._outgoing)
        heard = tuple(self._heard)
        self._heard.clear()
        return heard

    def keep(self, heard: Learned) -> None:
        self.kept = heard

    def read(self) -> int:
        return self.messages_read

    def keep_read(self, message_id: int) -> None:
        if self.refuses:
            raise NotKeptError(self.refuses)
        self.messages_read = message_id

    def seconds(self) -> float:
        return self.clocks.moment.awake_seconds

    def leave(self) -> None:
        self.close()
        self.ticket = None

    def close(self) -> None:
        self._words = None

    def wait(self, seconds: float) -> None:
        """Let time go by, here and in the room."""
        self.clocks.pass_by(seconds)
        self.hall.wait(round(seconds * 1000))

    def _enter(self, entry: Entry) -> Ticket:
        if self.stands_in_the_way is not None:
            raise self.stands_in_the_way
        client, code = RoomClient(self.transport), entry.link.code
        if entry.return_code:
            client.come_back(ReturnBody(code=code, return_code=entry.return_code))
        else:
            attempt = entry.name.ljust(20, "-")
            client.join(JoinBody(code=code, name=entry.name, attempt=attempt))
        said = client.sitting()
        return Ticket(
            ticket_id="0a", link=entry.link, name=said.name, attempt="-",
            token=client.token, title=said.title,
        )  # fmt: skip


class NoRooms:
    """There is no room anywhere."""

    def candidate(self) -> str:
        return "Kim"

    def nearby(self) -> tuple[RoomNearby, ...]:
        return ()

    def stop_looking(self) -> None:
        """Nobody looks."""

    def current(self) -> Ticket | None:
        return None

    unfinished = current
