"""Searching: a search for a number must find, a search for a quality may fail, and the
library is shuffled either way (CR 701.23, 701.24)."""

from __future__ import annotations

import pytest

from quizapp.rules.cards.card import Card, CardType, Quality
from quizapp.rules.documents.rule_index import RULES
from quizapp.rules.instructions.searching import Search, Shuffle
from quizapp.rules.nouns.events import Searched
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.rulebook import Rulebook
from tests.support.playing import Play
from tests.support.tables import Side, card, controlled, table

LIBRARY = {"Plains": 2, "Grizzly Bears": 1, "others": 20}
STRAND = "Flooded Strand"


def tutor(library: dict[str, int], name: str = "Demonic Tutor", **more: object) -> Play:
    state = table(A=Side(hand=[name], library=library), **more)
    return Play(state).use(name).resolve()


def strand(library: dict[str, int], **more: object) -> Play:
    state = table(A=Side(field=[STRAND], library=library), **more)
    return Play(state).use(STRAND).resolve()


def searching_for(count: int, library: dict[str, int]) -> Play:
    spell = Card(
        name="Quest", types=(CardType.SORCERY,), do=(Search(count=count), Shuffle())
    )
    state = table(A=Side(hand=[spell], library=library))
    return Play(state).use("Quest").resolve()


@pytest.mark.parametrize("name", ["Demonic Tutor", "Diabolic Tutor"])
def test_a_search_for_a_card_must_find_one(name):
    play = tutor(LIBRARY, name)

    assert play.asks == ("search", "A", "A")
    assert play.options == ["Plains", "Grizzly Bears", ""]


def test_the_card_found_goes_to_the_hand():
    play = tutor(LIBRARY).take("Grizzly Bears")

    assert play.hand("A") == ["Grizzly Bears"]
    assert len(play.state.player(Player("A")).library) == 22
    assert play.happened(Searched) == [
        Searched(by="A", found=("Grizzly Bears",), library_of="A")
    ]


def test_an_unnamed_card_may_be_found():
    play = tutor(LIBRARY).take("find:?")

    assert play.hand("A") == [""]


def test_a_search_of_an_empty_library_finds_nothing_and_loses_nothing():
    play = tutor({})
    assert play.keys == ["find:none"]

    play.take("find:none")

    assert play.hand("A") == []
    assert play.asks == ("priority", "A", "A")


def test_a_search_for_a_stated_quality_may_fail_whatever_the_library_holds():
    play = strand({"Plains": 2, "Island": 5})

    assert play.keys == ["find:none", "find:Plains", "find:Island"]


def test_a_search_for_a_stated_quality_finds_only_what_fits():
    play = strand({"Plains": 1, "Grizzly Bears": 1, "Swamp": 1, "others": 20})

    assert play.keys == ["find:none", "find:Plains"]


def test_a_search_that_fails_is_a_search_that_found_nothing():
    play = strand(LIBRARY).take("find:none")

    assert play.happened(Searched) == [Searched(by="A", found=(), library_of="A")]


def test_a_land_that_is_found_enters_the_battlefield():
    play = strand(LIBRARY).take("Plains")

    assert play.field("A") == ["Plains"]
    assert not play.permanent("Plains").tapped
    assert play.graveyard("A") == [STRAND]


@pytest.mark.parametrize("found", ["find:none", "find:Plains"])
def test_the_library_is_shuffled_whatever_was_found(found):
    play = strand(LIBRARY).take(found)

    assert [step.rule for step in play.steps].count("shuffle") == 1


def test_a_search_for_two_cards_must_find_two():
    play = searching_for(2, {"Plains": 1, "Island": 2})

    assert play.options == ["Plains+Island", "Island+Island"]


def test_a_search_for_more_cards_than_there_are_finds_them_all():
    play = searching_for(3, {"Plains": 1, "Island": 1})

    assert play.options == ["Plains+Island"]


@pytest.mark.parametrize("search", [tutor, strand])
def test_the_options_of_a_search_do_not_depend_on_who_decides(search):
    ruled = search(LIBRARY, controls=[controlled("A", by="N")])

    assert ruled.asks == ("search", "A", "N")
    assert ruled.keys == search(LIBRARY).keys


def test_the_controlling_player_searches_the_library_of_the_controlled_player():
    play = tutor(LIBRARY, controls=[controlled("A", by="N")]).take("Plains")

    assert play.hand("A") == ["Plains"]
    assert play.hand("N") == []
    assert len(play.state.player(Player("N")).library) == 20


def test_whoever_controls_the_player_as_the_spell_resolves_decides_what_is_found():
    state = table(
        turn="N",
        A=Side(hand=["Word of Command"]),
        N=Side(hand=["Demonic Tutor"], field=["Swamp", "Swamp"], library=LIBRARY),
    )
    play = Play(state).use("Word of Command", by="A").resolve()
    play.take("Demonic Tutor").take("Swamp+Swamp").resolve()

    assert play.asks == ("search", "N", "A")


@pytest.mark.parametrize(
    ("cause", "rule", "numbers"),
    [
        (
            lambda: tutor(LIBRARY),
            "search.number",
            {"2012-05-01": "701.15c", "2012-10-01": "701.15d", "2026-09-25": "701.23d"},
        ),
        (
            lambda: strand(LIBRARY),
            "search.quality",
            {"2011-07-15": "701.14b", "2026-09-25": "701.23b"},
        ),
    ],
    ids=["number", "quality"],
)
def test_the_reason_of_a_search_is_cited_under_the_number_of_the_day(
    cause, rule, numbers
):
    assert rule in {step.rule for step in cause().steps}
    found = {
        day: RULES[rule].cite(Rulebook.as_of_day(day).as_of).number for day in numbers
    }
    assert found == numbers


def test_a_card_found_as_a_planeswalker_enters_with_its_loyalty():
    walk = Card(
        name="Call",
        types=(CardType.SORCERY,),
        do=(
            Search(
                quality=Quality(any_type=(CardType.PLANESWALKER,)), put=Zone.BATTLEFIELD
            ),
        ),
    )
    state = table(A=Side(hand=[walk], library={"Sorin Markov": 1, "Plains": 1}))
    play = Play(state).use("Call").resolve()
    assert play.keys == ["find:none", "find:Sorin Markov"]

    play.take("Sorin Markov")

    assert play.permanent("Sorin Markov").count("loyalty") == 4


def test_a_quality_may_ask_for_a_subtype_and_a_type_together():
    quality = Quality(any_subtype=("Bear", "Cat"), any_type=(CardType.CREATURE,))

    fitting = [
        name
        for name in ("Grizzly Bears", "Silvercoat Lion", "Hill Giant", "Forest")
        if quality.fits(card(name))
    ]
    assert fitting == ["Grizzly Bears", "Silvercoat Lion"]


def test_a_quality_that_describes_nothing_is_refused():
    with pytest.raises(ValueError, match="subtype or a type"):
        Quality()
