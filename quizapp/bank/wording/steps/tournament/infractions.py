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
        "An error in a hand that public information cannot put right is, as a rule, a "
        "Hidden Card Error."
    ),
    "ipg.hidden-card-exception/acknowledged": mark(
        "The opponent agreed to what {player} did, so it is no Hidden Card Error but a Game "
        "Rule Violation."
    ),
    "ipg.hidden-card-exception/effect": mark(
        "An effect of the opponent made illegal what {player} did, so it is no Hidden Card "
        "Error but a Game Rule Violation."
    ),
    "ipg.hidden-card-exception/no": mark(
        "The opponent did not agree to what {player} did, so it stays a Hidden Card Error."
    ),
    "ipg.mulligan": mark("An error in a mulligan is a Mulligan Procedure Error."),
    "ipg.rule-violation": mark(
        "An error that everybody could see is a Game Rule Violation."
    ),
    "ipg.assistance": mark(
        "Notes from before the match, read during a game, are Outside Assistance."
    ),
    "ipg.assistance.own": mark(
        "Notes that {player} took in this match may be read during its games."
    ),
    "ipg.assistance.between": mark(
        "Between games {player} may look at notes from before the match."
    ),
    "ipg.assistance.oracle": mark("Oracle text is no note: {player} may look at it."),
    "ipg.assistance.advice": mark(
        "Advice on how to play that {player} gets from outside is Outside Assistance."
    ),
    "ipg.downgrade/yes": mark(
        "{player} could have had this information between games, so it costs only the "
        "game."
    ),
    "ipg.downgrade/no": mark(
        "{player} could not have had this information between games, so it costs the match."
    ),
    "ipg.false-answer/private": mark(
        "Nobody has to tell the truth about private information: {player} commits no "
        "infraction."
    ),
    "ipg.false-answer/in vain": mark(
        "Nobody has acted on what {player} said, so it is no infraction."
    ),
    "ipg.false-answer/acted on": mark(
        "The opponent of {player} has acted on a false answer."
    ),
    "ipg.two-turns": mark(
        "For Slow Play of {player} two turns are added to those after the end of time."
    ),
    "ipg.communication-backup": mark(
        "The head judge may back the game up to where somebody acted on the false answer "
        "of {player}."
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
    "ipg.count/none": mark(
        "No earlier Warning of {player} counts: only those of the same day for the same "
        "infraction do."
    ),
    "ipg.count/all": mark("Earlier Warnings of {player} that count: {count}."),
    "ipg.count/some": mark(
        "Only Warnings of the same day for the same infraction count. Those of {player}: "
        "{count}."
    ),
    "ipg.never-upgraded": mark(
        "Failure to Maintain Game State always brings a Warning, and no more: {player}."
    ),
    "ipg.upgrade-tournament/warning": mark("{player} gets a Warning."),
    "ipg.upgrade-tournament/game loss": mark(
        "It is the second Warning for the same Tournament Error, so {player} gets a Game "
        "Loss."
    ),
    "ipg.upgrade-tournament/match loss": mark(
        "As a rule such an error of {player} costs the match."
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
    "ipg.simple-backup/last": mark(
        "What {player} did is the last action, and nothing random is in it: a simple "
        "backup can undo it."
    ),
    "ipg.simple-backup/later": mark(
        "More has happened since {player} did it: a simple backup undoes the last action "
        "alone."
    ),
    "ipg.simple-backup/chance": mark(
        "Undoing what {player} did has something random in it, which no simple backup has."
    ),
    "ipg.opponents-effect": mark(
        "{player} controls the effect that made illegal what {by} did, and shares the "
        "violation."
    ),
    "ipg.first-backup": mark(
        "For the violation of {player} a simple backup comes before every other remedy."
    ),
    "ipg.backup-all": mark(
        "The whole action is undone: {card} and all that {player} paid for it are where "
        "they were."
    ),
    "ipg.partial-fix/untap now": mark(
        "What {player} forgot to untap this turn is untapped."
    ),
    "ipg.partial-fix/draw now": mark("{player} draws the card that was not drawn."),
    "ipg.partial-fix/discard now": mark(
        "{player} discards what was not discarded, however late."
    ),
    "ipg.late-discard": mark(
        "The card that {player} discards late is chosen by {chooser}."
    ),
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
    "jar.apart": mark(
        "At Regular REL the error of {player} is put right and explained, and nothing of "
        "the Infraction Procedure Guide applies."
    ),
    "jar.late-draw": mark("At Regular REL too {player} draws the missed card now."),
    "jar.late-discard": mark(
        "At Regular REL too {player} makes the missed discard now."
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
    "ipg.count": lambda says: says["only"],
    "ipg.downgrade": lambda says: says["lessened"],
    "ipg.false-answer": lambda says: says["how"],
    "ipg.hidden-card-exception": lambda says: says["why"],
    "ipg.partial-fix": lambda says: says["fix"],
    "ipg.simple-backup": lambda says: says["how"],
    "ipg.upgrade-tournament": lambda says: says["penalty"],
    "ipg.upgrade": lambda says: says["penalty"],
    "jar.trigger": lambda says: _TRIGGERS[says["optional"], says["declined"]],
}

ALL_TEMPLATES = tuple(SENTENCES.values())
