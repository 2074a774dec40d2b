"""Edits change one thing of a situation, and undoing them changes it back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizapp.bank.family.scenario import GivenControl, Standing
from quizapp.bank.situation_edits.applying import apply_edit
from quizapp.bank.situation_edits.editing import Editing
from quizapp.bank.situation_edits.edits import (
    Add,
    Attach,
    BeginIn,
    Decide,
    EditError,
    Move,
    PutCounters,
    Remove,
    SetLife,
    SetRel,
    Swap,
    Tap,
    TurnOver,
    Where,
)
from quizapp.bank.situation_edits.situation import Spot, card_at, spots_of
from quizapp.rules.nouns.turn import Step
from tests.support.edited_situations import TEXT, small_situation

FOREST, BEARS = Spot("A", "battlefield", 0), Spot("A", "battlefield", 1)
GIANT, DRAKE = Spot("A", "battlefield", 2), Spot("N", "battlefield", 0)
TUTOR, SHOCK = Spot("A", "hand", 0), Spot("A", "graveyard", 0)
PLAINS = Spot("A", "library", 0)
SITUATION = small_situation()


def _after(edit, situation=SITUATION):
    return apply_edit(situation, edit).scenario


def test_a_card_of_the_catalogue_comes_into_any_zone():
    after = _after(Add("Shock", "N", Where.HAND))
    assert after.side_n.hand == ("Shock",)
    after = _after(Add("Shock", "A", Where.GRAVEYARD))
    assert after.side_a.graveyard == ("Shock", "Shock")
    after = _after(Add("Plains", "A", Where.LIBRARY))
    assert after.side_a.library[0] == ("Plains", 3)


def test_a_land_like_those_that_are_there_stands_with_them():
    after = _after(Add("Forest", "A", Where.BATTLEFIELD))

    assert after.side_a.battlefield[0] == Standing(card="Forest", count=4)


def test_a_library_that_nothing_was_said_of_keeps_its_size():
    after = _after(Add("Shock", "N", Where.LIBRARY))

    assert after.side_n.library == (("Shock", 1), ("others", 39))


def test_the_last_card_of_a_library_leaves_an_empty_one():
    situation = small_situation(TEXT.replace("{Plains: 2, others: 20}", "{Plains: 1}"))

    assert _after(Remove(PLAINS), situation).side_a.library == (("others", 0),)


def test_one_of_several_lands_is_tapped_and_the_others_are_not():
    after = _after(Tap(FOREST))

    assert after.side_a.battlefield[:2] == (
        Standing(card="Forest", count=2),
        Standing(card="Forest", tapped=True),
    )


def test_tapping_what_is_tapped_untaps_it():
    assert not _after(Tap(DRAKE)).side_n.battlefield[0].tapped


def test_counters_are_put_and_taken_away():
    more = apply_edit(SITUATION, PutCounters(BEARS, "+1/+1", 2))
    assert more.scenario.side_a.battlefield[1].counters == (("+1/+1", 2),)

    none = apply_edit(more, PutCounters(BEARS, "+1/+1", -2))
    assert none == SITUATION
    with pytest.raises(EditError):
        apply_edit(none, PutCounters(BEARS, "+1/+1", -1))


def test_a_permanent_is_turned_face_down():
    assert _after(TurnOver(BEARS)).side_a.battlefield[1].face_down


def test_what_is_attached_stands_after_its_host():
    situation = apply_edit(SITUATION, Add("Demonic Appetite", "A", Where.HAND))

    after = _after(Attach(Spot("A", "hand", 1), "Grizzly Bears"), situation)

    assert after.side_a.battlefield[-1] == Standing(
        card="Demonic Appetite", enchants="Grizzly Bears"
    )
    with pytest.raises(EditError):
        apply_edit(situation, Attach(Spot("A", "hand", 1), "Wind Drake"))


def test_a_card_moves_between_zones_and_players():
    after = _after(Move(BEARS, "N", Where.BATTLEFIELD))
    assert after.side_n.battlefield[-1].card == "Grizzly Bears"
    assert len(after.side_a.battlefield) == 2

    after = _after(Move(DRAKE, "N", Where.HAND))
    assert after.side_n.hand == ("Wind Drake",)
    after = _after(Move(PLAINS, "A", Where.GRAVEYARD))
    assert after.side_a.library == (("Plains", 1), ("others", 20))


@pytest.mark.parametrize(
    ("edit", "key"),
    [
        (Move(BEARS, "A", Where.BATTLEFIELD), "edit.already-there"),
        (Move(BEARS, "A", Where.EXILE), "edit.no-exile"),
        (Add("Shock", "A", Where.STACK), "edit.no-stack"),
        (Remove(Spot("A", "hand", 5)), "edit.gone"),
        (Tap(Spot("A", "battlefield", 9)), "edit.gone"),
        (Tap(TUTOR), "edit.only-battlefield"),
        (SetLife("A", 0), "edit.life"),
        (BeginIn(Step.COMBAT_DAMAGE), "edit.step"),
        (Decide("A", "A", "Mindslaver"), "edit.already-there"),
        (Swap("", "Shock"), "edit.no-stack"),
        (Swap("Shock", "Shock"), "edit.already-there"),
    ],
)
def test_an_edit_that_cannot_be_says_why(edit, key):
    with pytest.raises(EditError) as raised:
        apply_edit(SITUATION, edit)

    assert raised.value.key == key


def test_life_and_step_are_set():
    assert _after(SetLife("N", 3)).side_n.life == 3
    assert _after(BeginIn(Step.UPKEEP)).turn.step is Step.UPKEEP


def test_a_team_has_one_life_total_whoever_it_is_set_for():
    teams = TEXT.replace(
        "players: [A, N]", "players: [A, A2, N, N2]\n  teams: [[A, A2], [N, N2]]"
    )
    situation = small_situation(teams)

    after = _after(SetLife("N2", 12), situation)

    assert (after.side_n.life, after.side_n2.life) == (12, None)


def test_whoever_decides_for_a_player_is_changed_or_nobody():
    assert _after(Decide("A", None)).given == ()

    free = apply_edit(SITUATION, Decide("A", None))
    (made,) = _after(Decide("N", "A", "Worst Fears"), free).given

    assert isinstance(made, GivenControl)
    assert (made.who, made.by, made.source) == ("N", "A", "Worst Fears")


def test_the_rules_enforcement_level_is_set_where_one_is_told():
    assert apply_edit(SITUATION, SetRel("regular")).rel == "regular"
    untold = small_situation(TEXT.replace("rel: competitive\n", ""))
    with pytest.raises(EditError):
        apply_edit(untold, SetRel("regular"))


def test_a_card_takes_the_place_of_the_one_that_is_used():
    after = apply_edit(SITUATION, Swap("Demonic Tutor", "Diabolic Tutor"))

    assert after.used == "Diabolic Tutor"
    assert after.scenario.side_a.hand == ("Diabolic Tutor",)
    assert after.swapped == (("Demonic Tutor", "Diabolic Tutor"),)


def test_a_card_that_is_there_is_used_instead():
    situation = apply_edit(SITUATION, Add("Diabolic Tutor", "A", Where.HAND))

    after = apply_edit(
        situation, Swap("Demonic Tutor", "Diabolic Tutor", everywhere=False)
    )

    assert after.used == "Diabolic Tutor"
    assert after.scenario == situation.scenario


def test_ids_of_the_picture_lead_to_where_cards_are_told():
    names = {
        ident: card_at(SITUATION.scenario, spot)
        for ident, spot in spots_of(SITUATION.scenario).items()
    }

    assert names == {
        0: "Demonic Tutor",
        1: "Forest",
        2: "Forest",
        3: "Forest",
        4: "Grizzly Bears",
        5: "Hill Giant",
        6: "Shock",
        7: "Wind Drake",
        -1000: "Plains",
        -1001: "Plains",
    }


_SPOTS = st.sampled_from([FOREST, BEARS, GIANT, DRAKE, TUTOR, SHOCK, PLAINS])
_PLAYERS = st.sampled_from(["A", "N"])
_ZONES = st.sampled_from(list(Where))
_CARDS = st.sampled_from(["Forest", "Shock", "Grizzly Bears", "Worst Fears"])
_EDITS = st.one_of(
    st.builds(Add, _CARDS, _PLAYERS, _ZONES),
    st.builds(Remove, _SPOTS),
    st.builds(Move, _SPOTS, _PLAYERS, _ZONES),
    st.builds(Tap, _SPOTS),
    st.builds(TurnOver, _SPOTS),
    st.builds(PutCounters, _SPOTS, st.just("age"), st.integers(-1, 2)),
    st.builds(SetLife, _PLAYERS, st.integers(-5, 40)),
    st.builds(BeginIn, st.sampled_from(list(Step))),
    st.builds(Decide, _PLAYERS, st.none() | _PLAYERS, _CARDS),
    st.builds(Swap, _CARDS, _CARDS),
)


@given(st.lists(_EDITS, max_size=8))
def test_undoing_and_doing_again_gives_the_same_values(edits):
    editing = Editing(SITUATION)
    seen = [SITUATION]
    for edit in edits:
        try:
            editing = editing.with_edit(edit)
        except EditError:
            continue
        seen.append(editing.now)

    back = editing
    for expected in reversed(seen):
        assert back.now == expected
        back = back.undo()
    assert back.now == back.first == SITUATION

    for expected in seen[1:]:
        back = back.redo()
        assert back.now == expected
    assert back.redo() == back
    assert editing.reset().now == SITUATION
    again = editing.reset()
    for expected in seen[1:]:
        again = again.redo()
        assert again.now == expected


def test_a_new_edit_forgets_what_was_undone():
    editing = Editing(SITUATION).with_edit(Tap(BEARS)).undo()

    assert editing.undone
    assert not editing.with_edit(Tap(GIANT)).undone
    assert editing.with_edit(Tap(GIANT)).without_last().now == SITUATION
