"""Every card that no other test names is played once, by the words of its file alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from quizapp.rules.nouns.zones import Zone
from tests.support.playing import Play
from tests.support.tables import CATALOGUE, Side, table

TESTS = Path(__file__).parents[2]

SPARE = ("Grizzly Bears", "Shock", "Shock")


def names_in_other_tests() -> str:
    others = (each for each in TESTS.rglob("test_*.py") if each != Path(__file__))
    return "\n".join(each.read_text("utf-8") for each in others)


NAMED = names_in_other_tests()
UNTESTED = tuple(
    card
    for card in CATALOGUE.cards
    if not any(each in NAMED for each in (card.name, *(h.name for h in card.halves)))
)


def test_there_are_cards_that_only_their_file_knows():
    assert len(UNTESTED) >= 3


@pytest.mark.parametrize("card", UNTESTED, ids=lambda card: card.name)
def test_a_card_does_what_its_file_says_without_a_word_of_program(card):
    board = Side(hand=SPARE, field=["Grizzly Bears"])
    start = Play(table(A=board._replace(hand=[card]), N=board))
    before = start.state
    words = ("target:N",) if card.target is not None else ()

    play = start.use(card.name, *words)
    while play.state.stack:
        play.take(play.keys[0])
    while play.decision.kind != "priority":
        play.take(play.keys[0])

    zone = Zone.BATTLEFIELD if card.is_permanent else Zone.GRAVEYARD
    assert card.name in play.in_zone("A", zone)
    assert card.is_permanent or what_is_there(before) != what_is_there(play.state)


def what_is_there(state):
    """Return all that a spell may change: lives, libraries and where other cards are."""
    players = [(each.life, len(each.library)) for each in state.players]
    cards = sorted(
        (each.name, each.zone, each.damage, each.tapped)
        for each in state.objects[1:]
        if each.zone is not Zone.CEASED and each.card != state.objects[0].card
    )
    return players, cards


@pytest.mark.parametrize(
    ("name", "changed"),
    [
        ("Cruel Bargain", ([(10, 16), (20, 20)], 4)),
        ("Sizzle", ([(20, 20), (17, 20)], 0)),
        ("Mind Rot", ([(20, 20), (20, 20)], 0)),
    ],
)
def test_three_cards_are_files_and_nothing_else(name, changed):
    assert name in {card.name for card in UNTESTED}

    board = Side(hand=SPARE)
    play = Play(table(A=board._replace(hand=[name]), N=board)).use(name, "target:N")
    while play.state.stack or play.decision.kind != "priority":
        play.take(play.keys[0])

    assert (what_is_there(play.state)[0], len(play.hand("A"))) == changed
    assert len(play.graveyard("N")) == (2 if name == "Mind Rot" else 0)
