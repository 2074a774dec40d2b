"""Cards that search alike: where they are used from, and where what is found goes."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.zones import Zone
from tests.support.playing import Play
from tests.support.tables import Side, table

BEARS = "Grizzly Bears"

CREATURE_TUTORS = ("Sylvan Tutor", "Worldly Tutor")
FETCH_LANDS = (
    ("Misty Rainforest", {"Forest", "Island"}),
    ("Verdant Catacombs", {"Forest", "Swamp"}),
    ("Windswept Heath", {"Forest", "Plains"}),
    ("Wooded Foothills", {"Forest", "Mountain"}),
)
SLOW_LANDS = ("Evolving Wilds", "Terramorphic Expanse")
BASICS = {"Forest", "Island", "Mountain", "Plains", "Swamp"}
LIBRARY = {**dict.fromkeys(BASICS, 1), BEARS: 1, "Shock": 1, "others": 9}


def searching(name: str, *, on_battlefield: bool) -> Play:
    zone = "field" if on_battlefield else "hand"
    play = Play(table(A=Side(**{zone: [name]}, library=LIBRARY)))
    return play.use(name).resolve()


def names_offered(play: Play) -> set[str]:
    """Return which named cards can be found."""
    return set(play.options) & {*BASICS, BEARS, "Shock"}


@pytest.mark.parametrize(("name", "fitting"), FETCH_LANDS)
def test_a_fetch_land_finds_its_two_land_types_for_a_life(name, fitting):
    play = searching(name, on_battlefield=True)
    assert names_offered(play) == fitting

    play.take("Forest")

    assert play.field("A") == ["Forest"]
    assert not play.permanent("Forest").tapped
    assert play.state.player("A").life == 19
    assert play.graveyard("A") == [name]


@pytest.mark.parametrize("name", SLOW_LANDS)
def test_a_slow_land_finds_any_basic_land_for_no_life(name):
    play = searching(name, on_battlefield=True)
    assert names_offered(play) == BASICS

    play.take("Swamp")

    assert play.field("A") == ["Swamp"]
    assert play.permanent("Swamp").tapped
    assert play.state.player("A").life == 20


@pytest.mark.parametrize("name", CREATURE_TUTORS)
def test_a_creature_tutor_puts_a_creature_on_top(name):
    play = searching(name, on_battlefield=False)
    assert names_offered(play) == {BEARS}

    play.take(BEARS)

    assert play.hand("A") == []
    assert len(play.state.player("A").library) == sum(LIBRARY.values())


@pytest.mark.parametrize(
    ("name", "fitting", "taken"),
    [("Eladamri's Call", {BEARS}, BEARS), ("Lay of the Land", BASICS, "Plains")],
)
def test_some_put_what_they_find_into_the_hand(name, fitting, taken):
    play = searching(name, on_battlefield=False)
    assert names_offered(play) == fitting

    assert play.take(taken).hand("A") == [taken]


@pytest.mark.parametrize(
    ("name", "zone"), [("Entomb", Zone.GRAVEYARD), ("Planar Portal", Zone.HAND)]
)
def test_what_states_no_quality_finds_anything_and_must(name, zone):
    play = searching(name, on_battlefield=name == "Planar Portal")
    assert names_offered(play) == {*BASICS, BEARS, "Shock"}
    assert not any("none" in each or "nothing" in each for each in play.keys)

    assert "Shock" in play.take("Shock").in_zone("A", zone)
