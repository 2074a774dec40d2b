"""Cards exiled face down: who may look, for how long, and how they come back."""

from __future__ import annotations

import pytest

from quizapp.rules.game import Game
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.seeing.remembering import look_around
from quizapp.rules.procedures.turns.leaving import leave_game
from tests.support.playing import Play
from tests.support.seeing import viewers
from tests.support.shown_information import after_shuffling, shuffled_box
from tests.support.tables import CATALOGUE, On, Side, controlled, table

EGG, BROKER, GIANT = "Summoner's Egg", "Bane Alley Broker", "Hill Giant"
BY_N = [controlled("A", by="N")]


def playing(*controls, day="", **side):
    return Play(table(A=Side(**side), controls=controls), day=day)


def looking(play, card=GIANT):
    return viewers(play, "face-down exile", card=card)


def hatching(**side):
    return playing(hand=[EGG, GIANT], **side).use(EGG).resolve().resolve()


def test_the_egg_exiles_a_card_face_down_and_nobody_may_look_at_it():
    play = hatching().take(GIANT)

    (exiled,) = play.state.in_zone(Zone.EXILE)
    assert (exiled.card.name, exiled.name) == (GIANT, "")
    assert looking(play) == []


def test_the_egg_need_not_exile_anything():
    play = hatching().take("exile:none")

    assert play.hand("A") == [GIANT]


def test_exiling_with_the_egg_is_a_choice_and_with_the_broker_is_not():
    egg, broker = CATALOGUE.card(EGG), CATALOGUE.card(BROKER)
    (hatch,), (_, exile) = egg.abilities[0].do, broker.abilities[0].do

    assert (hatch.is_optional, hatch.word) == (True, "")
    assert (exile.is_optional, exile.word) == (False, "exile")


def test_an_empty_hand_leaves_nothing_to_exile():
    play = playing(hand=[EGG]).use(EGG).resolve().resolve()

    assert play.asks[0] == "priority"


def test_the_creature_comes_back_under_the_eggs_controller_when_the_egg_dies():
    side = {"field": [On(EGG, damage=3)], "exiled": [(GIANT, EGG)], "hand": ["Shock"]}
    play = playing(**side).use("Shock", EGG).resolve().resolve()

    assert play.field("A") == [GIANT]
    assert play.state.face_down == ()


def test_a_card_that_is_no_creature_is_only_turned_face_up():
    side = {
        "field": [On(EGG, damage=3)],
        "exiled": [("Forest", EGG)],
        "hand": ["Shock"],
    }
    play = playing(**side).use("Shock", EGG).resolve().resolve()

    (left,) = play.state.in_zone(Zone.EXILE)
    assert left.name == "Forest"


def test_the_broker_lets_its_controller_look_and_whoever_controls_that_player():
    play = playing(*BY_N, field=[BROKER], hand=[GIANT], library={"Plains": 9})
    play.use(BROKER).resolve().take(GIANT)

    assert looking(play) == ["A", "N"]


def test_the_broker_exiles_one_of_the_cards_in_hand():
    play = playing(field=[BROKER], hand=[GIANT], library={"Plains": 9})

    assert play.use(BROKER).resolve().options == [GIANT, "Plains"]


def test_the_broker_returns_a_card_of_its_controllers_choice():
    exiled = [(GIANT, BROKER), ("Shock", BROKER)]
    play = playing(field=[BROKER], exiled=exiled).use(BROKER, ability=1).resolve()
    options = play.options
    play.take(GIANT)

    assert options == [GIANT, "Shock"]
    assert play.hand("A") == [GIANT]
    assert looking(play) == []
    assert looking(play, "Shock") == ["A"]


def test_the_broker_returns_nothing_where_it_has_exiled_nothing():
    play = playing(field=[BROKER]).use(BROKER, ability=1).resolve()

    assert play.asks[0] == "priority"


@pytest.mark.parametrize(
    ("day", "expected"), [("2012-10-01", ["A"]), ("2013-02-01", ["A", "N"])]
)
def test_a_right_to_look_outlasts_the_control_since_2013(day, expected):
    play = playing(*BY_N, field=[BROKER], exiled=[(GIANT, BROKER)], day=day)

    assert looking(play.to("upkeep", of="N")) == expected


def test_a_right_to_look_outlasts_the_permanent_that_gave_it():
    side = {"field": [On(BROKER, damage=2)], "exiled": [(GIANT, BROKER)]}
    play = playing(**side, hand=["Shock"]).use("Shock", BROKER).resolve()

    assert play.field("A") == []
    assert looking(play) == ["A"]


def test_a_right_to_look_covers_no_card_that_is_exiled_later():
    exiled = [(GIANT, BROKER)]
    play = playing(
        *BY_N, field=[BROKER], exiled=exiled, hand=["Forest"], library={"Plains": 9}
    )
    play.to("upkeep", of="N").use(BROKER, by="A").resolve().take("Forest")

    assert looking(play) == ["A", "N"]
    assert looking(play, "Forest") == ["A"]


def test_each_card_lies_on_a_pile_of_its_own():
    exiled = [(GIANT, BROKER), ("Shock", BROKER)]
    play = playing(field=[BROKER], exiled=exiled)

    assert len({each.pile for each in play.state.face_down}) == 2


@pytest.mark.parametrize(
    ("day", "expected"), [("2023-04-14", ["A", "N"]), ("2023-10-13", ["A"])]
)
def test_shuffling_a_pile_ends_the_right_to_look_since_2023(day, expected):
    assert after_shuffling(day=day) == expected


def test_shuffled_cards_lie_on_one_pile():
    first, second = shuffled_box("Forest").state.face_down

    assert first.pile == second.pile


def test_nothing_is_kept_for_the_cards_of_one_who_leaves_the_game():
    sides = {"A": Side(field=[BROKER], exiled=[(GIANT, BROKER)]), "O": Side()}
    play = Play(table(**sides))
    before = len(play.state.face_down)
    game = Game(play.state, play.rulebook, play.engine.assumptions)
    leave_game(game, Player("A"))
    look_around(game)

    assert (before, game.state.face_down) == (1, ())
