"""Keeping the data of the learner whose window is open, and opening it anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from quizapp.app import open_backups
from quizapp.desktop.data_desk import DataDesk
from quizapp.desktop.exchange.exporter import sweep_new_files
from quizapp.desktop.exchange.tasks import (
    export_anonymous,
    export_history,
    import_into,
)
from quizapp.desktop.following import Following
from quizapp.desktop.keeping.copies import (
    Occasion,
    make_copy,
    put_back,
    sweep_copies,
)
from quizapp.desktop.working.second_process import ProcessWork
from quizapp.interchange.new_files import FileNotWrittenError
from quizapp.presenters.working.work import Work
from quizapp.storage.file.names import DATABASE_NAME
from quizapp.storage.learners.learners import Learners
from quizapp.storage.trouble import StorageTroubleError
from quizapp.training.ports import NotKeptError, Surroundings
from quizapp.training.safekeeping.kept_copy import KeptCopy
from quizapp.training.safekeeping.learner import Learner
from quizapp.training.scheduling.learner_day import DayBoundary


class WindowKeeper:
    """Copies, restores and exports; what changes the data opens the window anew."""

    def __init__(
        self,
        learner: Learner,
        learners: Learners,
        desk: DataDesk,
        surroundings: Surroundings,
        open_anew: Callable[[Following], None],
    ) -> None:
        """Take whose data they are, the desk that opens them, and what closes both."""
        self._learner = learner
        self._learners = learners
        self._desk = desk
        self._surroundings = surroundings
        self._open_anew = open_anew
        self._backups = open_backups(self.folder, surroundings)

    @property
    def folder(self) -> Path:
        """Say where the data lie."""
        return self._learners.folder_of(self._learner)

    def list_copies(self) -> Sequence[KeptCopy]:
        """List the copies, newest first."""
        return self._backups.list_copies()

    def back_up(self) -> Work:
        """Begin to make a copy.

        :raises TroubleError: if the data cannot be used.
        """
        task = partial(make_copy, self._occasion())
        return ProcessWork(task, partial(sweep_copies, self.folder))

    def restore(self, copy: Path) -> Work:
        """Begin to put a copy in the place of the data, once they are closed."""
        task = partial(put_back, copy, self._occasion())
        return ProcessWork(task, partial(sweep_copies, self.folder))

    def export_history(self, path: Path) -> Work:
        """Begin to write the whole history to a file."""
        self._desk.get_app()  # the file is there, and in today's form
        task = partial(export_history, self.folder, path)
        return ProcessWork(task, partial(sweep_new_files, path.parent))

    def export_anonymous(self, path: Path) -> Work:
        """Begin to write answers without what tells who gave them, or when."""
        self._desk.get_app()  # the file is there, and in today's form
        task = partial(export_anonymous, self.folder, path)
        return ProcessWork(task, partial(sweep_new_files, path.parent))

    def import_history(self, path: Path) -> Work:
        """Begin to read a history; it asks before it is kept."""
        return ProcessWork(partial(import_into, self.folder, path))

    def close_data(self) -> None:
        """Close the data, so that the work may write them."""
        self._desk.close()

    def reopen(self, notice: str) -> None:
        """Open the window anew, and let its start page say something first."""
        self._open_anew(Following(self._learner, notice))

    def list_learners(self) -> Sequence[Learner]:
        """List who learns on this computer; an unreadable list names this one alone."""
        try:
            return self._learners.list_all()
        except StorageTroubleError:
            return (self._learner,)

    def current_learner(self) -> Learner:
        """Say whose window this is."""
        return self._learner

    def open_learner(self, key: str) -> None:
        """Open the window anew with the data of another learner.

        :raises NotKeptError: if it cannot be kept who learns from now on.
        """
        with _refused_as_not_kept():
            learner = next(e for e in self._learners.list_all() if e.key == key)
            self._learners.choose(learner)
        is_new = not (self._learners.folder_of(learner) / DATABASE_NAME).exists()
        language = self._desk.language() if is_new else None
        self._open_anew(Following(learner, language=language))

    def add_learner(self, name: str) -> Learner:
        """Add a learner.

        :raises LearnerNameError: if the name cannot be one, or is taken.
        :raises NotKeptError: if the list cannot be kept.
        """
        with _refused_as_not_kept():
            return self._learners.add(name)

    def _occasion(self) -> Occasion:
        hour = self._desk.get_app().settings.get_study().day_starts_at
        boundary = DayBoundary(self._surroundings.zone, hour)
        return Occasion(self.folder, self._surroundings.now(), boundary)


@contextmanager
def _refused_as_not_kept() -> Iterator[None]:
    try:
        yield
    except (FileNotWrittenError, StorageTroubleError) as error:
        raise NotKeptError(str(error)) from error
