"""Rule points about controlling another player (CR 723)."""

from __future__ import annotations

from quizapp.rules.nouns.control import Control
from quizapp.rules.nouns.objects import Player
from quizapp.rules.rulebook import Cited, cited, rule_point


@rule_point("who_decides")
def who_decides(chooser: Player, control: Control, what: str) -> Cited[Player]:
    """Say who makes a choice that the game asks of a controlled player (CR 723.5).

    Whoever controls a teammate goes on choosing for themself (CR 805.8).
    """
    if control.by in (control.subject, chooser):
        return cited(chooser, "control.of-self", player=chooser)
    return cited(
        control.by, "control.decides", by=control.by, subject=chooser, what=what
    )


@rule_point("newest_control_works")
def newest_control_works(controls: tuple[Control, ...]) -> Cited[Control]:
    """Say which of several player-controlling effects works (CR 723.1a)."""
    newest = max(controls, key=lambda control: control.stamp)
    namesakes = sum(control.source == newest.source for control in controls) > 1
    return cited(
        newest,
        "control.newest",
        source=newest.source,
        by=newest.by,
        subject=newest.subject,
        count=len(controls),
        namesakes="yes" if namesakes else "no",
    )


@rule_point("control_works_in_turn")
def control_works_in_turn(control: Control, begun: bool, step: str) -> Cited[bool]:
    """Say whether an effect for a whole turn works at a moment of it (CR 723.1)."""
    del step  # from the untap step on; a misconception looks at it
    return cited(
        begun,
        "control.whole-turn",
        by=control.by,
        subject=control.subject,
        source=control.source,
    )


@rule_point("control_awaits_a_turn")
def control_awaits_a_turn(control: Control, in_own_turn: bool) -> Cited[bool]:
    """Say whether an effect for the next turn leaves the present one alone (CR 723.1)."""
    del in_own_turn  # a turn that has begun is never the next one
    return cited(
        True, "control.next-turn", source=control.source, subject=control.subject
    )


@rule_point("control_ends_with_turn")
def control_ends_with_turn(control: Control, active: Player) -> Cited[bool]:
    """Say whether an effect for a turn ends as the following turn begins (CR 723.1)."""
    return cited(
        True,
        "control.ends",
        by=control.by,
        subject=control.subject,
        source=control.source,
        active=active,
    )


@rule_point("control_of_team")
def control_of_team(control: Control, player: Player) -> Cited[bool]:
    """Say whether control of a player is control of a teammate too (CR 805.8)."""
    return cited(
        True,
        "control.team",
        by=control.by,
        subject=control.subject,
        player=player,
        source=control.source,
    )


@rule_point("control_ends_with_its_player")
def control_ends_with_its_player(control: Control) -> Cited[bool]:
    """Say whether control ends as the controlling player leaves (CR 800.4a)."""
    return cited(True, "leaving.control", by=control.by, subject=control.subject)


@rule_point("every_seat_passes")
def every_seat_passes(player: Player, following: Player, by: Player) -> Cited[bool]:
    """Say whether one who decides for two players passes for each (CR 117.3d, 723.8)."""
    return cited(True, "control.own-choices", player=player, following=following, by=by)


@rule_point("control_works_while_resolving")
def control_works_while_resolving(
    control: Control, resolving: bool, on_stack: bool, name: str
) -> Cited[bool]:
    """Say whether an effect bound to a resolution works at a moment (CR 723.2)."""
    del on_stack  # only the resolution matters; a misconception looks at the stack
    return cited(
        resolving,
        "control.limited",
        by=control.by,
        subject=control.subject,
        source=control.source,
        name=name,
        now=str(resolving).lower(),
    )


@rule_point("who_controls_objects")
def who_controls_objects(player: Player, decider: Player, name: str) -> Cited[Player]:
    """Say who controls a player's spells and abilities while controlled (CR 723.3)."""
    return cited(
        player, "control.objects-stay", player=player, decider=decider, name=name
    )


@rule_point("tournament_choice")
def tournament_choice(chooser: Player, controls: tuple[Control, ...]) -> Cited[Player]:
    """Say who makes a choice that tournament policy asks for (CR 723.5b)."""
    del controls  # being controlled does not matter; a misconception looks at it
    return cited(chooser, "control.not-tournament", player=chooser)
