"""Words for steps about infractions other than missed triggers."""

from __future__ import annotations

from quizapp.bank.wording.speaker import mark
from quizapp.bank.wording.steps.variants import Variants

SENTENCES = {
    "ipg.offender": mark("{player} did it, and so answers for it."),
    "ipg.extra-cards": mark(
        "A card that {player} was not to see and that never touched the hand is Looking at "
        "Extra Cards."
    ),
    "ipg.hidden-card": mark(
        "An error in a hand that public information cannot put right is a Hidden Card Error."
    ),
    "ipg.mulligan": mark("An error in a mulligan is a Mulligan Procedure Error."),
    "ipg.rule-violation": mark(
        "An error that everybody could see is a Game Rule Violation."
    ),
    "ipg.assistance": mark(
        "Notes from before the match, read during a game, are Outside Assistance."
    ),
    "ipg.slow-play": mark("Taking more time than the situation needs is Slow Play."),
    "ipg.communication": mark(
        "A false answer about free or derived information is a Communication Policy "
        "Violation."
    ),
    "ipg.stalling": mark("Playing slowly to make use of the time limit is Stalling."),
    "ipg.cheating": mark(
        "Breaking a rule knowingly, to gain an advantage, is Cheating."
    ),
    "ipg.upgrade/warning": mark("{player} gets a Warning."),
    "ipg.upgrade/game loss": mark(
        "It is the third Warning for the same error, so {player} gets a Game Loss."
    ),
    "ipg.upgrade/match loss": mark("{player} gets a Match Loss."),
    "ipg.upgrade/disqualification": mark("{player} is disqualified."),
    "ipg.failure": mark(
        "{player} let the error of {by} pass: Failure to Maintain Game State."
    ),
    "ipg.failure.not": mark(
        "The error was noticed in time, so {player} is not answerable for it."
    ),
    "ipg.instruction": mark(
        "{by} acted on the instruction of {player}, who shares the violation."
    ),
    "ipg.revealed": mark(
        "{player} reveals the hand, and cards in excess are shuffled into the library: "
        "{count} of them."
    ),
    "ipg.shuffled": mark(
        "What was seen is shuffled into the part of the library that nobody knows."
    ),
    "ipg.more-mulligan": mark("{player} takes one further mulligan."),
    "ipg.backup": mark(
        "Whether the game is backed up is the decision of the head judge."
    ),
    "ipg.no-remedy": mark("Nothing has to be done to the game."),
    "ipg.chooser": mark(
        "In the remedy for the error of {player} the opponent chooses: {chooser}."
    ),
    "ipg.unknown-cards": mark(
        "Only cards that the opponent had not seen before may be chosen."
    ),
    "jar.extra-cards": mark(
        "At Regular REL cards in excess are taken at random from the hand of {player} and "
        "put on top of the library, without shuffling: {count} of them."
    ),
    "jar.shuffled": mark(
        "At Regular REL too what was seen is shuffled into the library."
    ),
    "jar.common": mark(
        "At Regular REL the judge puts right what is wrong now, or undoes it if that is easy."
    ),
    "jar.unwanted": mark("At Regular REL {player} is told how to behave."),
    "jar.trigger/optional": mark(
        "The ability says “may”: at Regular REL {player} is taken to have declined."
    ),
    "jar.trigger/disruptive": mark(
        "Putting the ability on the stack now would disrupt the game too much."
    ),
    "jar.trigger/stack": mark(
        "At Regular REL a missed trigger is put on the stack, and nobody is asked."
    ),
}

_TRIGGERS = {
    ("yes", "yes"): "optional",
    ("no", "yes"): "disruptive",
    ("no", "no"): "stack",
}

VARIANTS: Variants = {
    "ipg.upgrade": lambda says: says["penalty"],
    "jar.trigger": lambda says: _TRIGGERS[says["optional"], says["declined"]],
}

ALL_TEMPLATES = tuple(SENTENCES.values())
