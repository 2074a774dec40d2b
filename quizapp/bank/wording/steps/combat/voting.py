"""Words for steps about votes, and about abilities that trigger on what was done."""

from __future__ import annotations

from quizapp.bank.wording.speaker import mark
from quizapp.bank.wording.steps.variants import Variants

SENTENCES = {
    "vote.order": mark(
        "{name} has the players vote one after the other in turn order; {player} votes "
        "first."
    ),
    "vote.several": mark(
        "{player} has several votes for {name} ({votes}), and casts them one after the "
        "other before the next player votes."
    ),
    "vote.moved": mark(
        "{source} has {by} choose how {player} votes. That comes before control of players."
    ),
    "vote.outcome/true": mark(
        "The vote is tied. For a tie {name} says what happens: the same as for “{choice}”."
    ),
    "vote.outcome/false": mark("“{choice}” has the most votes for {name}."),
    "vote.objects/one": mark("One permanent has the most votes for {name}."),
    "vote.objects/tied": mark(
        "Several permanents are tied for the most votes ({count}), and {name} concerns each "
        "of them."
    ),
    "control.decides/vote": mark(
        "{by} decides for {subject}, so {by} chooses how {subject} votes."
    ),
    "reflexive.checked/none": mark(
        "The ability of {name} that triggers “when you do” looks back: it was not done in "
        "this resolution, so it does not trigger."
    ),
    "reflexive.checked": mark(
        "The ability of {name} that triggers “when you do” looks back: it was done in this "
        "resolution, so it triggers."
    ),
    "reflexive.stack": mark(
        "The ability of {name} is put on the stack only after this resolution. {player} "
        "controls it, and its target is chosen then."
    ),
}

VARIANTS: Variants = {
    "vote.outcome": lambda says: says["tied"],
    "vote.objects": lambda says: "one" if says["count"] == "1" else "tied",
    "reflexive.checked": lambda says: "none" if says["times"] == "0" else "",
}

ALL_TEMPLATES = tuple(SENTENCES.values())
