"""Hidden cards: what the remedies do to hand and library, and who chooses."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.events import Returned, Ruled
from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.refusal import RefusalError
from tests.support.judging import at_the_table, draw_extra, err, judge
from tests.support.playing import Play
from tests.support.tables import Side, table


def library(play: Play, player: str = "N") -> int:
    return len(play.state.player(player).library)


def test_extra_cards_are_in_the_hand_until_a_judge_comes():
    play = err(at_the_table(), "drew_extra", count=2)

    assert len(play.hand("N")) == 5
    assert library(play) == 18


def test_extra_cards_are_no_draw_for_triggers():
    side = Side(field=["Consecrated Sphinx"])
    play = err(Play(table(A=side)), "drew_extra", count=1)

    assert play.stack() == []


@pytest.mark.parametrize("control", [True, False])
def test_the_opponent_chooses_in_person_what_goes_back(control):
    play = draw_extra(control=control)

    assert play.decision.realm == "tournament"
    assert play.asks == ("remedy", "A", "A")


def test_the_opponent_chooses_even_if_the_offender_decides_for_them():
    play = draw_extra(by="A", control=True)

    assert play.asks == ("remedy", "N", "N")


def test_cards_that_the_opponent_knew_are_not_on_offer():
    play = draw_extra(count=1, known="Shock")

    assert play.options == ["Fling", "Grizzly Bears", ""]


def test_as_many_cards_go_back_as_were_too_many_and_are_shuffled_in():
    play = draw_extra().take("Fling+Grizzly Bears")

    assert play.hand("N") == ["", "", "Shock"]
    assert library(play) == 20
    named = {card.name: n for card, n in play.state.player("N").library.named}
    assert named == {"Fling": 1, "Grizzly Bears": 1}
    (back,) = play.happened(Returned)
    assert back == Returned(
        of="N", cards=("Fling", "Grizzly Bears"), place="random part"
    )


def test_cards_without_a_name_go_back_to_the_others():
    play = draw_extra().take("+")

    assert play.state.player("N").library.others == 20


def test_a_hand_of_known_cards_has_no_such_remedy():
    play = Play(table(N=Side(hand=["Shock"])))

    with pytest.raises(RefusalError, match="unknown to the opponent"):
        judge(err(play, "drew_extra", known="Shock", count=0))


def test_a_card_that_was_only_seen_is_shuffled_in_and_nobody_chooses():
    play = judge(err(at_the_table(), "lifted_card", count=1))

    assert play.asks[0] == "priority"
    assert library(play) == 20
    assert play.happened(Returned) == [
        Returned(of="N", cards=("",), place="random part")
    ]


def test_at_regular_chance_takes_the_cards_and_puts_them_on_top():
    play = draw_extra(rel=Rel.REGULAR)
    assert play.decision.realm == "chance"
    assert "Fling+Shock" in play.options

    play.take("Fling+Shock")

    top = [card.name for card in play.state.player("N").library.top]
    assert sorted(top) == ["Fling", "Shock"]
    assert len(play.hand("N")) == 3


def test_at_regular_an_error_brings_no_penalty():
    (ruled,) = draw_extra(rel=Rel.REGULAR).happened(Ruled)

    assert isinstance(ruled, Ruled)
    assert (ruled.infraction, ruled.penalty) == ("common issue", "none")
    assert ruled.penalised is None


def test_which_extra_cards_were_drawn_must_be_clear():
    play = Play(table(N=Side(library={"Plains": 1, "others": 1})))

    with pytest.raises(RefusalError, match="which extra cards"):
        err(play, "drew_extra", count=1)
