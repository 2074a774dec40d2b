"""Words for misconceptions about control of players."""

from __future__ import annotations

from quizapp.bank.wording.beliefs.belief import BeliefWords
from quizapp.bank.wording.speaker import mark

BELIEFS = {
    "controlled-player-still-chooses": BeliefWords(
        mark(
            "A controlled player still makes the choices of their own spells and abilities."
        ),
        mark("a controlled player still made their own choices"),
    ),
    "first-control-wins": BeliefWords(
        mark("The first of several player-controlling effects is the one that works."),
        mark("the first of several player-controlling effects were the one that works"),
    ),
    "self-control-does-nothing": BeliefWords(
        mark("An effect that puts a player in control of themself does nothing."),
        mark("an effect that puts a player in control of themself did nothing"),
    ),
    "control-starts-in-the-main-phase": BeliefWords(
        mark("Control of a player starts only with the main phase."),
        mark("control of a player started only with the main phase"),
    ),
    "control-lasts-while-the-spell-waits": BeliefWords(
        mark("The control goes on while the forced spell waits on the stack."),
        mark("the control went on while the forced spell waits on the stack"),
    ),
    "control-ends-with-the-casting": BeliefWords(
        mark("The control is over for good once the card has been played."),
        mark("the control were over for good once the card has been played"),
    ),
    "controller-decides-fixes": BeliefWords(
        mark(
            "Whoever decides for a player also makes the choices that tournament policy "
            "asks of that player."
        ),
        mark(
            "whoever decides for a player also made the choices that tournament policy "
            "asks of that player"
        ),
    ),
    "deciding-player-controls-objects": BeliefWords(
        mark(
            "Whoever decides for a player also controls that player’s spells and abilities."
        ),
        mark(
            "whoever decides for a player also controlled that player’s spells and abilities"
        ),
    ),
}
