"""Instructions about turns and spells, and static abilities, with what is said of them.

The target is taken to be a player.
"""

from __future__ import annotations

from quizapp.rules.cards.card import CardType
from quizapp.rules.instructions.controlling import ControlEachOther
from quizapp.rules.instructions.countering import Counter
from quizapp.rules.instructions.statics.casting import CostsLess, Protection
from quizapp.rules.instructions.statics.turns import SkipExtraTurns, StayTapped
from quizapp.rules.instructions.turns import (
    AfterThatTurn,
    GiveExtraTurn,
    SkipNextTurn,
)
from quizapp.rules.nouns.scope import Who

TURN_INSTRUCTIONS = [
    (SkipNextTurn(), "you skip your next turn"),
    (SkipNextTurn(Who.TARGET), "target player skips their next turn"),
    (GiveExtraTurn(), "take an extra turn after this one"),
    (GiveExtraTurn(Who.TARGET), "target player takes an extra turn after this one"),
    (AfterThatTurn(Who.YOU), "after that turn you take an extra turn"),
    (
        AfterThatTurn(Who.TARGET),
        "after that turn target player takes an extra turn",
    ),
    (
        ControlEachOther(),
        "target player and another target player each control the other during their "
        "next turn",
    ),
    (Counter(), "counter target player"),
]

TURN_STATICS = [
    (
        CostsLess("card_type_in_your_graveyard"),
        "this spell costs 1 less to cast for each card type among cards in your graveyard",
    ),
    (
        Protection((CardType.INSTANT, CardType.SORCERY)),
        "protection from Instant, Sorcery",
    ),
    (SkipExtraTurns(), "opponents skip extra turns that they would begin"),
    (StayTapped(), "you may choose not to untap this during your untap step"),
]
