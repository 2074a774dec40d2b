"""Words for steps about commanders and companions."""

from __future__ import annotations

from quizapp.bank.wording.speaker import mark
from quizapp.bank.wording.steps.variants import Variants

SENTENCES = {
    "commander.returns": mark(
        "{name} is the commander of {owner}, who may put it into the command zone."
    ),
    "companion.taken": mark(
        "{player} pays {{3}} and puts a companion into their hand: {name}."
    ),
}

VARIANTS: Variants = {}

ALL_TEMPLATES = tuple(SENTENCES.values())
