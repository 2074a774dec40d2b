"""Slots of every kind are filled wherever their values may stand, or refused in place."""

from __future__ import annotations

import pytest

from quizapp.bank.family.family import CardClass
from quizapp.bank.family.loading import fill_slots, load_family
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading import UnreadableError
from quizapp.bank.variants.card_classes import cards_of
from quizapp.bank.variants.variant import all_fillings, draw_variant, some_fillings
from quizapp.rules.refusal import RefusalError
from tests.support.slotted_family import TEXT


@pytest.fixture(scope="module")
def catalogue():
    return QuestionBank().catalogue


@pytest.fixture
def loaded(tmp_path, catalogue):
    def load(text=TEXT):
        path = tmp_path / "slots.yaml"
        path.write_text(text, "utf-8")
        return load_family(path, catalogue).family

    return load


def tools(catalogue):
    return cards_of(CardClass.SEARCH_WITHOUT_STATED_QUALITY, catalogue)


def faults_of(loaded, text):
    with pytest.raises(UnreadableError) as caught:
        loaded(text)
    return [(each.line, each.column, each.message) for each in caught.value.faults]


def test_numbers_words_seats_and_cards_stand_with_their_own_types(loaded):
    chosen = {
        "tool": "Demonic Tutor", "other": "Hill Giant", "count": "3", "life": "1",
        "rel": "professional", "step": "postcombat main", "who": "N",
    }  # fmt: skip

    family = fill_slots(loaded(), chosen)

    scenario = family.scenario
    assert (family.rel, scenario.turn.of) == ("professional", "N")
    assert scenario.turn.step == "postcombat main"
    assert scenario.side_a.life == 1
    assert scenario.side_a.ready == ("Demonic Tutor",)
    assert scenario.side_a.library == (("Hill Giant", 3), ("others", 20))
    assert scenario.side_n.battlefield[0].count == 3


def test_every_combination_is_a_filling_and_no_slot_is_left_open(loaded, catalogue):
    families = list(all_fillings(loaded(), catalogue))

    assert len(families) == len(tools(catalogue)) * 2 * 2 * 1 * 2 * 2 * 2
    assert len({str(each) for each in families}) == len(families)
    assert not any("$" in str(each.scenario) for each in families)


def test_few_fillings_show_each_value_at_least_once(loaded, catalogue):
    families = list(some_fillings(loaded(), catalogue))

    assert len(families) == len(tools(catalogue))
    assert {each.scenario.turn.of for each in families} == {"A", "N"}
    assert {each.rel for each in families} == {"competitive", "professional"}


def test_equal_seeds_draw_equal_values_and_other_seeds_draw_others(loaded, catalogue):
    family = loaded()
    drawn = [draw_variant("slots", family, catalogue, seed) for seed in (*range(9), 0)]

    assert drawn[0].family == drawn[-1].family
    assert {each.family.scenario.side_n.battlefield[0].count for each in drawn} == {
        2,
        3,
    }


def test_a_family_read_twice_is_equal(loaded):
    assert loaded() == loaded()


@pytest.mark.parametrize(
    ("right", "wrong", "line", "hint"),
    [
        ("life: {numbers: [1]}", "life: {numbers: [20, 0]}", 8, "(where $life is 0)"),
        ("[competitive, professional]", "[competitive, prof]", 4, "$rel is prof"),
        ("[precombat main, p", "[precombat mian, p", 7, '"precombat main"'),
        ("seats: [A, N]", "seats: [A, O]", 6, "one of the players"),
        ("seats: [A, N]", "seats: [A, B]", 21, "player"),
        ("numbers: [2, 3]", "numbers: [2, x]", 17, "whole number"),
        ("numbers: [2, 3]", "numbers: [2, 2]", 17, "each value once"),
        ("{numbers: [1]}", "{numbers: [1], words: [a]}", 18, "a slot needs either"),
        ("count: {numbers", "cuont: {numbers", 8, "$count"),
        ("rel: $rel", "rel: regular", 19, "never used"),
        ("life: $life", "life: $tool", 8, "a whole number"),
    ],
)
def test_a_wrong_slot_is_refused_where_it_is_wrong(loaded, right, wrong, line, hint):
    assert TEXT.count(right) == 1

    found = faults_of(loaded, TEXT.replace(right, wrong))

    assert [each for each in found if each[0] == line and hint in each[2]], found


def test_a_slot_that_is_wrong_is_reported_once_and_not_at_each_use(loaded):
    found = faults_of(loaded, TEXT.replace("numbers: [2, 3]", "numbers: []"))

    assert [(line, "a slot needs either" in said) for line, _, said in found] == [
        (17, True)
    ]


def test_values_that_do_not_go_together_are_refused_with_their_names(loaded):
    text = TEXT.replace("players: [A, N]", "players: [$one, $two]").replace(
        "vary:\n", "vary:\n  one: {seats: [A, N]}\n  two: {seats: [N, A]}\n"
    )

    found = faults_of(loaded, text)

    assert [(line, said) for line, _, said in found] == [
        (6, "there must be at least two players, each named once (where $one is N)"),
        (6, "there must be at least two players, each named once (where $two is A)"),
    ]


def test_a_value_that_cannot_stand_there_is_no_filling(loaded):
    chosen = {
        "tool": "Demonic Tutor", "other": "Hill Giant", "count": "3", "life": "0",
        "rel": "regular", "step": "upkeep", "who": "N",
    }  # fmt: skip

    with pytest.raises(
        RefusalError, match=r"line 8, column .*at least 1, .*\$life = 0"
    ):
        fill_slots(loaded(), chosen)


def test_a_slot_that_nothing_was_chosen_for_is_an_error_of_the_caller(loaded):
    with pytest.raises(KeyError, match="rel"):
        fill_slots(loaded(), {})


def test_a_family_without_slots_is_its_own_only_filling(loaded, catalogue):
    lines = TEXT.partition("vary:")[0].replace("$tool", "Demonic Tutor")
    text = lines.replace("$other", "Swamp").replace("$count", "2")
    text = text.replace("$life", "3").replace("$rel", "regular")
    family = loaded(text.replace("$who", "A").replace("$step", "precombat main"))

    assert list(all_fillings(family, catalogue)) == [family]
    assert list(some_fillings(family, catalogue)) == [family]
