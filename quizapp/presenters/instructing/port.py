"""What the instructor's pages ask of the rest of the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Protocol, TypeVar

from msgspec import Struct

from quizapp.bank.browsing.summary import Summary
from quizapp.bank.exams.loading import PresetShelf
from quizapp.presenters.working.work import Work
from quizapp.training.exam.analysis.facilities import Facilities, Measured
from quizapp.training.exam.assembling import Kinship
from quizapp.training.exam.blueprint import Blueprint, Release

Result = TypeVar("Result")

NOTHING_MEASURED: dict[str, Measured] = {}


class Beside(Protocol):
    """Has something done on another thread, or at once."""

    def __call__(self, work: Callable[[], Result]) -> Future[Result]:
        """Begin to do it."""


def at_once(work: Callable[[], Result]) -> Future[Result]:
    """Do something now."""
    done: Future[Result] = Future()
    try:
        done.set_result(work())
    except Exception as error:
        done.set_exception(error)
    return done


class Stand(Struct, frozen=True):
    """What exams are made from, as it stands now."""

    families: tuple[Summary, ...]
    presets: PresetShelf
    topics: tuple[tuple[str, str], ...]
    """Every topic that a family is mainly about: key and name."""
    newest_day: str
    """ISO date of the newest documents known."""
    used: tuple[str, ...]
    """Ids of the families of exams made earlier."""
    own: tuple[str, ...] = ()
    """Keys of the presets that are the instructor's own."""
    faults: tuple[str, ...] = ()
    """What is wrong with files of own presets."""
    measured: Facilities = NOTHING_MEASURED
    """What earlier candidates earned, family by family."""


class BuildOrder(Struct, frozen=True, kw_only=True):
    """An exam as it is to be made."""

    blueprint: Blueprint
    forms: int
    kinship: Kinship
    short: bool
    """Whether places may stay empty."""


class SealedForm(Struct, frozen=True):
    """One form of an exam as it goes out."""

    label: str
    words: str
    """Of the hash of its sealed paper."""
    questions: int
    predicted: float | None = None
    """The share of its points that candidates should get; None where nobody said."""


class ExamOnShelf(Struct, frozen=True, kw_only=True):
    """One exam of the instructor."""

    key: str
    title: str
    folder: Path
    forms: tuple[SealedForm, ...]
    signer: str
    """Five words of the key that signed it."""
    code: str
    """The start code; empty where it is not kept."""
    minutes: int | None
    pass_percent: int | None
    language: str
    as_of: str
    excluded: int
    answers: int
    """Answer files that came."""
    has_sheets: bool
    release: Release = Release.SCORE
    """What candidates are told afterwards."""
    trouble: str = ""
    """Why it cannot be used, or empty."""


class Built(Struct, frozen=True, kw_only=True):
    """What building came to."""

    key: str
    folder: Path
    forms: int
    questions: int
    missing: int
    predicted: tuple[float, ...]
    """By form: the share of the points that candidates should get."""
    left_out: tuple[tuple[str, str], ...]
    """Families that the engine refused, each with the reason."""


class ExamMaker(Protocol):
    """Makes exams and lists those that there are."""

    def look(self, language: str) -> Stand:
        """Read what exams are made from; takes a while."""

    def seen(self) -> tuple[str, ...]:
        """List the families that the learner of this window has answered."""

    def new_seed(self) -> int:
        """Draw a seed."""

    def build(self, order: BuildOrder) -> Work:
        """Begin to build, seal and print an exam."""

    def exams(self) -> Sequence[ExamOnShelf]:
        """List the exams, the newest first; takes a while."""


class KeyKeeper(Protocol):
    """Keeps the key that signs papers; all of it takes a while."""

    def find_words(self) -> str:
        """Give the five words of the key; empty where there is none yet."""

    def make(self) -> str:
        """Make the key if there is none, and give its words."""

    def back_up(self, path: Path, passphrase: str) -> str:
        """Write the key to a file that opens with the passphrase; give its words.

        :raises KeyTroubleError: if that is not possible.
        """

    def restore(self, path: Path, passphrase: str, *, replace: bool) -> str:
        """Bring back a key from its backup; give its words.

        :raises KeyTroubleError: if that is not possible.
        :raises OtherKeyError: if another key would be lost.
        """


class KeyTroubleError(Exception):
    """Something about the signing key cannot be done; the sentence says why."""


class OtherKeyError(KeyTroubleError):
    """Another signing key would be lost."""
