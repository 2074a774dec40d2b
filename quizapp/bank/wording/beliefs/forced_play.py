"""Words for misconceptions about a card that a player is made to play."""

from __future__ import annotations

from quizapp.bank.wording.beliefs.belief import BeliefWords
from quizapp.bank.wording.speaker import mark

BELIEFS = {
    "any-mana-pays-for-the-forced-card": BeliefWords(
        mark("A controlling effect cannot limit which mana a player uses."),
        mark("a controlling effect could not limit which mana a player uses"),
    ),
    "a-forced-land-is-always-played": BeliefWords(
        mark("A land that a player is told to play is played in any turn."),
        mark("a land that a player is told to play were played in any turn"),
    ),
}
