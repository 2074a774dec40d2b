"""Words for the situation: the sentences that tell a scenario and what happens in it."""

from __future__ import annotations

from quizapp.bank.family.family import Family
from quizapp.bank.family.scenario import (
    Given,
    GivenControl,
    GivenDuring,
    GivenExile,
    Scenario,
)
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.bank.wording.step_names import STEPS
from quizapp.bank.wording.telling.assumed_mana import say_assumed_mana
from quizapp.bank.wording.telling.happenings import say_happenings
from quizapp.bank.wording.telling.sides import say_life, say_players, say_side
from quizapp.bank.wording.telling.told import Told
from quizapp.rules.refusal import RefusalError

_TURN = mark("It is {player:s} {step}.")
_TEAM_TURN = mark("It is {first:s} and {second:s} {step}.")
_CONTROLS = mark("{by} controls {who} this turn because of {source}.")
_WILL_CONTROL = mark(
    "An earlier effect of {source} has {by} control {who} during {who:s} next turn, "
    "which is still to come."
)
_EXILED = mark("{card} has been exiled face down by the ability of {of:s} {source}.")

ALL_TEMPLATES = (_TURN, _TEAM_TURN, _CONTROLS, _WILL_CONTROL, _EXILED)


def say_situation(family: Family, told: Told, speaker: Speaker) -> tuple[str, ...]:
    """Tell the situation in sentences."""
    scenario = family.scenario
    return (
        *say_players(scenario, speaker),
        _say_turn(scenario, speaker),
        *(_say_given(given, speaker) for given in scenario.given),
        *(
            sentence
            for player in sorted(scenario.players)
            for sentence in (
                *say_life(player, scenario, speaker),
                *say_side(player, scenario.side(player), told, speaker),
            )
        ),
        *say_assumed_mana(told.with_mana, speaker),
        *say_happenings(family, told, speaker),
    )


def _say_turn(scenario: Scenario, speaker: Speaker) -> str:
    step = speaker.translate(STEPS[scenario.turn.step])
    active = scenario.heads_with(scenario.turn.of)
    if len(active) == 1:
        return speaker.say(_TURN, player=active[0], step=step)
    first, second = active
    return speaker.say(_TEAM_TURN, first=first, second=second, step=step)


def _say_given(given: Given, speaker: Speaker) -> str:
    match given:
        case GivenControl():
            now = given.during is GivenDuring.THIS_TURN
            template = _CONTROLS if now else _WILL_CONTROL
            return speaker.say(
                template, who=given.who, by=given.by, source=given.source
            )
        case GivenExile():
            return speaker.say(
                _EXILED, card=given.card, of=given.of, source=given.exiled_with
            )
    raise RefusalError("there are no words for this given effect")
