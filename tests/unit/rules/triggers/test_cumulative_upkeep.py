"""Cumulative upkeep: one more age counter each turn, paid for all of them or not at all
(CR 702.24)."""

from __future__ import annotations

from itertools import combinations

import pytest

from quizapp.rules.instructions.keywords import as_triggered
from quizapp.rules.nouns.events import Sacrificed
from tests.support.playing import Play
from tests.support.tables import CATALOGUE, On, Side, controlled, table

GORGER = "Phyrexian Soulgorger"
FOUR = ["Hill Giant", "Grizzly Bears", "Silvercoat Lion", "Walking Corpse"]


def upkeep(ages: int, *others: str, **more: object) -> Play:
    counters = (("age", ages),) if ages else ()
    side = Side(field=[On(GORGER, counters=counters), *others], hand=["Fling", "Shock"])
    return Play(table(step="upkeep", A=side, **more))


@pytest.mark.parametrize("ages", [0, 1, 2])
def test_an_age_counter_is_added_before_the_cost_is_counted(ages):
    play = upkeep(ages, *FOUR).resolve()
    assert play.permanent(GORGER).count("age") == ages + 1

    play.take("pay")

    expected = combinations([GORGER, *FOUR], ages + 1)
    assert play.options == ["+".join(chosen) for chosen in expected]


def test_paying_keeps_the_permanent_and_its_counters():
    play = upkeep(1, *FOUR).resolve().take("pay").take("Hill Giant+Grizzly Bears")

    assert play.field("A") == [GORGER, "Silvercoat Lion", "Walking Corpse"]
    assert play.permanent(GORGER).count("age") == 2
    assert {each.as_cost for each in play.happened(Sacrificed)} == {True}


def test_every_turn_asks_for_one_creature_more():
    play = upkeep(0, *FOUR).resolve().take("pay").take("Hill Giant")
    play.to("upkeep", of="N").to("upkeep", of="A").resolve()
    assert play.permanent(GORGER).count("age") == 2

    play.take("pay").take("Grizzly Bears+Silvercoat Lion")

    assert play.field("A") == [GORGER, "Walking Corpse"]


def test_whoever_declines_sacrifices_the_permanent():
    play = upkeep(0, "Hill Giant").resolve().take("decline")

    assert play.field("A") == ["Hill Giant"]
    assert play.happened(Sacrificed) == [
        Sacrificed(card=GORGER, by="A", to=GORGER, as_cost=False)
    ]


def test_partial_payment_is_not_possible():
    play = upkeep(2, "Hill Giant").resolve()

    assert play.options == ["decline"]


def test_the_permanent_itself_may_be_sacrificed_to_pay():
    play = upkeep(0).resolve().take("pay").take(GORGER)

    assert play.graveyard("A") == [GORGER]
    assert [each.as_cost for each in play.happened(Sacrificed)] == [True]


def test_the_controlling_player_decides_whether_and_with_what_it_is_paid():
    state = {"controls": [controlled("A", by="N")], "N": Side(field=["Bronze Sable"])}
    play = upkeep(0, "Hill Giant", **state).resolve()
    assert play.asks == ("unless", "A", "N")

    play.take("pay")

    assert play.asks == ("sacrifice", "A", "N")
    assert play.options == [GORGER, "Hill Giant"]


def test_the_options_are_the_same_whoever_decides():
    free = upkeep(1, *FOUR).resolve()
    ruled = upkeep(1, *FOUR, controls=[controlled("A", by="N")]).resolve()

    assert free.keys == ruled.keys
    assert free.take("pay").keys == ruled.take("pay").keys


def test_a_response_may_sacrifice_the_permanent_so_that_nothing_is_asked():
    play = upkeep(0, "Hill Giant").use("Fling", "target:N", GORGER)
    play.resolve().resolve()

    assert play.asks == ("priority", "A", "A")
    assert play.life("N") == 12
    assert play.field("A") == ["Hill Giant"]


def test_a_permanent_that_left_gets_no_counter():
    play = upkeep(0, "Hill Giant").use("Fling", "target:N", GORGER)

    play.resolve().resolve()

    assert all(each.count("age") == 0 for each in play.state.objects)


def test_a_cumulative_upkeep_is_a_triggered_ability_of_the_upkeep():
    (ability,) = CATALOGUE.card(GORGER).abilities
    written_out = as_triggered(ability)

    assert written_out.triggered.when == "your_upkeep"
    assert written_out.usually_detrimental == ability.usually_detrimental
    assert as_triggered(written_out) is written_out
