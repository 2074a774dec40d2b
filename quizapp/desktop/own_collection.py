"""The learner's own questions, as the window saves them and takes them into its bank."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from quizapp.app import look_for_added
from quizapp.desktop.background import SecondEngine
from quizapp.desktop.data_desk import DataDesk
from quizapp.training.ports import Clock

if TYPE_CHECKING:
    from quizapp.presenters.board_editing.port import SavedQuestion
    from quizapp.presenters.board_editing.presenter import BoardPresenter


class OwnCollection:
    """Saves in the second process: a key is derived, and the file is on the disk."""

    def __init__(
        self, engine: SecondEngine, desk: DataDesk, data_folder: Path, now: Clock
    ) -> None:
        self._engine = engine
        self._desk = desk
        self._data_folder = data_folder
        self._now = now

    def make_presenter(self, language: str) -> BoardPresenter:
        """Make the presenter of the what-if board, which saves here."""
        from quizapp.presenters.board_editing.presenter import BoardPresenter

        return BoardPresenter(self._engine.worker, self, language=language)

    def save(self, title: str, text: str) -> Future[SavedQuestion]:
        """Save a question file, if its key can be derived."""
        from quizapp.bank.places import content_folder
        from quizapp.interchange.added.own_questions import OwnPlace, save_own_question

        place = OwnPlace(self._data_folder, content_folder("questions"))
        task = partial(save_own_question, place, title, text, self._now())
        return cast("Future[SavedQuestion]", self._engine.worker.submit(task))

    def take_in(self) -> None:
        """Let the open bank and the second process know what was saved."""
        questions = self._desk.get_app().questions
        look_for_added(questions, self._data_folder, self._engine.banks.open_bank)
        self._engine.take_collections()
