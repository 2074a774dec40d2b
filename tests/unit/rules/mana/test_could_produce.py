"""What a permanent could produce, and mana whose type is not defined."""

from __future__ import annotations

import pytest

from quizapp.rules.cards.card import Card, CardType
from quizapp.rules.cards.mana import Mana
from quizapp.rules.nouns.events import ManaAdded
from tests.support.playing import Play
from tests.support.shown_mana import lands, made, pool
from tests.support.tables import On, Side, table

POOL, ORCHARD, CRATER = "Reflecting Pool", "Exotic Orchard", "Meteor Crater"


def types(*field: str | On, use: str, **sides: Side) -> list[str]:
    """Return the types on offer, or the one that was made at once."""
    play = Play(table(A=lands(*field), **sides)).use(use)
    if play.decision.kind == "mana":
        return [key.removeprefix("mana:") for key in play.keys]
    return list(pool(play))


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        (["Forest", POOL], ["G"]),
        ([On("Forest", tapped=True), POOL], ["G"]),
        (["Forest", "Island", POOL], ["G", "U"]),
        ([POOL, POOL], []),
        ([POOL, "Llanowar Elves"], []),
        ([POOL, ORCHARD], []),
    ],
    ids=str,
)
def test_a_land_reflects_what_the_own_lands_could_produce(field, expected):
    assert types(*field, use=POOL) == expected


@pytest.mark.parametrize(
    ("theirs", "expected"),
    [
        (["Mountain"], ["R"]),
        ([On("Mountain", tapped=True)], ["R"]),
        ([ORCHARD], []),
        ([POOL, "Swamp"], ["B"]),
        (["Bronze Sable"], []),
        ([ORCHARD, "Plains"], ["W"]),
    ],
    ids=str,
)
def test_a_land_makes_colours_that_the_opponents_lands_could_produce(theirs, expected):
    assert types(ORCHARD, use=ORCHARD, N=Side(theirs)) == expected


def test_what_lands_see_in_each_other_comes_from_a_land_that_makes_it_itself():
    theirs = Side([ORCHARD])

    assert types("Forest", ORCHARD, use=ORCHARD, N=theirs) == ["G"]


def test_lands_that_only_see_each_other_make_nothing():
    play = made(POOL, POOL, use=POOL)

    assert play.happened(ManaAdded) == []
    assert play.asks == ("priority", "A", "A")
    assert [each.tapped for each in play.state.objects] == [True, False]


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        ([], []),
        (["Bronze Sable", "Forest"], []),
        (["Grizzly Bears"], ["G"]),
        (["Grizzly Bears", "Hill Giant"], ["G", "R"]),
    ],
    ids=str,
)
def test_a_colour_of_a_permanent_is_needed(field, expected):
    assert types(CRATER, *field, use=CRATER) == expected


def test_the_type_is_chosen_even_where_there_is_only_one():
    play = Play(table(A=lands(CRATER, "Grizzly Bears"))).take("activate:0:0")

    assert play.asks == ("mana", "A", "A")
    assert play.keys == ["mana:G"]


def test_mana_of_any_colour_is_chosen_among_five():
    play = made("Springleaf Drum", "Bronze Sable", use="Springleaf Drum")

    assert play.keys == ["mana:B", "mana:G", "mana:R", "mana:U", "mana:W"]
    assert pool(play.take("mana:U")) == "U"


def test_a_permanent_without_a_cost_has_the_colours_that_it_is_given():
    token = Card(
        name="Spark",
        types=(CardType.CREATURE,),
        colours=(Mana.RED,),
        power=1,
        toughness=1,
    )

    assert types(CRATER, token, use=CRATER) == ["R"]
