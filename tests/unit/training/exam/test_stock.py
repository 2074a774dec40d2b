"""Stock: what a bank fills of a blueprint, and why the rest stays empty."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from quizapp.bank.exams.criteria import Criteria
from quizapp.training.exam.blueprint import Margin
from quizapp.training.exam.seating import seat_families
from quizapp.training.exam.stock import Reason, take_stock
from tests.support.exam_families import blueprint, family, part

TURNS = part("turns", 2, topics=("turns",))


def _only(stock):
    (found,) = stock.parts
    return found


def test_families_and_their_variants_are_counted():
    stock = take_stock(
        blueprint(TURNS),
        [family("a", variants=3), family("b", variants=5), family("c", "mana")],
    )

    found = _only(stock)
    assert (found.fitting, found.variants, found.filled, found.missing) == (2, 8, 2, 0)
    assert found.reason is Reason.NONE
    assert stock.is_enough


@pytest.mark.parametrize(
    ("families", "excluded", "reason"),
    [
        ([family("a", "mana")], (), Reason.NOT_IN_BANK),
        ([family("a", level=2)], (), Reason.OTHER_KIND),
        ([family("a")], (), Reason.TOO_FEW),
        ([family("a"), family("b")], ("a",), Reason.EXCLUDED),
    ],
)
def test_a_shortfall_has_its_reason(families, excluded, reason):
    wanted = part("turns", 2, topics=("turns",), levels=(1,))
    stock = take_stock(blueprint(wanted, excluded=excluded), families)

    assert _only(stock).missing > 0
    assert _only(stock).reason is reason


def test_a_topic_that_the_bank_does_not_have_is_missing_as_a_whole():
    layers = part("layers", 4, rules=("CR 613",))
    stock = take_stock(blueprint(TURNS, layers), [family("a"), family("b")])

    assert stock.missing == 4
    assert stock.parts[1].reason is Reason.NOT_IN_BANK


def test_a_family_that_is_not_compiled_is_not_counted_but_told():
    layers = part("layers", 1, rules=("CR 613",))
    bare = family("a", form="", rules=(), variants=0)
    stock = take_stock(blueprint(layers), [bare])

    assert _only(stock).filled == 0
    assert _only(stock).not_compiled == 1
    assert _only(stock).reason is Reason.NOT_COMPILED
    assert stock.not_compiled == 1


def test_a_family_in_two_parts_fills_one_place_only():
    either = family("a", "turns", "mana")
    stock = take_stock(
        blueprint(part("t", 1, topics=("turns",)), part("m", 1, topics=("mana",))),
        [either],
    )

    assert stock.missing == 1
    assert [each.reason for each in stock.parts].count(Reason.SHARED) == 1


def test_earlier_families_move_so_that_most_places_are_filled():
    both, turns = family("a", "turns", "mana"), family("b", "turns")
    paper = blueprint(part("t", 1, topics=("turns",)), part("m", 1, topics=("mana",)))

    # "a" takes the place of turns first, and must give it up.
    assert take_stock(paper, [both, turns]).missing == 0


def test_as_many_places_are_filled_as_any_choice_could_fill():
    rng = random.Random(3)
    topics = ("turns", "mana", "costs")
    for _ in range(40):
        families = [
            family(f"f{n}", *rng.sample(topics, rng.randint(1, 2))) for n in range(5)
        ]
        parts = [part(t, rng.randint(1, 2), topics=(t,)) for t in topics]
        places = [each for each in parts for _ in range(each.count)]
        nobody = [None] * (len(places) - len(families))
        best = max(
            sum(
                each is not None and place.criteria.fits(each)
                for place, each in zip(places, order, strict=False)
            )
            for order in permutations([*families, *nobody])
        )

        stock = take_stock(blueprint(*parts), families)

        assert sum(each.filled for each in stock.parts) == best


def test_a_margin_is_reached_where_it_can_be():
    select_all = Margin(name="all", count=2, criteria=Criteria(forms=("all",)))
    families = [family(f"f{n}") for n in range(9)]
    families += [family("g1", form="all"), family("g2", form="all")]
    paper = blueprint(part("t", 4, topics=("turns",)), margins=(select_all,))

    for seed in range(8):
        seated = seat_families(paper, families, random.Random(seed)).members(0)
        assert sum(each.form == "all" for each in seated) == 2


def test_a_margin_is_not_exceeded_while_others_are_left():
    select_all = Margin(name="all", count=1, criteria=Criteria(forms=("all",)))
    families = [family(f"g{n}", form="all") for n in range(9)]
    families += [family("f1"), family("f2"), family("f3")]
    paper = blueprint(part("t", 4, topics=("turns",)), margins=(select_all,))

    seated = seat_families(paper, families, random.Random(1)).members(0)

    assert sum(each.form == "all" for each in seated) == 1


def test_a_margin_that_falls_short_is_told():
    select_all = Margin(name="all", count=2, criteria=Criteria(forms=("all",)))
    paper = blueprint(TURNS, margins=(select_all,))
    stock = take_stock(paper, [family("a", form="all"), family("b"), family("c")])

    (margin,) = stock.margins
    assert (margin.fitting, margin.reached, margin.missing) == (1, 1, 1)
    assert not stock.is_enough


def test_excluded_ids_that_the_bank_does_not_have_are_told():
    stock = take_stock(blueprint(TURNS, excluded=("gone",)), [family("a")])

    assert stock.unknown_exclusions == ("gone",)


def test_a_topic_at_another_level_is_not_said_to_be_missing_before_it_is_compiled():
    combat = part("attacks", 1, topics=("combat",), rules=("CR 508",), levels=(1,))
    bare = family("a", "combat", level=3, form="", rules=(), variants=0)

    assert _only(take_stock(blueprint(combat), [bare])).reason is Reason.OTHER_KIND
