"""Words for steps about turns, teams and players who leave the game."""

from __future__ import annotations

from quizapp.bank.wording.speaker import mark
from quizapp.bank.wording.steps.variants import Variants

SENTENCES = {
    "control.decides/untap": mark(
        "{by} decides for {subject}, so {by} chooses whether it untaps."
    ),
    "control.next-turn": mark(
        "{source} speaks of the next turn of {subject}; the turn that has begun is not it."
    ),
    "control.ends": mark(
        "The turn is over: {by} no longer decides for {subject} because of {source}."
    ),
    "control.own-choices": mark(
        "{by} has passed for {player} only; {following} gets priority as well."
    ),
    "control.team": mark(
        "{subject} and {player} are a team, so {by} decides for both of them."
    ),
    "control.waits": mark(
        "The turn is skipped, so {source} waits for the next turn that {subject} takes."
    ),
    "team.primary": mark(
        "{player}, the primary player, has the last word of the team."
    ),
    "turn.extra": mark("{player} takes an extra turn because of {source}."),
    "turn.skipped": mark("{player} skips the turn because of {source}."),
    "turn.skipped/no": mark(
        "{source} keeps only opponents of {by} from extra turns: {player} takes the turn."
    ),
    "leaving.objects": mark("Everything that {player} owns leaves the game too."),
    "leaving.control": mark(
        "{by} has left the game, so {by} no longer decides for {subject}."
    ),
    "leaving.turn": mark("{player} has left the game, so the turn does not begin."),
    "trigger.active-first": mark(
        "The active player, {player}, puts abilities on the stack first."
    ),
    "ability.independent": mark(
        "The ability of {name} is on the stack by itself: it goes on without the spell."
    ),
}

VARIANTS: Variants = {"turn.skipped": lambda says: says.get("opponent", "")}

ALL_TEMPLATES = tuple(SENTENCES.values())
