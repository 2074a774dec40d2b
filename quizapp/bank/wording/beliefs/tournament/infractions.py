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
    "second-warning-is-a-game-loss": BeliefWords(
        mark("The second Warning for any error is a Game Loss."),
        mark("the second Warning for any error were a Game Loss"),
    ),
    "third-warning-for-every-error": BeliefWords(
        mark("Every error takes three Warnings to become a Game Loss."),
        mark("every error took three Warnings to become a Game Loss"),
    ),
    "warnings-outlast-the-day": BeliefWords(
        mark("Warnings count for the whole tournament."),
        mark("Warnings counted for the whole tournament"),
    ),
    "warnings-of-all-kinds-add-up": BeliefWords(
        mark("Warnings for different infractions add up."),
        mark("Warnings for different infractions added up"),
    ),
    "all-notes-cost-the-match": BeliefWords(
        mark("Every forbidden look at notes costs the match."),
        mark("every forbidden look at notes cost the match"),
    ),
    "own-notes-cost-the-game": BeliefWords(
        mark("A forbidden look at notes costs only the game."),
        mark("a forbidden look at notes cost only the game"),
    ),
    "every-lie-is-a-violation": BeliefWords(
        mark("Every false answer is an infraction."),
        mark("every false answer were an infraction"),
    ),
    "lying-is-part-of-the-game": BeliefWords(
        mark("A false answer is never an infraction."),
        mark("a false answer were never an infraction"),
    ),
    "notes-are-no-assistance": BeliefWords(
        mark("Notes of a player’s own are never Outside Assistance."),
        mark("a player’s own notes were never Outside Assistance"),
    ),
    "all-notes-are-assistance": BeliefWords(
        mark("Whatever is read during a match is Outside Assistance."),
        mark("whatever is read during a match were Outside Assistance"),
    ),
    "intent-does-not-matter": BeliefWords(
        mark("Whether an error was made on purpose does not matter."),
        mark("it did not matter whether an error was made on purpose"),
    ),
    "advice-is-only-communication": BeliefWords(
        mark("Advice from outside is a Communication Policy Violation."),
        mark("advice from outside were a Communication Policy Violation"),
    ),
    "all-slow-play-is-stalling": BeliefWords(
        mark("Whoever plays too slowly is Stalling, on purpose or not."),
        mark("playing too slowly were Stalling, on purpose or not"),
    ),
    "illegal-action-is-countered": BeliefWords(
        mark("What was used illegally is put into the graveyard."),
        mark("what was used illegally were put into the graveyard"),
    ),
    "every-error-is-undone": BeliefWords(
        mark("Every illegal action is undone, however long ago it was."),
        mark("every illegal action were undone, however long ago it was"),
    ),
    "what-is-finished-is-not-undone": BeliefWords(
        mark("What players have announced and paid for is not undone."),
        mark("what players have announced and paid for were not undone"),
    ),
    "what-is-done-stays-done": BeliefWords(
        mark("What was done illegally stays done."),
        mark("what was done illegally stayed done"),
    ),
    "head-judge-decides-every-time": BeliefWords(
        mark("Every remedy for a Game Rule Violation is up to the head judge."),
        mark("every remedy for a Game Rule Violation were up to the head judge"),
    ),
    "partial-fixes-have-no-end": BeliefWords(
        mark("What was forgotten is made up for, however late."),
        mark("what was forgotten were made up for, however late"),
    ),
    "opponent-chooses-the-late-discard": BeliefWords(
        mark("The opponent chooses the card that is discarded late."),
        mark("the opponent chose the card that is discarded late"),
    ),
    "instructions-do-not-count": BeliefWords(
        mark("Whoever only gave the instruction did not break the rule."),
        mark("whoever only gave the instruction had not broken the rule"),
    ),
    "own-effects-only-need-watching": BeliefWords(
        mark("Whoever controls the effect has only let the error pass."),
        mark("whoever controls the effect had only let the error pass"),
    ),
    "only-the-offender-errs": BeliefWords(
        mark("Letting an opponent’s error pass is no infraction."),
        mark("letting an opponent’s error pass were no infraction"),
    ),
    "instructions-count-at-once": BeliefWords(
        mark("Both players are penalised, however soon the error is noticed."),
        mark("both players were penalised however soon the error is noticed"),
    ),
    "hidden-cards-are-never-excepted": BeliefWords(
        mark("Every extra card is a Hidden Card Error, whatever the opponent did."),
        mark("every extra card were a Hidden Card Error, whatever the opponent did"),
    ),
    "extra-cards-go-on-top": BeliefWords(
        mark("Extra cards are taken at random and put on top of the library."),
        mark("extra cards were taken at random and put on top of the library"),
    ),
    "a-warning-is-enough": BeliefWords(
        mark("A Warning is enough: nothing else is done."),
        mark("a Warning were enough and nothing else were done"),
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
    "one-guide-for-all-levels": BeliefWords(
        mark("The Infraction Procedure Guide applies at every enforcement level."),
        mark("the Infraction Procedure Guide applied at every enforcement level"),
    ),
    "opponent-decides-at-regular-too": BeliefWords(
        mark("At Regular REL too the opponent decides about a missed trigger."),
        mark("the opponent decided about a missed trigger at Regular REL too"),
    ),
}
