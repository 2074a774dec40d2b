"""Words for steps about commanders."""

from __future__ import annotations

from quizapp.bank.wording.speaker import mark
from quizapp.bank.wording.steps.variants import Variants

SENTENCES = {
    "commander.returns": mark(
        "{name} is the commander of {owner}, who may put it into the command zone."
    ),
}

VARIANTS: Variants = {}

ALL_TEMPLATES = tuple(SENTENCES.values())
