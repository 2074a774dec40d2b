"""Cards that add turns, skip them or control players in them, each played once."""

from __future__ import annotations

import pytest

from quizapp.rules.cards.mana import parse_mana_cost
from quizapp.rules.nouns.events import TurnSkipped
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.stack import spell_costs
from quizapp.rules.procedures.turns.leaving import leave_game
from quizapp.rules.refusal import RefusalError
from tests.support.playing import Play
from tests.support.tables import On, Side, controlled, table

EMRAKUL = "Emrakul, the Promised End"


def turns(play: Play, count: int = 3) -> list[tuple[str, str]]:
    """Return whose the next turns are, each with who decides in it."""
    while play.state.stack:
        play.resolve()
    seen = []
    for _ in range(count):
        due = play.to("end").to("upkeep").decision
        seen.append((due.chooser, due.decider))
    return seen


def test_meditate_draws_four_cards_and_skips_the_next_turn():
    play = Play(table(N=Side(hand=["Meditate"]))).use("Meditate", by="N").resolve()

    assert len(play.hand("N")) == 4
    assert [who for who, _ in turns(play)] == ["A", "N", "A"]
    assert [each.by for each in play.happened(TurnSkipped)] == ["N"]


@pytest.mark.parametrize(
    "card", ["Time Walk", "Capture of Jingzhou", "Temporal Manipulation"]
)
def test_a_card_gives_an_extra_turn_after_this_one(card):
    play = Play(table(A=Side(hand=[card]))).use(card)

    assert [who for who, _ in turns(play)] == ["A", "N", "A"]


def test_emrakul_controls_an_opponent_who_takes_an_extra_turn_afterwards():
    play = Play(table(A=Side(hand=[EMRAKUL]))).use(EMRAKUL)
    assert play.stack() == [EMRAKUL, EMRAKUL]

    assert turns(play) == [("N", "A"), ("N", "N"), ("A", "A")]
    assert play.permanent(EMRAKUL).face.power == 13


def test_two_of_them_give_two_extra_turns_and_the_newer_control():
    sides = {"A": Side(hand=[EMRAKUL] * 2), "C": Side(), "N": Side()}
    play = Play(table(**sides))
    for _ in range(2):
        play.use(EMRAKUL, "target:N").resolve().resolve()
        if play.decision.kind == "legend":
            play.take(play.keys[0])

    assert turns(play, 4) == [("C", "C"), ("N", "A"), ("N", "N"), ("N", "N")]


def test_emrakul_costs_less_for_each_card_type_in_the_casters_graveyard():
    graveyard = ["Shock", "Fling", "Forest", "Phyrexian Soulgorger"]
    sides = {
        "A": Side(hand=[EMRAKUL], graveyard=graveyard),
        "N": Side(graveyard=["Megrim"]),
    }
    play = Play(table(**sides))
    (card,) = play.state.in_zone(Zone.HAND, Player("A"))

    found = []
    play.step_in(lambda game: found.extend(spell_costs(game, card)))

    assert [part.cost for part in found] == [parse_mana_cost("{9}")]


def test_instants_cannot_target_emrakul_and_other_things_can():
    sides = {
        "A": Side(hand=["Shock"], field=["Sorin Markov"]),
        "N": Side(field=[EMRAKUL]),
    }
    play = Play(table(**sides))

    assert EMRAKUL not in play.use("Shock").options
    assert EMRAKUL in Play(table(**sides)).use("Sorin Markov").options


@pytest.mark.parametrize("card", ["Cancel", "Counterspell"])
def test_a_countered_spell_goes_to_the_graveyard_and_does_not_resolve(card):
    sides = {"A": Side(hand=["Hill Giant"]), "N": Side(hand=[card])}
    play = Play(table(**sides)).use("Hill Giant")
    play.use(card, by="N").resolve()

    assert play.graveyard("A") == ["Hill Giant"]
    assert play.stack() == play.field("A") == []


def test_a_counterspell_needs_a_spell_and_never_counters_itself():
    sides = {"A": Side(field=["Mindslaver"]), "N": Side(hand=["Counterspell"])}
    play = Play(table(**sides)).use("Mindslaver", "target:N").pass_priority()

    assert play.options == ["pass"]


def test_chronatog_grows_once_each_turn_and_its_controller_skips_a_turn():
    control = [controlled("A", by="N")]
    play = Play(table(A=Side(field=["Chronatog"]), controls=control))
    play.use("Chronatog")
    assert "Chronatog" not in play.options

    assert turns(play) == [("N", "N"), ("N", "N"), ("A", "A")]


def test_opponents_of_strangleholds_controller_skip_extra_turns():
    sides = {"A": Side(field=["Stranglehold"]), "N": Side(hand=["Time Walk"])}
    play = Play(table(turn="N", **sides)).use("Time Walk")

    assert [who for who, _ in turns(play)] == ["A", "N", "A"]
    assert [each.by for each in play.happened(TurnSkipped)] == ["N"]


def test_strangleholds_controller_takes_extra_turns():
    side = Side(field=["Stranglehold"], hand=["Time Walk"])
    play = Play(table(A=side)).use("Time Walk")

    assert [who for who, _ in turns(play)] == ["A", "N", "A"]


def test_a_skipped_extra_turn_leaves_the_others_in_their_place():
    sides = {
        "A": Side(field=["Stranglehold"], hand=[EMRAKUL]),
        "N": Side(),
    }
    play = Play(table(**sides)).use(EMRAKUL)

    assert turns(play) == [("N", "A"), ("A", "A"), ("N", "N")]


def test_two_effects_that_would_skip_the_same_turn_are_refused():
    sides = {
        "A": Side(field=["Stranglehold"]),
        "N": Side(hand=["Time Walk", "Meditate"]),
    }
    play = Play(table(turn="N", **sides)).use("Meditate").resolve().use("Time Walk")

    with pytest.raises(RefusalError, match="two effects"):
        turns(play)


def test_cruel_entertainment_has_two_players_control_each_other():
    sides = {"A": Side(hand=["Cruel Entertainment"]), "C": Side(), "N": Side()}
    play = Play(table(**sides)).use("Cruel Entertainment", "target:C", "target:N")

    assert turns(play, 4) == [("C", "N"), ("N", "C"), ("A", "A"), ("C", "C")]


def test_cruel_entertainment_does_nothing_once_one_of_the_two_has_left():
    sides = {"A": Side(hand=["Cruel Entertainment"]), "C": Side(), "N": Side()}
    play = Play(table(**sides)).use("Cruel Entertainment", "target:C", "target:N")
    play.step_in(lambda game: leave_game(game, Player("C")))

    assert turns(play, 2) == [("N", "N"), ("A", "A")]


@pytest.mark.parametrize(
    ("choice", "tapped"), [("untap", False), ("stay tapped", True)]
)
def test_rust_tick_untaps_only_if_its_player_wants(choice, tapped):
    field = [On("Rust Tick", tapped=True), On("Forest", tapped=True)]
    play = Play(table(N=Side(field=field))).to_decision("untap")
    assert play.asks == ("untap", "N", "N")
    assert not play.permanent("Forest").tapped

    play.take(choice)

    assert play.permanent("Rust Tick").tapped is tapped


def test_the_controlling_player_chooses_what_untaps():
    side = Side(field=[On("Rust Tick", tapped=True)])
    control = [controlled("N", by="A", next_turn=True)]

    play = Play(table(N=side, controls=control)).to_decision("untap")

    assert play.asks == ("untap", "N", "A")


def test_an_untapped_one_asks_nothing():
    play = Play(table(N=Side(field=["Rust Tick"])))

    assert play.to("upkeep", of="N").asks == ("priority", "N", "N")


def test_megrim_hurts_an_opponent_for_each_card_discarded():
    sides = {"A": Side(field=["Megrim"]), "N": Side(hand=["Shock"] * 9)}
    play = Play(table(turn="N", step="cleanup", **sides)).take("Shock+Shock")
    assert play.step == ("N", "cleanup")

    play.take(play.keys[0]).resolve().resolve()

    assert play.life("N") == 16


def test_megrim_leaves_its_own_controller_alone():
    play = Play(table(step="cleanup", A=Side(field=["Megrim"], hand=["Shock"] * 8)))

    assert play.take("Shock").step == ("N", "upkeep")


@pytest.mark.parametrize("turn", ["A", "N"])
def test_copper_tablet_hurts_whoevers_upkeep_it_is(turn):
    state = table(turn=turn, step="upkeep", A=Side(field=["Copper Tablet"]))

    play = Play(state).resolve()

    assert play.life(turn) == 19
    assert play.life("AN".replace(turn, "")) == 20
