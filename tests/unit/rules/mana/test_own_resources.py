"""Own resources: what each player pays with while one decides for the other."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.events import Discarded, Sacrificed
from quizapp.rules.refusal import RefusalError
from tests.support.playing import Play
from tests.support.shown_mana import husk_options, lands
from tests.support.tables import Side, controlled, table

CONTROL = [controlled("A", by="N")]
VOICE = "Tormenting Voice"


def test_the_controlling_player_sacrifices_only_what_they_control():
    assert husk_options() == ["Nantuko Husk"]


def test_the_controlled_players_creatures_pay_for_that_players_abilities():
    sides = {"A": Side(["Nantuko Husk", "Grizzly Bears"]), "N": Side(["Hill Giant"])}
    play = Play(table(**sides, controls=CONTROL)).take("Nantuko Husk")

    assert play.asks == ("sacrifice", "A", "N")
    assert play.options == ["Nantuko Husk", "Grizzly Bears"]
    assert play.take("Grizzly Bears").happened(Sacrificed)[0].by == "A"


def test_a_card_is_discarded_from_the_hand_of_the_player_who_casts():
    sides = {
        "A": Side(hand=[VOICE, "Shock", "Hill Giant"]),
        "N": Side(hand=["Grizzly Bears"]),
    }
    play = Play(table(**sides, controls=CONTROL)).take(VOICE)

    assert play.asks == ("discard", "A", "N")
    assert play.options == ["Shock", "Hill Giant"]
    play.take("Hill Giant")
    assert play.happened(Discarded) == [Discarded(by="A", card="Hill Giant")]
    assert play.graveyard("A") == ["Hill Giant"]


def test_a_spell_that_is_the_last_card_in_hand_cannot_be_discarded_for_itself():
    assert VOICE not in Play(table(A=Side(hand=[VOICE]))).options


def test_the_spell_does_what_it_does_after_the_discard():
    side = Side(hand=[VOICE, "Shock"], library={"Forest": 5})

    assert Play(table(A=side)).use(VOICE).resolve().hand("A") == ["Forest", "Forest"]


def test_other_players_lands_count_for_nobody_in_either_direction():
    sides = {
        "A": lands("Mountain", hand=["Hill Giant"]),
        "N": lands("Mountain", "Mountain", "Mountain", hand=["Shock"]),
    }
    play = Play(table(**sides, controls=CONTROL))

    assert "Hill Giant" not in play.options
    assert play.pass_priority().options.count("Shock") == 1


@pytest.mark.parametrize("mana", ["enough", "lands"])
def test_a_cost_of_nothing_is_paid_without_any_mana(mana):
    side = Side(["Forest"] if mana == "enough" else [], hand=["Endless One"], mana=mana)
    play = Play(table(A=side))

    if mana == "enough":
        with pytest.raises(RefusalError):
            play.take("Endless One")
    else:
        assert play.use("Endless One", "x:0").stack() == ["Endless One"]
