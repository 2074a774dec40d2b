"""A desk whose answers can be summed up."""

from __future__ import annotations

from msgspec.structs import replace

from quizapp.bank.exams.loading import PresetShelf
from quizapp.bank.exams.preset import Preset, Section, Status, Tables
from quizapp.presenters.insight.presenter import ProgressPresenter, Submit, at_once
from quizapp.presenters.presenters import Presenters
from quizapp.presenters.study_desk import StudyDesk
from quizapp.training.insight.exams import Exams
from quizapp.training.insight.insight import Insight
from tests.support.bank_fakes import BankDesk, SampleShelf
from tests.support.window_fakes import MemorySettings

BELIEFS = {
    "default": (
        "a default action still settled a missed trigger",
        "une action par défaut réglait encore une capacité manquée",
    )
}

PAPER = Preset(
    name="Sample paper",
    organiser="this program",
    status=Status.OWN,
    questions=2,
    pass_percent=50,
    sections=(Section(name="both", questions=2),),
)
LAYERS = Preset(
    name="Layers alone",
    organiser="this program",
    status=Status.HISTORICAL,
    questions=3,
    sections=(Section(name="layers", questions=3, topics=("layers",)),),
)
SAMPLE_EXAMS = Exams(
    lambda: PresetShelf({"paper": PAPER, "layers": LAYERS}, Tables(subjects={}))
)


class BelievingShelf(SampleShelf):
    """Knows one misconception in words."""

    def belief(self, misconception: str, language: str) -> str:
        return BELIEFS.get(misconception, ("", ""))[language == "fr"]


class ProgressDesk(BankDesk):
    """A desk with insight."""

    def __init__(self, *, submit: Submit = at_once) -> None:
        super().__init__()
        self._submit = submit

    def open(self) -> StudyDesk:
        desk = super().open()
        study, stores = desk.study, self.store.stores
        insight = Insight(BelievingShelf(), stores, study.day, SAMPLE_EXAMS)
        return replace(desk, insight=insight)

    def progress_presenter(self, language: str = "en") -> ProgressPresenter:
        return ProgressPresenter(
            self._same_desk, language=language, submit=self._submit
        )

    def presenters(self, settings: MemorySettings) -> Presenters:
        made = super().presenters(settings)
        return made._replace(make_progress=self.progress_presenter)
