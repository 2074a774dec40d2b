"""Words of the ribbon: who decides for whom, and how long."""

from __future__ import annotations

from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.nouns.control import Control

_DECIDES = mark("{by} decides for {subject}")
_SELF = mark("Nobody else decides for {subject}")
_WILL_DECIDE = mark("{by} will decide for {subject}")
_WILL_BE_SELF = mark("{subject} will be in control of {subject}")
_ALL_TURN = mark("all of this turn")
_WHILE = mark("while {name} resolves")
_NEWEST_IS_OWN = mark("the newest effect is {subject:s} own")
_WAITS_FOR_TURN = mark("waits until {subject} takes a turn")
_WAITS_FOR_RESOLUTION = mark("waits until {name} resolves")

ALL_TEMPLATES = (
    _DECIDES,
    _SELF,
    _WILL_DECIDE,
    _WILL_BE_SELF,
    _ALL_TURN,
    _WHILE,
    _NEWEST_IS_OWN,
    _WAITS_FOR_TURN,
    _WAITS_FOR_RESOLUTION,
)


def say_decides(control: Control, speaker: Speaker) -> str:
    """Say who decides now."""
    template = _SELF if control.by == control.subject else _DECIDES
    return speaker.say(template, by=control.by, subject=control.subject)


def say_will_decide(control: Control, speaker: Speaker) -> str:
    """Say who will decide once the effect works."""
    template = _WILL_BE_SELF if control.by == control.subject else _WILL_DECIDE
    return speaker.say(template, by=control.by, subject=control.subject)


def say_lasts(control: Control, bound_to: str, speaker: Speaker) -> str:
    """Say how long an effect works; `bound_to` names what resolves, or is empty."""
    if control.by == control.subject:
        return speaker.say(_NEWEST_IS_OWN, subject=control.subject)
    return speaker.say(_WHILE, name=bound_to) if bound_to else speaker.say(_ALL_TURN)


def say_waits(control: Control, bound_to: str, speaker: Speaker) -> str:
    """Say what an effect waits for; `bound_to` names what will resolve, or is empty."""
    if bound_to:
        return speaker.say(_WAITS_FOR_RESOLUTION, name=bound_to)
    return speaker.say(_WAITS_FOR_TURN, subject=control.subject)
