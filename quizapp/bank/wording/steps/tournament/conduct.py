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
    "concede.any-time": mark("{person} may concede at any time, whoever has priority."),
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
    "mtr.notes-when/oracle": mark("{person} may look at Oracle text at any time."),
    "mtr.notes-when/take_note": mark(
        "{person} may take notes during a game, on a sheet that began the match empty."
    ),
    "mtr.notes-when/game": mark(
        "During a game, {person} may use notes of this match, and none from before it."
    ),
    "mtr.notes-when/between_games": mark(
        "Between games, {person} may also look at a few notes from before the match."
    ),
    "mtr.notes-when/draft": mark(
        "In a draft, {person} may neither take notes nor look at any."
    ),
    "mtr.notes-allowed": mark("{player} may look at these notes at this moment."),
    "mtr.devices/yes-match": mark(
        "{person} may use an electronic device in the match, if all can see it."
    ),
    "mtr.devices/no-match": mark(
        "{person} may not use an electronic device in the match."
    ),
    "mtr.devices/yes-draft": mark(
        "{person} may use an electronic device in the draft."
    ),
    "mtr.devices/no-draft": mark(
        "{person} may not use an electronic device in the draft."
    ),
    "mtr.advice/yes": mark(
        "A device may show {person} no advice on strategy, at any enforcement level."
    ),
    "mtr.advice/no": mark("What the device shows {person} is no advice on strategy."),
    "mtr.tracking/yes": mark("{player} has to announce this without being asked."),
    "mtr.tracking/no": mark("{player} may wait until somebody asks for this."),
    "mtr.judge-asks": mark("{player} has to tell a judge the truth, and all of it."),
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


def _notes(says: Says) -> str:
    return says["moment"] if says["what"] == "notes" else says["what"]


VARIANTS: Variants = {
    "mtr.devices": lambda says: f"{says['allowed']}-{says['place']}",
    "mtr.advice": lambda says: says["advice"],
    "mtr.notes-when": _notes,
    "mtr.tracking": lambda says: says["must"],
    "mtr.information": lambda says: says["category"],
    "mtr.answers": _answers,
}

ALL_TEMPLATES = tuple(SENTENCES.values())
