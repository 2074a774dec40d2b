"""A desk whose answers can be summed up."""

from __future__ import annotations

from msgspec.structs import replace

from quizapp.presenters.insight.presenter import ProgressPresenter
from quizapp.presenters.presenters import Presenters
from quizapp.presenters.study_desk import StudyDesk
from quizapp.training.insight.insight import Insight
from tests.support.bank_fakes import BankDesk, SampleShelf
from tests.support.window_fakes import MemorySettings

BELIEFS = {
    "default": (
        "a default action still settled a missed trigger",
        "une action par défaut réglait encore une capacité manquée",
    )
}


class BelievingShelf(SampleShelf):
    """Knows one misconception in words."""

    def belief(self, misconception: str, language: str) -> str:
        return BELIEFS.get(misconception, ("", ""))[language == "fr"]


class ProgressDesk(BankDesk):
    """A desk with insight."""

    def open(self) -> StudyDesk:
        desk = super().open()
        study, stores = desk.study, self.store.stores
        insight = Insight(BelievingShelf(), stores, study.progress, study.day)
        return replace(desk, insight=insight)

    def progress_presenter(self, language: str = "en") -> ProgressPresenter:
        return ProgressPresenter(self._same_desk, language=language)

    def presenters(self, settings: MemorySettings) -> Presenters:
        made = super().presenters(settings)
        return replace(made, make_progress=self.progress_presenter)
