"""Words for steps about what stays with a person, and about information."""

from __future__ import annotations

from quizapp.bank.wording.speaker import mark
from quizapp.bank.wording.steps.variants import Says, Variants

SENTENCES = {
    "control.conduct": mark(
        "No rule of the game and no card asks for this, so it stays with {person} in "
        "person, controlled or not."
    ),
    "control.concede": mark(
        "Nobody can make another player concede: only {person} decides about it."
    ),
    "concede.any-time": mark("{person} may concede at any time."),
    "mtr.judge-calls": mark(
        "Whoever notices an error has to call a judge, and being controlled takes no duty "
        "away from {person}."
    ),
    "mtr.conceding": mark(
        "Agreeing to a draw is up to each player in person, as conceding is: {person} answers."
    ),
    "mtr.notes": mark("Notes taken in a match belong to whoever took them: {person}."),
    "mtr.end-of-match": mark(
        "Time is up: this turn is finished, and then so many more turns are played: {turns}."
    ),
    "mtr.devices/yes": mark("{person} may use an electronic device in the match."),
    "mtr.devices/no": mark("{person} may not use an electronic device in the match."),
    "mtr.information/status": mark("This is status information."),
    "mtr.information/free": mark("This is free information here."),
    "mtr.information/derived": mark("This is derived information."),
    "mtr.information/private": mark("This is private information."),
    "mtr.answers/told": mark("{player} has to answer truthfully and in full."),
    "mtr.answers/derived": mark("{player} may keep silent, but may not lie."),
    "mtr.answers/private": mark("{player} may say anything, or nothing."),
}


def _answers(says: Says) -> str:
    category = says["category"]
    return category if category in ("derived", "private") else "told"


VARIANTS: Variants = {
    "mtr.devices": lambda says: says["allowed"],
    "mtr.information": lambda says: says["category"],
    "mtr.answers": _answers,
}

ALL_TEMPLATES = tuple(SENTENCES.values())
