"""Split cards: a half is chosen before the spell is on the stack (CR 709.3)."""

from __future__ import annotations

from quizapp.rules.cards.card import Card, CardType
from quizapp.rules.cards.mana import parse_mana_cost
from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

SPLIT = "Research // Development"
HALVES = [f"{SPLIT}+Research", f"{SPLIT}+Development"]


def in_hand(*lands, controls=(), mana="lands"):
    side = Side(hand=[SPLIT], field=lands, mana=mana)
    return Play(table(A=side, controls=controls))


def halves(play):
    return [each for each in play.options if each.startswith(SPLIT)]


def commanded(*lands):
    sides = {
        "A": Side(hand=["Word of Command"]),
        "N": Side(hand=[SPLIT], field=lands, mana="lands"),
    }
    play = Play(table(**sides)).use("Word of Command").resolve()
    return play.take(SPLIT)


def test_each_half_that_can_be_cast_is_offered_by_itself():
    assert halves(in_hand(mana="enough")) == HALVES
    assert halves(in_hand("Forest", "Island")) == HALVES[:1]
    assert halves(in_hand("Forest")) == []


def test_the_spell_is_only_the_half_that_was_chosen():
    play = in_hand(mana="enough").use("Development")

    (spell,) = (play.state.objects[each] for each in play.state.stack)
    assert spell.name == "Development"
    assert spell.face.cost.value == 5


def test_it_is_the_whole_card_again_once_it_leaves_the_stack():
    play = in_hand("Forest", "Island").use("Research").resolve().take("bring:none")

    assert play.graveyard("A") == [SPLIT]


def test_the_one_who_controls_a_player_chooses_the_half():
    play = in_hand(mana="enough", controls=[controlled("A", by="N")])

    assert play.decision.decider == "N"
    assert halves(play) == HALVES


def test_a_forced_player_has_the_half_chosen_by_the_one_who_forces():
    play = commanded(*["Island"] * 4, "Forest", "Mountain")

    assert play.asks == ("half", "N", "A")
    assert play.options == ["Research", "Development"]


def test_only_halves_that_can_be_cast_can_be_chosen():
    play = commanded("Forest", "Island")
    asks, options = play.asks[0], play.options
    play.take("Research").take("Forest+Island")

    assert (asks, options) == ("half", ["Research"])
    assert play.stack() == ["Research"]


def test_a_card_of_which_no_half_can_be_cast_stays_where_it_is():
    play = commanded("Forest")

    assert play.hand("N") == [SPLIT]


def test_the_forced_half_resolves_under_the_same_control():
    play = commanded("Forest", "Island").take("Research").take("Forest+Island")
    play.resolve()

    assert play.asks == ("choose", "N", "A")
    assert play.keys == ["bring:none"]


def test_a_split_sorcery_can_be_cast_only_when_a_sorcery_can():
    half = Card(name="Half", cost=parse_mana_cost("{R}"), types=(CardType.SORCERY,))
    card = Card(name="Half // Half", types=(CardType.SORCERY,), halves=(half, half))
    side = Side(hand=[card])
    name = "Half // Half+Half"

    assert Play(table(A=side)).options[1:] == [name, name]
    assert Play(table(A=side, step="upkeep")).options == ["pass"]
