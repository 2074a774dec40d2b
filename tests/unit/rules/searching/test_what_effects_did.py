"""Statements about what spells did as they resolved: resolved, shuffled, revealed."""

from __future__ import annotations

from quizapp.rules.proof.statements.effects import (
    HasResolved,
    HasRevealed,
    HasShuffled,
)
from tests.support.playing import Play
from tests.support.tables import Side, table

TUTOR = "Mystical Tutor"


def tutored() -> Play:
    return Play(table(A=Side(hand=[TUTOR], library={"Shock": 1}))).use(TUTOR)


def test_a_spell_has_resolved_once_it_is_done():
    play = tutored()
    resolved = HasResolved(card=TUTOR)

    assert not resolved.holds(play.state)
    assert resolved.holds(play.resolve().take("Shock").state)
    assert not HasResolved(card="Shock").holds(play.state)


def test_a_library_is_shuffled_by_its_player():
    play = tutored().resolve()
    assert not HasShuffled(by="A").holds(play.state)

    play.take("find:none")

    assert HasShuffled(by="A").holds(play.state)
    assert not HasShuffled(by="N").holds(play.state)


def test_a_card_is_revealed_by_the_player_who_found_it():
    play = tutored().resolve().take("Shock")

    assert HasRevealed(by="A", card="Shock").holds(play.state)
    assert not HasRevealed(by="A", card=TUTOR).holds(play.state)
    assert not HasRevealed(by="N", card="Shock").holds(play.state)
