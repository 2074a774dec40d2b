"""Words for misconceptions about who may look at what."""

from __future__ import annotations

from quizapp.bank.wording.beliefs.belief import BeliefWords
from quizapp.bank.wording.speaker import mark

BELIEFS = {
    "owner-may-look-in-exile": BeliefWords(
        mark("A card that is exiled face down may always be looked at by its owner."),
        mark("the owner could always look at a card that is exiled face down"),
    ),
    "own-library-is-open": BeliefWords(
        mark("Players may look at the cards of their own library at any time."),
        mark("players could look at the cards of their own library at any time"),
    ),
    "control-shows-nothing": BeliefWords(
        mark("Whoever controls a player must decide without seeing hidden cards."),
        mark("whoever controls a player had to decide without seeing hidden cards"),
    ),
    "only-the-hand-is-shown": BeliefWords(
        mark("Whoever controls a player sees that player’s hand, and nothing else."),
        mark("whoever controls a player saw that player’s hand and nothing else"),
    ),
    "control-blinds-the-player": BeliefWords(
        mark("A controlled player may not look at hidden cards any more."),
        mark("a controlled player could not look at hidden cards any more"),
    ),
    "control-opens-the-sideboard": BeliefWords(
        mark("Whoever controls a player may also use that player’s sideboard."),
        mark("whoever controls a player could also use that player’s sideboard"),
    ),
    "control-closes-the-sideboard": BeliefWords(
        mark("Nothing comes from a sideboard while its owner is controlled."),
        mark("nothing came from a sideboard while its owner is controlled"),
    ),
    "exile-right-ends-with-control": BeliefWords(
        mark("The right to look at a card exiled face down ends with the control."),
        mark("the right to look at a card exiled face down ended with the control"),
    ),
    "right-covers-the-source": BeliefWords(
        mark(
            "Whoever saw one card that a permanent exiled may look at all the others."
        ),
        mark(
            "whoever saw one card that a permanent exiled could look at all the others"
        ),
    ),
    "seen-once-seen-for-ever": BeliefWords(
        mark("Whoever has seen a face-down permanent may look at it again later."),
        mark("whoever has seen a face-down permanent could look at it again later"),
    ),
    "shuffling-changes-nothing": BeliefWords(
        mark("The right to look at an exiled card outlasts the shuffling of its pile."),
        mark("the right to look at an exiled card outlasted the shuffling of its pile"),
    ),
    "exile-piles-may-be-shuffled": BeliefWords(
        mark("Cards that are exiled face down may lie in any order, known to nobody."),
        mark("cards that are exiled face down could lie in any order, known to nobody"),
    ),
    "control-shows-notes": BeliefWords(
        mark("Whoever controls a player may read that player’s notes."),
        mark("whoever controls a player could read that player’s notes"),
    ),
}
