"""What the gradebook asks for, each done by a second process."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from quizapp.desktop.working.second_process import ProcessWork
from quizapp.presenters.instructing.gradebook.port import RekeyAsked
from quizapp.presenters.working.work import Work
from quizapp.training.exam.results.release_plan import ReleasePlan

if TYPE_CHECKING:
    from quizapp.desktop.instructing.graded_exam import ExamPlace

# What works in the other process is loaded here when it is first asked for.


class ProcessGrading:
    """Works over a data folder; fulfils the port `Grading`."""

    def __init__(self, data_folder: Path) -> None:
        self._data_folder = data_folder

    def collect(self, key: str, files: tuple[Path, ...]) -> Work:
        """Begin to take answer files in."""
        from quizapp.desktop.instructing.collecting import collect_files

        return ProcessWork(partial(collect_files, self._place(key), files))

    def grade(self, key: str, language: str) -> Work:
        """Begin to grade the sheets of an exam."""
        from quizapp.desktop.instructing.graded_exam import grade_exam

        return ProcessWork(partial(grade_exam, self._place(key), language))

    def export(self, key: str, language: str, folder: Path) -> Work:
        """Begin to write the results into a new folder inside this one."""
        from quizapp.desktop.instructing.exporting import export_results

        task = partial(export_results, self._place(key), language, folder)
        return ProcessWork(task)

    def release(self, key: str, plan: ReleasePlan) -> Work:
        """Begin to tell candidates what a plan says."""
        from quizapp.desktop.instructing.releasing import release_results

        return ProcessWork(partial(release_results, self._place(key), plan))

    def look_at_rekey(self, key: str, language: str, asked: RekeyAsked) -> Work:
        """Begin to find what a re-key would change."""
        from quizapp.desktop.instructing.rekeying import look_at_rekey

        return ProcessWork(partial(look_at_rekey, self._place(key), language, asked))

    def apply_rekey(self, key: str, asked: RekeyAsked, by: str, why: str) -> Work:
        """Begin to write a re-key into the audit trail."""
        from quizapp.desktop.instructing.rekeying import apply_rekey

        return ProcessWork(partial(apply_rekey, self._place(key), asked, (by, why)))

    def _place(self, key: str) -> ExamPlace:
        from quizapp.desktop.instructing.graded_exam import ExamPlace

        return ExamPlace(self._data_folder, key)
