"""Makes the room page: how it is reached, who is there, and who needs a look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from quizapp.presenters.instructing.gradebook.screen import Tile
from quizapp.presenters.instructing.grid_screen import (
    Cell,
    CellKind,
    Column,
    GridScreen,
)
from quizapp.presenters.instructing.port import ExamOnShelf
from quizapp.presenters.instructing.room.port import RoomFront, RoomSeen
from quizapp.presenters.instructing.room.screen import PersonScreen, RoomScreen
from quizapp.presenters.instructing.shelf_screen import CodeScreen
from quizapp.presenters.wording import word
from quizapp.training.exam.sealing.qr import qr_rows
from quizapp.training.room.codes import fingerprint_lines
from quizapp.training.room.standing import Doing, Standing

EXTRAS: Mapping[str, tuple[int, float]] = {
    "none": (0, 0.0),
    "10": (10, 0.0),
    "15": (15, 0.0),
    "quarter": (0, 0.25),
}
"""Extra time that is offered: minutes, and a share of the time limit."""

_SIGNS: Mapping[Doing, tuple[str, str]] = {
    Doing.WAITING: ("clock", ""),
    Doing.WORKING: ("note-pencil", ""),
    Doing.CUT_OFF: ("warning", "caution"),
    Doing.PAUSED: ("timer", "info"),
    Doing.HANDED_IN: ("check-circle-fill", "right"),
    Doing.OVER: ("check-circle", ""),
}
_NOTHING = "–"


class RoomScreenMaker:
    """Says one room in one language."""

    def __init__(
        self,
        language: str,
        exam: ExamOnShelf | None,
        front: RoomFront | None,
        seen: RoomSeen | None,
    ) -> None:
        self._language = language
        self._exam = exam
        self._front = front
        self._seen = seen

    def make(
        self, selected: int, notice: tuple[str, bool], *, busy: bool
    ) -> RoomScreen:
        """Make the whole page."""
        seen, front = self._seen, self._front
        people = () if seen is None else seen.candidates
        here = selected if selected < len(people) else None
        paused = seen is not None and any(e.candidate_id is None for e in seen.pauses)
        return RoomScreen(
            language=self._language,
            title="" if self._exam is None else self._exam.title,
            line=self._line(),
            is_running=front is not None,
            is_busy=busy,
            can_start=seen is not None and seen.started_ms is None,
            is_open=seen is not None and seen.closed_ms is None,
            code=self._code(),
            address="" if front is None else front.address,
            fingerprint="" if front is None else fingerprint_lines(front.fingerprint),
            clock=self._clock(),
            pause_all=self._word("go-on-all" if paused else "pause-all"),
            tiles=tuple(self._tiles()),
            grid=None if seen is None else self._grid(people),
            selected=here,
            person=None if here is None else self._person(people[here]),
            notice=notice[0],
            is_wrong=notice[1],
            empty=self._word("nobody" if front is not None else "not-open"),
        )

    def _line(self) -> str:
        seen = self._seen
        if seen is None:
            return self._word("line" if self._front is None else "opening")
        parts = [self._word(f"phase.{seen.phase}")]
        forms = sorted(seen.forms)
        parts.append(self._word("forms", n=len(forms), forms=", ".join(forms)))
        if seen.debrief:
            parts.append(self._word("debriefing", number=seen.debrief))
        if seen.told.score:
            parts.append(self._word("told"))
        return " \N{MIDDLE DOT} ".join(parts)

    def _code(self) -> CodeScreen | None:
        front = self._front
        if front is None:
            return None
        return CodeScreen(
            title=front.address,
            words=front.join_code,
            qr=qr_rows(front.link),
            line=self._word("join.line"),
            close=word(self._language, "shelf.code.close"),
            escape=word(self._language, "key.esc"),
        )

    def _clock(self) -> str:
        people = () if self._seen is None else self._seen.candidates
        left = [each.left_s for each in people if each.left_s is not None]
        if not left:
            return ""
        common = Counter(left).most_common(1)[0][0]
        return self._word("left", time=clock_words(common))

    def _tiles(self) -> Iterator[Tile]:
        if self._seen is None:
            return
        people = self._seen.candidates
        counted = Counter(each.doing for each in people)
        looks = sum(map(needs_look, people))
        for key, count in (
            ("working", counted[Doing.WORKING] + counted[Doing.PAUSED]),
            ("handed-in", counted[Doing.HANDED_IN] + counted[Doing.OVER]),
            ("look", looks),
            ("waiting", counted[Doing.WAITING]),
        ):
            yield Tile(str(count), self._word(f"tile.{key}"), "")

    def _grid(self, people: tuple[Standing, ...]) -> GridScreen:
        columns = (
            Column(title=word(self._language, "gradebook.candidate")),
            Column(title=word(self._language, "gradebook.form"), rank=5),
            Column(title=self._word("state")),
            Column(title=self._word("stored"), rank=1),
            Column(title=self._word("place"), number=True, rank=3),
            Column(title=self._word("flagged"), number=True, rank=4),
            Column(title=self._word("time-left"), rank=2),
        )
        return GridScreen(
            title=self._word("people"),
            columns=columns,
            rows=tuple(tuple(self._row(each)) for each in people),
            keys=tuple(str(each.candidate_id) for each in people),
        )

    def _row(self, person: Standing) -> Iterator[Cell]:
        yield Cell(text=person.name, kind=CellKind.NAME)
        yield Cell(text=person.form)
        icon, tone = _SIGNS[person.doing]
        said = self._word(f"doing.{person.doing.name}")
        if person.away_s:
            icon, tone = "eye-slash", "caution"
            said = f"{said}, {self._word('away', n=person.away_count)}"
        yield Cell(text=said, icon=icon, tone=tone)
        answered, questions = person.answered, person.questions
        count = word(self._language, "gradebook.of", filled=answered, n=questions)
        yield Cell(text=count, share=answered / questions if questions else 0.0)
        place = str(person.place) if person.place else _NOTHING
        yield Cell(text=place, kind=CellKind.NUMBER)
        yield Cell(text=str(person.flagged), kind=CellKind.NUMBER)
        left = _NOTHING if person.left_s is None else clock_words(person.left_s)
        minutes = person.extra_s // 60
        extra = self._word("extra.given", n=minutes) if person.extra_s else ""
        yield Cell(text=left, note=extra)

    def _person(self, person: Standing) -> PersonScreen:
        seen = self._seen
        assert seen is not None
        limit = seen.limit_s or 0
        amounts = {
            key: minutes * 60 + round(limit * share)
            for key, (minutes, share) in EXTRAS.items()
        }
        paused = any(e.candidate_id == person.candidate_id for e in seen.pauses)
        parts = [self._word(f"doing.{person.doing.name}")]
        if person.away_count:
            parts.append(
                self._word("away.long", n=person.away_count, seconds=person.away_s)
            )
        if person.doing is Doing.CUT_OFF:
            parts.append(self._word("silent", seconds=person.silent_s))
        return PersonScreen(
            name=person.name,
            line=" \N{MIDDLE DOT} ".join(parts),
            extra=next((k for k, s in amounts.items() if s == person.extra_s), ""),
            extras=tuple((key, self._word(f"extra.{key}")) for key in EXTRAS),
            pause=self._word("go-on-one" if paused else "pause-one"),
        )

    def _word(self, key: str, **params: object) -> str:
        return word(self._language, f"room.{key}", **params)


def needs_look(person: Standing) -> bool:
    """Say whether a candidate is cut off, or left the page; nothing follows from it."""
    at_work = person.doing not in (Doing.HANDED_IN, Doing.OVER)
    return at_work and (person.doing is Doing.CUT_OFF or person.away_count > 0)


def clock_words(seconds: int) -> str:
    """Say a time as on a clock."""
    minutes, rest = divmod(seconds, 60)
    return f"{minutes}:{rest:02}"
