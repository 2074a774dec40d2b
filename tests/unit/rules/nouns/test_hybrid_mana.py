"""Hybrid mana symbols: each can be paid with either of two types (CR 107.4e)."""

from __future__ import annotations

import pytest

from quizapp.rules.cards.mana import Mana, ManaCost, parse_mana_cost


@pytest.mark.parametrize(
    "text", ["{2}{R/W}{R/W}", "{G/U}", "{X}{B/R}", "{1}{W/B}{G}", "{0}", "{X}{2}{U}"]
)
def test_a_cost_is_written_as_it_was_read(text):
    assert str(parse_mana_cost(text)) == text


@pytest.mark.parametrize("text", ["{R/}", "{2/W}", "{R/W/B}", "{X/R}", "{/}"])
def test_what_is_no_such_symbol_is_refused(text):
    with pytest.raises(ValueError, match="no mana cost"):
        parse_mana_cost(text)


def test_a_hybrid_symbol_counts_one_and_has_both_colours():
    cost = parse_mana_cost("{2}{R/W}{R/W}")

    assert cost.value == 4
    assert cost.colours == {Mana.RED, Mana.WHITE}


def test_each_choice_of_types_is_a_way_to_pay():
    cost = parse_mana_cost("{1}{G}{R/W}")

    assert cost.ways == (("G", "R"), ("G", "W"))
    assert ManaCost(3).ways == ((),)


def test_x_and_a_discount_leave_hybrid_symbols_alone():
    cost = parse_mana_cost("{X}{2}{R/W}")

    assert str(cost.with_x(3)) == "{5}{R/W}"
    assert str(cost.less(5)) == "{X}{R/W}"
