"""Stand-ins for what the window is composed of."""

from __future__ import annotations

import datetime as dt

from quizapp.presenters.home import HomePresenter
from quizapp.presenters.keyboard.key_map import KeyMap
from quizapp.presenters.marks.presenter import MarksPresenter
from quizapp.presenters.preferences.flags import FLAGS
from quizapp.presenters.presenters import Presenters
from quizapp.presenters.repetition.study_settings import StudySettingsPresenter
from quizapp.presenters.rules_texts.shelf import RulesTextsPresenter
from quizapp.presenters.starting.kept_page import KeptPage
from quizapp.presenters.study import StudyPresenter
from quizapp.presenters.study_desk import StudyDesk
from quizapp.training.reporting import Reports
from quizapp.training.scheduling.study_settings import StudySettings
from quizapp.training.study import Study
from tests.support.mark_fakes import MemoryMarks, MemoryReports
from tests.support.rules_shelf import MemoryTexts, make_shelf, read_here
from tests.support.sample_questions import SampleQuestions
from tests.support.study_fakes import ManualTime, MemoryStore


class MemorySettings:
    """Keeps settings in memory."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.theme = "light"
        self.scale = 1.0
        self.study = StudySettings()
        self.flags: dict[str, bool] = {}
        self.keys = KeyMap()

    def get_language(self) -> str:
        return self.language

    def set_language(self, language: str) -> None:
        self.language = language

    def get_theme(self) -> str:
        return self.theme

    def set_theme(self, theme: str) -> None:
        self.theme = theme

    def get_text_scale(self) -> float:
        return self.scale

    def set_text_scale(self, scale: float) -> None:
        self.scale = scale

    def get_flag(self, name: str) -> bool:
        return self.flags.get(name, FLAGS[name])

    def set_flag(self, name: str, *, on: bool) -> None:
        self.flags[name] = on

    def get_keys(self) -> KeyMap:
        return self.keys

    def set_keys(self, keys: KeyMap) -> None:
        self.keys = keys

    def get_study(self) -> StudySettings:
        return self.study

    def set_study(self, settings: StudySettings) -> None:
        self.study = settings


class ClosingStore(MemoryStore):
    """Forgets the open session once its last question is answered."""

    def get_open(self):  # type: ignore[no-untyped-def]
        session = self.session
        if session is None or session.position >= len(session.question_ids):
            return None
        return session


class Desk:
    """A study desk over the sample questions, with everything kept in memory."""

    def __init__(self) -> None:
        self.store = ClosingStore()
        self.marks = MemoryMarks()
        self.report_store = MemoryReports()
        self.time = ManualTime()
        self.questions = SampleQuestions()
        self.texts = MemoryTexts()
        self.shelf = make_shelf(self.texts)
        self.times_opened = 0
        self.kept: KeptPage | None = None

    def open(self) -> StudyDesk:
        self.times_opened += 1
        study = Study(self.questions, self.store.stores, self.time.surroundings(seed=4))
        return StudyDesk(
            study,
            self.questions,
            self.shelf,
            marks=self.marks,
            reports=Reports(self.questions, self.report_store, self.time.now),
        )

    def study_presenter(self, language: str = "en") -> StudyPresenter:
        return StudyPresenter(self.open, language=language, zone=dt.UTC)

    def marks_presenter(self) -> MarksPresenter:
        return MarksPresenter(self.open)

    def home_presenter(self, language: str = "en") -> HomePresenter:
        return HomePresenter(
            self.open,
            now=self.time.now,
            language=language,
            zone=dt.UTC,
            kept=self.kept,
        )

    def presenters(self, settings: MemorySettings) -> Presenters:
        language = settings.get_language()
        return Presenters(
            home=self.home_presenter(language),
            make_study=self.study_presenter,
            settings=settings,
            make_rules_texts=lambda: RulesTextsPresenter(self.open, read_here),
            make_study_settings=lambda: StudySettingsPresenter(settings),
        )
