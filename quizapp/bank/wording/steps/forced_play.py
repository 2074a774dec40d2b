"""Words for steps about a card that a player is made to play."""

from __future__ import annotations

from quizapp.bank.wording.speaker import mark
from quizapp.bank.wording.steps.variants import Variants

SENTENCES = {
    "control.restricted": mark(
        "{name} sets a limit: {player} can pay for that card only with mana of lands that "
        "{player} controls."
    ),
    "land.own-turn": mark("It is not the turn of {player}, who cannot play a land."),
    "land.play/true": mark("{player} may still play a land this turn."),
    "land.play/false": mark("{player} has no land play left this turn."),
}

VARIANTS: Variants = {"land.play": lambda says: says["now"]}

ALL_TEMPLATES = tuple(SENTENCES.values())
