"""The presenters of the window, composed once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from quizapp.presenters.home import HomePresenter
from quizapp.presenters.settings import SettingsPort

if TYPE_CHECKING:
    from quizapp.presenters.board_editing.presenter import BoardPresenter
    from quizapp.presenters.booth.presenter import BoothPresenter
    from quizapp.presenters.browsing.presenter import BankPresenter
    from quizapp.presenters.exchange.added_presenter import AddedPresenter
    from quizapp.presenters.exchange.export_presenter import ExportPresenter
    from quizapp.presenters.insight.presenter import ProgressPresenter
    from quizapp.presenters.instructing.presenters import InstructingPresenters
    from quizapp.presenters.keeping.your_data import YourDataPresenter
    from quizapp.presenters.palette.presenter import PalettePresenter
    from quizapp.presenters.repetition.study_settings import StudySettingsPresenter
    from quizapp.presenters.rules_texts.shelf import RulesTextsPresenter
    from quizapp.presenters.sitting.presenters import ExamPresenters
    from quizapp.presenters.study import StudyPresenter
    from quizapp.presenters.ways.presenter import WaysPresenter
    from quizapp.presenters.what_if.presenter import WhatIfPresenter
    from quizapp.presenters.workbench.presenter import WorkbenchPresenter


class Presenters(NamedTuple):
    """Everything that the window asks."""

    home: HomePresenter
    make_study: Callable[[str], StudyPresenter]
    """Makes the study presenter in a language; asked for when studying begins."""
    settings: SettingsPort
    make_rules_texts: Callable[[], RulesTextsPresenter] | None = None
    """Makes the presenter of rules texts; asked for when the settings are opened."""
    make_what_if: Callable[[], WhatIfPresenter] | None = None
    """Makes the presenter of other facts; asked for when studying begins."""
    make_bank: Callable[[str], BankPresenter] | None = None
    """Makes the presenter of the question bank in a language, when it is opened."""
    make_study_settings: Callable[[], StudySettingsPresenter] | None = None
    """Makes the presenter of study settings; asked for when the settings are opened."""
    make_progress: Callable[[str], ProgressPresenter] | None = None
    """Makes the presenter of the progress page in a language, when it is opened."""
    make_booth: Callable[[str], BoothPresenter] | None = None
    """Makes the presenter of booth mode in a language, when it is opened."""
    make_ways: Callable[[str], WaysPresenter] | None = None
    """Makes the presenter of the study page in a language, when it is opened."""
    make_palette: Callable[[str], PalettePresenter] | None = None
    """Makes the presenter of the palette in a language, when it is first opened."""
    make_workbench: Callable[[str], WorkbenchPresenter] | None = None
    """Makes the presenter of the workbench in a language, when it is opened."""
    make_instructing: Callable[[str], InstructingPresenters] | None = None
    """Makes the presenters of the instructor in a language; for the page of exams."""
    make_data: Callable[[], YourDataPresenter] | None = None
    """Makes the presenter of the learner's data; asked for with the settings."""
    make_export: Callable[[], ExportPresenter] | None = None
    """Makes the presenter of exports; asked for when questions are to be written."""
    make_board: Callable[[str], BoardPresenter] | None = None
    """Makes the presenter of the what-if board in a language, when it is opened."""
    make_added: Callable[[], AddedPresenter] | None = None
    """Makes the presenter of others' questions; asked for with the settings."""
    make_exams: Callable[[str], ExamPresenters] | None = None
    """Makes the presenters of exams in a language, when their page is opened."""

    @property
    def keys_without_page(self) -> tuple[str, ...]:
        """List the entries of the rail whose page the window cannot show."""
        asked = {
            "study": self.make_ways,
            "bank": self.make_bank,
            "board": self.make_board,
            "progress": self.make_progress,
            "exams": self.make_exams,
            "workbench": self.make_workbench,
        }
        return tuple(key for key, make in asked.items() if make is None)
