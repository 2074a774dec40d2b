"""Words for misconceptions about casting and resolving."""

from __future__ import annotations

from quizapp.bank.wording.beliefs.belief import BeliefWords
from quizapp.bank.wording.speaker import mark

BELIEFS = {
    "chosen-card-may-stay": BeliefWords(
        mark("The chosen card need not be played."),
        mark("the chosen card did not have to be played"),
    ),
    "response-during-resolution": BeliefWords(
        mark("There is time to respond before the chosen card is played."),
        mark("there were time to respond before the chosen card is played"),
    ),
    "instructions-are-optional": BeliefWords(
        mark("A part of an ability may be left out, even without “may”."),
        mark("a part of an ability could be left out, even without “may”"),
    ),
    "owner-chooses-the-card": BeliefWords(
        mark("The player whose hand it is chooses the card."),
        mark("the player whose hand it is chose the card"),
    ),
    "counted-before-the-rest": BeliefWords(
        mark("The cards are counted before the discard."),
        mark("the cards were counted before the discard"),
    ),
    "condition-is-a-choice": BeliefWords(
        mark("What follows an “if” is up to the player."),
        mark("what follows an “if” were up to the player"),
    ),
    "deciding-player-sacrifices": BeliefWords(
        mark("Whoever decides for a player sacrifices their own permanents."),
        mark("whoever decides for a player sacrificed their own permanents"),
    ),
    "old-counters-are-paid": BeliefWords(
        mark("Only the counters from earlier turns are paid for."),
        mark("only the counters from earlier turns were paid for"),
    ),
    "one-payment-a-turn": BeliefWords(
        mark("Cumulative upkeep is paid once a turn, whatever the counters say."),
        mark("cumulative upkeep were paid once a turn, whatever the counters say"),
    ),
}
