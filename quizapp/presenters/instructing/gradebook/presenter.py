"""The presenter of the gradebook: answers taken in, graded, looked at and exported."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from quizapp.presenters.calendar_words import date_words
from quizapp.presenters.instructing.gradebook.detail import DetailMaker
from quizapp.presenters.instructing.gradebook.numbers import scores_of, tiles_of
from quizapp.presenters.instructing.gradebook.port import (
    Collected,
    Exported,
    GradedExam,
    Grading,
    ResultsReleased,
)
from quizapp.presenters.instructing.gradebook.screen import (
    DetailScreen,
    GradebookScreen,
)
from quizapp.presenters.instructing.gradebook.tables import (
    GradebookTables,
    sorted_items,
)
from quizapp.presenters.instructing.grid_screen import GridScreen
from quizapp.presenters.instructing.port import ExamOnShelf
from quizapp.presenters.wording import join_words, word
from quizapp.presenters.working.job import Job, Outcome, Said
from quizapp.training.exam.results.release_plan import PARTS, ReleasePlan

TABS = ("candidates", "questions", "log")


class GradebookPresenter:
    """Shows one exam; all work is begun here and goes on elsewhere."""

    def __init__(self, grading: Grading, *, language: str) -> None:
        self._grading = grading
        self._language = language
        self._exam: ExamOnShelf | None = None
        self._graded: GradedExam | None = None
        self._tab = "candidates"
        self._selected = dict.fromkeys(TABS, 0)

    def open(self, exam: ExamOnShelf, *, anew: bool = False) -> Job | None:
        """Show an exam; give the grading to be done if it has sheets."""
        if anew or self._exam is None or self._exam.key != exam.key:
            self._graded = None
            self._selected = dict.fromkeys(TABS, 0)
        self._exam = exam
        return self.grade() if exam.has_sheets and self._graded is None else None

    @property
    def key(self) -> str:
        """Name the exam that is shown."""
        return "" if self._exam is None else self._exam.key

    def set_language(self, language: str) -> None:
        """Say the page in another language from now on."""
        self._language = language

    def collect(self, files: tuple[Path, ...]) -> Job:
        """Begin to take answer files in."""
        work = self._grading.collect(self.key, files)
        return Job("collecting", work, _collected_outcome)

    def grade(self) -> Job:
        """Begin to grade."""
        work = self._grading.grade(self.key, self._language)
        return Job("grading", work, lambda _found: Outcome(Said("grading.done")))

    def export(self, folder: Path) -> Job:
        """Begin to write the results into a new folder."""
        work = self._grading.export(self.key, self._language, folder)
        return Job("results-export", work, _exported_outcome)

    def take(self, result: object) -> Job | None:
        """Take what a job came to; give the job that follows from it, if one does."""
        if isinstance(result, Collected):
            return self.grade()
        if isinstance(result, GradedExam):
            self._graded = result
        if isinstance(result, ResultsReleased) and self._graded is not None:
            self._graded = replace(self._graded, release=result.plan)
        return None

    def choose_tab(self, tab: str) -> None:
        """Show candidates, questions, or the log."""
        self._tab = tab

    def choose_row(self, row: int) -> None:
        """Look at another candidate or question."""
        self._selected[self._tab] = row

    @property
    def chosen_places(self) -> tuple[str, ...]:
        """Say where the question that is looked at was asked."""
        if self._graded is None or self._tab != "questions":
            return ()
        items = sorted_items(self._graded)
        row = self._selected["questions"]
        return items[row].places if row < len(items) else ()

    @property
    def graded(self) -> GradedExam | None:
        """Give the exam as it is graded."""
        return self._graded

    @property
    def day_that_counts(self) -> str:
        """Give the day whose documents decide now; empty where nothing is graded."""
        return "" if self._graded is None else self._graded.results.as_of

    def screen(self) -> GradebookScreen:
        """Return the page."""
        language, graded = self._language, self._graded
        grid = None if graded is None else self._grid(graded)
        rows = 0 if grid is None else len(grid.rows)
        selected = self._selected[self._tab] if rows else None
        results = None if graded is None else graded.results
        return GradebookScreen(
            language=language,
            title=word(language, "gradebook.title"),
            line=self._line(),
            tab=self._tab,
            tabs=tuple((each, word(language, f"gradebook.{each}")) for each in TABS),
            is_graded=graded is not None,
            empty=word(language, "gradebook.empty"),
            scores=None if results is None else scores_of(results, language),
            tiles=() if results is None else tuple(tiles_of(results, language)),
            grid=grid,
            selected=selected,
            detail=self._detail(selected),
        )

    def _line(self) -> str:
        exam, graded = self._exam, self._graded
        if exam is None:
            return ""
        parts = [exam.title]
        if graded is not None:
            results = graded.results
            count = len(results.candidates)
            parts.append(word(self._language, "gradebook.count", n=count))
            day = date_words(results.as_of, self._language)
            key = "rekeyed" if results.is_rekeyed else "as-of"
            parts.append(word(self._language, f"gradebook.{key}", date=day))
            if graded.release is not None:
                parts.append(self._told(graded.release))
        return " \N{MIDDLE DOT} ".join(parts)

    def _told(self, plan: ReleasePlan) -> str:
        named = [each for each in PARTS if plan.moment_of(each) is not None]
        said = [word(self._language, f"release.short.{each}") for each in named]
        if not said:
            return word(self._language, "gradebook.told.nothing")
        what = join_words(self._language, tuple(said))
        return word(self._language, "gradebook.told", what=what)

    def _grid(self, graded: GradedExam) -> GridScreen:
        tables = GradebookTables(graded, self._language)
        if self._tab == "candidates":
            return tables.candidates()
        return tables.questions() if self._tab == "questions" else tables.log()

    def _detail(self, selected: int | None) -> DetailScreen | None:
        graded = self._graded
        if graded is None or selected is None:
            return None
        making = DetailMaker(graded, self._language)
        if self._tab == "candidates":
            return making.candidate(graded.results.candidates[selected])
        if self._tab == "questions":
            return making.question(sorted_items(graded)[selected])
        return None


def _collected_outcome(result: object) -> Outcome:
    assert isinstance(result, Collected)
    params: dict[str, object] = {"n": result.candidates, "late": result.late}
    key = "collecting.done.left-out" if result.left_out else "collecting.done"
    return Outcome(Said(key, params), details="\n".join(result.left_out))


def _exported_outcome(result: object) -> Outcome:
    assert isinstance(result, Exported)
    params: dict[str, object] = {"n": result.files, "folder": result.folder.name}
    return Outcome(Said("results-export.done", params), result.folder)
