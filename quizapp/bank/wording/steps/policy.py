"""Words for steps about tournament policy."""

from __future__ import annotations

from quizapp.bank.wording.speaker import mark
from quizapp.bank.wording.steps.variants import Says, Variants

SENTENCES = {
    "missed.remedy/default now or next phase": mark(
        "The ability has a default action: it must be taken, now or as the next phase "
        "begins."
    ),
    "missed.remedy/default if chosen": mark(
        "The ability has a default action: the opponent may have it resolve that way."
    ),
    "missed.remedy/default unless declined": mark(
        "The ability has a default action: it resolves that way at once, without the stack,"
        " unless the opponent declines."
    ),
    "missed.remedy/stack if chosen": mark(
        "The ability is put on the stack if the opponent wants that."
    ),
    "missed.remedy/stack at once": mark("The ability is put on the stack."),
    "missed.remedy/play on": mark(
        "The trigger was missed too long ago: the game goes on without it."
    ),
    "missed.responsible": mark(
        "{responsible} controls the ability, and had to remember it."
    ),
    "missed.responsible/other": mark(
        "{responsible} decides for {controller}, and so had to remember the ability, which "
        "{controller} controls."
    ),
    "missed.penalty/true": mark(
        "{responsible} gets a Warning: the ability is usually bad for the player who "
        "controls it."
    ),
    "missed.penalty/false": mark(
        "No penalty: only a trigger that is usually bad for {responsible} would bring a "
        "Warning."
    ),
    "missed.penalty/owner": mark(
        "No penalty: a Warning needs a trigger that is usually bad for {responsible}, from "
        "a card that {responsible} owns."
    ),
    "missed.chooser": mark(
        "The remedy is up to the opponent of the player who controls the ability. "
        "{controller} controls it, so {chooser} chooses."
    ),
    "missed.legal-objects": mark(
        "Placed late, the ability may use only objects that were there at the proper time."
    ),
}


def _penalty(says: Says) -> str:
    if says["warned"] == "true":
        return "true"
    return "owner" if says["owner"] else "false"


VARIANTS: Variants = {
    "missed.penalty": _penalty,
    "missed.remedy": lambda says: says["remedy"],
    "missed.responsible": lambda says: (
        "other" if says["responsible"] != says["controller"] else ""
    ),
}

ALL_TEMPLATES = tuple(SENTENCES.values())
