"""The results of an exam: each candidate, each item, and the exam as a whole."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Protocol

from msgspec import Struct

from quizapp.training.exam.analysis.analysis import Analysis, analyse
from quizapp.training.exam.analysis.distribution import Standing, find_standings
from quizapp.training.exam.analysis.items import ItemStatistics
from quizapp.training.exam.blueprint import Blueprint
from quizapp.training.exam.grading import ItemGrade, PaperGrade, Reached
from quizapp.training.exam.rekeying import Change, ExamRekey, ItemRekey


class Naming(Protocol):
    """Names topics and misconceptions; a bank does."""

    def topics_of(self, question_id: str) -> tuple[str, ...]:
        """List the topics of a family, the main one first."""


class TopicScore(Struct, frozen=True):
    """The points of one candidate in one topic."""

    topic: str
    """Its key."""
    points: Fraction
    most: Fraction


class Shown(Struct, frozen=True):
    """A misconception, and how many wrong choices came from it."""

    misconception: str
    count: int


class CandidateResult(Struct, frozen=True, kw_only=True):
    """What one candidate achieved."""

    paper: PaperGrade
    standing: Standing
    """Among all candidates, by share of the points."""
    topics: tuple[TopicScore, ...]
    misconceptions: tuple[Shown, ...]
    """Those behind wrong choices, most frequent first."""
    before: PaperGrade | None = None
    """As it was graded on the day of the exam, where a re-key was applied."""

    def count(self, reached: Reached) -> int:
        """Say how many items were answered, omitted or not reached."""
        return sum(grade.reached is reached for grade in self.paper.items)


class KeyChange(Struct, frozen=True, kw_only=True):
    """A variant whose key is another one since a re-key."""

    seed: int
    places: tuple[str, ...]
    """Where it was asked, as "A 3"."""
    change: Change
    before: str
    """Letters of the right options."""
    after: str
    because: tuple[str, ...]
    """Rule points responsible, or why it is refused."""


class ItemResult(Struct, frozen=True, kw_only=True):
    """How a family did."""

    question_id: str
    topic: str
    places: tuple[str, ...]
    """Where it was asked, as "A 3"."""
    misconceptions: tuple[Shown, ...]
    statistics: ItemStatistics | None
    """None where forms differ in length since items were dropped."""
    rekeyed: tuple[KeyChange, ...] = ()


class ExamResults(Struct, frozen=True, kw_only=True):
    """Everything that came of an exam."""

    blueprint: Blueprint
    as_of: str
    """The day whose documents decide: that of the exam, or of the re-key applied."""
    is_rekeyed: bool
    """Whether a re-key was applied: of another day, or to withdraw items."""
    candidates: tuple[CandidateResult, ...]
    items: tuple[ItemResult, ...]
    analysis: Analysis | None
    """None where forms differ in length since items were dropped."""

    @property
    def passed(self) -> int | None:
        """Say how many passed; None where there is no pass mark."""
        if self.blueprint.pass_percent is None:
            return None
        return sum(each.paper.passed is True for each in self.candidates)


def make_results(
    papers: Sequence[PaperGrade],
    blueprint: Blueprint,
    naming: Naming,
    rekey: ExamRekey | None = None,
) -> ExamResults:
    """Work out the results; of a re-key what comes after it counts, and both are told."""
    counted = papers
    before: Sequence[PaperGrade | None] = [None] * len(papers)
    if rekey is not None:
        counted = [each.after for each in rekey.candidates]
        before = [each.before for each in rekey.candidates]
    standings = find_standings([_share(paper) for paper in counted])
    analysis = None
    if len({len(paper.items) for paper in counted}) <= 1:
        analysis = analyse(counted)
    return ExamResults(
        blueprint=blueprint,
        as_of=blueprint.as_of if rekey is None else rekey.other,
        is_rekeyed=rekey is not None,
        candidates=tuple(
            CandidateResult(
                paper=paper,
                standing=standing,
                topics=_topics(paper, naming),
                misconceptions=_shown(paper.items),
                before=earlier,
            )
            for paper, standing, earlier in zip(counted, standings, before, strict=True)
        ),
        items=_items(papers, naming, analysis, rekey),
        analysis=analysis,
    )


def _share(paper: PaperGrade) -> Fraction:
    return paper.points / paper.most if paper.most else Fraction()


def _topics(paper: PaperGrade, naming: Naming) -> tuple[TopicScore, ...]:
    found: dict[str, list[ItemGrade]] = defaultdict(list)
    for grade in paper.items:
        found[naming.topics_of(grade.item.question_id)[0]].append(grade)
    return tuple(
        TopicScore(
            topic,
            sum((grade.points for grade in found[topic]), Fraction()),
            Fraction(len(found[topic])),
        )
        for topic in sorted(found)
    )


def _shown(grades: Iterable[ItemGrade]) -> tuple[Shown, ...]:
    counted = Counter(grade.misconception for grade in grades if grade.misconception)
    in_order = sorted(counted, key=lambda name: (-counted[name], name))
    return tuple(Shown(name, counted[name]) for name in in_order)


def _items(
    papers: Sequence[PaperGrade],
    naming: Naming,
    analysis: Analysis | None,
    rekey: ExamRekey | None,
) -> tuple[ItemResult, ...]:
    asked: dict[str, list[tuple[str, ItemGrade]]] = defaultdict(list)
    for paper in papers:
        for grade in paper.items:
            asked[grade.item.question_id].append((paper.form, grade))
    statistics = {each.question_id: each for each in analysis.items} if analysis else {}
    changed = rekey.changed if rekey is not None else ()
    return tuple(
        ItemResult(
            question_id=name,
            topic=naming.topics_of(name)[0],
            places=_places(asked[name]),
            misconceptions=_shown(grade for _, grade in asked[name]),
            statistics=statistics.get(name),
            rekeyed=tuple(
                _key_change(each, asked[name])
                for each in changed
                if each.item.question_id == name
            ),
        )
        for name in sorted(asked)
    )


def _places(asked: Iterable[tuple[str, ItemGrade]]) -> tuple[str, ...]:
    found = sorted({(form, grade.number) for form, grade in asked})
    return tuple(f"{form} {number}" for form, number in found)


def _key_change(
    changed: ItemRekey, asked: Iterable[tuple[str, ItemGrade]]
) -> KeyChange:
    own = [each for each in asked if each[1].item.seed == changed.item.seed]
    first = own[0][1]
    return KeyChange(
        seed=changed.item.seed,
        places=_places(own),
        change=changed.change,
        before="".join(first.letters_of(changed.before)),
        after="".join(first.letters_of(changed.after)),
        because=(changed.reason,) if changed.reason else changed.points,
    )
