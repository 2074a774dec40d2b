"""Words for misconceptions about turns, teams and players who leave the game."""

from __future__ import annotations

from quizapp.bank.wording.beliefs.belief import BeliefWords
from quizapp.bank.wording.speaker import mark

BELIEFS = {
    "control-ends-before-cleanup": BeliefWords(
        mark("Control of a player is over when the cleanup step begins."),
        mark("control of a player were over when the cleanup step begins"),
    ),
    "control-starts-at-once": BeliefWords(
        mark("Control for the next turn works at once if that player’s turn is on."),
        mark("control for the next turn worked at once in that player’s own turn"),
    ),
    "control-lasts-into-the-extra-turn": BeliefWords(
        mark("Control of a turn goes on in an extra turn that follows it."),
        mark("control of a turn went on in an extra turn that follows it"),
    ),
    "control-of-oneself-leaves-nobody": BeliefWords(
        mark("Nobody makes decisions for a player who controls themself."),
        mark("nobody made decisions for a player who controls themself"),
    ),
    "one-pass-counts-for-both": BeliefWords(
        mark("Whoever decides for two players passes priority for both at once."),
        mark("whoever decides for two players passed priority for both at once"),
    ),
    "only-the-named-head-is-controlled": BeliefWords(
        mark("On a team, only the player whom the effect names is controlled."),
        mark("on a team, only the player whom the effect names were controlled"),
    ),
    "control-outlasts-its-player": BeliefWords(
        mark("Control of a player goes on after whoever had it has left the game."),
        mark("control of a player went on after whoever had it has left the game"),
    ),
    "a-skipped-turn-uses-the-effect-up": BeliefWords(
        mark("A skipped turn uses up the effect that waits for it."),
        mark("a skipped turn used up the effect that waits for it"),
    ),
    "overwritten-control-loses-the-extra-turn": BeliefWords(
        mark("With several effects on one turn, the extra turn after it is lost."),
        mark("with several effects on one turn, the extra turn after it were lost"),
    ),
    "ones-own-effect-gives-the-turn-anyway": BeliefWords(
        mark(
            "Extra turns that an effect has promised are taken whatever forbids them."
        ),
        mark(
            "extra turns that an effect has promised were taken whatever forbids them"
        ),
    ),
    "everybody-skips-extra-turns": BeliefWords(
        mark("What keeps opponents from extra turns keeps everybody from them."),
        mark("what keeps opponents from extra turns kept everybody from them"),
    ),
    "what-others-use-stays-in-the-game": BeliefWords(
        mark("Cards that another player may use stay when their owner leaves."),
        mark("cards that another player may use stayed when their owner leaves"),
    ),
    "deciding-player-places-first": BeliefWords(
        mark("Whoever makes the decisions puts their triggered abilities down first."),
        mark("whoever makes the decisions put their triggered abilities down first"),
    ),
    "more-creatures-more-say": BeliefWords(
        mark("The teammate who controls more creatures decides about attacks."),
        mark("the teammate who controls more creatures decided about attacks"),
    ),
    "countering-takes-the-ability-along": BeliefWords(
        mark("If a spell is countered, the ability it had when cast is countered too."),
        mark("countering a spell also countered the ability it had when cast"),
    ),
}
