"""The presenter of a re-key: looked at first, applied on the word of the instructor."""

from __future__ import annotations

from collections.abc import Iterator

from quizapp.presenters.instructing.gradebook.numbers import score_words
from quizapp.presenters.instructing.gradebook.port import (
    Grading,
    RekeyApplied,
    RekeyAsked,
    RekeyFound,
)
from quizapp.presenters.instructing.gradebook.screen import RekeyScreen
from quizapp.presenters.instructing.grid_screen import (
    Cell,
    CellKind,
    Column,
    GridScreen,
)
from quizapp.presenters.retold.retelling import retell
from quizapp.presenters.wording import join_words, word
from quizapp.presenters.working.job import Job, Outcome, Said
from quizapp.rules.documents.edition import parse_edition_date
from quizapp.training.exam.form import Item
from quizapp.training.exam.rekeying import CandidateRekey, ItemRekey

_NOTHING = "–"


class RekeyPresenter:
    """Follows one re-key from the question to the audit trail."""

    def __init__(self, grading: Grading, *, language: str) -> None:
        self._grading = grading
        self._language = language
        self._key = ""
        self._day = ""
        self._withdrawn: tuple[str, ...] = ()
        self._found: RekeyFound | None = None
        self._busy = False
        self._notice = ""

    def open(
        self, key: str, day: str, withdrawn: tuple[str, ...], language: str
    ) -> None:
        """Begin with the exam of a key, a day, and what may be withdrawn."""
        self._key, self._day, self._withdrawn = key, day, withdrawn
        self._language = language
        self._found, self._busy, self._notice = None, False, ""

    def set_day(self, text: str) -> None:
        """Take another day; what was found for the day before counts no more."""
        self._day = text.strip()
        self._found, self._notice = None, ""

    def look_at(self) -> Job | None:
        """Begin to find what would change; None where the day is none."""
        if self._trouble():
            return None
        self._found, self._busy, self._notice = None, True, ""
        asked = RekeyAsked(self._day, self._withdrawn)
        work = self._grading.look_at_rekey(self._key, self._language, asked)
        return Job("rekeying", work, lambda _found: Outcome(Said("rekeying.done")))

    def apply(self, by: str, why: str) -> Job | None:
        """Begin to apply what was found; None where who or why is missing."""
        if self._found is None:
            return None
        if not by.strip() or not why.strip():
            self._notice = word(self._language, "rekey.who-and-why")
            return None
        self._busy, self._notice = True, ""
        asked = self._found.asked
        work = self._grading.apply_rekey(self._key, asked, by.strip(), why.strip())
        return Job("rekeying", work, lambda _found: Outcome(Said("rekeying.applied")))

    def take(self, job: Job) -> bool:
        """Take what a job came to; say whether a re-key was applied."""
        self._busy = False
        if isinstance(job.result, RekeyFound):
            self._found = job.result
        elif not isinstance(job.result, RekeyApplied):
            self._notice = job.screen(self._language).text
        return isinstance(job.result, RekeyApplied)

    def screen(self) -> RekeyScreen:
        """Return the dialog."""
        found, language = self._found, self._language
        withdrawn = ""
        if self._withdrawn:
            places = join_words(language, self._withdrawn)
            withdrawn = word(language, "rekey.withdrawn", places=places)
        return RekeyScreen(
            language=language,
            title=self._title(),
            line=word(language, "rekey.line"),
            day=self._day,
            day_trouble=self._trouble(),
            withdrawn=withdrawn,
            is_busy=self._busy,
            keys=None if found is None else self._keys(found),
            scores=None if found is None else self._scores(found),
            summary="" if found is None else self._summary(found),
            notice=self._notice,
            apply=word(
                language,
                "rekey.apply",
                n=0 if found is None else len(found.rekey.candidates),
            ),
            can_apply=found is not None and not self._busy,
        )

    def _title(self) -> str:
        if self._found is None:
            return word(self._language, "rekey.title")
        changed = len(self._found.rekey.changed)
        return word(self._language, "rekey.found", n=changed)

    def _trouble(self) -> str:
        try:
            parse_edition_date(self._day)
        except ValueError:
            return word(self._language, "blueprint.day.wrong")
        return ""

    def _summary(self, found: RekeyFound) -> str:
        people = found.rekey.candidates
        return word(
            self._language,
            "rekey.summary",
            n=sum(each.before.points != each.after.points for each in people),
            all=len(people),
            passes=sum(each.now_passes for each in people),
            fails=sum(each.now_fails for each in people),
        )

    def _keys(self, found: RekeyFound) -> GridScreen:
        columns = (
            Column(title=self._word("question")),
            Column(title=self._word("key")),
            Column(title=self._word("why")),
        )
        return GridScreen(
            title=self._word("keys"),
            columns=columns,
            rows=tuple(tuple(self._item(found, e)) for e in found.rekey.changed),
            empty=self._word("none"),
        )

    def _item(self, found: RekeyFound, item: ItemRekey) -> Iterator[Cell]:
        at = (item.item.question_id, item.item.seed)
        title = found.titles.get(at[0], at[0])
        places = ", ".join(found.places.get(at, ()))
        yield Cell(text=title, note=places, kind=CellKind.NAME)
        before, after = (
            self._letters(found, item.item, each) for each in (item.before, item.after)
        )
        if item.is_dropped:
            after = self._word(f"change.{item.change.name}")
        yield Cell(text=f"{before} \N{RIGHTWARDS ARROW} {after}", kind=CellKind.NAME)
        because = retell(self._language, item.reason) or ", ".join(item.points)
        yield Cell(text=because or _NOTHING, kind=CellKind.NAME)

    def _letters(
        self, found: RekeyFound, item: Item, option_ids: tuple[str, ...]
    ) -> str:
        letters = found.letters.get((item.question_id, item.seed), {})
        said = [letters.get(each, each).upper() for each in option_ids]
        if not item.ordered:
            said.sort()
        return ", ".join(said) or _NOTHING

    def _scores(self, found: RekeyFound) -> GridScreen:
        moved = [
            each
            for each in found.rekey.candidates
            if (each.before.points, each.before.most)
            != (each.after.points, each.after.most)
        ]
        moved.sort(key=lambda each: not (each.now_passes or each.now_fails))
        columns = (
            Column(title=word(self._language, "gradebook.candidate")),
            Column(title=self._word("old"), number=True),
            Column(title=self._word("new"), number=True),
            Column(title=self._word("crosses"), rank=1),
        )
        return GridScreen(
            title=self._word("scores"),
            columns=columns,
            rows=tuple(tuple(self._person(each)) for each in moved),
            empty=self._word("no-scores"),
        )

    def _person(self, person: CandidateRekey) -> Iterator[Cell]:
        yield Cell(text=person.before.candidate, kind=CellKind.NAME)
        for paper in (person.before, person.after):
            said = score_words(paper, self._language)
            yield Cell(text=said, kind=CellKind.NUMBER)
        if person.now_passes:
            yield Cell(
                text=self._word("now-passes"), icon="check-circle-fill", tone="right"
            )
        elif person.now_fails:
            yield Cell(text=self._word("now-fails"), icon="x-circle", tone="wrong")
        else:
            yield Cell(text=_NOTHING)

    def _word(self, key: str) -> str:
        return word(self._language, f"rekey.{key}")
