"""Words for steps about what teammates share in Two-Headed Giant."""

from __future__ import annotations

from quizapp.bank.wording.speaker import mark
from quizapp.bank.wording.steps.variants import Variants

SENTENCES = {
    "team.life": mark(
        "{player} and {mate} share one life total, so it is the team’s that changes."
    ),
    "team.life-value": mark(
        "{player:s} life total counts as that of the team with {mate}: {life}."
    ),
    "team.each": mark(
        "{name} deals damage to {player} and to {mate} as well, and both parts lower "
        "the team’s life total."
    ),
    "team.loses": mark(
        "{player} loses the game, so {mate} loses it too: teammates win and lose together."
    ),
    "team.no-life": mark(
        "The life total of {player} and {mate} is 0 or less, so their team loses the game."
    ),
    "team.triggers": mark(
        "It is the upkeep of {player} and of {mate}, so the ability of {name} triggers "
        "for each of them."
    ),
    "team.hands": mark("{player} may look at {mate:s} hand: they are teammates."),
    "team.order": mark(
        "{player} and {mate} put their abilities on the stack together, in any order."
    ),
    "team.blocks": mark(
        "{player} and {mate} block as a team, so {player:s} creatures may block what "
        "attacks {mate}."
    ),
}

VARIANTS: Variants = {}

ALL_TEMPLATES = tuple(SENTENCES.values())
