"""What holds of every search, whatever the library holds and whoever looks on."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from quizapp.rules.nouns.events import Searched, Shuffled
from quizapp.rules.nouns.zones import Zone
from tests.support.playing import Play
from tests.support.tables import Side, table

AGENT = "Opposition Agent"
MUST_FIND = {"Demonic Tutor": 1, "Behold the Beyond": 3}
MAY_FAIL = ("Rampant Growth", "Mystical Tutor", "Buried Alive")
CARDS = ("Forest", "Island", "Shock", "Grizzly Bears", "Hill Giant")

SPELLS = st.sampled_from([*MUST_FIND, *MAY_FAIL])
LIBRARIES = st.dictionaries(st.sampled_from(CARDS), st.integers(1, 2), max_size=4)


def searched(spell: str, library: dict[str, int], *against: str) -> Play:
    sides = {"A": Side(hand=[spell], library=library), "N": Side(field=against)}
    return Play(table(**sides)).use(spell).resolve()


@given(SPELLS, LIBRARIES)
def test_the_options_do_not_depend_on_who_decides(spell, library):
    free, ruled = searched(spell, library), searched(spell, library, AGENT)

    assert free.keys == ruled.keys
    assert (free.asks, ruled.asks) == (("search", "A", "A"), ("search", "A", "N"))


@given(SPELLS, LIBRARIES)
def test_only_a_search_for_a_quality_or_up_to_a_number_may_fail(spell, library):
    play = searched(spell, library)
    size = sum(library.values())

    assert ("find:none" in play.keys) is (spell in MAY_FAIL or size == 0)
    if spell in MUST_FIND:
        least = min(MUST_FIND[spell], size)
        assert {len(each.cards) for each in play.decision.options} == {least}


@given(SPELLS, LIBRARIES, st.integers(0, 50))
def test_all_that_is_found_is_exiled_and_the_library_is_shuffled(spell, library, place):
    play = searched(spell, library, AGENT)
    option = play.decision.options[place % len(play.keys)]
    play.take(option.key)

    assert play.in_zone("A", Zone.EXILE) == sorted(option.cards)
    assert play.hand("A") == []
    left = len(play.state.player("A").library)
    assert left == sum(library.values()) - len(option.cards)
    (search,) = play.happened(Searched)
    assert search.found == option.cards
    assert play.happened(Shuffled) == [Shuffled(by="A")]


@given(SPELLS, LIBRARIES)
def test_control_ends_with_the_search(spell, library):
    play = searched(spell, library, AGENT)
    play.take(play.keys[-1])

    assert play.asks == ("priority", "A", "A")
