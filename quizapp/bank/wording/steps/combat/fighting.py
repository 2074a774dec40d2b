"""Words for steps about combat and about what a player may do at all."""

from __future__ import annotations

from quizapp.bank.wording.speaker import mark
from quizapp.bank.wording.steps.variants import Variants

SENTENCES = {
    "combat.moved-choice/attackers": mark(
        "{source} has {by} choose which creatures attack, in place of {player}. That comes "
        "before control of players."
    ),
    "combat.moved-choice/blockers": mark(
        "{source} has {by} choose which creatures block, in place of {player}. That comes "
        "before control of players."
    ),
    "combat.attacked": mark(
        "{source} has {by} choose the attacking creatures alone: what each of them attacks "
        "is still asked of {active}."
    ),
    "combat.banding": mark(
        "A creature with banding blocks {name}, so the rules ask {other} and not {usual} "
        "how its damage is divided."
    ),
    "combat.banding-attacker": mark(
        "{name} blocks a creature with banding, so the rules ask {other} and not {usual} "
        "how its damage is divided."
    ),
    "control.decides/bands": mark(
        "{by} decides for {subject}, so {by} chooses which attackers form bands."
    ),
    "combat.division/true": mark(
        "{name} has {count} blockers. They are put in an order, and each must be assigned "
        "lethal damage before the next one gets any."
    ),
    "combat.division/false": mark(
        "{name} has {count} blockers. Its damage may be divided among them in any way."
    ),
    "draw.turn": mark(
        "{player} draws in the draw step without being asked, so there is no choice that "
        "{by} could make."
    ),
    "replaced": mark(
        "{source} has {name} exiled instead: it never comes to {owner:s} graveyard."
    ),
    "control.decides/attackers": mark(
        "{by} decides for {subject}, so {by} chooses which of {subject:s} creatures attack."
    ),
    "control.decides/attacked": mark(
        "{by} decides for {subject}, so {by} chooses what {subject:s} creature attacks."
    ),
    "control.decides/blockers": mark(
        "{by} decides for {subject}, so {by} chooses which creatures block."
    ),
    "control.decides/damage order": mark(
        "{by} decides for {subject}, so {by} chooses the order of the blockers."
    ),
    "control.decides/damage": mark(
        "{by} decides for {subject}, so {by} chooses how the damage is divided."
    ),
}

VARIANTS: Variants = {
    "combat.moved-choice": lambda says: says["what"],
    "combat.division": lambda says: says["ordered"],
}

ALL_TEMPLATES = tuple(SENTENCES.values())
