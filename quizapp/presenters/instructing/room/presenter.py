"""The presenter of an exam room: who is there, and what the instructor does."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial

from quizapp.presenters.instructing.port import Beside, ExamOnShelf, at_once
from quizapp.presenters.instructing.room.port import (
    Held,
    RoomFront,
    RoomSeen,
    RoomServer,
    RoomTroubleError,
)
from quizapp.presenters.instructing.room.screen import RoomScreen
from quizapp.presenters.instructing.room.screen_making import EXTRAS, RoomScreenMaker
from quizapp.presenters.retold.retelling import retell
from quizapp.presenters.wording import word
from quizapp.training.exam.blueprint import Release
from quizapp.training.exam.results.release_plan import PARTS, told_by
from quizapp.training.exam.sealing.qr import qr_rows
from quizapp.training.room.standing import Standing


class RoomPresenter:
    """Asks the server on another thread, one thing after the other."""

    def __init__(
        self, server: RoomServer, *, language: str, beside: Beside = at_once
    ) -> None:
        self._server = server
        self._language = language
        self._beside = beside
        self._exam: ExamOnShelf | None = None
        self._front: RoomFront | None = None
        self._seen: RoomSeen | None = None
        self._selected = 0
        self._acting: list[tuple[str, Future[object]]] = []
        self._looking: Future[RoomSeen] | None = None
        self._notice = ("", False)
        self._taken = 0

    def open(self, exam: ExamOnShelf) -> bool:
        """Show the room of an exam; say whether another one has to end first."""
        if self._front is not None and self._exam is not None:
            if self._exam.key != exam.key:
                self._notice = (word(self._language, "room.other-open"), True)
                return False
        else:
            self._exam, self._seen = exam, None
            self._notice = ("", False)
        return True

    @property
    def is_running(self) -> bool:
        """Say whether the server runs."""
        return self._front is not None

    @property
    def is_waiting(self) -> bool:
        """Say whether something is still being done."""
        return bool(self._acting) or self._looking is not None

    @property
    def exam(self) -> ExamOnShelf | None:
        """Give the exam whose room it is."""
        return self._exam

    def set_language(self, language: str) -> None:
        """Say the page in another language from now on."""
        self._language = language

    def start_server(self) -> None:
        """Open the room, or go on with the one there was."""
        if self._exam is not None and self._front is None and not self._acting:
            self._act("serve", partial(self._serve, self._exam.key))

    def stop_server(self) -> None:
        """End the server; whoever is in it can come back when it is started again."""
        if self._front is not None:
            self._act("stop", self._server.stop)

    def ask_to_look(self) -> None:
        """Begin to see how everybody stands."""
        if self._front is not None and self._looking is None:
            self._looking = self._beside(self._server.look)
            self.look()

    def begin_exam(self) -> None:
        """Let the time of all begin."""
        self._ask("begun", "change", start=True)

    def close_room(self) -> None:
        """Take no answer any more."""
        self._ask("closed", "change", close=True)

    def release(self) -> None:
        """Grade in the room, then tell candidates what the exam releases."""
        release = Release.NOTHING if self._exam is None else self._exam.release
        if release is Release.NOTHING:
            self._notice = (word(self._language, "room.releases-nothing"), True)
        else:
            self._act("released", partial(self._grade_and_tell, release))

    def turn_pause_all(self) -> None:
        """Stop the time of all, or let it go on."""
        paused = any(e.candidate_id is None for e in self._pauses)
        self._ask("go-on" if paused else "paused", "go-on" if paused else "pause")

    def turn_pause(self) -> None:
        """Stop the time of the candidate that is looked at, or let it go on."""
        person = self.person
        if person is not None:
            paused = any(e.candidate_id == person.candidate_id for e in self._pauses)
            name = "go-on" if paused else "paused"
            path = "go-on" if paused else "pause"
            self._ask(name, path, candidate_id=person.candidate_id)

    def give_time(self, key: str) -> None:
        """Give the candidate that is looked at so much extra time in all."""
        person, seen = self.person, self._seen
        if person is None or seen is None or key not in EXTRAS:
            return
        minutes, share = EXTRAS[key]
        extra = minutes * 60 + round((seen.limit_s or 0) * share)
        who = person.candidate_id
        self._ask("time-given", "time", candidate_id=who, extra_s=extra)

    def next_extra_time(self) -> None:
        """Give the next amount of extra time after the one that was given."""
        person = self.screen().person
        if person is not None:
            keys = list(EXTRAS)
            here = keys.index(person.extra) if person.extra in keys else -1
            self.give_time(keys[(here + 1) % len(keys)])

    def say(self, text: str, *, to_all: bool) -> None:
        """Send a message."""
        body: dict[str, object] = {"text": text.strip()}
        if not to_all and self.person is not None:
            body["candidate_id"] = self.person.candidate_id
        if text.strip():
            self._ask("said", "messages", **body)

    def debrief(self, text: str) -> None:
        """Show all candidates a question to be discussed; 0 for none."""
        said = text.strip()
        if said.isascii() and said.isdecimal() and int(said) <= self._longest:
            self._ask("debriefed", "change", debrief=int(said))
        else:
            reason = word(self._language, "room.debrief.wrong", n=self._longest)
            self._notice = (reason, True)

    def take_answers(self) -> None:
        """Write the answers into the folder of the exam, to be graded there."""
        self._act("answers-taken", self._server.take_answers)

    def choose(self, row: int) -> None:
        """Look at another candidate."""
        self._selected = row

    @property
    def person(self) -> Standing | None:
        """Give the candidate that is looked at."""
        people = () if self._seen is None else self._seen.candidates
        return people[self._selected] if self._selected < len(people) else None

    def look(self) -> bool:
        """Take what has been done; say whether there was anything."""
        found = False
        if self._looking is not None and self._looking.done():
            looking, self._looking = self._looking, None
            self._take_seen(looking)
            found = True
        while self._acting and self._acting[0][1].done():
            name, future = self._acting.pop(0)
            self._take(name, future)
            found = True
        return found

    @property
    def has_taken_answers(self) -> bool:
        """Say, once, whether answers were written to be graded."""
        taken, self._taken = self._taken, 0
        return taken > 0

    def screen(self) -> RoomScreen:
        """Return the page as it is now."""
        making = RoomScreenMaker(self._language, self._exam, self._front, self._seen)
        return making.make(self._selected, self._notice, busy=bool(self._acting))

    @property
    def _pauses(self) -> tuple[Held, ...]:
        return () if self._seen is None else self._seen.pauses

    @property
    def _longest(self) -> int:
        return max(self._seen.forms.values(), default=0) if self._seen else 0

    def _ask(self, name: str, path: str, **body: object) -> None:
        if self._front is not None:
            self._act(name, partial(self._server.ask, path, **body))

    def _act(self, name: str, work: Callable[[], object]) -> None:
        if not self._acting:
            self._acting.append((name, self._beside(work)))
            self.look()

    def _serve(self, key: str) -> RoomFront:
        front = self._server.start(key)
        qr_rows(front.link)  # made beside the window, where it is drawn at once then
        return front

    def _grade_and_tell(self, release: Release) -> None:
        self._server.ask("grade")
        told = told_by(release)
        said = {name: getattr(told, name) for name in PARTS}
        self._server.ask("change", told=said)

    def _take_seen(self, looking: Future[RoomSeen]) -> None:
        try:
            self._seen = looking.result()
        except RoomTroubleError as error:
            if self._front is not None:
                self._notice = (retell(self._language, str(error)), True)

    def _take(self, name: str, future: Future[object]) -> None:
        try:
            result = future.result()
        except RoomTroubleError as error:
            self._notice = (retell(self._language, str(error)), True)
            return
        if isinstance(result, RoomFront):
            self._front = result
        elif name == "stop":
            self._front, self._seen = None, None
        if name == "answers-taken" and isinstance(result, int):
            self._taken = result
        n = result if isinstance(result, int) else 0
        self._notice = (word(self._language, f"room.{name}", n=n), False)
        self.ask_to_look()
