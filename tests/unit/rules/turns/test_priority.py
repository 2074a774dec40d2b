"""Priority: the active player first, then the others; what happens when all pass."""

from __future__ import annotations

from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

SHOCKS = {"A": Side(hand=["Shock"]), "N": Side(hand=["Shock"])}


def test_the_active_player_gets_priority_first():
    play = Play(table(turn="N"))

    assert play.asks == ("priority", "N", "N")


def test_the_other_player_gets_priority_when_the_active_player_passes():
    play = Play(table()).pass_priority()

    assert play.asks == ("priority", "N", "N")


def test_a_player_who_acts_gets_priority_again():
    play = Play(table(**SHOCKS)).pass_priority()
    play.use("Shock", "A", by="N")

    assert play.asks == ("priority", "N", "N")


def test_after_an_action_every_player_must_pass_anew():
    play = Play(table(**SHOCKS)).pass_priority()
    play.use("Shock", "A").pass_priority()
    assert play.stack() == ["Shock"]

    play.pass_priority()

    assert play.stack() == []
    assert play.life("A") == 18


def test_the_active_player_gets_priority_after_anything_resolves():
    play = Play(table(**SHOCKS)).pass_priority()

    play.use("Shock", "A").resolve()

    assert play.asks == ("priority", "A", "A")


def test_the_last_spell_cast_resolves_first():
    play = Play(table(**SHOCKS))
    play.use("Shock", "N", by="A").use("Shock", "A", by="N")
    assert play.stack() == ["Shock", "Shock"]

    play.resolve()

    assert (play.life("A"), play.life("N")) == (18, 20)


def test_an_empty_stack_and_all_passing_end_the_step():
    play = Play(table()).pass_priority(2)

    assert play.step == ("A", "beginning of combat")


def test_a_stack_that_is_not_empty_keeps_the_step():
    play = Play(table(**SHOCKS)).use("Shock", "N").resolve()

    assert play.step == ("A", "precombat main")


def test_a_controlled_active_player_still_gets_priority_first():
    play = Play(table(controls=[controlled("A", by="N")]))

    assert play.asks == ("priority", "A", "N")


def test_the_controlling_player_gets_their_own_priority_afterwards():
    play = Play(table(controls=[controlled("A", by="N")])).pass_priority()

    assert play.asks == ("priority", "N", "N")


def test_three_players_get_priority_in_turn_order():
    play = Play(table(turn="C", C=Side()))
    order = []
    for _ in range(3):
        order.append(play.decision.chooser)
        play.pass_priority()

    assert order == ["C", "N", "A"]
    assert play.state.turn.step == "beginning of combat"


def test_only_cards_in_the_focus_are_offered():
    state = table(A=Side(hand=["Shock", "Fling"], field=["Hill Giant"]))
    graph = Play(state).graph("Shock", end_of_step=True)

    offered = {
        name for option in graph.nodes[0].decision.options for name in option.cards
    }
    assert offered == {"Shock"}
