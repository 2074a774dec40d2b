"""Abilities that count: the second draw of a turn, and counters that reach a number."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.rules.cards.abilities import Ability, Trigger, TriggerEvent
from quizapp.rules.cards.card import Card, CardType
from quizapp.rules.instructions.counters.putting import PutCounters
from quizapp.rules.instructions.drawing import Draw
from quizapp.rules.instructions.life import GainLife
from quizapp.rules.nouns.events import TriggerPlaced
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.happenings import move
from quizapp.rules.refusal import RefusalError
from tests.support.playing import Play
from tests.support.tables import On, Side, controlled, table

CUBE = "Construct a Cosmic Cube"
LIBRARY = {"Island": 30}


def reading(count: int, name: str = "Reading") -> Card:
    return Card(name=name, types=(CardType.INSTANT,), do=(Draw(count),))


def cube(plans: int = 0) -> On:
    return On(CUBE, counters=(("plan", plans),) * bool(plans))


def upkeep(plans: int = 0, *cards: Card, **more) -> Play:
    sides = {
        "A": Side([cube(plans)], hand=cards or [reading(2)], library=LIBRARY),
        "N": Side(hand=[reading(3, "Study")], library=LIBRARY),
        "O": Side(),
    }
    return Play(table(step="upkeep", **sides, **more))


def plans(play: Play) -> int:
    return play.permanent(CUBE).count("plan")


def counting(
    do: PutCounters, at: int, when: TriggerEvent = TriggerEvent.THIS_ENTERS
) -> Card:
    reached = Trigger(when=TriggerEvent.COUNTERS_REACHED, counter="plan", at=at)
    abilities = (
        Ability(triggered=Trigger(when=when), do=(do,)),
        Ability(triggered=reached, do=(GainLife(1),)),
    )
    return Card(name="Box", types=(CardType.ARTIFACT,), abilities=abilities)


def test_the_second_draw_of_a_turn_makes_a_token_and_a_plan():
    play = upkeep().use("Reading").resolve()
    assert play.stack() == [CUBE]

    play.resolve()
    assert play.field("A") == [CUBE, "Villain"]
    assert (play.permanent("Villain").card.power, plans(play)) == (2, 1)


def test_the_draw_of_the_turn_is_the_first_one():
    play = upkeep(0, reading(1)).to("draw")
    assert play.stack() == []

    assert play.use("Reading").resolve().stack() == [CUBE]


def test_no_later_draw_of_the_turn_counts():
    play = upkeep(0, reading(3)).use("Reading").resolve()
    assert play.stack() == [CUBE]

    assert len(play.happened(TriggerPlaced)) == 1
    assert play.resolve().to("draw").stack() == []


def test_another_players_draws_do_not_count():
    assert upkeep().use("Study", by="N").resolve().stack() == []


def test_each_turn_is_counted_anew():
    play = upkeep(0, reading(1)).to("draw").to("upkeep", of="N")

    assert play.use("Reading", by="A").resolve().stack() == []


def test_draws_that_nobody_tells_of_are_not_counted():
    play = upkeep()
    unknown = tuple(replace(each, drawn=-1) for each in play.state.players)
    late = Play(replace(play.state, players=unknown)).use("Reading")

    with pytest.raises(RefusalError, match="does not tell"):
        late.resolve()


def test_the_seventh_plan_is_carried_out():
    play = upkeep(6).use("Reading").resolve().resolve()
    assert play.stack() == [CUBE]
    play.resolve()
    assert play.graveyard("A") == [CUBE, "Reading"]
    assert play.asks == ("target", "A", "A")

    play.take("O").resolve().to("upkeep", of="O")
    assert play.asks == ("priority", "O", "A")


def test_whoever_decides_for_its_controller_chooses_whom_that_player_will_control():
    play = upkeep(6, controls=[controlled("A", by="N")]).use("Reading")
    play.resolve().resolve().resolve()
    assert play.asks == ("target", "A", "N")

    play.take("O").resolve().to("upkeep", of="O")
    assert play.asks == ("priority", "O", "A")


@pytest.mark.parametrize(
    ("put", "at", "triggers"),
    [(1, 1, True), (3, 2, True), (1, 2, False)],
)
def test_a_number_is_reached_when_there_were_fewer_before(put, at, triggers):
    box = counting(PutCounters(counter="plan", count=put), at)
    play = Play(table(A=Side(hand=[box]))).use("Box").resolve().resolve()

    assert (play.stack() == ["Box"]) is triggers


def test_a_number_that_was_reached_is_not_reached_again():
    box = counting(PutCounters(counter="plan", count=1), 1, TriggerEvent.YOUR_UPKEEP)
    there = On(box, counters=(("plan", 1),))
    play = Play(table(step="upkeep", A=Side([there]))).resolve()

    assert play.permanent("Box").count("plan") == 2
    assert play.stack() == []


def test_counters_are_put_on_nothing_that_has_left():
    box = counting(PutCounters(counter="plan", count=1), at=1)
    play = Play(table(A=Side(hand=[box]))).use("Box").resolve()
    gone = play.permanent("Box").id
    play.step_in(lambda game: move(game, gone, Zone.EXILE))

    assert play.resolve().stack() == []


@pytest.mark.parametrize(
    "fields",
    [
        {"when": TriggerEvent.COUNTERS_REACHED},
        {"when": TriggerEvent.COUNTERS_REACHED, "counter": "plan"},
        {"when": TriggerEvent.THIS_ENTERS, "at": 2},
    ],
)
def test_counters_and_their_number_belong_together(fields):
    with pytest.raises(ValueError, match="counters_reached"):
        Trigger(**fields)
