"""What is told of one candidate, or of one question, with the derivation behind it."""

from __future__ import annotations

from collections.abc import Iterator

from quizapp.bank.ordering.order import order_id
from quizapp.presenters.instructing.gradebook.numbers import (
    decimal_words,
    points_words,
    score_words,
    signed_words,
)
from quizapp.presenters.instructing.gradebook.port import (
    GradedExam,
    ItemTold,
    OptionTold,
)
from quizapp.presenters.instructing.gradebook.screen import DetailScreen, Section
from quizapp.presenters.instructing.gradebook.tables import GradebookTables
from quizapp.presenters.instructing.grid_screen import (
    Cell,
    CellKind,
    Column,
    GridScreen,
)
from quizapp.presenters.wording import join_words, per_cent, word
from quizapp.training.exam.analysis.items import ItemStatistics, OptionCount
from quizapp.training.exam.grading import ItemGrade, Reached
from quizapp.training.exam.results.results import CandidateResult, ItemResult

_MOST_STEPS = 12


class DetailMaker:
    """Tells of one exam in one language."""

    def __init__(self, exam: GradedExam, language: str) -> None:
        self._exam = exam
        self._language = language
        self._tables = GradebookTables(exam, language)
        self._told = {(each.question_id, each.seed): each for each in exam.told}

    def candidate(self, result: CandidateResult) -> DetailScreen:
        """Tell each grade of a candidate, and what a wrong answer shows."""
        paper = result.paper
        facts = [(self._word("points"), score_words(paper, self._language))]
        if result.before is not None:
            before = score_words(result.before, self._language)
            facts.append((self._word("before"), before))
        for each in Reached:
            name = self._word(f"count.{each.name}")
            facts.append((name, str(result.count(each))))
        topics = tuple(
            self._word(
                "topic.line",
                topic=self._exam.topics.get(each.topic, each.topic),
                points=points_words(each.points, self._language),
                most=points_words(each.most, self._language),
            )
            for each in result.topics
        )
        grades = tuple(self._grade(each) for each in paper.items)
        return DetailScreen(
            title=paper.candidate,
            line=self._word("form.line", form=paper.form),
            facts=tuple(facts),
            sections=(
                Section(title=self._word("grades"), lines=grades),
                Section(title=self._word("topics"), lines=topics),
            ),
        )

    def _grade(self, grade: ItemGrade) -> str:
        title = self._tables.title_of(grade.item.question_id)
        said = self._said(grade)
        return self._word("grade-line", number=grade.number, title=title, said=said)

    def _said(self, grade: ItemGrade) -> str:
        if grade.reached is not Reached.ANSWERED:
            return self._word(f"reached.{grade.reached.name}")
        chosen = self._letters(grade, grade.chosen)
        if grade.points == 1:
            return self._word("right", chosen=chosen)
        said = self._word(
            "wrong",
            n=int(grade.points),
            chosen=chosen,
            right=self._letters(grade, grade.right),
            points=points_words(grade.points, self._language),
        )
        return f"{said} {self._belief(grade)}".rstrip()

    def _belief(self, grade: ItemGrade) -> str:
        told = self._told.get((grade.item.question_id, grade.item.seed))
        if told is None or not grade.misconception:
            return ""
        chosen = (order_id(grade.chosen),) if grade.item.ordered else grade.chosen
        wrong = [o for o in told.options if o.option_id in chosen and o.belief]
        return self._word("as-if", belief=wrong[0].belief) if wrong else ""

    def _letters(self, grade: ItemGrade, option_ids: tuple[str, ...]) -> str:
        letters = grade.letters_of(option_ids)
        return join_words(self._language, tuple(each.upper() for each in letters))

    def question(self, item: ItemResult) -> DetailScreen:
        """Tell what was chosen, by fifth of the score, and how the key is derived."""
        told = next(
            (e for e in self._exam.told if e.question_id == item.question_id), None
        )
        found = item.statistics
        sections = []
        if told is not None:
            sections.append(Section(title=self._word("asked"), lines=(told.question,)))
        if found is not None:
            grid = self._options(found, told)
            sections.append(Section(title=self._word("by-fifth"), grid=grid))
        if told is not None:
            sections += self._reasons(told)
        topic = self._exam.topics.get(item.topic, item.topic)
        return DetailScreen(
            title=self._tables.title_of(item.question_id),
            line=f"{topic} \N{MIDDLE DOT} {', '.join(item.places)}",
            facts=() if found is None else tuple(self._facts(found)),
            sections=tuple(sections),
        )

    def _facts(self, found: ItemStatistics) -> Iterator[tuple[str, str]]:
        language = self._language
        if found.facility is not None:
            yield self._word("facility"), per_cent(language, found.facility)
        yield self._word("discrimination"), signed_words(found.discrimination, language)
        for reached, count in (
            (Reached.ANSWERED, found.answered),
            (Reached.OMITTED, found.omitted),
            (Reached.NOT_REACHED, found.not_reached),
        ):
            yield self._word(f"count.{reached.name}"), str(count)
        for each in found.variants:
            if each.differs:
                p = decimal_words(each.adjusted_p, language, 3)
                yield self._word("variant", seed=each.seed), f"p = {p}"

    def _options(self, found: ItemStatistics, told: ItemTold | None) -> GridScreen:
        name = (lambda option_id: option_id) if told is None else told.text_of
        columns = (
            Column(title=self._word("option")),
            *(Column(title=str(n), number=True, rank=2) for n in range(1, 6)),
            Column(title=self._word("all"), number=True),
        )
        rows = tuple(
            (
                Cell(
                    text=name(each.option_id),
                    note=self._word("the-key") if each.right else "",
                    icon="check-circle-fill" if each.right else "",
                    tone="right" if each.right else "",
                    kind=CellKind.NAME,
                ),
                *(Cell(text=str(n), kind=CellKind.NUMBER) for n in each.by_fifth),
                Cell(text=str(each.total), kind=CellKind.NUMBER),
            )
            for each in sorted(found.options, key=lambda each: _place(each, told))
        )
        return GridScreen(title=self._word("by-fifth"), columns=columns, rows=rows)

    def _reasons(self, told: ItemTold) -> Iterator[Section]:
        columns = (Column(title=self._word("option")),)
        rows = tuple((self._reason(each),) for each in told.options)
        title = self._word("reasons")
        grid = GridScreen(title=title, columns=columns, rows=rows)
        yield Section(title=title, grid=grid)
        steps = tuple(
            f"{number}. {text} ({cite})"
            for number, (cite, text) in enumerate(told.steps[:_MOST_STEPS], 1)
        )
        yield Section(title=self._word("derivation"), lines=steps)

    def _reason(self, option: OptionTold) -> Cell:
        """Say why an option is right or wrong; a word goes with the sign."""
        key = "is-right" if option.correct else "is-wrong"
        return Cell(
            text=option.text,
            note=self._word(key, because=option.because).strip(),
            icon="check-circle-fill" if option.correct else "x-circle",
            tone="right" if option.correct else "wrong",
            kind=CellKind.NAME,
        )

    def _word(self, key: str, **params: object) -> str:
        return word(self._language, f"gradebook.{key}", **params)


def _place(option: OptionCount, told: ItemTold | None) -> int:
    """Say where an option stands among the reasons; what no option says comes last."""
    ids = [] if told is None else [each.option_id for each in told.options]
    return ids.index(option.option_id) if option.option_id in ids else len(ids)
