"""Words for steps about mana, X, and the symbols and totals of costs."""

from __future__ import annotations

from quizapp.bank.wording.speaker import mark
from quizapp.bank.wording.steps.variants import Variants

SENTENCES = {
    "mana.pool": mark(
        "The mana that {name} makes goes into the mana pool of {player}."
    ),
    "mana.empties": mark(
        "Unspent mana of {player} is lost as the step ends, and nothing else happens."
    ),
    "mana.undefined": mark(
        "For {name} the type of the mana is not defined, so none is produced."
    ),
    "mana.could-produce": mark(
        "What {name} could produce counts even if it could not be tapped now."
    ),
    "mana.tapped-for": mark(
        "{name} was tapped for mana: the tap symbol is in the cost of its own mana ability."
    ),
    "mana.tapped-for/other": mark(
        "{name} was tapped to pay for {source}, so it was not tapped for mana."
    ),
    "mana.tapped-trigger": mark(
        "The ability of {name} triggers only if {tapped} really produces mana; it "
        "produced this much: {amount}."
    ),
    "mana.tapped-trigger/none": mark(
        "The ability of {name} triggers only if {tapped} really produces mana, and it "
        "produced none."
    ),
    "mana.tapped-replaced": mark(
        "{name} changes how much mana is produced while the mana ability resolves."
    ),
    "x.entering": mark(
        "What {name} does as it enters uses the X of the spell, which was {chosen}."
    ),
    "x.battlefield": mark("On the battlefield X in the mana cost of {name} is 0."),
    "cost.locked-in": mark(
        "The total cost of the ability of {name} is fixed before anything is paid; the "
        "mana part of it is {amount}."
    ),
    "cost.untap": mark("{name} can be untapped for a cost only if it is tapped."),
    "cost.not-theirs": mark(
        "{payer} pays for {what} with nothing that belongs to {others}."
    ),
    "timing.as-sorcery": mark(
        "The ability of {name} can be activated only when a sorcery could be cast."
    ),
}

VARIANTS: Variants = {
    "mana.tapped-for": lambda says: "other" if says.get("how") == "other" else "",
    "mana.tapped-trigger": lambda says: "none" if says["amount"] == "0" else "",
}

ALL_TEMPLATES = tuple(SENTENCES.values())
