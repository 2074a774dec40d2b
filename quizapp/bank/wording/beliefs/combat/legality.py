"""Words for misconceptions about what a player may do at all."""

from __future__ import annotations

from quizapp.bank.wording.beliefs.belief import BeliefWords
from quizapp.bank.wording.speaker import mark

BELIEFS = {
    "lands-without-limit": BeliefWords(
        mark("There is no limit to the lands that a player plays in their own turn."),
        mark("there were no limit to the lands that a player plays in their own turn"),
    ),
    "no-creature-is-too-new": BeliefWords(
        mark("A creature can attack in the turn in which it comes."),
        mark("a creature could attack in the turn in which it comes"),
    ),
    "the-draw-of-a-turn-is-a-choice": BeliefWords(
        mark("Drawing a card in the draw step is a choice like any other."),
        mark("drawing a card in the draw step were a choice like any other"),
    ),
    "replaced-cards-still-arrive": BeliefWords(
        mark("A discarded card reaches the graveyard, whatever an effect says."),
        mark("a discarded card reached the graveyard, whatever an effect says"),
    ),
}
