"""Words for misconceptions about what teammates share in Two-Headed Giant."""

from __future__ import annotations

from quizapp.bank.wording.beliefs.belief import BeliefWords
from quizapp.bank.wording.speaker import mark

BELIEFS = {
    "each-head-has-its-own-life": BeliefWords(
        mark("Each player of a team has a life total of her own."),
        mark("each player of a team had a life total of her own"),
    ),
    "a-head-has-half-the-life": BeliefWords(
        mark("A player’s life total is half of the team’s, rounded up."),
        mark("a player’s life total were half of the team’s, rounded up"),
    ),
    "a-team-is-hit-once": BeliefWords(
        mark("Damage to each player is dealt once to a team."),
        mark("damage to each player were dealt once to a team"),
    ),
    "only-one-head-loses": BeliefWords(
        mark("On a team, one player may lose while the other plays on."),
        mark("on a team, one player could lose while the other plays on"),
    ),
    "one-trigger-for-a-team": BeliefWords(
        mark("An ability for each player’s upkeep triggers once for a team."),
        mark("an ability for each player’s upkeep triggered once for a team"),
    ),
    "teammates-hide-their-hands": BeliefWords(
        mark("Teammates do not see each other’s hands."),
        mark("teammates did not see each other’s hands"),
    ),
    "each-head-places-her-own": BeliefWords(
        mark(
            "On a team, each player places her own abilities, the active player first."
        ),
        mark(
            "on a team, each player placed her own abilities, the active player first"
        ),
    ),
    "only-the-attacked-head-blocks": BeliefWords(
        mark("Only the player who is attacked may block."),
        mark("only the player who is attacked could block"),
    ),
}
