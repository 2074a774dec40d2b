"""A player leaves a multiplayer game: what goes along and what stays (CR 800.4)."""

from __future__ import annotations

import pytest
from msgspec import structs

from quizapp.rules.nouns.events import LeftGame
from quizapp.rules.nouns.lasting import ExtraTurn
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.turns.leaving import leave_game
from quizapp.rules.refusal import RefusalError, UnderdeterminedError
from tests.support.playing import Play
from tests.support.tables import On, Side, controlled, table
from tests.support.teams import teams

A, C, N = Player("A"), Player("C"), Player("N")


def leave(play: Play, *players: Player) -> Play:
    return play.step_in(lambda game: leave_game(game, *players))


def three(**how) -> Play:
    sides = {
        "A": Side(field=["Grizzly Bears"]),
        "C": Side(hand=["Shock"], field=["Mindslaver"], graveyard=["Forest"]),
        "N": Side(field=[On("Hill Giant", owner="C"), On("Bronze Sable", owner="A")]),
    }
    return Play(table(**sides, **how))


def test_everything_that_the_player_owns_leaves_with_them():
    play = leave(three(), C)

    assert [play.field(each) for each in "ACN"] == [
        ["Grizzly Bears"],
        [],
        ["Bronze Sable"],
    ]
    assert play.hand("C") == play.graveyard("C") == []
    names = {each.card for each in play.happened(LeftGame)}
    assert names == {"Shock", "Mindslaver", "Forest", "Hill Giant"}


def test_what_the_player_only_controls_is_exiled():
    play = leave(three(), N)

    assert play.in_zone("A", Zone.EXILE) == ["Bronze Sable"]
    assert play.in_zone("C", Zone.EXILE) == ["Hill Giant"]


def test_abilities_and_spells_of_the_player_leave_the_stack():
    play = three().use("Mindslaver", "target:A", by="C")
    assert play.stack() == ["Mindslaver"]

    assert leave(play, C).stack() == []


def test_triggers_that_wait_are_forgotten_and_the_game_goes_on():
    field = ["Hill Giant", On("Demonic Appetite", to="Hill Giant")]
    state = table(step="upkeep", A=Side(field=field), C=Side())
    play = Play(state, forgotten=["Demonic Appetite"])
    assert play.state.missed

    assert leave(play, A).state.missed == ()


def test_whoever_has_priority_hands_it_on_by_leaving():
    assert leave(three(), A).asks == ("priority", "C", "C")


def test_a_turn_goes_on_without_its_player_and_they_take_no_other_one():
    """CR 800.4j, 800.4k."""
    play = leave(three(), A)

    assert play.to("end").step == ("A", "end")
    assert play.to("upkeep").step == ("C", "upkeep")
    assert play.to("end").to("upkeep").step == ("N", "upkeep")
    assert play.to("end").to("upkeep").step == ("C", "upkeep")


def test_an_extra_turn_of_a_player_who_has_left_does_not_begin():
    extra = ExtraTurn(source="x", stamp=1, player=C, after=1)
    state = structs.replace(table(C=Side()), lasting=(extra,))
    play = leave(Play(state), C)

    assert play.to("end").to("upkeep").step == ("N", "upkeep")


def test_control_ends_with_the_player_who_had_it():
    play = three(controls=[controlled("A", by="C")])
    assert play.asks == ("priority", "A", "C")

    assert leave(play, C).asks == ("priority", "A", "A")


def test_control_by_others_goes_on():
    play = three(controls=[controlled("A", by="C"), controlled("C", by="N")])

    assert leave(play, N).asks == ("priority", "A", "C")


def test_players_who_have_left_are_no_targets():
    play = leave(three(), N)

    assert play.use("Shock", by="C").options == [
        "target:A",
        "target:C",
        "Grizzly Bears",
    ]


def test_a_game_with_one_player_left_is_over():
    assert leave(three(), C, N).is_over


def test_several_players_may_lose_at_once():
    state = table(A=Side(life=0), C=Side(life=0), N=Side(), D=Side())
    play = Play(state)

    assert play.asks == ("priority", "D", "D")
    assert play.state.present == ("D", "N")


def test_a_team_leaves_together():
    """CR 810.8a."""
    play = leave(Play(teams()), N)

    assert play.is_over
    assert play.state.present == ("A", "A2")


def test_cleanup_gives_priority_after_somebody_has_left_long_ago():
    play = leave(three(), N).to("end", of="A")
    waiting = play.state.player(A)
    assert waiting.life == 20

    assert play.pass_priority(2).step == ("C", "upkeep")


def test_leaving_in_the_middle_of_a_resolution_of_ones_own_is_refused():
    side = Side(hand=["Demonic Tutor"], library={"Plains": 1, "others": 3})
    play = Play(table(A=side, C=Side())).use("Demonic Tutor").resolve()
    assert play.asks[0] == "search"

    with pytest.raises(RefusalError, match="resolves"):
        leave(play, A)


def test_an_overwritten_control_is_refused_once_the_newer_player_has_left():
    older = controlled("N", by="A", next_turn=True, stamp=50)
    newer = controlled("N", by="C", next_turn=True, stamp=60)
    play = leave(three(controls=(older, newer)), C)

    with pytest.raises(UnderdeterminedError, match="overwritten") as refused:
        play.to("upkeep", of="N")
    assert refused.value.point == "overwritten-control-revives"


def test_a_control_that_nothing_had_overwritten_works_on():
    newer = controlled("N", by="A", next_turn=True, stamp=60)
    older = controlled("N", by="C", next_turn=True, stamp=50)
    play = leave(three(controls=(older, newer)), C)

    assert play.to("upkeep", of="N").asks == ("priority", "N", "A")


def test_control_of_the_player_who_left_is_forgotten():
    play = leave(three(controls=(controlled("C", by="A", next_turn=True),)), C)

    assert play.state.controls == ()
