"""One or both: the searching player chooses the zones before the search begins."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.zones import Zone
from tests.support.playing import Play
from tests.support.tables import Side, table

AGENT, SPELL, CHANDRA = (
    "Opposition Agent",
    "Liberating Combustion",
    "Chandra, Pyrogenius",
)


def asked(*against: str, graveyard: tuple[str, ...] = (CHANDRA,)) -> Play:
    sides = {
        "A": Side(hand=[SPELL], graveyard=graveyard, library={CHANDRA: 1, "others": 9}),
        "N": Side(field=["Hill Giant", *against]),
    }
    play = Play(table(**sides)).use(SPELL, "Hill Giant").resolve()
    return play.take("do")


def shuffles(play: Play) -> bool:
    return "shuffle" in {step.rule for step in play.steps}


def test_the_zones_are_chosen_first():
    play = asked()

    assert play.asks == ("choose", "A", "A")
    assert play.keys == [
        "zones:library",
        "zones:graveyard",
        "zones:library+graveyard",
    ]


def test_the_graveyard_alone_leaves_the_library_as_it_is():
    play = asked().take("zones:graveyard")
    assert play.options == [CHANDRA]

    play.take(play.keys[0])

    assert (play.hand("A"), play.graveyard("A")) == ([CHANDRA], [SPELL])
    assert not shuffles(play)


def test_the_library_alone_may_be_searched_in_vain():
    play = asked().take("zones:library")
    assert play.keys == ["find:none", f"find:{CHANDRA}"]

    play.take("find:none")

    assert shuffles(play)


def test_nothing_is_found_in_a_graveyard_without_it():
    play = asked(graveyard=()).take("zones:graveyard")

    assert play.keys == ["find:none"]
    assert not shuffles(play.take("find:none"))


@pytest.mark.parametrize(
    ("zones", "decider"),
    [("graveyard", "A"), ("library", "N"), ("library+graveyard", "N")],
)
def test_control_depends_on_whether_the_library_is_searched(zones, decider):
    play = asked(AGENT)
    assert play.asks == ("choose", "A", "A")

    play.take(f"zones:{zones}")

    assert play.asks == ("search", "A", decider)


@pytest.mark.parametrize(
    ("zones", "exiled"), [("graveyard", 0), ("library+graveyard", 1)]
)
def test_a_card_of_the_graveyard_is_exiled_only_if_the_library_is_searched_too(
    zones, exiled
):
    play = asked(AGENT).take(f"zones:{zones}")
    play.take(play.keys[-1])

    assert play.in_zone("A", Zone.EXILE) == [CHANDRA] * exiled
    assert play.hand("A") == [CHANDRA] * (1 - exiled)


def test_where_libraries_cannot_be_searched_nothing_is_to_be_chosen():
    play = asked("Stranglehold")

    assert play.asks == ("search", "A", "A")
    assert play.options == [CHANDRA]


def test_the_planeswalker_deals_damage_to_a_creature():
    sides = {"A": Side(field=[CHANDRA]), "N": Side(field=["Hill Giant"])}
    play = Play(table(**sides)).use(CHANDRA, "Hill Giant", ability=1).resolve()

    assert play.field("N") == []
    assert play.permanent(CHANDRA).count("loyalty") == 2
