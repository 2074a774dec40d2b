"""The folder of one exam: papers, record, start code, answers that came, audit trail."""

from __future__ import annotations

import re
import shutil
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from quizapp.interchange.exams.collected_files import SUFFIX as ANSWERS_SUFFIX
from quizapp.interchange.exams.files import ExamFileError, Record, read_record
from quizapp.interchange.exams.sealing_files import SUFFIX as PAPER_SUFFIX

FOLDER = "exams"
_OWNER_ALONE = 0o700
_LONGEST_NAME = 60
_BEGUN = ".begun-"


class ExamFolder:
    """Names the files of one exam."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.record = path / "record.json"
        self.papers = path / "papers"
        """What candidates get, as it was built."""
        self.sealed = path / "sealed"
        self.printed = path / "printed"
        self.start_code = path / "start-code.txt"
        self.answers = path / "answers"
        """Answer files as they came."""
        self.sheets = path / "sheets.json"
        self.log = path / "log.json"
        self.trail = path / "audit.jsonl"
        self.told = path / "told"
        """What candidates are told, a file for each."""
        self.facilities = path / "facilities.json"
        """What each family gave to candidates, once they were graded."""
        self.predicted = path / "predicted.json"
        """By form: the share of its points that candidates should get."""
        self.release = path / "release.json"
        """From which moment they are told it."""

    @property
    def key(self) -> str:
        """Give the name by which the shelf knows it."""
        return self.path.name

    def read_record(self) -> Record:
        """Read the examiner's record.

        :raises ExamFileError: if it is none.
        """
        return read_record(self.record)

    def paper_files(self) -> tuple[Path, ...]:
        """List the sealed papers, form by form."""
        return tuple(sorted(self.sealed.glob(f"*{PAPER_SUFFIX}")))

    def answer_files(self) -> tuple[Path, ...]:
        """List the answer files that came."""
        return tuple(sorted(self.answers.glob(f"*{ANSWERS_SUFFIX}")))

    def code(self) -> str:
        """Read the start code; empty where it is not kept."""
        try:
            return self.start_code.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError):
            return ""


class ExamShelf:
    """All exams of a data folder."""

    def __init__(self, data_folder: Path) -> None:
        self.folder = data_folder / FOLDER

    def exams(self) -> tuple[ExamFolder, ...]:
        """List them, the newest first."""
        if not self.folder.is_dir():
            return ()
        found = (ExamFolder(path) for path in self.folder.iterdir())
        there = [each for each in found if each.record.is_file()]
        return tuple(sorted(there, key=lambda each: each.key, reverse=True))

    def get(self, key: str) -> ExamFolder:
        """Give one exam.

        :raises ExamFileError: if there is none of that name.
        """
        found = ExamFolder(self.folder / key)
        if not found.record.is_file():
            raise ExamFileError(found.path, "there is no exam in this folder")
        return found

    @contextmanager
    def preparing(self, day: str, title: str) -> Iterator[ExamFolder]:
        """Fill a folder aside; it comes onto the shelf whole, or not at all.

        :raises OSError: if it cannot be written.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        key = self._free_key(f"{day}-{slug_of(title)}")
        aside = ExamFolder(self.folder / f"{_BEGUN}{key}")
        shutil.rmtree(aside.path, ignore_errors=True)
        aside.path.mkdir(mode=_OWNER_ALONE)
        try:
            yield aside
            aside.path.rename(self.folder / key)
        except BaseException:
            with suppress(OSError):
                shutil.rmtree(aside.path)
            raise

    def sweep(self) -> None:
        """Delete what a process that was killed had begun."""
        for path in self.folder.glob(f"{_BEGUN}*"):
            shutil.rmtree(path, ignore_errors=True)

    def key_of(self, aside: ExamFolder) -> str:
        """Give the name that a folder has once it is whole."""
        return aside.key.removeprefix(_BEGUN)

    def _free_key(self, wanted: str) -> str:
        key, number = wanted, 1
        while (self.folder / key).exists():
            number += 1
            key = f"{wanted}-{number}"
        return key


def slug_of(title: str) -> str:
    """Make a name for a folder of a title."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    return (
        re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:_LONGEST_NAME] or "exam"
    )
