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
    "hand-size-is-free-information": BeliefWords(
        mark("All that players may count must be told in full when asked."),
        mark("all that players may count had to be told in full when asked"),
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
