"""Exams that are told instead of built, for the instructor's presenters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path

import msgspec

from quizapp.bank.browsing.summary import Summary
from quizapp.bank.exams.loading import PresetShelf
from quizapp.bank.exams.preset import Preset, Section, Status, Tables, Timing
from quizapp.presenters.instructing.blueprint.own_presets import PresetTroubleError
from quizapp.presenters.instructing.port import (
    BuildOrder,
    Built,
    ExamOnShelf,
    KeyTroubleError,
    OtherKeyError,
    SealedForm,
    Stand,
)
from quizapp.presenters.working.work import Ended, News

CODE = "zafov-jupab-butul-lanoz-guzod-ralig"


def family(name: str, topic: str, level: int = 1, form: str = "one") -> Summary:
    """Make the summary of a family."""
    return Summary(
        question_id=name,
        title=name,
        question="",
        topics=(topic,),
        level=level,
        complexity=1,
        form=form,
        variants=4,
        cards=(),
        rules=("CR 613.1",) if topic == "layers" else ("CR 720.1",),
        misconceptions=(),
    )


FAMILIES = (
    family("first", "control", 1),
    family("second", "control", 1, "all"),
    family("third", "control", 2),
    family("fourth", "layers", 1),
)


def preset() -> Preset:
    """Make a preset of four questions, of which the bank can fill three."""
    section = Section(name="control", questions=4, topics=("control",))
    return Preset(
        name="Club test",
        organiser="A club",
        status=Status.OWN,
        questions=4,
        sections=(section,),
        timing=Timing.TIMED,
        minutes=20,
        pass_percent=70,
        levels=(1, 2),
        select_all_percent=25,
    )


def exam(key: str = "2026-11-30-club-test", **others: object) -> ExamOnShelf:
    """Make an exam on the shelf."""
    known: dict[str, object] = {
        "key": key,
        "title": "Club test",
        "folder": Path("exams") / key,
        "forms": (SealedForm("A", "vixoz-doxos-sotam-votad-munix", 4),),
        "signer": "gosut-xirug-jimuv-fixim-golan",
        "code": CODE,
        "minutes": 20,
        "pass_percent": 70,
        "language": "en",
        "as_of": "2026-09-25",
        "excluded": 0,
        "answers": 2,
        "has_sheets": True,
    }
    return ExamOnShelf(**{**known, **others})  # type: ignore[arg-type]


class ToldWork:
    """Work that is done at once."""

    def __init__(self, *news: News) -> None:
        self._news = list(news)

    def news(self) -> tuple[News, ...]:
        """Tell everything."""
        told, self._news = tuple(self._news), []
        return told

    def answer(self, said: object) -> None:
        """Do nothing."""

    def stop(self) -> None:
        """Do nothing."""

    def kill(self) -> None:
        """Do nothing."""


class ToldMaker:
    """Makes exams from four families; fulfils the port `ExamMaker`."""

    def __init__(self, *exams: ExamOnShelf) -> None:
        self.orders: list[BuildOrder] = []
        self.own = ToldPresets()
        self._exams = exams

    def look(self, language: str) -> Stand:
        """Give what exams are made from."""
        return Stand(
            families=FAMILIES,
            presets=PresetShelf(
                {"club": preset(), **self.own.kept}, Tables(subjects={})
            ),
            own=tuple(self.own.kept),
            faults=self.own.faults,
            topics=(("control", "Controlling a player"), ("layers", "Layers")),
            newest_day="2026-09-25",
            used=("third",),
        )

    def seen(self) -> tuple[str, ...]:
        """Give what the learner has answered."""
        return ("first", "second")

    def new_seed(self) -> int:
        """Give a seed."""
        return 17

    def build(self, order: BuildOrder) -> ToldWork:
        """Take an order."""
        self.orders.append(order)
        built = Built(
            key="2026-11-30-club-test",
            folder=Path("exams"),
            forms=order.forms,
            questions=order.blueprint.length,
            missing=0,
            predicted=(0.7,) * order.forms,
            left_out=(),
        )
        return ToldWork(Ended(built))

    def exams(self) -> Sequence[ExamOnShelf]:
        """List the exams."""
        return self._exams


class ToldPresets:
    """Keeps presets in memory; fulfils the port `OwnPresets`."""

    def __init__(self) -> None:
        self.kept: dict[str, Preset] = {}
        self.faults: tuple[str, ...] = ()
        self.shared: list[tuple[str, Path]] = []
        self.refuses = ""

    def get(self, key: str) -> Preset | None:
        """Give one."""
        return self.kept.get(key)

    def save(self, preset: Preset, key: str = "") -> str:
        """Keep one."""
        if self.refuses:
            raise PresetTroubleError(self.refuses)
        name = key or f"own/{preset.name}"
        self.kept[name] = preset
        return name

    def delete(self, key: str) -> None:
        """Delete one."""
        del self.kept[key]

    def take(self, path: Path) -> str:
        """Take one in."""
        return self.save(msgspec.structs.replace(preset(), name=path.stem))

    def share(self, key: str, path: Path) -> None:
        """Write one."""
        self.shared.append((key, path))


class ToldKey:
    """Keeps a key; fulfils the port `KeyKeeper`."""

    def __init__(self, words: str = "") -> None:
        self.words = words
        self.written: list[Path] = []

    def find_words(self) -> str:
        """Give the words."""
        return self.words

    def make(self) -> str:
        """Make the key."""
        self.words = self.words or "new-key"
        return self.words

    def back_up(self, path: Path, passphrase: str) -> str:
        """Write a backup."""
        self.written.append(path)
        return self.words

    def restore(self, path: Path, passphrase: str, *, replace: bool) -> str:
        """Bring a key back."""
        if passphrase == "wrong":
            raise KeyTroubleError("The backup does not open.")
        if self.words and not replace:
            raise OtherKeyError("Another key would be lost.")
        self.words = "old-key"
        return self.words


class Later:
    """Does things only when it is told to."""

    def __init__(self) -> None:
        self._open: list[tuple[Future[object], Callable[[], object]]] = []

    def __call__(self, work: Callable[[], object]) -> Future[object]:
        """Take something."""
        future: Future[object] = Future()
        self._open.append((future, work))
        return future

    def do_all(self) -> None:
        """Do what was taken."""
        for future, work in self._open:
            future.set_result(work())
        self._open.clear()
