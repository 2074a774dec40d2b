"""Words for misconceptions about missed triggers."""

from __future__ import annotations

from quizapp.bank.wording.beliefs.belief import BeliefWords
from quizapp.bank.wording.speaker import mark

BELIEFS = {
    "default-action-still-applies": BeliefWords(
        mark("A missed trigger with a default action resolves that way at once."),
        mark("a missed trigger with a default action resolved that way at once"),
    ),
    "default-action-must-happen": BeliefWords(
        mark(
            "The default action of a missed trigger must happen, now or in the next phase."
        ),
        mark(
            "the default action of a missed trigger had to happen, now or in the next phase"
        ),
    ),
    "default-action-never-applied": BeliefWords(
        mark(
            "A default action makes no difference: the opponent may have it put on the stack."
        ),
        mark("a default action made no difference"),
    ),
    "missed-means-gone": BeliefWords(
        mark("A trigger that was missed is gone."),
        mark("a trigger that was missed were gone"),
    ),
    "missed-goes-on-the-stack": BeliefWords(
        mark("A missed trigger is put on the stack, and nobody is asked."),
        mark("a missed trigger were put on the stack without anybody being asked"),
    ),
    "triggers-controller-chooses": BeliefWords(
        mark("The player who controls the ability makes the choice in the remedy."),
        mark("the player who controls the ability made the choice in the remedy"),
    ),
    "controlled-player-remembers": BeliefWords(
        mark("A controlled player remains responsible for their own triggers."),
        mark("a controlled player remained responsible for their own triggers"),
    ),
    "deciding-player-remembers": BeliefWords(
        mark("Whoever decides for a player is responsible for that player’s triggers."),
        mark(
            "whoever decides for a player were responsible for that player’s triggers"
        ),
    ),
    "every-missed-trigger-is-a-warning": BeliefWords(
        mark("Every missed trigger brings a Warning."),
        mark("every missed trigger brought a Warning"),
    ),
    "missed-triggers-are-never-penalised": BeliefWords(
        mark("A missed trigger never brings a penalty."),
        mark("a missed trigger never brought a penalty"),
    ),
    "late-trigger-may-use-anything": BeliefWords(
        mark("A trigger placed late may use whatever is there now."),
        mark("a trigger placed late could use whatever is there now"),
    ),
}
