"""Words for misconceptions about subgames."""

from __future__ import annotations

from quizapp.bank.wording.beliefs.belief import BeliefWords
from quizapp.bank.wording.speaker import mark

BELIEFS = {
    "control-follows-into-the-subgame": BeliefWords(
        mark("Whoever decides for a player in the main game does so in a subgame too."),
        mark("whoever decides for a player in the main game did so in a subgame too"),
    ),
    "a-subgame-ends-the-control": BeliefWords(
        mark("Control of a player does not come back once a subgame is over."),
        mark("control of a player did not come back once a subgame is over"),
    ),
    "half-is-rounded-down": BeliefWords(
        mark("Half of an odd life total is rounded down."),
        mark("half of an odd life total were rounded down"),
    ),
}
