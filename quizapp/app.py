"""The composition root without Qt: where services, storage, clock and chance meet."""

from __future__ import annotations

import datetime as dt
import os
import random
import sys
import time
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from quizapp.presenters.preferences.app_settings import AppSettings as AppSettings

if TYPE_CHECKING:
    from quizapp.bank.pack.packed_questions import Deriving, PackedQuestions
    from quizapp.bank.posed import QuestionSource
    from quizapp.bank.question_bank import QuestionBank
    from quizapp.bank.what_if.worker import WhatIfWorker
    from quizapp.interchange.rules_shelf import RulesShelf
    from quizapp.storage.backups.backups import Backups
    from quizapp.storage.learners.learners import Learners
    from quizapp.storage.pack.pack_file import PackFile
    from quizapp.storage.stores import Stores
    from quizapp.training.browsing.browser import Browser
    from quizapp.training.exam.mock.counting import ExamAnswerStore
    from quizapp.training.exam.sitting.clock import ExamClock
    from quizapp.training.history.history import HistoryStore
    from quizapp.training.insight.insight import Insight
    from quizapp.training.marks import MarkStore
    from quizapp.training.planning.ways import Ways
    from quizapp.training.ports import (
        NotKeptError,
        Stopwatch,
        StudyStores,
        Surroundings,
    )
    from quizapp.training.reporting import Reports
    from quizapp.training.study import Study

# Start-up: what the first frame has no use of is imported where it is needed.

QuestionFactory = Callable[[], "QuestionSource"]
BankFactory = Callable[[Path, Sequence[Path]], "Deriving"]


def default_data_folder() -> Path:
    """Say where this system keeps a user's data."""
    import platformdirs  # not needed where a folder is named

    return Path(platformdirs.user_data_dir("quizapp", appauthor=False))


def system_clock() -> dt.datetime:
    """Give the present moment, aware and in UTC."""
    return dt.datetime.now(dt.UTC)


system_stopwatch: Stopwatch = time.monotonic
"""Stands still while the machine sleeps, except on Windows."""


def system_rng() -> random.Random:
    """Make a source of chance that nobody can foresee."""
    return random.Random(random.SystemRandom().getrandbits(128))


def system_exam_clock() -> ExamClock:
    """Give the clocks of an exam, one of which runs on while the machine sleeps."""
    from quizapp.training.exam.sitting.clock import Moment

    boot_id = _boot_id()

    def read() -> Moment:
        awake = time.monotonic()
        booted = awake
        if sys.platform == "linux":
            booted = time.clock_gettime(time.CLOCK_BOOTTIME)
        return Moment(
            wall=system_clock(),
            boot_seconds=booted,
            awake_seconds=awake,
            boot_id=boot_id,
        )

    return read


def _boot_id() -> str:
    """Name the run of the machine; where it has no name, this process is all there is."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text().strip()
    except OSError:
        return os.urandom(16).hex()


def system_random_bytes(count: int) -> bytes:
    """Give bytes for keys and codes."""
    return os.urandom(count)


def system_surroundings() -> Surroundings:
    """Give the real clock, stopwatch, chance and zone."""
    from quizapp.training.ports import Surroundings

    return Surroundings(system_clock, system_stopwatch, system_rng(), zone=None)


def open_learners(data_folder: Path) -> Learners:
    """Give the learners of a data folder; nothing is opened for that."""
    from quizapp.storage.learners.learners import Learners

    return Learners(data_folder)


def find_learner_folder(data_folder: Path, name: str | None = None) -> Path:
    """Say where the data of a learner lie: of the one named, or of the last one.

    :raises UnknownLearnerError: if nobody of that name learns here.
    :raises LearnersUnreadableError: if the list of learners cannot be read.
    """
    learners = open_learners(data_folder)
    return learners.folder_of(
        learners.current() if name is None else learners.get(name)
    )


def open_pack(data_folder: Path) -> PackFile:
    """Open the compiled bank of a data folder, whether it has one or not."""
    from quizapp.storage.pack.pack_file import PackFile

    return PackFile(data_folder)


class Content(NamedTuple):
    """One folder of questions, the cards it may name besides its own, and its pack."""

    folder: Path
    shared_cards: tuple[Path, ...]
    pack: PackFile

    @property
    def is_shipped(self) -> bool:
        """Say whether it is what the program came with: this alone is a whole bank."""
        return not self.shared_cards


def list_content(data_folder: Path) -> tuple[Content, ...]:
    """List what the program came with, then each collection that the learner added."""
    from quizapp.bank.places import (
        collection_folders,
        collection_pack_folder,
        content_folder,
    )

    shipped = content_folder("questions")
    cards = (shipped / "cards",)
    added = (
        Content(folder, cards, open_pack(collection_pack_folder(folder)))
        for folder in collection_folders(data_folder)
    )
    return (Content(shipped, (), open_pack(data_folder)), *added)


def load_questions(
    data_folder: Path | None = None, open_bank: BankFactory | None = None
) -> QuestionSource:
    """Read all questions, from packs as far as that goes.

    Without a data folder: those that the program came with. A bank may work elsewhere.
    """
    from quizapp.bank.places import content_folder
    from quizapp.presenters.asking.asked_shelf import AskedShelf

    if data_folder is None:
        return read_bank(content_folder("questions"))
    first, *added = (_packed(each, open_bank) for each in list_content(data_folder))
    return AskedShelf(first, added)


def look_for_added(
    questions: QuestionSource, data_folder: Path, open_bank: BankFactory | None = None
) -> None:
    """Let questions that were read know the collections that are there by now."""
    from quizapp.bank.browsing.joined_shelf import JoinedShelf

    if isinstance(questions, JoinedShelf):
        questions.take_shelves(
            [_packed(each, open_bank) for each in list_content(data_folder)[1:]]
        )


def _packed(content: Content, open_bank: BankFactory | None) -> PackedQuestions:
    from quizapp.bank.pack.packed_questions import PackedQuestions

    return PackedQuestions(
        content.pack,
        content.folder,
        partial(open_bank or read_bank, content.folder, content.shared_cards),
        content.shared_cards,
    )


def open_worker(data_folder: Path) -> WhatIfWorker:
    """Give a second process with all questions; not started yet."""
    from quizapp.bank.places import collection_folders, content_folder
    from quizapp.bank.what_if.worker import WhatIfWorker

    return WhatIfWorker(content_folder("questions"), collection_folders(data_folder))


def read_bank(folder: Path, shared_cards: Sequence[Path] = ()) -> QuestionBank:
    """Read a bank from its files."""
    # Loaded on first use: the bank brings the engine and the YAML reader along.
    from quizapp.bank.question_bank import QuestionBank

    return QuestionBank(folder, shared_cards)


def peek_app_settings(data_folder: Path) -> AppSettings:
    """Read the settings before the data are opened, for the first picture."""
    from quizapp.storage.file.first_look import peek_settings

    return AppSettings(peek_settings(data_folder), system_language())


def system_language() -> str:
    """Guess the language of the system: its first two letters."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    said = next((os.environ[name] for name in names if os.environ.get(name)), "")
    return said[:2].lower()


class App:
    """The open program: its services, and the one connection that they share."""

    def __init__(
        self,
        stores: Stores,
        questions: QuestionFactory,
        surroundings: Surroundings,
        settings: AppSettings,
        backups: Backups,
    ) -> None:
        self._stores = stores
        self.backups = backups
        self._make_questions = questions
        self._surroundings = surroundings
        self.settings = settings
        settings.keep_in(stores.settings)

    @cached_property
    def questions(self) -> QuestionSource:
        """Give the bank, read on first use."""
        return self._make_questions()

    @cached_property
    def study(self) -> Study:
        """Give the study service."""
        from quizapp.training.study import Study

        kept, surroundings = self._study_stores, self._surroundings
        return Study(self.questions, kept, surroundings, self.settings.get_study)

    @property
    def _study_stores(self) -> StudyStores:
        from quizapp.training.ports import StudyStores

        stores = self._stores
        return StudyStores(stores.reviews, stores.sessions, stores.schedule)

    @cached_property
    def browser(self) -> Browser | None:
        """Give what finds questions; None where the bank cannot be listed."""
        from quizapp.bank.browsing.summary import Shelf
        from quizapp.training.browsing.browser import Browser

        shelf = self.questions
        if not isinstance(shelf, Shelf):
            return None
        stores = self._stores
        kept = stores.marks, stores.woodpecker
        return Browser(shelf, stores.schedule, self.study.day, *kept)

    @cached_property
    def insight(self) -> Insight | None:
        """Give what sums up the answers; None where the bank cannot be listed."""
        from quizapp.bank.browsing.summary import Shelf
        from quizapp.bank.exams.loading import load_presets
        from quizapp.bank.places import content_folder
        from quizapp.training.insight.exams import Exams
        from quizapp.training.insight.insight import Insight

        shelf = self.questions
        if not isinstance(shelf, Shelf):
            return None
        kept = self._stores.settings
        exams = Exams(lambda: load_presets(content_folder("questions")), kept)
        return Insight(shelf, self._study_stores, self.study.day, exams)

    @cached_property
    def rules_texts(self) -> RulesShelf:
        """Give the learner's own rules texts."""
        from quizapp.interchange.rules_shelf import RulesShelf

        return RulesShelf(self._stores.rules_texts, self._stores.settings)

    @property
    def marks(self) -> MarkStore:
        """Give the learner's bookmarks and notes."""
        return self._stores.marks

    @cached_property
    def reports(self) -> Reports:
        """Give what writes reports of problems beside the progress."""
        from quizapp.interchange.report_folder import folder_of
        from quizapp.training.reporting import Reports

        folder = folder_of(self.database_path.parent)
        return Reports(self.questions, folder, self._surroundings.now)

    @cached_property
    def ways(self) -> Ways:
        """Give sets that are gone through in rounds, and shows before a crowd."""
        from quizapp.training.planning.ways import open_ways

        return open_ways(self.questions, self._stores.woodpecker, self._surroundings)

    @property
    def history(self) -> HistoryStore:
        """Give everything that was ever answered, to be taken out or brought back."""
        return self._stores.history

    @property
    def exam_answers(self) -> ExamAnswerStore:
        """Give what keeps the answers of exams among all others."""
        return self._stores.exam_answers

    @property
    def backup_failure(self) -> NotKeptError | None:
        """Say why the copy that the program makes by itself could not be made."""
        return self.backups.failure

    @property
    def database_path(self) -> Path:
        """Say where the progress is kept."""
        return self._stores.path

    def close(self) -> None:
        """Close the progress file and let others use the data folder."""
        self._stores.close()


def open_backups(
    data_folder: Path,
    surroundings: Surroundings,
    settings: AppSettings | None = None,
) -> Backups:
    """Give the copies of a learner's data; nothing is opened for that."""
    from quizapp.storage.backups.backups import Backups
    from quizapp.training.scheduling.learner_day import DayBoundary

    kept = peek_app_settings(data_folder) if settings is None else settings

    def boundary() -> DayBoundary:
        return DayBoundary(surroundings.zone, kept.get_study().day_starts_at)

    return Backups(data_folder, surroundings.now, boundary)


def open_app(
    data_folder: Path,
    surroundings: Surroundings,
    *,
    questions: QuestionFactory | None = None,
    settings: AppSettings | None = None,
) -> App:
    """Open the data of one learner; settings already read are taken over.

    :raises StorageTroubleError: if they cannot be used; nothing is changed then.
    """
    if settings is None:
        settings = peek_app_settings(data_folder)
    # Loaded here: sqlite-utils is slow to import, and a window is painted before.
    from quizapp.storage.stores import open_stores

    backups = open_backups(data_folder, surroundings, settings)
    stores = open_stores(data_folder, backups)
    try:
        make_questions = questions or partial(load_questions, data_folder)
        return App(stores, make_questions, surroundings, settings, backups)
    except BaseException:
        stores.close()
        raise
