"""The correspondence with a room: one turn sends what is new and learns what is new."""

from __future__ import annotations

from collections.abc import Callable

from quizapp.training.exam.paper import Paper
from quizapp.training.exam.sitting.clock import ExamClock
from quizapp.training.room.attending.asking import (
    NoContactError,
    OtherCertificateError,
    RefusedError,
    RoomAsking,
    UnknownCertificateError,
)
from quizapp.training.room.attending.heard import (
    Declined,
    Heard,
    Impostor,
    Learned,
    Lost,
    Stored,
    TurnedAway,
)
from quizapp.training.room.attending.outgoing import Outgoing
from quizapp.training.room.bodies import ReceiptBody, SittingBody
from quizapp.training.room.deeds import Refused
from quizapp.training.room.room import Phase

RETRY_S = (1.0, 2.0, 4.0, 8.0)
"""Without contact it is tried again after so long, the last one for ever."""

_AFTER_REFUSAL_S = 2.0
_TURNED_AWAY_S = 30.0
_LEARN_EVERY = 10
"""Turns after which everything is asked anew, whether there is news or not."""

_TAKES_NOTHING_NOW = {
    Refused.LATE,
    Refused.PAUSED,
    Refused.HANDED_IN,
    Refused.CLOSED,
    Refused.NOT_STARTED,
}
"""These follow from how the exam stands, which is learned at once."""


class Correspondence:
    """Speaks for one candidate; sends the same again until the room has it."""

    def __init__(
        self, room: RoomAsking, clock: ExamClock, tell: Callable[[Heard], None]
    ) -> None:
        self._room = room
        self._clock = clock
        self._tell = tell
        self._sitting: SittingBody | None = None
        self._turns = 0
        self._failures = 0

    def turn(self, outgoing: Outgoing) -> float:
        """Send and learn; give the seconds after which to do so again."""
        try:
            wait = self._send_and_learn(outgoing)
        except RefusedError as refused:
            return self._refused(refused, outgoing)
        except (OtherCertificateError, UnknownCertificateError):
            self._tell(Impostor())
            return self._later()
        except NoContactError as error:
            self._tell(Lost(str(error)))
            return self._later()
        self._failures = 0
        return wait

    def _send_and_learn(self, outgoing: Outgoing) -> float:
        before = self._sitting or self._learn(outgoing)
        takes = _takes_answers(before)
        sends = takes and (bool(outgoing.answers) or outgoing.hand_in)
        receipt = self._send(outgoing, with_answers=sends)
        number = outgoing.number if sends else 0
        self._tell(Stored(number, receipt.stored_ms, receipt.handed_in))
        self._turns += 1
        has_news = receipt.news != before.news or receipt.handed_in != before.handed_in
        lacks_paper = takes and not outgoing.has_paper
        if has_news or lacks_paper or self._turns % _LEARN_EVERY == 0:
            self._learn(outgoing)
        return float(receipt.ask_again_s)

    def _send(self, outgoing: Outgoing, *, with_answers: bool) -> ReceiptBody:
        deed = outgoing.deed(with_answers=with_answers)
        if with_answers and outgoing.hand_in:
            return self._room.hand_in(deed)
        return self._room.answer(deed)

    def _learn(self, outgoing: Outgoing) -> SittingBody:
        asked_at = self._clock()
        sitting = self._room.sitting()
        at = self._clock()
        self._sitting = sitting
        outcome = self._room.results() if sitting.over else None
        self._tell(
            Learned(
                sitting=sitting,
                at=at,
                way_s=max(0.0, at.awake_seconds - asked_at.awake_seconds),
                paper=None if outgoing.has_paper else self._paper(sitting),
                outcome=outcome,
            )
        )
        return sitting

    def _paper(self, sitting: SittingBody) -> Paper | None:
        """Ask for the questions where they may be seen."""
        told = sitting.told
        looking_back = told.answers or told.explanations or bool(sitting.debrief)
        closed = sitting.over and not looking_back
        if sitting.phase == Phase.LOBBY or sitting.pause is not None or closed:
            return None
        try:
            return self._room.paper()
        except RefusedError:  # it was closed at this very moment
            return None

    def _refused(self, refused: RefusedError, outgoing: Outgoing) -> float:
        if refused.word == Refused.UNKNOWN:
            self._tell(TurnedAway())
            return _TURNED_AWAY_S
        if refused.wait_seconds:
            return float(refused.wait_seconds)
        if refused.word not in _TAKES_NOTHING_NOW:
            self._tell(Declined(refused.word))
        try:
            self._learn(outgoing)
        except (RefusedError, NoContactError) as error:
            self._tell(Lost(str(error)))
        return _AFTER_REFUSAL_S

    def _later(self) -> float:
        wait = RETRY_S[min(self._failures, len(RETRY_S) - 1)]
        self._failures += 1
        self._sitting = None  # everything is learned anew when contact is back
        return wait


def _takes_answers(sitting: SittingBody) -> bool:
    running = sitting.phase == Phase.RUNNING
    return running and not sitting.over and sitting.pause is None
