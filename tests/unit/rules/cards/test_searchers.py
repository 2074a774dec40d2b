"""Cards that search, and those that meddle with a search: each played once."""

from __future__ import annotations

from quizapp.rules.nouns.events import SpellCast
from quizapp.rules.nouns.zones import Zone
from tests.support.playing import Play
from tests.support.tables import Side, table

AGENT, PATH, GIANT = "Opposition Agent", "Path to Exile", "Hill Giant"
NISSA = "Nissa, Nature's Artisan"


def test_flash_lets_a_creature_be_cast_while_an_ability_waits():
    sides = {
        "A": Side(field=["Flooded Strand"], library={"Island": 2}),
        "N": Side(hand=[AGENT, GIANT]),
    }
    play = Play(table(**sides)).use("Flooded Strand").pass_priority()
    assert play.options == ["pass", AGENT]

    play.use(AGENT).resolve()
    assert play.field("N") == [AGENT]

    assert play.resolve().asks == ("search", "A", "N")


def test_a_creature_without_flash_waits_for_its_players_main_phase():
    play = Play(table(N=Side(hand=[GIANT]))).pass_priority()
    assert play.options == ["pass"]

    assert GIANT in play.to("precombat main", of="N").options


def test_an_exiled_creatures_controller_may_search_for_a_basic_land():
    sides = {
        "A": Side(hand=[PATH]),
        "N": Side(field=[GIANT], library={"Forest": 1, "Flooded Strand": 1}),
    }
    play = Play(table(**sides)).use(PATH, GIANT).resolve()
    assert play.in_zone("N", Zone.EXILE) == [GIANT]
    assert play.asks == ("may", "N", "N")

    play.take("do")
    assert play.keys == ["find:none", "find:Forest"]
    play.take("Forest")

    assert play.field("N") == ["Forest"]
    assert play.permanent("Forest").tapped
    assert "shuffle" in {step.rule for step in play.steps}


def test_an_exiled_creatures_controller_may_leave_the_search_out():
    sides = {"A": Side(hand=[PATH]), "N": Side(field=[GIANT], library={"Forest": 1})}
    play = Play(table(**sides)).use(PATH, GIANT).resolve().take("leave out")

    assert play.field("N") == []
    assert "shuffle" not in {step.rule for step in play.steps}


def test_a_search_for_three_cards_comes_after_discarding_the_hand():
    side = Side(
        hand=["Behold the Beyond", "Shock", GIANT],
        library={"Forest": 2, "Island": 1, "Plains": 1},
    )
    play = Play(table(A=side)).use("Behold the Beyond").resolve()
    assert (play.hand("A"), play.graveyard("A")) == ([], [GIANT, "Shock"])
    assert play.asks[0] == "search"
    assert "find:none" not in play.keys

    play.take("Forest+Forest+Plains")

    assert play.hand("A") == ["Forest", "Forest", "Plains"]


def test_a_named_planeswalker_is_found_and_gains_life_later():
    side = Side(
        hand=["Verdant Crescendo"],
        graveyard=[NISSA],
        library={"Forest": 1, NISSA: 1},
    )
    play = Play(table(A=side)).use("Verdant Crescendo").resolve().take("Forest")
    play.take(play.keys[0]).use(NISSA).resolve().use(NISSA).resolve()

    assert play.field("A") == ["Forest", NISSA]
    assert play.permanent(NISSA).count("loyalty") == 8
    assert play.life("A") == 23


def test_donate_names_a_player_and_then_a_permanent():
    sides = {
        "A": Side(hand=["Donate"], field=[GIANT, "Forest"]),
        "N": Side(field=["Bronze Sable"]),
    }
    play = Play(table(**sides)).use("Donate")
    assert play.options == ["target:A", "target:N"]

    play.take("N")
    assert play.options == [GIANT, "Forest"]

    play.take("Forest").resolve()
    assert play.field("N") == ["Bronze Sable", "Forest"]
    assert [each.card for each in play.happened(SpellCast)] == ["Donate"]


def test_donate_needs_a_permanent_to_give():
    play = Play(table(A=Side(hand=["Donate"])))

    assert play.options == ["pass"]
