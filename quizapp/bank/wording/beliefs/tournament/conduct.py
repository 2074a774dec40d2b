"""Words for misconceptions about what stays with the person who is controlled."""

from __future__ import annotations

from quizapp.bank.wording.beliefs.belief import BeliefWords
from quizapp.bank.wording.speaker import mark

BELIEFS = {
    "control-reaches-everything": BeliefWords(
        mark("Whoever controls a player decides everything that this person does."),
        mark("whoever controls a player decided everything that this person does"),
    ),
    "conceding-needs-priority": BeliefWords(
        mark("A player may concede only with priority."),
        mark("a player could concede only with priority"),
    ),
    "control-covers-silence": BeliefWords(
        mark("A controlled player need not call a judge."),
        mark("a controlled player did not have to call a judge"),
    ),
    "devices-are-banned": BeliefWords(
        mark("Electronic devices are banned in every match above Regular REL."),
        mark("electronic devices were banned in every match above Regular REL"),
    ),
    "devices-were-always-allowed": BeliefWords(
        mark("Electronic devices may be used in every match."),
        mark("electronic devices could be used in every match"),
    ),
    "devices-are-never-allowed": BeliefWords(
        mark("Electronic devices may never be used in a tournament."),
        mark("electronic devices could never be used in a tournament"),
    ),
    "what-a-device-shows-does-not-matter": BeliefWords(
        mark("On a device that may be used anything may be read."),
        mark("anything could be read on a device that may be used"),
    ),
    "own-notes-may-always-be-read": BeliefWords(
        mark("Players may use their own notes at any time."),
        mark("players could use their own notes at any time"),
    ),
    "notes-are-forbidden": BeliefWords(
        mark("Players may use no notes at all."),
        mark("players could use no notes at all"),
    ),
    "old-notes-are-never-allowed": BeliefWords(
        mark("Notes from before the match may never be looked at."),
        mark("notes from before the match could never be looked at"),
    ),
    "everything-has-to-be-told": BeliefWords(
        mark("Every question about the game must be answered truthfully."),
        mark("every question about the game had to be answered truthfully"),
    ),
    "bluffing-is-always-allowed": BeliefWords(
        mark("Players may say what they like about the game."),
        mark("players could say what they like about the game"),
    ),
    "a-judge-is-told-no-more-than-the-opponent": BeliefWords(
        mark("A judge has to be told no more than the opponent."),
        mark("a judge had to be told no more than the opponent"),
    ),
    "nothing-is-told-unasked": BeliefWords(
        mark("Nothing has to be told before somebody asks."),
        mark("nothing had to be told before somebody asks"),
    ),
    "every-change-is-announced": BeliefWords(
        mark("Every change has to be announced."),
        mark("every change had to be announced"),
    ),
    "only-life-totals-are-announced": BeliefWords(
        mark("Only changes of life totals have to be announced."),
        mark("only changes of life totals had to be announced"),
    ),
    "hand-size-is-free-information": BeliefWords(
        mark("All that players may count must be told in full when asked."),
        mark("all that players may count had to be told in full when asked"),
    ),
    "information-is-free": BeliefWords(
        mark("Information about the game must be told in full to whoever asks."),
        mark("information about the game had to be told in full to whoever asks"),
    ),
    "information-is-private": BeliefWords(
        mark("Information about the game is each player’s private matter."),
        mark("information about the game were each player’s private matter"),
    ),
    "hand-size-is-private": BeliefWords(
        mark("How many cards a player holds is private."),
        mark("how many cards a player holds were private"),
    ),
    "nothing-has-to-be-told": BeliefWords(
        mark("No player ever has to answer a question."),
        mark("no player ever had to answer a question"),
    ),
}
