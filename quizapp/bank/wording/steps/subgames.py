"""Words for steps about subgames."""

from __future__ import annotations

from quizapp.bank.wording.speaker import mark
from quizapp.bank.wording.steps.variants import Variants

SENTENCES = {
    "subgame.separate": mark(
        "A subgame is a game of its own: that {by} decides for {subject} in the main game "
        "means nothing in it."
    ),
    "subgame.over": mark(
        "The subgame is over and the main game goes on where it stopped: {by} decides for "
        "{subject} again."
    ),
    "rounding": mark("{player} has {life} life and loses {lost} for the subgame."),
    "rounding/won": mark("{player} has won the subgame and loses no life."),
}

VARIANTS: Variants = {
    "rounding": lambda says: "won" if says["lost"] == "0" else "",
}

ALL_TEMPLATES = tuple(SENTENCES.values())
