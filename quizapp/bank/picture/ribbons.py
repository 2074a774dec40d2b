"""Ribbons: who decides for a player now, or will."""

from __future__ import annotations

from msgspec import structs

from quizapp.bank.board_view import RibbonKind, RibbonView
from quizapp.bank.picture.drawing import Drawing
from quizapp.bank.wording.board.control_words import (
    say_decides,
    say_lasts,
    say_waits,
    say_will_decide,
)
from quizapp.rules.documents.rule_index import RULES
from quizapp.rules.nouns.control import Control, ControlSpan
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.control import newest_control_works
from quizapp.rules.procedures.deciding import working_controls

_RULES = {
    RibbonKind.TURN: "control.decides",
    RibbonKind.RESOLVING: "control.limited",
    RibbonKind.WAITING: "control.whole-turn",
    RibbonKind.SELF: "control.of-self",
}


def control_over(player: Player, drawing: Drawing) -> Control | None:
    """Return the effect by which somebody decides for a player now, if there is one."""
    working = (
        *working_controls(drawing.game, player),
        *_beginning_controls(player, drawing),
    )
    return drawing.game.ask(newest_control_works, working) if working else None


def _beginning_controls(player: Player, drawing: Drawing) -> tuple[Control, ...]:
    """List the effects that work while an object resolves that has just begun to."""
    return tuple(
        control
        for control in drawing.state.controls
        if player in drawing.state.team_of(control.subject)
        and control.span is ControlSpan.RESOLUTION
        and control.of == drawing.begun
    )


def decides_for_another(player: Player, drawing: Drawing) -> bool:
    """Say whether a player decides for somebody else now."""
    others = (each for each in drawing.order if each != player)
    controls = (control_over(each, drawing) for each in others)
    return any(control is not None and control.by == player for control in controls)


def draw_ribbon(subject: Player, drawing: Drawing) -> RibbonView | None:
    """Draw who decides for a player; what works hides what waits.

    Control of a teammate is shown as control of the player (CR 805.8).
    """
    control = control_over(subject, drawing)
    if control is not None:
        control = structs.replace(control, subject=subject)
        return _draw(control, _kind_of(control), drawing)
    waiting = _waiting_controls(subject, drawing)
    if waiting:
        newest = drawing.game.ask(newest_control_works, waiting)
        newest = structs.replace(newest, subject=subject)
        return _draw(newest, RibbonKind.WAITING, drawing)
    return None


def _waiting_controls(subject: Player, drawing: Drawing) -> tuple[Control, ...]:
    """List the effects that wait for a turn, or for a spell to resolve."""
    return tuple(
        control
        for control in drawing.state.controls
        if subject in drawing.state.team_of(control.subject)
        and (
            control.span is ControlSpan.NEXT_TURN
            or (
                control.span is ControlSpan.RESOLUTION
                and drawing.state.objects[control.of].zone is Zone.STACK
            )
        )
    )


def _kind_of(control: Control) -> RibbonKind:
    if control.by == control.subject:
        return RibbonKind.SELF
    bound = control.span is ControlSpan.RESOLUTION
    return RibbonKind.RESOLVING if bound else RibbonKind.TURN


def _draw(control: Control, kind: RibbonKind, drawing: Drawing) -> RibbonView:
    bound = control.span is ControlSpan.RESOLUTION
    name = drawing.state.objects[control.of].name if bound else ""
    waits = kind is RibbonKind.WAITING
    statement = say_will_decide if waits else say_decides
    duration = say_waits if waits else say_lasts
    rule = _RULES[RibbonKind.RESOLVING if waits and bound else kind]
    return RibbonView(
        kind=kind,
        controller_seat=drawing.seat(control.by),
        subject_seat=drawing.seat(control.subject),
        statement=statement(control, drawing.speaker),
        duration=duration(control, name, drawing.speaker),
        source=control.source,
        citation=str(RULES[rule].cite(drawing.as_of)),
    )
