"""Places of right answers: none is favoured, and each seed has its own for ever."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.survey.places import (
    BALANCED,
    SURVEYED_SEEDS,
    Choice,
    Places,
    add_places,
    count_places,
    judge_places,
)
from quizapp.bank.variants.drawing import order_options
from tests.support.house import ROOT

IDS = ("yes:rule", "yes:belief", "no:belief", "no:other", "no:third")


@given(seed=st.integers(-1000, 10**6), number=st.integers(1, 5))
def test_of_as_many_seeds_in_a_row_as_options_each_shows_an_option_elsewhere(
    seed, number
):
    first = seed - seed % number
    orders = [order_options("q", first + n, IDS[:number]) for n in range(number)]

    for option in IDS[:number]:
        assert sorted(order.index(option) for order in orders) == list(range(number))
    assert all(sorted(order) == sorted(IDS[:number]) for order in orders)


def test_no_order_and_no_neighbour_is_favoured_either():
    orders = [order_options("q", 5 * n, IDS) for n in range(400)]
    followers = Counter(
        order[(order.index(IDS[0]) + 1) % len(order)] for order in orders
    )

    assert len(set(orders)) > 100
    assert min(followers.values()) > 60


@pytest.mark.parametrize("hash_seed", ["0", "1"])
def test_another_process_shows_the_same_order(hash_seed):
    program = (
        "from quizapp.bank.variants.drawing import order_options;"
        f"print([order_options('q', seed, {IDS}) for seed in range(8)])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, env={"PYTHONHASHSEED": hash_seed},
        capture_output=True, text=True, encoding="utf-8", timeout=60, check=True,
    )  # fmt: skip

    assert done.stdout.strip() == str([order_options("q", n, IDS) for n in range(8)])


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_each_place_comes_equally_often_over_the_seeds_that_are_looked_at(number):
    choice = Choice(IDS[:number], IDS[1])
    (found,) = count_places("q", {}, {(): choice})

    assert found == Places((len(SURVEYED_SEEDS) // number,) * number)


def test_places_are_counted_for_what_a_seed_really_draws():
    slots = {"card": ("a", "b")}
    choices = {("a",): Choice(IDS[:4], IDS[0]), ("b",): Choice(IDS, IDS[0])}
    four, five = count_places("q", slots, choices)

    assert (four.options, five.options) == (4, 5)
    assert sum(four.counts) + sum(five.counts) == len(SURVEYED_SEEDS)
    assert min(sum(four.counts), sum(five.counts)) > 15


def test_a_filling_without_a_key_is_not_counted():
    slots = {"card": ("a", "b")}
    (found,) = count_places("q", slots, {("a",): Choice(IDS, IDS[0])})

    assert 0 < sum(found.counts) < len(SURVEYED_SEEDS)


def test_counts_of_families_are_added_up_by_number_of_options():
    added = add_places([(Places((1, 2)), Places((1, 1, 1))), (Places((4, 3)),)])

    assert added == (Places((5, 5)), Places((1, 1, 1)))
    assert judge_places(added).p == 1
    assert judge_places(added).freedom == 3


def test_a_place_that_is_always_right_is_noticed():
    assert judge_places((Places((60, 0, 0, 0)),)).p < 1e-30


@pytest.mark.long
def test_the_right_answers_of_the_shipped_bank_favour_no_place():
    bank = QuestionBank(ROOT / "questions")
    day = bank.newest_date()
    counts: dict[int, list[int]] = {}
    for question_id in bank.question_ids():
        if bank.family(question_id).family.ask.select_all:
            continue
        for seed in range(20):
            options = bank.pose(question_id, seed, day, "en").options
            (right,) = bank.answer_key(question_id, seed, day).right
            row = counts.setdefault(len(options), [0] * len(options))
            row[[each.option_id for each in options].index(right)] += 1

    assert sum(map(sum, counts.values())) >= 20 * 20
    assert judge_places([Places(tuple(row)) for row in counts.values()]).p > BALANCED
