"""Marking a mock exam: graded by the derived keys, and summed up by topic."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

from quizapp.bank.ordering.order import order_id
from quizapp.bank.posed import AnswerKey, PosedQuestion, QuestionSource
from quizapp.training.exam.blueprint import Blueprint
from quizapp.training.exam.form import Form, Item
from quizapp.training.exam.grading import (
    Answers,
    PaperGrade,
    grade_paper,
    marking_for,
)
from quizapp.training.exam.paper import as_asked, ids_under_letters, option_under
from quizapp.training.study_session import count_words


class KeptMock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is kept of a mock exam to mark it: no key is in it."""

    blueprint: Blueprint
    form: Form


class MarkedAnswer(Struct, frozen=True, kw_only=True):
    """One question of a marked exam, with all that a review of it needs."""

    number: int
    item: Item
    topic: str
    """Key of its main topic."""
    points: Fraction
    chosen: tuple[str, ...]
    """Option ids; of an order its id, and nothing before every place was filled."""
    right: tuple[str, ...]
    misconception: str
    engine: str
    words: int
    complexity: int

    @property
    def is_right(self) -> bool:
        """Say whether it earned its whole point."""
        return self.points == 1


class TopicScore(Struct, frozen=True):
    """What was earned in one topic."""

    topic: str
    points: Fraction
    most: int


class MockMarks(Struct, frozen=True, kw_only=True):
    """A marked mock exam."""

    as_of: str
    points: Fraction
    pass_percent: int | None
    passed: bool | None
    """None where there is no pass mark."""
    answers: tuple[MarkedAnswer, ...]

    @property
    def most(self) -> int:
        """Say how many points could be earned."""
        return len(self.answers)

    @property
    def topics(self) -> tuple[TopicScore, ...]:
        """Sum up by main topic, in the order in which they were first asked."""
        sums: dict[str, tuple[Fraction, int]] = {}
        for each in self.answers:
            points, most = sums.get(each.topic, (Fraction(), 0))
            sums[each.topic] = (points + each.points, most + 1)
        return tuple(TopicScore(topic, *both) for topic, both in sums.items())


def mark_mock(
    kept: KeptMock, letters: Sequence[Sequence[str]], questions: QuestionSource
) -> MockMarks:
    """Mark the answers, given as letters by question; the keys are derived anew."""
    blueprint, items = kept.blueprint, kept.form.items
    posed = [_pose(item, blueprint, questions) for item in items]
    keys = [
        questions.answer_key(item.question_id, item.seed, blueprint.as_of)
        for item in items
    ]
    chosen = tuple(
        tuple(option_under(ids_under_letters(question), letter) for letter in each)
        for question, each in zip(posed, letters, strict=True)
    )
    marking = marking_for(blueprint)
    answers = Answers("", kept.form.label, chosen)
    graded = grade_paper(answers, {kept.form.label: kept.form}, questions, marking)
    return MockMarks(
        as_of=blueprint.as_of,
        points=graded.points,
        pass_percent=blueprint.pass_percent,
        passed=graded.passed,
        answers=_answers(graded, posed, keys),
    )


def _pose(item: Item, blueprint: Blueprint, questions: QuestionSource) -> PosedQuestion:
    day, language = blueprint.as_of, blueprint.language
    return as_asked(item, questions.pose(item.question_id, item.seed, day, language))


def _answers(
    graded: PaperGrade, posed: Sequence[PosedQuestion], keys: Sequence[AnswerKey]
) -> tuple[MarkedAnswer, ...]:
    return tuple(
        MarkedAnswer(
            number=grade.number,
            item=grade.item,
            topic=next(iter(question.topics), ""),
            points=grade.points,
            chosen=_as_studied(question, grade.chosen),
            right=key.right,
            misconception=grade.misconception,
            engine=key.engine,
            words=count_words(question),
            complexity=question.complexity,
        )
        for grade, question, key in zip(graded.items, posed, keys, strict=True)
    )


def _as_studied(question: PosedQuestion, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """Name an answer as the history does, where an order is one id."""
    if not question.pieces:
        return chosen
    return (order_id(chosen),) if len(chosen) == question.places else ()
