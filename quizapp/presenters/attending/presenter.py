"""The presenter of a room that was joined: from waiting to what is told at the end."""

from __future__ import annotations

import datetime as dt
from concurrent.futures import Future
from contextlib import suppress
from enum import StrEnum

from quizapp.presenters.attending.port import RoomPort
from quizapp.presenters.attending.standing import Standing
from quizapp.presenters.attending.told import outcome_screen
from quizapp.presenters.attending.told_answer import explain
from quizapp.presenters.attending.voice import RoomVoice
from quizapp.presenters.attending.waiting import Waiting, waiting_screen
from quizapp.presenters.feedback_screen import FeedbackScreen
from quizapp.presenters.sitting.measured import Measured, ScreenRoom
from quizapp.presenters.sitting.screen import ResultScreen, StartScreen
from quizapp.presenters.sitting.start import Found
from quizapp.training.exam.sealing.sealed_paper import OpenedPaper
from quizapp.training.exam.sitting.sitting import Sitting
from quizapp.training.ports import NotKeptError
from quizapp.training.room.attending.following import follow_room, take_place
from quizapp.training.room.attending.heard import (
    Declined,
    Heard,
    Impostor,
    Learned,
    Lost,
    Stored,
    TurnedAway,
)
from quizapp.training.room.attending.outgoing import Outgoing, outgoing_of
from quizapp.training.room.attending.ticket import Ticket
from quizapp.training.room.room import Phase


class Stage(StrEnum):
    """How far a candidate has come in a room."""

    OUTSIDE = "outside"
    WAITING = "waiting"
    SITTING = "sitting"
    OVER = "over"


class AttendingPresenter:
    """Takes over what is heard of a room, and lets it know what is answered."""

    def __init__(
        self, port: RoomPort, *, language: str, zone: dt.tzinfo | None = None
    ) -> None:
        """Take the zone in which times are said; None is that of the computer."""
        self._port = port
        self.language = language
        self._zone = zone
        self._ticket: Ticket | None = None
        self._standing = Standing()
        self._sitting: Sitting | None = None
        self._opening: Future[OpenedPaper | None] | None = None
        self._sealing: Future[OpenedPaper] | None = None
        self._unfollowed: Learned | None = None
        self._measuring: Future[Measured] | None = None
        self._measured: Measured | None = None
        self._is_sure = False
        self._fault = ""
        """Why the sitting could not begin, or empty."""

    def set_language(self, language: str) -> None:
        """Say everything but the paper in another language."""
        self.language = language

    @property
    def stage(self) -> Stage:
        """Say how far the candidate has come."""
        if self._ticket is None:
            return Stage.OUTSIDE
        if self._standing.is_out:
            return Stage.OVER
        if self._sitting is not None:
            ended = self._sitting.course.ending is not None
            return Stage.OVER if ended else Stage.SITTING
        learned = self._standing.learned
        is_over = learned is not None and (
            learned.sitting.over or learned.sitting.phase == Phase.CLOSED
        )
        is_opening = self._opening is not None
        return Stage.OVER if is_over and not is_opening else Stage.WAITING

    @property
    def sitting(self) -> Sitting:
        """Give the sitting.

        :raises ValueError: if none has begun.
        """
        if self._sitting is None:
            raise ValueError("the exam has not begun")
        return self._sitting

    @property
    def exam(self) -> str:
        """Name the exam of the room that one is in, or was in last; or nothing."""
        ticket = self._ticket or self._port.current()
        return "" if ticket is None else ticket.title

    def come_back(self) -> bool:
        """Go on in the room that was not left; False where there is none."""
        if self._ticket is None:
            ticket = self._port.current()
            if ticket is None:
                return False
            self.attend(ticket)
        return True

    def go_on(self) -> bool:
        """Go on in a room whose exam is not over; False where there is none."""
        ticket = self._port.unfinished()
        if ticket is not None:
            self.attend(ticket)
        return ticket is not None

    def attend(self, ticket: Ticket) -> None:
        """Be in a room from now on."""
        self._sitting = self._sealing = self._unfollowed = None
        self._opening = self._port.attend(ticket)
        self._measuring, self._measured = self._port.measure(), None
        self._ticket = ticket
        self._standing = Standing(
            learned=self._port.last_heard(), read=self._port.read()
        )
        self._is_sure = False

    def look(self) -> bool:
        """Take over what came meanwhile; say whether anything changed.

        :raises NotKeptError: if the sitting cannot be gone on with.
        """
        before = self._seen
        self._take_measures()
        self._take_papers()
        for heard in self._port.hear():
            self._take(heard)
        self._follow()
        self._tell()
        return self._seen != before

    def start(self, room: ScreenRoom | None = None) -> StartScreen:
        """Return the page of whoever waits, in a window that is so large."""
        assert self._ticket is not None
        found = Found(self._measured, room)
        waiting = Waiting(self._sealing is not None, self._is_sure, self._fault, found)
        return waiting_screen(self._ticket, self._standing, waiting, self.language)

    @property
    def voice(self) -> RoomVoice:
        """Give what the room says beside a question."""
        return RoomVoice(self.sitting, self._standing, self._port.seconds(), self._zone)

    def read_message(self) -> None:
        """Put away the message that is shown."""
        self._standing = self._standing.read_first()
        with suppress(NotKeptError):  # it is only shown again after the next start
            self._port.keep_read(self._standing.read)

    def outcome(self) -> ResultScreen:
        """Return the page after the exam."""
        assert self._ticket is not None
        title = self._ticket.title
        return outcome_screen(title, self._sitting, self._standing, self.language)

    def explain(self, number: int) -> FeedbackScreen | None:
        """Say why an answer is right or not, as the room told it; None if it did not."""
        if self._sitting is None:
            return None
        return explain(self._sitting, self._standing, number, self.language)

    def leave(self) -> bool:
        """Leave; before the end ask first, and say whether the room was left."""
        if self.stage is Stage.WAITING and not self._is_sure:
            self._is_sure = True
            return False
        is_done = self._standing.outcome.is_told or self._standing.is_out
        if self.stage is Stage.WAITING or is_done:
            self.leave_for_good()
        return True

    @property
    def may_leave(self) -> bool:
        """Say whether nothing is lost if another room is joined."""
        if self.stage is Stage.OUTSIDE:
            return self._port.current() is not None and self._port.unfinished() is None
        unsent = self._sitting is not None and bool(outgoing_of(self._sitting).answers)
        return self.stage is Stage.OVER and not unsent

    def leave_for_good(self) -> None:
        """Leave the room that is over, whether it told anything or not.

        :raises NotKeptError: if that cannot be kept.
        """
        self._port.leave()
        self._ticket = self._sitting = None

    @property
    def _seen(self) -> tuple[object, ...]:
        """Give all that the pages follow from."""
        return self.stage, self._standing, self._fault, self._measured

    def _take_measures(self) -> None:
        if self._measuring is not None and self._measuring.done():
            self._measured, self._measuring = self._measuring.result(), None

    def _take_papers(self) -> None:
        if self._opening is not None and self._opening.done():
            opening, self._opening = self._opening, None
            opened = opening.result()
            if opened is not None:
                self._sitting = self._port.sit(opened)
        if self._sealing is not None and self._sealing.done():
            sealing, self._sealing = self._sealing, None
            self._begin(sealing.result())

    def _begin(self, opened: OpenedPaper) -> None:
        """Begin the sitting; where it cannot be kept, the paper is asked for again."""
        try:
            self._sitting = self._port.sit(opened)
        except NotKeptError as error:
            self._fault = str(error).rstrip(".")
            self._port.say(Outgoing())
            return
        self._fault = ""
        self._unfollowed = self._standing.learned

    def _take(self, heard: Heard) -> None:
        match heard:
            case Learned():
                self._learn(heard)
            case Stored(number, stored_ms):
                self._standing = self._standing.found(stored_ms if number else 0)
                self._receive(number)
            case Lost():
                self._standing = self._standing.lost(self._port.seconds())
            case Impostor():
                lost = self._standing.lost(self._port.seconds())
                self._standing = lost.seen_impostor()
            case Declined(said):
                self._standing = self._standing.declined(said)
            case TurnedAway():
                self._standing = self._standing.out()

    def _learn(self, heard: Learned) -> None:
        self._standing = self._standing.found(0).learn(heard)
        said = heard.sitting
        waits = self._sitting is None and self._sealing is None
        if (
            heard.paper is not None
            and waits
            and self._opening is None
            and not said.over
        ):
            self._sealing = self._port.seal(heard.paper, said)
        self._unfollowed = heard
        if said.over:
            try:
                self._port.keep(heard)
            except NotKeptError:
                return  # it is told again as long as the room is there

    def _receive(self, number: int) -> None:
        if self._sitting is None:
            return
        try:
            self._sitting.receive(number)
        except NotKeptError:
            return  # it is sent and received again

    def _follow(self) -> None:
        """Take over what the room said last; what cannot be kept is tried again."""
        if self._sitting is None or self._unfollowed is None:
            return
        try:
            take_place(self._sitting, self._unfollowed.sitting)
            follow_room(self._sitting, self._unfollowed)
        except NotKeptError:
            return  # the bar says so
        self._unfollowed = None

    def _tell(self) -> None:
        if self._sitting is not None:
            self._port.say(outgoing_of(self._sitting))
        elif self._sealing is not None:
            self._port.say(Outgoing(has_paper=True))
