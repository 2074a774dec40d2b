"""Words for misconceptions about votes, and about what triggers on what was done."""

from __future__ import annotations

from quizapp.bank.wording.beliefs.belief import BeliefWords
from quizapp.bank.wording.speaker import mark

BELIEFS = {
    "the-active-player-votes-first": BeliefWords(
        mark("The player whose turn it is votes first."),
        mark("the player whose turn it is voted first"),
    ),
    "extra-votes-come-last": BeliefWords(
        mark("Votes that a player has besides come after everybody else’s."),
        mark("votes that a player has besides came after everybody else’s"),
    ),
    "control-beats-a-moved-vote": BeliefWords(
        mark(
            "Whoever decides for a player also decides how that player votes, even if an "
            "effect gives the votes to somebody else."
        ),
        mark(
            "whoever decides for a player also decided how that player votes, even if an "
            "effect gives the votes to somebody else"
        ),
    ),
    "the-first-vote-breaks-a-tie": BeliefWords(
        mark("If a vote is tied, the vote that was cast first counts."),
        mark("the vote that was cast first counted if a vote is tied"),
    ),
    "a-tied-vote-does-nothing": BeliefWords(
        mark("If a vote is tied, nothing happens."),
        mark("nothing happened if a vote is tied"),
    ),
    "only-one-permanent-is-voted-out": BeliefWords(
        mark(
            "A vote for permanents concerns one of them only, even if several are tied."
        ),
        mark(
            "a vote for permanents concerned one of them only, even if several are tied"
        ),
    ),
    "when-you-do-happens-at-once": BeliefWords(
        mark(
            "What follows “when you do” happens at once, as a part of the same resolution."
        ),
        mark(
            "what follows “when you do” happened at once, as a part of the same resolution"
        ),
    ),
    "triggers-though-nothing-was-done": BeliefWords(
        mark("What follows “when you do” happens even if it was not done."),
        mark("what follows “when you do” happened even if it was not done"),
    ),
}
