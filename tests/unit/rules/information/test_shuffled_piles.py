"""Piles: cards found and exiled face down, then shuffled and drawn from (CR 406.3, 614.11)."""

from __future__ import annotations

import pytest

from quizapp.rules.cards.card import Card, CardType, Quality
from quizapp.rules.instructions.drawing import Draw
from quizapp.rules.instructions.searching import Search
from quizapp.rules.nouns.events import Drew
from quizapp.rules.nouns.zones import Zone
from tests.support.playing import Play
from tests.support.seeing import viewers
from tests.support.tables import Side, controlled, table

THOUGHTS = "Parallel Thoughts"
READING = Card(name="Reading", types=(CardType.SORCERY,), do=(Draw(2),))
CONTROL = [controlled("A", by="N")]


def thoughts(library=None, **how) -> Play:
    """Have seven cards exiled face down: six Plains and an Island, if there are others."""
    library = library or {"Plains": 6, "Island": 1}
    side = Side(hand=[THOUGHTS, READING], library=library)
    play = Play(table(A=side, controls=CONTROL), **how).use(THOUGHTS).resolve()
    return play.resolve()


def found(**how) -> Play:
    play = thoughts(**how)
    return play.take(play.keys[0])


def piled(play: Play) -> list[str]:
    return sorted(
        play.state.objects[each.card].card.name for each in play.state.face_down
    )


@pytest.mark.parametrize(
    ("day", "may_look"),
    [
        ("2021-11-15", []),
        ("2022-02-18", ["A", "N"]),
        ("2023-10-13", []),
        ("2026-09-25", []),
    ],
)
def test_who_looked_and_exiled_may_look_until_the_pile_is_shuffled(day, may_look):
    play = found(day=day)

    assert viewers(play, "face-down exile", card="Island") == may_look


def test_the_cards_are_found_in_the_library_and_lie_in_one_pile():
    play = thoughts({"Plains": 9, "Island": 2})
    assert play.asks == ("search", "A", "N")
    play.take("find:" + "+".join([*["Plains"] * 6, "Island"]))

    assert piled(play) == ["Island", *["Plains"] * 6]
    assert len({each.pile for each in play.state.face_down}) == 1
    assert len(play.state.players[0].library) == 4


def test_the_top_of_the_pile_may_stand_in_for_each_draw():
    play = found().use(READING.name).resolve()
    assert play.asks == ("may", "A", "N")

    assert play.take("do").options == ["Plains", "Island"]
    assert play.decision.realm == "chance"
    assert play.take("Island").asks == ("may", "A", "N")
    assert play.take("do").hand("A") == ["Island", "Plains"]
    assert len(piled(play)) == 5


def test_who_takes_from_the_pile_has_not_drawn():
    play = found().use(READING.name).resolve().take("do").take("Island").take("do")

    assert play.happened(Drew) == []


def test_who_declines_draws_from_the_library_and_is_asked_for_the_next_draw():
    play = found(library={"Plains": 9}).use(READING.name).resolve()
    assert play.take("leave out").hand("A") == ["Plains"]

    assert play.asks == ("may", "A", "N")
    assert len(play.happened(Drew)) == 1


def test_an_empty_library_takes_nothing_from_the_pile():
    play = found().to("draw", of="N").to_decision("may")
    assert len(play.state.players[0].library) == 0

    assert play.take("do").asks[0] == "draw"
    play.take("Island")
    assert not play.state.players[0].lost
    assert "Island" in play.hand("A")


def test_each_of_two_piles_is_offered():
    side = Side(hand=[THOUGHTS, THOUGHTS, READING], library={"Plains": 30})
    play = Play(table(A=side))
    for _ in range(2):
        play.use(THOUGHTS).resolve().resolve()
        play.take(play.keys[0])
    play.use(READING.name).resolve().take("leave out")
    assert play.asks[0] == "may"

    assert play.take("leave out").hand("A") == ["Plains"]
    assert play.asks[0] == "may"


def test_without_a_pile_nobody_is_asked():
    side = Side([THOUGHTS], hand=[READING], library={"Plains": 9})

    assert Play(table(A=side)).use(READING.name).resolve().hand("A") == ["Plains"] * 2


@pytest.mark.parametrize(
    "fields", [{"put": Zone.HAND}, {"put": Zone.EXILE, "also": ("graveyard",)}]
)
def test_only_cards_of_a_library_are_exiled_face_down(fields):
    with pytest.raises(ValueError, match="face_down"):
        Search(quality=Quality(named="Plains"), face_down=True, **fields)


def test_what_an_effect_exiles_instead_lies_face_up():
    sides = {
        "A": Side(hand=[THOUGHTS], library={"Plains": 7}),
        "N": Side(["Opposition Agent"]),
    }
    play = Play(table(**sides)).use(THOUGHTS).resolve().resolve()
    play.take(play.keys[0])

    assert piled(play) == []
    assert play.in_zone("A", Zone.EXILE) == ["Plains"] * 7
