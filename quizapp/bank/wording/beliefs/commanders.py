"""Words for misconceptions about commanders."""

from __future__ import annotations

from quizapp.bank.wording.beliefs.belief import BeliefWords
from quizapp.bank.wording.speaker import mark

BELIEFS = {
    "a-commander-always-returns": BeliefWords(
        mark("A commander that dies always goes to the command zone."),
        mark("a commander that dies always went to the command zone"),
    ),
}
