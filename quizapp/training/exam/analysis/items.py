"""Item analysis: how hard a family was, whom it told apart, and what was chosen."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from quizapp.bank.ordering.order import order_id
from quizapp.training.exam.analysis.distribution import find_fifths
from quizapp.training.exam.analysis.exact_test import fisher_exact, holm
from quizapp.training.exam.analysis.moments import correlation, mean
from quizapp.training.exam.grading import ItemGrade, PaperGrade, Reached

FIFTHS = 5
SIGNIFICANT = Fraction(5, 100)


class OptionCount(Struct, frozen=True):
    """How often an option was chosen or an order given, by fifth of the whole score."""

    option_id: str
    """Of an order that which names it whole."""
    right: bool
    """Whether it is right in every variant in which it was shown."""
    by_fifth: tuple[int, ...]
    """Lowest fifth first."""

    @property
    def total(self) -> int:
        """Say how often it was chosen in all."""
        return sum(self.by_fifth)


class VariantStatistics(Struct, frozen=True, kw_only=True):
    """One variant, beside its siblings."""

    seed: int
    reached: int
    right: int
    """How many earned the whole point."""
    facility: float | None
    p: float | None
    """Fisher's exact test against all siblings together; None without siblings."""
    adjusted_p: float | None
    """By Holm's method, for all variants of the exam that were compared."""

    @property
    def differs(self) -> bool:
        """Say whether it was harder or easier than its siblings beyond chance."""
        return self.adjusted_p is not None and self.adjusted_p < SIGNIFICANT

    @property
    def nobody_right(self) -> bool:
        """Say whether it was reached, and nobody earned the point."""
        return self.reached > 0 and not self.right


class ItemStatistics(Struct, frozen=True, kw_only=True):
    """One family, over all its variants in the exam."""

    question_id: str
    answered: int
    omitted: int
    not_reached: int
    facility: float | None
    """Mean points of those who reached it; omitted counts 0. None if nobody did."""
    discrimination: float | None
    """Correlation with the rest of the score, of those who reached it."""
    options: tuple[OptionCount, ...]
    omitted_by_fifth: tuple[int, ...]
    variants: tuple[VariantStatistics, ...]

    @property
    def nobody_right(self) -> bool:
        """Say whether it was reached, and nobody earned the point in any variant."""
        reached = self.answered + self.omitted
        return reached > 0 and not any(each.right for each in self.variants)


class _Answer(Struct, frozen=True):
    grade: ItemGrade
    rest: Fraction
    """Points of the paper without this item."""
    fifth: int


def analyse_items(papers: Sequence[PaperGrade]) -> tuple[ItemStatistics, ...]:
    """Analyse every family that was asked, sorted by id."""
    found: dict[str, list[_Answer]] = defaultdict(list)
    fifths = find_fifths([paper.points for paper in papers])
    for paper, fifth in zip(papers, fifths, strict=True):
        whole = paper.points
        for grade in paper.items:
            answer = _Answer(grade, whole - grade.points, fifth)
            found[grade.item.question_id].append(answer)
    variants = _compare({name: _by_seed(each) for name, each in found.items()})
    return tuple(_analyse(name, found[name], variants[name]) for name in sorted(found))


def _analyse(
    question_id: str, answers: list[_Answer], variants: tuple[VariantStatistics, ...]
) -> ItemStatistics:
    reached = _reached(answers)
    points = [each.grade.points for each in reached]
    return ItemStatistics(
        question_id=question_id,
        answered=_count(answers, Reached.ANSWERED),
        omitted=_count(answers, Reached.OMITTED),
        not_reached=_count(answers, Reached.NOT_REACHED),
        facility=_facility(reached),
        discrimination=correlation(points, [each.rest for each in reached]),
        options=tuple(_options(answers)),
        omitted_by_fifth=_by_fifth(
            each for each in answers if each.grade.reached is Reached.OMITTED
        ),
        variants=variants,
    )


def _options(answers: Sequence[_Answer]) -> Iterator[OptionCount]:
    answers = [
        _as_one_order(each) if each.grade.item.ordered else each for each in answers
    ]
    names = sorted({name for each in answers for name in each.grade.options})
    for name in names:
        shown = [each for each in answers if name in each.grade.options]
        yield OptionCount(
            name,
            all(name in each.grade.right for each in shown),
            _by_fifth(each for each in shown if name in each.grade.chosen),
        )


def _as_one_order(answer: _Answer) -> _Answer:
    """Take an order that was given for one option: its pieces alone tell little."""
    grade = answer.grade
    chosen = (order_id(grade.chosen),) if grade.chosen else ()
    right = (order_id(grade.right),)
    options = tuple({*chosen, *right})
    return replace(
        answer, grade=replace(grade, options=options, chosen=chosen, right=right)
    )


def _by_fifth(answers: Iterable[_Answer]) -> tuple[int, ...]:
    counts = [0] * FIFTHS
    for each in answers:
        counts[each.fifth] += 1
    return tuple(counts)


def _by_seed(answers: Sequence[_Answer]) -> dict[int, list[_Answer]]:
    found: dict[int, list[_Answer]] = defaultdict(list)
    for each in answers:
        found[each.grade.item.seed].append(each)
    return dict(sorted(found.items()))


def _compare(
    families: dict[str, dict[int, list[_Answer]]],
) -> dict[str, tuple[VariantStatistics, ...]]:
    """Compare each variant with its siblings; correct for how many are compared."""
    values = {
        (name, seed): _test(by_seed, seed)
        for name, by_seed in families.items()
        for seed in by_seed
    }
    compared = {place: p for place, p in values.items() if p is not None}
    adjusted = dict(zip(compared, holm(list(compared.values())), strict=True))
    return {
        name: tuple(
            VariantStatistics(
                seed=seed,
                reached=len(_reached(answers)),
                right=_rights(answers),
                facility=_facility(_reached(answers)),
                p=_number(values[name, seed]),
                adjusted_p=_number(adjusted.get((name, seed))),
            )
            for seed, answers in by_seed.items()
        )
        for name, by_seed in families.items()
    }


def _test(by_seed: dict[int, list[_Answer]], seed: int) -> Fraction | None:
    own = _reached(by_seed[seed])
    others = [
        each
        for other, answers in by_seed.items()
        if other != seed
        for each in _reached(answers)
    ]
    if not own or not others:
        return None
    right, other_right = _rights(own), _rights(others)
    return fisher_exact(right, len(own) - right, other_right, len(others) - other_right)


def _reached(answers: Sequence[_Answer]) -> list[_Answer]:
    return [each for each in answers if each.grade.reached is not Reached.NOT_REACHED]


def _rights(answers: Sequence[_Answer]) -> int:
    return sum(each.grade.points == 1 for each in answers)


def _facility(reached: Sequence[_Answer]) -> float | None:
    return float(mean([each.grade.points for each in reached])) if reached else None


def _count(answers: Sequence[_Answer], reached: Reached) -> int:
    return sum(each.grade.reached is reached for each in answers)


def _number(value: Fraction | None) -> float | None:
    return None if value is None else float(value)
