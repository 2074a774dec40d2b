"""Places: where among the options the right one stands, over many seeds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from quizapp.bank.survey.chi_square import ChiSquare, compare_with_equal_shares
from quizapp.bank.variants.drawing import Slots, draw_choice, order_options

SURVEYED_SEEDS = range(60)
"""Each seed draws values and an order, as it does for a learner.

Their number is a multiple of every number of options that there is.
"""

BALANCED = 0.05
"""The right answers are balanced if counts as uneven are more likely than this."""

FAVOURED = 1e-6
"""A family has a favoured place if its counts are less likely than this by chance."""


class Choice(Struct, frozen=True):
    """The options of one variant of which one is to be selected."""

    option_ids: tuple[str, ...]
    right: str


class Places(Struct, frozen=True):
    """How often the right option stood in each place, first place first."""

    counts: tuple[int, ...]

    @property
    def options(self) -> int:
        """Return among how many options it stood there."""
        return len(self.counts)


def count_places(
    question_id: str, slots: Slots, choices: Mapping[tuple[str, ...], Choice]
) -> tuple[Places, ...]:
    """Count the places of the right options of a family, for each number of options.

    :param choices: the options by what fills the slots, whose names are sorted.
    """
    counts: dict[int, list[int]] = {}
    for seed in SURVEYED_SEEDS:
        chosen = draw_choice(question_id, slots, seed)
        choice = choices.get(tuple(chosen[name] for name in sorted(chosen)))
        if choice is not None:
            order = order_options(question_id, seed, choice.option_ids)
            row = counts.setdefault(len(order), [0] * len(order))
            row[order.index(choice.right)] += 1
    return tuple(Places(tuple(counts[number])) for number in sorted(counts))


def add_places(some: Iterable[Sequence[Places]]) -> tuple[Places, ...]:
    """Add up the counts of several families, for each number of options."""
    counts: dict[int, list[int]] = {}
    for each in some:
        for places in each:
            row = counts.setdefault(places.options, [0] * places.options)
            row[:] = (a + b for a, b in zip(row, places.counts, strict=True))
    return tuple(Places(tuple(counts[number])) for number in sorted(counts))


def judge_places(places: Sequence[Places]) -> ChiSquare:
    """Compare places with equal shares, for each number of options by itself."""
    found = ChiSquare()
    for each in places:
        found = found.with_other(compare_with_equal_shares(each.counts))
    return found
