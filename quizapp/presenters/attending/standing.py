"""The standing of a room as far as it is known here, and of the contact with it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from quizapp.training.room.attending.heard import Learned
from quizapp.training.room.bodies import MessageBody
from quizapp.training.room.outcome import Outcome


class Standing(Struct, frozen=True):
    """What was heard so far; every change gives another one."""

    learned: Learned | None = None
    """What the room said last."""
    lost_since: float | None = None
    """When contact was lost, by the stopwatch; None where there is contact."""
    stored_ms: int = 0
    """When the room stored the newest answer; 0 where none was sent yet."""
    is_impostor: bool = False
    """Whether another certificate is shown at the room's address."""
    refused: str = ""
    """Why the last answers were not taken, as a word; empty where they were."""
    is_out: bool = False
    """Whether the room knows this computer no more."""
    read: int = 0
    """Id of the last message that was put away."""

    @property
    def message(self) -> MessageBody | None:
        """Give the earliest message that was not put away."""
        if self.learned is None:
            return None
        unread = (m for m in self.learned.sitting.messages if m.message_id > self.read)
        return min(unread, key=lambda each: each.message_id, default=None)

    @property
    def discussed(self) -> int:
        """Give the number of the question that the room discusses; 0 if it does not."""
        said = None if self.learned is None else self.learned.sitting
        discussed = 0 if said is None else said.debrief or 0
        return discussed if said is not None and discussed <= said.questions else 0

    @property
    def outcome(self) -> Outcome:
        """Give what was told of the result."""
        outcome = None if self.learned is None else self.learned.outcome
        return outcome or Outcome()

    def learn(self, heard: Learned) -> Standing:
        """Take what the room said."""
        stored = (each.stored_ms for each in heard.sitting.answers)
        newest = max((self.stored_ms, *stored))
        return replace(self, learned=heard, stored_ms=newest)

    def found(self, stored_ms: int) -> Standing:
        """There is contact; `stored_ms` is not 0 if answers were stored."""
        found = replace(self, lost_since=None, is_impostor=False)
        if not stored_ms:
            return found
        return replace(found, stored_ms=stored_ms, refused="")

    def lost(self, seconds: float) -> Standing:
        """There is no contact, since now or since before."""
        since = seconds if self.lost_since is None else self.lost_since
        return replace(self, lost_since=since)

    def seen_impostor(self) -> Standing:
        """Another certificate is shown."""
        return replace(self, is_impostor=True)

    def declined(self, said: str) -> Standing:
        """Answers were not taken."""
        return replace(self, refused=said)

    def out(self) -> Standing:
        """The room knows this computer no more."""
        return replace(self, is_out=True, lost_since=None)

    def read_first(self) -> Standing:
        """Put away the earliest message."""
        message = self.message
        return self if message is None else replace(self, read=message.message_id)
