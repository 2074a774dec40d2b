"""Planning a mock exam: a preset, made shorter if wished, and what the bank fills of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from quizapp.bank.browsing.summary import Summary
from quizapp.bank.exams.loading import PresetShelf
from quizapp.training.exam.assembling import Wanted
from quizapp.training.exam.blueprint import Blueprint, Release
from quizapp.training.exam.building import Posing, build
from quizapp.training.exam.form import Form
from quizapp.training.exam.from_preset import Occasion, make_blueprint, share_out
from quizapp.training.exam.paper import Paper
from quizapp.training.exam.stock import PartStock, take_stock


class MockWish(Struct, frozen=True, kw_only=True):
    """What a learner wants of a mock exam."""

    preset: str
    """Name of the preset's file."""
    most: int | None = None
    """At most so many questions; None: as many as the preset has."""
    language: str
    as_of: str
    seed: int
    seen: tuple[str, ...] = ()
    """Ids of families that are left out, since they were answered before."""


class MockPlan(Struct, frozen=True, kw_only=True):
    """What becomes of a wish."""

    wish: MockWish
    blueprint: Blueprint
    filled: int
    """So many places can be filled."""
    short: tuple[PartStock, ...]
    """Parts with places that stay empty."""

    @property
    def wanted(self) -> int:
        """Say how many questions are asked for."""
        return self.blueprint.length


class Mock(Struct, frozen=True, kw_only=True):
    """A mock exam that is built."""

    blueprint: Blueprint
    form: Form
    paper: Paper


class NothingToAskError(ValueError):
    """No place of a mock exam can be filled."""


def plan_mock(
    shelf: PresetShelf, families: Sequence[Summary], wish: MockWish
) -> MockPlan:
    """Say what the bank can fill of a wish; nothing is built yet."""
    blueprint = blueprint_of(shelf, wish)
    stock = take_stock(blueprint, families)
    return MockPlan(
        wish=wish,
        blueprint=blueprint,
        filled=blueprint.length - stock.missing,
        short=tuple(part for part in stock.parts if part.missing),
    )


def build_mock(plan: MockPlan, families: Sequence[Summary], bank: Posing) -> Mock:
    """Build a mock exam with as many questions as can be filled.

    :raises NothingToAskError: if that is none.
    """
    built = build(plan.blueprint, families, bank, Wanted(forms=1))
    (form,) = built.assembly.forms
    if not form.items:
        raise NothingToAskError("no place of this exam can be filled")
    paper = replace(built.papers[0], minutes=_minutes(plan.blueprint, len(form.items)))
    return Mock(blueprint=built.blueprint, form=form, paper=paper)


def blueprint_of(shelf: PresetShelf, wish: MockWish) -> Blueprint:
    """Make the blueprint of a wish, with parts and time in proportion."""
    occasion = Occasion(
        language=wish.language,
        as_of=wish.as_of,
        seed=wish.seed,
        release=Release.KEY,
        excluded=wish.seen,
    )
    whole = make_blueprint(shelf, wish.preset, occasion)
    return whole if wish.most is None else shortened(whole, wish.most)


def shortened(blueprint: Blueprint, most: int) -> Blueprint:
    """Shorten an exam; each part keeps its share, and so does the time."""
    if blueprint.length <= most:
        return blueprint
    weights = {str(n): part.count for n, part in enumerate(blueprint.parts)}
    shares = share_out(most, {key: count for key, count in weights.items() if count})
    parts = tuple(
        replace(part, count=shares.get(str(n), 0))
        for n, part in enumerate(blueprint.parts)
    )
    margins = tuple(
        replace(margin, count=margin.count * most // blueprint.length)
        for margin in blueprint.margins
    )
    return replace(
        blueprint, parts=parts, margins=margins, minutes=_minutes(blueprint, most)
    )


def _minutes(blueprint: Blueprint, questions: int) -> int | None:
    """Give as much time for each question as the whole exam does, rounded up."""
    if blueprint.minutes is None:
        return None
    return -(-blueprint.minutes * questions // blueprint.length)
