"""Words for steps about playing the game."""

from __future__ import annotations

from quizapp.bank.wording.speaker import mark
from quizapp.bank.wording.steps.variants import Variants

SENTENCES = {
    "instructions.in-order/draw": mark(
        "{name} does not say “may”: {you} draws the card."
    ),
    "instructions.in-order/discard": mark(
        "{name} does not say “may”: {you} discards a card."
    ),
    "instructions.in-order/sacrifice": mark(
        "{name} does not say “may”: the sacrifice is made."
    ),
    "instructions.in-order/exile": mark("{name} does not say “may”: it is exiled."),
    "instructions.in-order/transform": mark(
        "{name} does not say “may”: it returns transformed."
    ),
    "instructions.in-order/subgame": mark(
        "{name} does not say “may”: the subgame is played."
    ),
    "instructions.in-order/scry": mark(
        "{name} does not say “may”: {you} looks at the cards."
    ),
    "instructions.in-order/attach": mark(
        "{name} does not say “may”: it becomes attached."
    ),
    "object.new/exile": mark("{name} is now in exile, as a new object."),
    "object.new/battlefield": mark(
        "{name} is now on the battlefield, as a new object."
    ),
    "object.new/graveyard": mark("{name} is now in the graveyard, as a new object."),
    "object.new/hand": mark("{name} is now in hand, as a new object."),
    "object.new/library": mark("{name} is now in the library."),
    "object.new/stack": mark("{name} is now on the stack."),
    "object.new/command": mark("{name} is now in the command zone."),
    "upkeep.cumulative": mark(
        "{name} gets an age counter first. It has {after} then, and each must be paid for."
    ),
    "choice.on-resolution": mark(
        "{name} has its own controller choose the card, and that is {you}."
    ),
    "instructions.impossible": mark(
        "{name} asks for what is impossible; that part is ignored."
    ),
    "cast.while-resolving": mark(
        "{player} must play {name} if possible; when it could normally be played is "
        "ignored."
    ),
    "cast.while-resolving/window": mark(
        "While {name} resolves nobody gets priority, so nobody can respond before the card "
        "is played."
    ),
    "cost.unpayable": mark(
        "A cost is paid in full or not at all, and with one’s own resources."
    ),
    "cost.life": mark("{player} pays {amount} life."),
    "information.once": mark(
        "{name} counts when that part is reached: {count} cards in the graveyard, and "
        "{needed} are needed."
    ),
    "sacrifice.own": mark("{player} can sacrifice only what {player} controls."),
    "haste": mark("{name} has haste, so it does not matter when it came."),
    "summoning-sick": mark("{name} has not been there since the turn began."),
    "summoning-sick/there": mark("{name} has been there since the turn began."),
    "library.empty": mark("{player} would draw from an empty library."),
    "trigger.triggers": mark("The ability of {name} triggers; {player} controls it."),
    "trigger.stack": mark(
        "The ability of {name} triggers and is put on the stack; {player} controls it."
    ),
}

VARIANTS: Variants = {
    "cast.while-resolving": lambda says: "" if "player" in says else "window",
    "instructions.in-order": lambda says: says["what"],
    "object.new": lambda says: says["zone"],
    "summoning-sick": lambda says: "there" if says["there"] == "all along" else "",
}

ALL_TEMPLATES = tuple(SENTENCES.values())
