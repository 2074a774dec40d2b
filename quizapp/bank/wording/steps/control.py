"""Words for steps about controlling players."""

from __future__ import annotations

from quizapp.bank.wording.speaker import mark
from quizapp.bank.wording.steps.variants import Says, Variants

SENTENCES = {
    "control.decides/priority": mark(
        "{by} decides for {subject}: {by} chooses what {subject} does with priority."
    ),
    "control.decides/search": mark(
        "{by} decides for {subject}, so {by} chooses what {subject:s} search finds."
    ),
    "control.decides/unless": mark(
        "{subject} is asked whether to pay, and {by} answers for {subject}."
    ),
    "control.decides/remember": mark(
        "{by} decides for {subject} when the ability triggers."
    ),
    "control.decides/pay": mark(
        "{by} decides for {subject}, so {by} chooses how {subject} pays."
    ),
    "control.decides/sacrifice": mark(
        "{by} decides for {subject}, so {by} chooses what {subject} sacrifices."
    ),
    "control.decides/discard": mark(
        "{by} decides for {subject}, so {by} chooses what {subject} discards."
    ),
    "control.decides/target": mark(
        "{by} decides for {subject}, so {by} chooses the target."
    ),
    "control.decides/choose": mark(
        "{by} decides for {subject}, so {by} chooses the card."
    ),
    "control.decides/may": mark(
        "{by} decides for {subject}, so {by} chooses whether {subject} does it."
    ),
    "control.decides/order": mark(
        "{by} decides for {subject}, so {by} chooses the order of {subject:s} abilities."
    ),
    "control.decides/mulligan": mark(
        "{by} decides for {subject}, so {by} chooses whether {subject} keeps the hand."
    ),
    "control.decides/replacement": mark(
        "{by} decides for {subject}, so {by} chooses which of several effects applies."
    ),
    "control.decides/legend": mark(
        "{by} decides for {subject}, so {by} chooses which legend {subject} keeps."
    ),
    "control.decides/mana": mark(
        "{by} decides for {subject}, so {by} chooses which mana {subject} produces."
    ),
    "control.decides/number": mark(
        "{by} decides for {subject}, so {by} chooses the number for {subject}."
    ),
    "control.decides/answer": mark(
        "{by} decides for {subject}, and answers for {subject}."
    ),
    "control.decides/remedy": mark(
        "{by} decides for {subject}, and chooses for {subject} in the remedy, too."
    ),
    "control.decides/conduct": mark(
        "{by} decides for {subject}, and makes this personal choice, too."
    ),
    "control.decides/draw": mark("{by} decides for {subject}, but not what is drawn."),
    "control.decides/goes first": mark(
        "{by} decides for {subject}, but not who goes first."
    ),
    "control.whole-turn": mark(
        "{source} says that {by} decides for {subject} during the whole turn, from the "
        "untap step on."
    ),
    "control.whole-turn/self": mark(
        "{source} says that {by} decides for {subject}, the same player, during the whole "
        "turn."
    ),
    "control.newest": mark(
        "Of the {count} effects that say who decides for {subject}, the newest one works: "
        "{source}."
    ),
    "control.newest/namesakes": mark(
        "Of the {count} effects that say who decides for {subject}, the newest one works: "
        "that of {source} by which {by} decides."
    ),
    "control.newest/only": mark(
        "Only the effect of {source} says now who decides for {subject}."
    ),
    "control.of-self": mark(
        "{player} is in control of {player}, and decides as usual."
    ),
    "control.limited/true": mark("{name} is resolving, so {by} decides for {subject}."),
    "control.limited/false": mark(
        "{name} is not resolving, so {by} does not decide for {subject} now."
    ),
    "control.objects-stay": mark(
        "Only the player is controlled: {name} is still controlled by {player}."
    ),
    "control.own-resources": mark(
        "Only what {payer} has can pay for {what}; {decider} cannot help."
    ),
    "control.not-tournament": mark(
        "A choice that tournament policy asks for stays with {player} in person."
    ),
}


def _newest(says: Says) -> str:
    """Tell namesakes apart, and one effect from several."""
    if int(says["count"]) == 1:
        return "only"
    return "namesakes" if says["namesakes"] == "yes" else ""


VARIANTS: Variants = {
    "control.newest": _newest,
    "control.decides": lambda says: says["what"],
    "control.limited": lambda says: says["now"],
    "control.whole-turn": lambda says: "self" if says["by"] == says["subject"] else "",
}

ALL_TEMPLATES = tuple(SENTENCES.values())
