"""Word of Command: its caster decides while it resolves, and again while the spell that it
had cast resolves (CR 723.2)."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.events import LookedAt, ManaSpent, SpellCast
from quizapp.rules.nouns.zones import Zone
from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

TUTOR_LIBRARY = {"Plains": 1, "Shock": 1, "others": 3}


def word_resolving(
    hand: list[str], field: list[str] = (), turn: str = "A", **more: object
) -> Play:
    victim = Side(hand=hand, field=field, library=TUTOR_LIBRARY, **more)
    state = table(
        turn=turn, A=Side(hand=["Word of Command"], field=["Swamp"] * 8), N=victim
    )
    return Play(state).use("Word of Command", by="A").resolve()


def test_the_caster_looks_at_the_hand_and_chooses_the_card():
    play = word_resolving(["Shock", "Fling", "Shock"])

    assert play.happened(LookedAt) == [LookedAt(by="A", zone=Zone.HAND, of="N")]
    assert play.asks == ("choose", "A", "A")
    assert play.options == ["Shock", "Fling"]


def test_an_unnamed_card_may_be_chosen_and_cannot_be_played():
    state = table(step="draw", turn="N", N=Side(), A=Side(hand=["Word of Command"]))
    play = Play(state).use("Word of Command", by="A").resolve()
    assert play.keys == ["choose:?"]

    play.take("choose:?")

    assert play.hand("N") == [""]
    assert play.asks == ("priority", "N", "N")


def test_an_empty_hand_leaves_nothing_to_choose():
    play = word_resolving([])

    assert play.asks == ("priority", "A", "A")
    assert play.graveyard("A") == ["Word of Command"]
    assert play.state.controls == ()


def test_the_caster_decides_for_the_opponent_while_the_card_is_played():
    play = word_resolving(["Shock"], ["Mountain"]).take("Shock")
    assert play.asks == ("target", "N", "A")

    play.take("N")

    assert play.asks == ("pay", "N", "A")


def test_nobody_gets_priority_between_the_look_and_the_play():
    play = word_resolving(["Shock"], ["Mountain"])
    asked = []
    while play.decision.kind != "priority":
        asked.append(play.asks[0])
        play.take(play.keys[0])

    assert asked == ["choose", "target", "pay"]
    assert play.stack() == ["Shock"]


def test_the_opponent_is_free_between_the_casting_and_the_resolution():
    play = word_resolving(["Demonic Tutor"], ["Swamp", "Forest"])
    play.take("Demonic Tutor").take("Swamp+Forest")
    assert play.asks == ("priority", "A", "A")

    play.pass_priority()

    assert play.asks == ("priority", "N", "N")


def test_the_caster_decides_again_while_the_forced_spell_resolves():
    play = word_resolving(["Demonic Tutor"], ["Swamp", "Forest"])
    play.take("Demonic Tutor").take("Swamp+Forest").resolve()

    assert play.asks == ("search", "N", "A")
    play.take("Plains")
    assert play.hand("N") == ["Plains"]


def test_control_is_over_once_the_forced_spell_has_resolved():
    play = word_resolving(["Demonic Tutor"], ["Swamp", "Forest"])
    play.take("Demonic Tutor").take("Swamp+Forest").resolve().take("Plains")

    assert play.state.controls == ()
    assert play.pass_priority().asks == ("priority", "N", "N")


def test_the_spell_is_cast_and_controlled_by_the_opponent():
    play = word_resolving(["Demonic Tutor"], ["Swamp", "Forest"])
    play.take("Demonic Tutor").take("Swamp+Forest")

    last = play.happened(SpellCast)[-1]
    assert (last.card, last.by) == ("Demonic Tutor", "N")
    assert play.state.objects[play.state.stack[-1]].controller == "N"


def test_a_sorcery_is_cast_although_it_is_not_the_time_for_it():
    play = word_resolving(["Demonic Tutor"], ["Swamp", "Forest"], turn="A")

    play.take("Demonic Tutor").take("Swamp+Forest")

    assert play.stack() == ["Demonic Tutor"]


def test_mana_comes_from_the_opponents_lands_alone():
    play = word_resolving(["Shock"], ["Mountain"])
    play.take("Shock").take("A").take("Mountain")

    assert play.happened(ManaSpent) == [ManaSpent(by="N", on="Shock", source_owner="N")]


@pytest.mark.parametrize("field", [[], ["Swamp"], ["Swamp"] * 5], ids=str)
def test_a_card_that_the_opponents_lands_cannot_pay_for_stays_in_hand(field):
    play = word_resolving(["Shock"], field).take("Shock")

    assert play.hand("N") == ["Shock"]
    assert play.stack() == []
    assert play.state.controls == ()


def test_mana_that_the_scenario_grants_does_not_count_for_the_forced_card():
    play = word_resolving(["Shock"], [], mana="enough").take("Shock")

    assert play.hand("N") == ["Shock"]


def test_a_card_that_can_be_played_must_be_played():
    play = word_resolving(["Demonic Tutor"], ["Swamp", "Forest"]).take("Demonic Tutor")

    assert play.asks == ("pay", "N", "A")
    assert "pass" not in play.keys


def test_additional_costs_are_paid_by_the_opponent_as_the_caster_decides():
    play = word_resolving(
        ["Fling"], ["Mountain", "Mountain", "Hill Giant", "Grizzly Bears"]
    )
    play.take("Fling").take("N")
    assert play.asks == ("sacrifice", "N", "A")
    assert play.options == ["Hill Giant", "Grizzly Bears"]

    play.take("Hill Giant").take("Mountain+Mountain").resolve()

    assert play.life("N") == 17


def test_a_card_whose_additional_cost_cannot_be_paid_stays_in_hand():
    play = word_resolving(["Fling"], ["Mountain", "Mountain"]).take("Fling")

    assert play.hand("N") == ["Fling"]


def test_a_land_is_played_in_the_opponents_own_turn():
    play = word_resolving(["Forest"], turn="N").take("Forest")

    assert play.field("N") == ["Forest"]
    assert play.state.controls == ()


def test_a_land_cannot_be_played_in_another_players_turn():
    play = word_resolving(["Forest"], turn="A").take("Forest")

    assert play.hand("N") == ["Forest"]


def test_a_second_land_cannot_be_played():
    state = table(
        turn="N",
        A=Side(hand=["Word of Command"]),
        N=Side(hand=["Forest", "Swamp"]),
    )
    play = Play(state).use("Forest", by="N")
    play.use("Word of Command", by="A").resolve().take("Swamp")

    assert play.hand("N") == ["Swamp"]


def test_a_card_without_a_legal_target_stays_in_hand():
    play = word_resolving(["Demonic Appetite"], ["Swamp"]).take("Demonic Appetite")

    assert play.hand("N") == ["Demonic Appetite"]


def test_the_forced_spell_can_be_answered():
    state = table(
        A=Side(hand=["Word of Command", "Shock"]),
        N=Side(hand=["Demonic Appetite"], field=["Swamp", "Silvercoat Lion"]),
    )
    play = Play(state).use("Word of Command").resolve().take("Demonic Appetite")
    play.take("Silvercoat Lion").take("Swamp")
    assert play.stack() == ["Demonic Appetite"]

    play.use("Shock", "Silvercoat Lion").resolve().resolve()

    assert play.graveyard("N") == ["Demonic Appetite", "Silvercoat Lion"]
    assert play.state.controls == ()


def test_a_newer_word_of_command_overrides_control_of_the_turn():
    state = table(
        turn="N",
        A=Side(hand=["Word of Command"]),
        N=Side(hand=["Shock"], field=["Mountain"]),
        C=Side(),
        controls=[controlled("N", by="C", stamp=1)],
    )
    play = Play(state)
    assert play.asks == ("priority", "N", "C")
    play.use("Word of Command", "target:N", by="A").resolve().take("Shock")

    assert play.asks == ("target", "N", "A")
    play.take("A").take("Mountain")
    assert play.asks == ("priority", "N", "C")
