"""Words for misconceptions about costs and payment."""

from __future__ import annotations

from quizapp.bank.wording.beliefs.belief import BeliefWords
from quizapp.bank.wording.speaker import mark

BELIEFS = {
    "deciding-player-may-pay": BeliefWords(
        mark("Whoever decides for a player may use their own resources to pay."),
        mark("whoever decides for a player could use their own resources to pay"),
    ),
    "deciding-player-pays": BeliefWords(
        mark("Whoever decides for a player has to pay with their own resources."),
        mark("whoever decides for a player had to pay with their own resources"),
    ),
    "partial-payment-is-enough": BeliefWords(
        mark("It is enough to pay as much as is there."),
        mark("it were enough to pay as much as is there"),
    ),
}
