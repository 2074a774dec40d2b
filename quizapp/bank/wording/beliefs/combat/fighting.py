"""Words for misconceptions about combat."""

from __future__ import annotations

from quizapp.bank.wording.beliefs.belief import BeliefWords
from quizapp.bank.wording.speaker import mark

BELIEFS = {
    "control-beats-a-moved-choice": BeliefWords(
        mark(
            "Whoever decides for a player also makes the choices that an effect gives to "
            "somebody else."
        ),
        mark(
            "whoever decides for a player also made the choices that an effect gives to "
            "somebody else"
        ),
    ),
    "chooser-of-attackers-chooses-all": BeliefWords(
        mark("Whoever chooses the attacking creatures also chooses what they attack."),
        mark("whoever chooses the attacking creatures also chose what they attack"),
    ),
    "controller-always-divides": BeliefWords(
        mark("A creature’s damage is always divided by the player who controls it."),
        mark("a creature’s damage were always divided by the player who controls it"),
    ),
    "blockers-are-dealt-damage-in-order": BeliefWords(
        mark(
            "Blockers stand in an order, and each needs lethal damage before the next one "
            "gets any."
        ),
        mark(
            "blockers stood in an order, and each needed lethal damage before the next one "
            "got any"
        ),
    ),
    "blockers-have-no-order": BeliefWords(
        mark("Damage may be divided among blockers in any way, without an order."),
        mark("damage might be divided among blockers in any way, without an order"),
    ),
}
