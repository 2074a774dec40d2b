"""Words for the steps of a derivation, by the rule that each cites."""

from __future__ import annotations

from quizapp.bank.wording.lists import say_number
from quizapp.bank.wording.speaker import Speaker
from quizapp.bank.wording.steps import control, playing, policy, searching
from quizapp.bank.wording.steps.variants import Variants
from quizapp.rules.rulebook import Step

_FAMILIES = (control, searching, playing, policy)
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
