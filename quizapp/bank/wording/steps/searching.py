"""Words for steps about searching."""

from __future__ import annotations

from quizapp.bank.wording.speaker import mark
from quizapp.bank.wording.steps.variants import Variants

SENTENCES = {
    "search.look": mark("{by} is the one who searches, in {by:s} own library."),
    "search.fits": mark(
        "Only cards that fit what the search asks for can be found, whoever decides."
    ),
    "search.quality": mark(
        "In a hidden zone, {by} need not find any card with the stated quality."
    ),
    "search.public": mark(
        "A card that fits lies in a public zone that is searched, so {by} cannot come away "
        "with nothing."
    ),
    "search.up-to": mark(
        "The search says “up to”, so {by} may find fewer cards, or none."
    ),
    "search.number": mark(
        "A search just for a number of cards must find that many if it can."
    ),
    "search.too-few": mark(
        "There are fewer cards than the search asks for. {by} finds as many as there are, "
        "and nothing else happens."
    ),
    "search.forbidden": mark(
        "{source} says that {by} can’t search libraries, and “can’t” goes before what tells "
        "{by} to search."
    ),
    "shuffle": mark("{by} shuffles the library, whatever was found."),
}

VARIANTS: Variants = {}

ALL_TEMPLATES = tuple(SENTENCES.values())
