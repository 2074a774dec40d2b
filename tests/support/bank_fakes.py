"""A shelf of the sample questions, and a desk with which it can be browsed."""

from __future__ import annotations

import datetime as dt

from msgspec.structs import replace

from quizapp.bank.browsing.summary import Summary
from quizapp.presenters.booth.presenter import BoothPresenter
from quizapp.presenters.browsing.presenter import BankPresenter
from quizapp.presenters.palette.presenter import PalettePresenter
from quizapp.presenters.presenters import Presenters
from quizapp.presenters.study_desk import StudyDesk
from quizapp.presenters.ways.presenter import WaysPresenter
from quizapp.training.booth import Booth
from quizapp.training.browsing.browser import Browser
from quizapp.training.woodpecker.woodpecker import Woodpecker
from quizapp.training.woodpecker.woodpecker_set import RoundAnswer
from tests.support.sample_questions import ONE, SEVERAL
from tests.support.set_fakes import MemorySets
from tests.support.window_fakes import Desk, MemorySettings

TODAY = dt.date(2026, 11, 30)

_TITLES = {
    "en": ("The forgotten trigger", "What the search finds"),
    "fr": ("La capacité oubliée", "Ce que trouve la recherche"),
}


class SampleShelf:
    """Lists both sample questions; one word stands in the texts of each."""

    is_prepared = True

    def summaries(self, language: str) -> tuple[Summary, ...]:
        first, second = _TITLES[language]
        one = Summary(
            question_id=ONE,
            title=first,
            question="What do you do?",
            topics=("missed-triggers", "player-control"),
            level=2,
            complexity=2,
            form="single",
            variants=12,
            cards=("Phyrexian Soulgorger",),
            rules=("IPG 2.1", "CR 723.5"),
            misconceptions=("default",),
        )
        several = replace(
            one,
            question_id=SEVERAL,
            title=second,
            topics=("player-control", "searching"),
            level=3,
            form="all",
            cards=("Demonic Tutor", "Mindslaver"),
            rules=("CR 701.23b",),
        )
        return (one, several)

    def belief(self, misconception: str, language: str) -> str:
        return {"default": "the default still applied"}.get(misconception, "")

    def search(self, words: str, language: str) -> tuple[str, ...]:
        found = {"trigger": (ONE,), "library": (SEVERAL,)}
        return found.get(words.casefold(), ())


class BankDesk(Desk):
    """A desk whose bank can be listed."""

    def __init__(self) -> None:
        super().__init__()
        self.sets = MemorySets()

    def open(self) -> StudyDesk:
        schedule = self.store.stores.schedule
        browser = Browser(SampleShelf(), schedule, lambda: TODAY, self.marks, self.sets)
        surroundings = self.time.surroundings(seed=len(self.sets.kept) + 9)
        sets = Woodpecker(self.questions, self.sets, surroundings)
        booth = Booth(self.questions, surroundings)
        return replace(super().open(), browser=browser, woodpecker=sets, booth=booth)

    def answer_round(
        self, set_id: str, number: int, answers: tuple[tuple[str, bool], ...]
    ) -> None:
        """Answer questions in a round through a set."""
        given = self.sets.given.setdefault(set_id, [])
        given += [RoundAnswer(number, *each, 20_000) for each in answers]

    def bank_presenter(self, language: str = "en") -> BankPresenter:
        return BankPresenter(self._same_desk, language=language)

    def presenters(self, settings: MemorySettings) -> Presenters:
        made = super().presenters(settings)
        return made._replace(
            make_bank=self.bank_presenter,
            make_booth=self.booth_presenter,
            make_ways=self.ways_presenter,
            make_palette=self.palette_presenter,
        )

    def booth_presenter(self, language: str = "en") -> BoothPresenter:
        return BoothPresenter(self._same_desk, language=language)

    def ways_presenter(self, language: str = "en") -> WaysPresenter:
        return WaysPresenter(self._same_desk, language=language)

    def palette_presenter(self, language: str = "en") -> PalettePresenter:
        return PalettePresenter(self._same_desk, language=language)

    def _same_desk(self) -> StudyDesk:
        if not hasattr(self, "_kept"):
            self._kept = self.open()
        return self._kept
