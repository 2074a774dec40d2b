"""A candidate's program in a room, turn by turn, with clocks and contact in the test's hand."""

from __future__ import annotations

from msgspec.structs import replace

from quizapp.interchange.rooms.room_client import RoomClient
from quizapp.training.exam.sealing.sealed_paper import Terms
from quizapp.training.exam.sitting.sitting import Sitting
from quizapp.training.room.attending.correspondence import Correspondence
from quizapp.training.room.attending.following import follow_room, take_place
from quizapp.training.room.attending.heard import Heard, Learned, Stored
from quizapp.training.room.attending.outgoing import Outgoing, outgoing_of
from quizapp.training.room.bodies import JoinBody, SittingBody
from tests.support.room_client import Caller, HallTransport
from tests.support.rooms import paper
from tests.support.sittings import OPENED, Clocks, FakeSittingStore, started

OPENED_HERE = replace(
    OPENED[60], paper=paper("A"), terms=Terms(grace_seconds=0, pass_percent=None)
)


class Attendee:
    """Sits in a hall; what is heard is followed at once, as the window does."""

    def __init__(self, caller: Caller, name: str = "Kim") -> None:
        self.hall = caller.hall
        self.transport = HallTransport(caller)
        self.client = RoomClient(self.transport)
        self.clocks = Clocks()
        self.store = FakeSittingStore()
        self.heard: list[Heard] = []
        self.sitting: Sitting | None = None
        code = self.hall.room.join_code
        self.client.join(JoinBody(code=code, name=name, attempt=name.ljust(20, "-")))
        self._reconnect()

    def _reconnect(self) -> None:
        self.words = Correspondence(self.client, self.clocks, self.heard.append)

    def turn(self) -> float:
        """Have one turn, and follow what was heard."""
        self.heard.clear()
        outgoing = outgoing_of(self.sitting) if self.sitting else Outgoing()
        wait = self.words.turn(outgoing)
        for heard in self.heard:
            if isinstance(heard, Learned):
                if heard.paper is not None and self.sitting is None:
                    started(self.store, self.clocks)
                    self._open()
                if self.sitting is not None:
                    take_place(self.sitting, heard.sitting)
                    follow_room(self.sitting, heard)
            elif isinstance(heard, Stored) and self.sitting is not None:
                self.sitting.receive(heard.number)
        return wait

    def begin(self) -> Sitting:
        """Have turns until the questions are there."""
        self.hall.start()
        self.turn()
        self.turn()
        assert self.sitting is not None
        return self.sitting

    def crash(self) -> None:
        """End the program at once, and start it again."""
        self._reconnect()
        self._open()

    def wait(self, seconds: float) -> None:
        """Let time go by, here and in the room."""
        self.clocks.pass_by(seconds)
        self.hall.wait(round(seconds * 1000))

    @property
    def unsent(self) -> int:
        """Count the answers that are only here."""
        assert self.sitting is not None
        return len(outgoing_of(self.sitting).answers)

    def said(self) -> SittingBody:
        """Give how the room says the exam stands."""
        return self.client.sitting()

    def _open(self) -> None:
        assert self.store.kept is not None
        self.sitting = Sitting(OPENED_HERE, self.store.kept, self.store, self.clocks)
