"""The presenters of the window, composed once."""

from __future__ import annotations

from msgspec import Struct

from quizapp.presenters.home import HomePresenter
from quizapp.presenters.settings import SettingsPort
from quizapp.presenters.study import StudyPresenter


class Presenters(Struct, frozen=True):
    """Everything that the window asks."""

    home: HomePresenter
    study: StudyPresenter
    settings: SettingsPort
