"""Words for steps about searching."""

from __future__ import annotations

from quizapp.bank.wording.speaker import mark
from quizapp.bank.wording.steps.variants import Variants

SENTENCES = {
    "search.look": mark("{by} is the one who searches, in {by:s} own library."),
    "search.quality": mark(
        "The search asks for cards with a stated quality in a hidden zone, so {by} need not"
        " find any, even if they are there."
    ),
    "search.number": mark(
        "The search asks for a number of cards and states no quality, so that many must be "
        "found if the library holds them."
    ),
    "shuffle": mark("{by} shuffles the library, whatever was found."),
}

VARIANTS: Variants = {}

ALL_TEMPLATES = tuple(SENTENCES.values())
