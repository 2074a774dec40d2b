"""Drawing: chance decides which card it is, and an empty library loses the game."""

from __future__ import annotations

from quizapp.rules.nouns.events import Drew
from quizapp.rules.nouns.objects import Player
from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

MIXED = Side(library={"Plains": 2, "Shock": 1, "others": 5})
JACE = "Jace, Vryn's Prodigy"


def test_chance_gives_one_of_the_cards_that_the_library_may_hold_on_top():
    play = Play(table(step="draw", A=MIXED))

    assert play.decision.realm == "chance"
    assert play.asks == ("draw", "A", "A")
    assert play.options == ["Plains", "Shock", ""]


def test_nobody_decides_what_a_controlled_player_draws():
    play = Play(table(step="draw", A=MIXED, controls=[controlled("A", by="N")]))

    assert play.decision.realm == "chance"
    assert play.asks == ("draw", "A", "A")


def test_the_card_drawn_leaves_the_library_for_the_hand():
    play = Play(table(step="draw", A=MIXED)).take("Shock")

    library = play.state.player(Player("A")).library
    assert play.hand("A") == ["Shock"]
    assert [card.name for card in library.kinds] == ["Plains", ""]
    assert len(library) == 7
    assert play.happened(Drew) == [Drew(by=Player("A"))]


def test_a_library_of_one_kind_leaves_nothing_to_chance():
    play = Play(table(step="draw", A=Side(library={"Plains": 3})))

    assert play.hand("A") == ["Plains"]


def test_drawing_from_an_empty_library_loses_the_game():
    play = Play(table(step="draw", A=Side(library={})))

    assert play.is_over
    assert play.state.player(Player("A")).lost
    assert not play.state.player(Player("N")).lost
    assert "library.empty" in {step.rule for step in play.steps}


def test_an_empty_library_alone_loses_nothing():
    play = Play(table(step="precombat main", A=Side(library={})))

    assert not play.is_over


def test_a_player_who_draws_from_an_empty_library_loses_only_after_the_resolution():
    state = table(A=Side(field=[JACE], hand=["Shock"], library={}))
    play = Play(state).use(JACE).resolve()
    assert play.asks == ("discard", "A", "A")

    play.take("Shock")

    assert play.is_over
    assert play.graveyard("A") == ["Shock"]
    assert play.happened(Drew) == []
