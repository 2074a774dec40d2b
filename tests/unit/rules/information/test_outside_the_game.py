"""Cards from outside the game: chosen by their owner, and by nobody who controls them."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.events import BroughtIn, ShuffledIn
from quizapp.rules.nouns.library import Library
from quizapp.rules.nouns.zones import Zone
from tests.support.playing import Play
from tests.support.tables import CATALOGUE, Side, controlled, table

WISH, SPLIT, QUIZ = "Burning Wish", "Research // Development", "Pop Quiz"
LESSON = "Environmental Sciences"
BY_N = [controlled("A", by="N")]


def playing(*controls, day="", **side):
    side = {"library": {"Plains": 9}, **side}
    return Play(table(A=Side(**side), controls=controls), day=day)


def wishing(*controls, **how):
    outside = {"Demonic Tutor": 1, "Grizzly Bears": 1}
    play = playing(*controls, hand=[WISH], outside=outside, **how)
    return play.use(WISH).resolve()


def test_a_wish_brings_a_card_that_fits_into_the_hand_and_exiles_itself():
    play = wishing()
    keys = play.keys
    play.take("Demonic Tutor")

    assert keys == ["bring:none", "bring:Demonic Tutor"]
    assert play.hand("A") == ["Demonic Tutor"]
    assert play.in_zone("A", Zone.EXILE) == [WISH]
    assert len(play.state.player("A").outside) == 1


def test_a_wish_may_bring_nothing():
    play = wishing().take("bring:none")

    assert play.hand("A") == []
    assert play.happened(BroughtIn) == [BroughtIn(by="A", cards=())]


def test_nothing_can_be_chosen_for_a_controlled_player_and_the_rest_happens():
    play = wishing(*BY_N)
    asks, keys = play.asks, play.keys
    play.take("bring:none")

    assert (asks, keys) == (("choose", "A", "N"), ["bring:none"])
    assert play.in_zone("A", Zone.EXILE) == [WISH]


def test_control_of_oneself_closes_nothing():
    assert "bring:Demonic Tutor" in wishing(controlled("A", by="A")).keys


@pytest.mark.parametrize(("day", "count"), [("2016-07-21", 2), ("2016-07-22", 1)])
def test_a_controlled_player_could_be_made_to_choose_until_2016(day, count):
    assert len(wishing(*BY_N, day=day).keys) == count


def researching(*controls):
    outside = {"Grizzly Bears": 1, "Shock": 2}
    play = playing(*controls, hand=[SPLIT], outside=outside)
    return play.use("Research").resolve()


def test_research_shuffles_up_to_four_cards_into_the_library():
    play = researching()
    keys = play.keys
    play.take("bring:Grizzly Bears+Shock+Shock")
    library = play.state.player("A").library

    assert keys[0] == "bring:none"
    assert "bring:Shock+Shock" in keys
    assert "bring:Shock+Shock+Shock" not in keys
    assert len(library) == 12
    assert library.copies(CATALOGUE.card("Shock")) == 2
    assert play.state.player("A").outside == Library()


def test_the_library_is_shuffled_even_if_research_chooses_nothing():
    play = researching(*BY_N).take("bring:none")

    assert play.happened(ShuffledIn) == [ShuffledIn(by="A", cards=())]
    assert play.graveyard("A") == [SPLIT]


def learning(*controls, hand=(QUIZ, "Shock")):
    play = playing(*controls, hand=hand, outside={LESSON: 1, "Fling": 1})
    return play.use(QUIZ).resolve()


def test_one_who_learns_may_discard_a_card_to_draw_one():
    play = learning()
    asks = play.asks[0]
    play.take("discard").take("Shock")

    assert asks == "may"
    assert play.hand("A") == ["Plains", "Plains"]


def test_one_who_discards_nothing_may_take_a_lesson():
    play = learning().take("keep")
    keys = play.keys
    play.take(LESSON)

    assert keys == ["bring:none", f"bring:{LESSON}"]
    assert play.hand("A") == [LESSON, "Plains", "Shock"]


def test_a_controlled_player_may_discard_but_not_take_a_lesson():
    play = learning(*BY_N)
    first = play.keys
    play.take("keep")

    assert first == ["discard", "keep"]
    assert play.keys == ["bring:none"]


def test_a_card_without_a_name_can_be_added_to_a_library():
    unknown = Library((), 3).kinds[0]

    assert Library((), 3).with_card(unknown) == Library((), 4)
