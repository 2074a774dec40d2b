"""Assembling: parallel forms of one blueprint, equal in structure and difficulty."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum
from fractions import Fraction

from msgspec import Struct

from quizapp.bank.browsing.summary import Summary
from quizapp.training.exam.blueprint import Blueprint
from quizapp.training.exam.difficulty import (
    NO_RATINGS,
    Ratings,
    predict,
    predict_mean,
)
from quizapp.training.exam.drawing_seeds import Drawn, Fillings, SeedDrawer
from quizapp.training.exam.form import Form, Item, label_of
from quizapp.training.exam.seating import seat_families
from quizapp.training.exam.stock import is_compiled

BAND = Fraction(2, 100)
MOST_FORMS = 50


class Kinship(StrEnum):
    """What the forms have in common."""

    SAME = "same"
    """The same families, as other variants."""
    EQUAL = "equal"
    """Other families, equal in main topic, level and form, where there are some."""


class Wanted(Struct, frozen=True, kw_only=True):
    """Which forms are wanted."""

    forms: int
    kinship: Kinship = Kinship.SAME
    band: Fraction = BAND
    """How far predicted mean scores may lie apart, as a share of all points."""
    ratings: Ratings = NO_RATINGS

    def __post_init__(self) -> None:
        """Refuse a number of forms that cannot be."""
        if not 1 <= self.forms <= MOST_FORMS:
            raise ValueError(f"1 to {MOST_FORMS} forms can be made, not {self.forms}")
        if self.band < 0:
            raise ValueError("a band cannot be less than nothing")


class Alike(Struct, frozen=True):
    """A family with fewer fillings than forms: some forms show the same one."""

    question_id: str
    fillings: int
    forms: int
    """How many forms ask it."""


class Assembly(Struct, frozen=True):
    """Parallel forms."""

    forms: tuple[Form, ...]
    missing: int
    """Places of the blueprint that stay empty in every form."""
    predicted: tuple[Fraction, ...]
    """By form: the share of its points that candidates should get on average."""
    alike: tuple[Alike, ...]

    @property
    def spread(self) -> Fraction:
        """Say how far apart the predicted difficulties lie."""
        return max(self.predicted) - min(self.predicted)


class _Place(Struct, frozen=True):
    part: int
    family: Summary


def assemble(
    blueprint: Blueprint,
    families: Sequence[Summary],
    fillings: Fillings,
    wanted: Wanted,
) -> Assembly:
    """Make parallel forms; equal arguments make equal forms.

    Each form asks the same kind of question at the same place. The predicted
    difficulties of any two lie within the band.
    """
    rng = random.Random(f"exam/{blueprint.seed}/families")
    usable = [each for each in families if each.question_id not in blueprint.excluded]
    usable.sort(key=lambda each: each.question_id)
    seating = seat_families(blueprint, usable, rng)
    first = [
        _Place(number, family)
        for number in range(len(blueprint.parts))
        for family in seating.members(number)
    ]
    rng.shuffle(first)
    papers = [first]
    if wanted.kinship is Kinship.EQUAL:
        papers += _Relatives(blueprint, usable, first, wanted, rng).papers()
    else:
        papers += [first] * (wanted.forms - 1)
    return _finish(blueprint, papers, fillings, wanted.ratings)


class _Relatives:
    """Finds families equal to those of the first form, each for one form alone."""

    def __init__(
        self,
        blueprint: Blueprint,
        families: Sequence[Summary],
        first: Sequence[_Place],
        wanted: Wanted,
        rng: random.Random,
    ) -> None:
        taken = {place.family.question_id for place in first}
        self._free = [each for each in families if each.question_id not in taken]
        rng.shuffle(self._free)
        self._blueprint = blueprint
        self._first = first
        self._wanted = wanted

    def papers(self) -> Iterator[list[_Place]]:
        """Yield the other forms."""
        for _ in range(self._wanted.forms - 1):
            yield self._within_the_band(self._paper())

    def _paper(self) -> list[_Place]:
        """Replace each family so that the difficulty stays near that of the first form."""
        ahead = Fraction()
        found: list[_Place] = []
        for place in self._first:
            behind = ahead - self._predict(place.family)
            family = self._nearest(place, behind)
            ahead = behind + self._predict(family)
            found.append(_Place(place.part, family))
        return found

    def _nearest(self, place: _Place, behind: Fraction) -> Summary:
        """Take the family that brings a form nearest to the first, if there is one."""
        equal = [each for each in self._free if self._are_equal(place, each)]
        if not equal:
            return place.family
        nearest = min(equal, key=lambda each: abs(behind + self._predict(each)))
        self._free.remove(nearest)
        return nearest

    def _within_the_band(self, paper: list[_Place]) -> list[_Place]:
        """Go back to families of the first form until the difficulties are near.

        Each form lies within half of the band from the first, so that any two lie
        within the whole of it.
        """
        allowed = self._wanted.band / 2 * len(self._first)
        gaps = [
            self._predict(other.family) - self._predict(place.family)
            for place, other in zip(self._first, paper, strict=True)
        ]
        while abs(sum(gaps, Fraction())) > allowed:
            sign = 1 if sum(gaps, Fraction()) > 0 else -1
            worst = max(range(len(gaps)), key=lambda number: sign * gaps[number])
            self._free.append(paper[worst].family)
            paper[worst], gaps[worst] = self._first[worst], Fraction()
        return paper

    def _are_equal(self, place: _Place, other: Summary) -> bool:
        family = place.family
        return (
            is_compiled(family)
            and family.topics[:1] == other.topics[:1]
            and (family.level, family.form) == (other.level, other.form)
            and self._blueprint.parts[place.part].criteria.fits(other)
            and all(
                margin.criteria.fits(family) == margin.criteria.fits(other)
                for margin in self._blueprint.margins
            )
        )

    def _predict(self, family: Summary) -> Fraction:
        return predict(family, self._wanted.ratings)


def _finish(
    blueprint: Blueprint,
    papers: Sequence[Sequence[_Place]],
    fillings: Fillings,
    ratings: Ratings,
) -> Assembly:
    """Draw the variants, once for each family, and share them out among its forms."""
    drawer = SeedDrawer(blueprint.seed, fillings)
    asked = Counter(place.family.question_id for paper in papers for place in paper)
    by_id = {place.family.question_id: place.family for p in papers for place in p}
    drawn = {name: drawer.draw(by_id[name], asked[name]) for name in sorted(asked)}
    seeds = {name: iter(each.seeds) for name, each in drawn.items()}

    def item(place: _Place) -> Item:
        name = place.family.question_id
        return Item(blueprint.parts[place.part].name, name, next(seeds[name]))

    return Assembly(
        forms=tuple(
            Form(label_of(number), tuple(map(item, paper)))
            for number, paper in enumerate(papers)
        ),
        missing=blueprint.length - len(papers[0]),
        predicted=tuple(
            predict_mean((place.family for place in paper), ratings) for paper in papers
        ),
        alike=tuple(_alike(drawn, asked)),
    )


def _alike(drawn: dict[str, Drawn], asked: Counter[str]) -> Iterator[Alike]:
    for name, each in drawn.items():
        if each.fillings < asked[name]:
            yield Alike(name, each.fillings, asked[name])
