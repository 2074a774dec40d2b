"""Divisions of combat damage hold to the rules for every power and every blocker."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from quizapp.rules.play.combat.division import Assigner, division_key, divisions


@st.composite
def assigners(draw: st.DrawFn) -> Assigner:
    """Draw a creature with up to three others against it."""
    lethal = draw(st.lists(st.integers(0, 5), min_size=1, max_size=3))
    creatures = tuple(range(len(lethal)))
    return Assigner(
        power=draw(st.integers(1, 7)),
        creatures=creatures,
        lethal=dict(zip(creatures, lethal, strict=True)),
        in_order=draw(st.booleans()),
        tramples_over=draw(st.sampled_from([None, "N"])),
    )


@given(assigners())
def test_all_of_the_power_is_assigned_and_never_twice_the_same_way(assigner):
    ways = divisions(assigner)

    assert ways
    assert all(sum(amount for _, amount in way) == assigner.power for way in ways)
    assert len({division_key(way) for way in ways}) == len(ways)


@given(assigners())
def test_only_what_lethal_damage_leaves_goes_beyond_the_blockers(assigner):
    for way in divisions(assigner):
        dealt = dict(way)
        enough = all(dealt.get(e, 0) >= assigner.lethal[e] for e in assigner.creatures)
        assert enough or "N" not in dealt


@given(assigners())
def test_without_an_order_any_division_among_blockers_is_legal(assigner):
    free = Assigner(assigner.power, assigner.creatures, assigner.lethal, False)

    ways = {division_key(way) for way in divisions(free)}

    assert all(
        division_key(((each, assigner.power),)) in ways for each in assigner.creatures
    )


@given(assigners())
def test_in_an_order_none_comes_before_those_ahead_have_enough(assigner):
    ordered = Assigner(assigner.power, assigner.creatures, assigner.lethal, True)

    for way in divisions(ordered):
        dealt = dict(way)
        for each in assigner.creatures:
            ahead = assigner.creatures[: assigner.creatures.index(each)]
            enough = all(dealt.get(e, 0) >= assigner.lethal[e] for e in ahead)
            assert enough or each not in dealt
