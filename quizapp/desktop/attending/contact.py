"""The contact with a room: a thread that sends and hears while the window goes on."""

from __future__ import annotations

from queue import Empty, SimpleQueue
from threading import Condition, Thread

from quizapp.training.exam.sitting.clock import ExamClock
from quizapp.training.room.attending.asking import RoomAsking
from quizapp.training.room.attending.correspondence import Correspondence
from quizapp.training.room.attending.heard import Heard
from quizapp.training.room.attending.outgoing import Outgoing


class Contact:
    """Has turn after turn; what is to be sent is told by one thread, done by another."""

    def __init__(self, room: RoomAsking, clock: ExamClock) -> None:
        self._room = room
        self._heard: SimpleQueue[Heard] = SimpleQueue()
        self._words = Correspondence(room, clock, self._heard.put)
        self._outgoing = Outgoing()
        self._changed = Condition()
        self._is_new = False
        self._ends = False
        # It ends with the window, whatever it waits for: all of it is on the disk.
        self._thread = Thread(target=self._run, name="contact", daemon=True)

    def start(self) -> None:
        """Begin with the first turn."""
        self._thread.start()

    def say(self, outgoing: Outgoing) -> None:
        """Send this from now on; at once, if something new is in it."""
        with self._changed:
            is_new = _is_urgent(self._outgoing, outgoing)
            self._outgoing = outgoing
            if is_new:
                self._is_new = True
                self._changed.notify()

    def hear(self) -> tuple[Heard, ...]:
        """Give what was heard since last asked."""
        heard: list[Heard] = []
        while True:
            try:
                heard.append(self._heard.get_nowait())
            except Empty:
                return tuple(heard)

    def end(self) -> None:
        """Have no further turn; one that is under way is not waited for."""
        with self._changed:
            self._ends = True
            self._changed.notify()

    def _run(self) -> None:
        while True:
            with self._changed:
                outgoing, self._is_new = self._outgoing, False
            wait = self._words.turn(outgoing)
            with self._changed:
                self._changed.wait_for(lambda: self._ends or self._is_new, wait)
                if self._ends:
                    break
        self._room.close()


def _is_urgent(before: Outgoing, now: Outgoing) -> bool:
    """Say whether the room should know of this sooner than with the next turn."""
    unsent = now.number > before.number
    return unsent or now.hand_in != before.hand_in or now.has_paper != before.has_paper
