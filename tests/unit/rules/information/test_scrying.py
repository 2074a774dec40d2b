"""Scrying: the top of a library is looked at and arranged (CR 701.22)."""

from __future__ import annotations

import pytest

from quizapp.rules.refusal import RefusalError
from tests.support.playing import Play
from tests.support.seeing import viewers
from tests.support.tables import Side, controlled, table

JET = "Magma Jet"


def scrying(library, *controls):
    side = Side(hand=[JET], library=library)
    play = Play(table(A=side, controls=controls))
    return play.use(JET, "target:N").resolve()


def arranging(*controls):
    play = scrying({"Plains": 1, "Island": 1, "others": 3}, *controls)
    return play.take("look:Plains").take("look:Island")


def top(play):
    return [each.name for each in play.state.player("A").library.top]


def test_chance_says_which_cards_lie_on_top():
    play = scrying({"Plains": 1, "others": 3})

    assert play.decision.realm == "chance"
    assert play.keys == ["look:Plains", "look:?"]


def test_the_player_says_which_cards_stay_and_in_which_order():
    play = arranging()

    assert play.keys == [
        "top:none",
        "top:Plains",
        "top:Island",
        "top:Plains+Island",
        "top:Island+Plains",
    ]
    assert top(play.take("top:Island+Plains")) == ["Island", "Plains"]


def test_the_one_who_controls_the_player_looks_and_decides():
    play = arranging(controlled("A", by="N"))

    assert play.asks == ("scry", "A", "N")
    assert viewers(play, "library top") == ["A", "N"]
    assert viewers(play, "library") == []
    assert viewers(play.take("top:none"), "library top") == []


def test_the_cards_are_seen_while_they_are_being_looked_at():
    assert viewers(scrying({"Plains": 1, "others": 3}), "library top") == ["A"]


def test_what_stays_on_top_is_drawn_first():
    play = arranging().take("top:Island")

    assert play.to("draw", of="A").hand("A") == ["Island"]


def test_what_lies_below_cards_put_on_the_bottom_is_refused():
    play = arranging().take("top:none")

    with pytest.raises(RefusalError, match="bottom"):
        play.to("draw", of="A")


def test_scrying_again_without_shuffling_is_refused():
    side = Side(hand=[JET, JET], library={"Plains": 2, "Island": 2})
    play = Play(table(A=side)).use(JET, "target:N").resolve()
    play.take("look:Plains").take("look:Island").take("top:none")

    with pytest.raises(RefusalError, match="bottom"):
        play.use(JET, "target:N").resolve()


def test_fewer_cards_than_asked_for_are_all_looked_at():
    assert scrying({"Plains": 1}).take("look:Plains").keys == ["top:none", "top:Plains"]


def test_an_empty_library_leaves_nothing_to_look_at():
    assert scrying({}).asks[0] == "priority"


def test_a_shuffle_makes_the_whole_library_unknown_again():
    library = arranging().take("top:Plains").state.player("A").library
    shuffled = library.shuffled()

    assert (library.sunk, shuffled.sunk, shuffled.top) == (True, False, ())
    assert len(shuffled) == len(library) == 5
