"""Words for steps about control while searching, and about cards exiled as they are found."""

from __future__ import annotations

from quizapp.bank.wording.speaker import mark
from quizapp.bank.wording.steps.variants import Variants

SENTENCES = {
    "control.searching/own": mark(
        "{subject} is searching {subject:s} own library, so {by} decides for {subject} "
        "because of {source}."
    ),
    "control.searching/another's": mark(
        "{subject} is not searching {subject:s} own library, so {source} does not let {by} "
        "decide."
    ),
    "control.searching/aside": mark(
        "{subject} is not searching at this moment, so {source} does not let {by} decide."
    ),
    "found.exiled/own": mark(
        "{name} is exiled instead of going where the search puts it, because of {by:s} "
        "{source}."
    ),
    "found.exiled/another's": mark(
        "{name} was not found in the searching player’s own library, so {by:s} {source} "
        "leaves it alone."
    ),
    "permission.lasts": mark(
        "{player} may play {name} for as long as it remains exiled, whoever controls "
        "{source} by now."
    ),
    "permission.land": mark(
        "Playing {name} is {player:s} land play for the turn, like that of any land."
    ),
    "cast.total-cost": mark(
        "{name} costs {player} what it always costs, additional costs included."
    ),
    "mana.as-though": mark(
        "{player} may spend mana as though it were of any colour to cast {name}."
    ),
    "timing.flash": mark(
        "{name} has flash, so it may be cast whenever an instant could be."
    ),
    "timing.sorcery": mark(
        "{name} is no instant and has no flash, so it waits for a main phase with an empty "
        "stack."
    ),
}

VARIANTS: Variants = {
    "control.searching": lambda says: says["window"],
    "found.exiled": lambda says: says["window"],
}

ALL_TEMPLATES = tuple(SENTENCES.values())
