"""Words for misconceptions about infractions other than missed triggers."""

from __future__ import annotations

from quizapp.bank.wording.beliefs.belief import BeliefWords
from quizapp.bank.wording.speaker import mark

BELIEFS = {
    "active-player-answers": BeliefWords(
        mark("The active player answers for every error in their turn."),
        mark("the active player answered for every error in their turn"),
    ),
    "deciding-player-answers": BeliefWords(
        mark("Whoever decides for a player answers for that player’s errors."),
        mark("whoever decides for a player answered for that player’s errors"),
    ),
    "silence-is-cheating": BeliefWords(
        mark("An error that is not announced is Cheating."),
        mark("an error that is not announced were Cheating"),
    ),
    "seen-is-drawn": BeliefWords(
        mark("A card that was seen counts as a card that was drawn."),
        mark("a card that was seen counted as a card that was drawn"),
    ),
    "drawn-is-only-seen": BeliefWords(
        mark("An extra card in hand is only a card that was seen too early."),
        mark("an extra card in hand were only a card that was seen too early"),
    ),
    "extra-cards-lose-the-game": BeliefWords(
        mark("Such an error costs the game."),
        mark("such an error cost the game"),
    ),
    "warnings-never-grow": BeliefWords(
        mark("However often an error is repeated, it brings a Warning."),
        mark("an error brought a Warning however often it is repeated"),
    ),
    "instructions-do-not-count": BeliefWords(
        mark("Whoever only gave the instruction did not break the rule."),
        mark("whoever only gave the instruction had not broken the rule"),
    ),
    "only-the-offender-errs": BeliefWords(
        mark("Letting an opponent’s error pass is no infraction."),
        mark("letting an opponent’s error pass were no infraction"),
    ),
    "instructions-count-at-once": BeliefWords(
        mark("Both players are penalised, however soon the error is noticed."),
        mark("both players were penalised however soon the error is noticed"),
    ),
    "extra-cards-go-on-top": BeliefWords(
        mark("Extra cards are taken at random and put on top of the library."),
        mark("extra cards were taken at random and put on top of the library"),
    ),
    "a-warning-is-enough": BeliefWords(
        mark("A Warning is enough: the cards stay."),
        mark("a Warning were enough and the cards stayed"),
    ),
    "offender-chooses-in-the-remedy": BeliefWords(
        mark("Whoever committed the error chooses the cards that go back."),
        mark("whoever committed the error chose the cards that go back"),
    ),
    "remedy-may-take-known-cards": BeliefWords(
        mark("The remedy may take any card of the hand."),
        mark("the remedy could take any card of the hand"),
    ),
    "opponent-chooses-at-regular-too": BeliefWords(
        mark("At Regular REL too the opponent chooses the cards that go back."),
        mark("the opponent chose the cards that go back at Regular REL too"),
    ),
    "opponent-decides-at-regular-too": BeliefWords(
        mark("At Regular REL too the opponent decides about a missed trigger."),
        mark("the opponent decided about a missed trigger at Regular REL too"),
    ),
}
