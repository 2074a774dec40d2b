"""Misconceptions about control of players."""

from __future__ import annotations

from quizapp.rules.nouns.control import Control
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import ALL_STEPS, Step
from quizapp.rules.points import control
from quizapp.rules.rulebook import Cited, cited, misconception


@misconception("controlled-player-still-chooses", control.who_decides)
def _still_chooses(chooser: Player, control: Control, what: str) -> Cited[Player]:
    return cited(chooser, "control.decides", by=control.by, subject=chooser, what=what)


@misconception("first-control-wins", control.newest_control_works)
def _first_wins(controls: tuple[Control, ...]) -> Cited[Control]:
    oldest = min(controls, key=lambda control: control.stamp)
    return cited(oldest, "control.newest", source=oldest.source)


@misconception("self-control-does-nothing", control.newest_control_works)
def _no_self_control(controls: tuple[Control, ...]) -> Cited[Control]:
    others = [each for each in controls if each.by != each.subject] or controls
    newest = max(others, key=lambda control: control.stamp)
    return cited(newest, "control.newest", source=newest.source)


@misconception("control-starts-in-the-main-phase", control.control_works_in_turn)
def _only_from_main(control: Control, begun: bool, step: str) -> Cited[bool]:
    late = ALL_STEPS.index(Step(step)) >= ALL_STEPS.index(Step.PRECOMBAT_MAIN)
    return cited(begun and late, "control.whole-turn", source=control.source)


@misconception(
    "control-lasts-while-the-spell-waits", control.control_works_while_resolving
)
def _no_gap(
    control: Control, resolving: bool, on_stack: bool, name: str
) -> Cited[bool]:
    works = resolving or on_stack
    return cited(works, "control.limited", source=control.source, name=name)


@misconception("control-ends-with-the-casting", control.control_works_while_resolving)
def _not_again(
    control: Control, resolving: bool, on_stack: bool, name: str
) -> Cited[bool]:
    del on_stack
    works = resolving and name == control.source
    return cited(works, "control.limited", source=control.source, name=name)


@misconception("controller-decides-fixes", control.tournament_choice)
def _controller_decides_fixes(
    chooser: Player, controls: tuple[Control, ...]
) -> Cited[Player]:
    newest = max(controls, key=lambda control: control.stamp)
    return cited(newest.by, "control.not-tournament", player=chooser)


@misconception("deciding-player-controls-objects", control.who_controls_objects)
def _controls_objects(player: Player, decider: Player, name: str) -> Cited[Player]:
    del player
    return cited(decider, "control.objects-stay", decider=decider, name=name)


CONTROL = (
    _still_chooses,
    _first_wins,
    _no_self_control,
    _only_from_main,
    _no_gap,
    _not_again,
    _controller_decides_fixes,
    _controls_objects,
)
