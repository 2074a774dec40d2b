"""Words for the steps of a derivation, by the rule that each cites."""

from __future__ import annotations

from quizapp.bank.wording.lists import say_number
from quizapp.bank.wording.speaker import Speaker
from quizapp.bank.wording.steps import (
    commanders,
    control,
    exiling,
    forced_play,
    information,
    mana,
    playing,
    policy,
    searching,
    subgames,
    teams,
    turns,
)
from quizapp.bank.wording.steps.combat import fighting, voting
from quizapp.bank.wording.steps.tournament import conduct, infractions
from quizapp.bank.wording.steps.variants import Variants
from quizapp.rules.rulebook import Step

_FAMILIES = (
    mana,
    fighting,
    control,
    exiling,
    searching,
    playing,
    policy,
    conduct,
    infractions,
    information,
    subgames,
    turns,
    teams,
    forced_play,
    commanders,
    voting,
)
_SENTENCES: dict[str, str] = {
    rule: text for each in _FAMILIES for rule, text in each.SENTENCES.items()
}
_VARIANTS: Variants = {
    rule: pick for each in _FAMILIES for rule, pick in each.VARIANTS.items()
}


def say_step(step: Step, speaker: Speaker) -> str:
    """Say one step of a derivation."""
    words = {
        name: say_number(value, speaker) if isinstance(value, int) else value
        for name, value in step.says
    }
    return speaker.say(_template(step), **words)


def _template(step: Step) -> str:
    pick = _VARIANTS.get(step.rule)
    says = {name: str(value) for name, value in step.says}
    variant = pick(says) if pick is not None else ""
    return _SENTENCES[f"{step.rule}/{variant}" if variant else step.rule]
