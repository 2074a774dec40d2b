"""Applying: an edit turns one situation into another one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from quizapp.bank.family.scenario import (
    Given,
    GivenControl,
    GivenDuring,
    Standing,
    TurnSpec,
)
from quizapp.bank.situation_edits.edits import (
    Add,
    Attach,
    BeginIn,
    Decide,
    Edit,
    EditError,
    Move,
    PutCounters,
    Remove,
    Reorder,
    SetLife,
    SetRel,
    Swap,
    Tap,
    TurnOf,
    TurnOver,
    Where,
)
from quizapp.bank.situation_edits.moving_cards import (
    change_standing,
    put_in,
    standing_at,
    take_out,
)
from quizapp.bank.situation_edits.situation import Situation, with_field, with_side
from quizapp.bank.what_if.renaming import rename
from quizapp.rules.cards.card import CardName

LEAST_LIFE, MOST_LIFE = 1, 999
_MOST_COUNTERS = 99
_IN_ORDER = ("graveyard", "hand")
"""Zones whose cards a situation tells one after the other."""


def apply_edit(situation: Situation, edit: Edit) -> Situation:
    """Return the situation after an edit.

    Whether a board can be so is for the reader and the engine to say.

    :raises EditError: if there is nothing to change, or no file could tell it.
    """
    return _APPLIERS[type(edit)](situation, edit)


def _add(situation: Situation, edit: Add) -> Situation:
    standing = Standing(card=CardName(edit.card))
    return put_in(situation, edit.player, edit.where, standing)


def _remove(situation: Situation, edit: Remove) -> Situation:
    return take_out(situation, edit.spot)[0]


def _move(situation: Situation, edit: Move) -> Situation:
    if (edit.spot.player, edit.spot.zone) == (edit.player, edit.where.value):
        raise EditError("edit.already-there")
    rest, standing = take_out(situation, edit.spot)
    return put_in(rest, edit.player, edit.where, replace(standing, enchants=None))


def _tap(situation: Situation, edit: Tap) -> Situation:
    tapped = standing_at(situation, edit.spot).tapped
    return change_standing(situation, edit.spot, tapped=not tapped)


def _turn_over(situation: Situation, edit: TurnOver) -> Situation:
    face_down = standing_at(situation, edit.spot).face_down
    return change_standing(situation, edit.spot, face_down=not face_down)


def _put_counters(situation: Situation, edit: PutCounters) -> Situation:
    counts = dict(standing_at(situation, edit.spot).counters)
    count = counts.get(edit.kind, 0) + edit.by
    if not 0 <= count <= _MOST_COUNTERS:
        raise EditError("edit.counters", most=_MOST_COUNTERS)
    counts[edit.kind] = count
    left = tuple((kind, n) for kind, n in counts.items() if n)
    return change_standing(situation, edit.spot, counters=left)


def _attach(situation: Situation, edit: Attach) -> Situation:
    rest, standing = take_out(situation, edit.spot)
    held = rest.scenario.side(edit.spot.player).battlefield
    if edit.host is not None and edit.host not in {each.card for each in held}:
        raise EditError("edit.no-host")
    host = None if edit.host is None else CardName(edit.host)
    attached = replace(standing, enchants=host)
    # Last: the reader wants the host before what is attached to it.
    return put_in(rest, edit.spot.player, Where.BATTLEFIELD, attached)


def _set_life(situation: Situation, edit: SetLife) -> Situation:
    if not LEAST_LIFE <= edit.life <= MOST_LIFE:
        raise EditError("edit.life", least=LEAST_LIFE, most=MOST_LIFE)
    heads = situation.scenario.heads_with(edit.player)
    for head in heads:
        life = edit.life if head == heads[0] else None
        side = replace(situation.scenario.side(head), life=life)
        situation = with_side(situation, head, side)
    return situation


def _begin_in(situation: Situation, edit: BeginIn) -> Situation:
    try:
        turn = TurnSpec(of=situation.scenario.turn.of, step=edit.step)
    except ValueError as error:
        raise EditError("edit.step") from error
    return replace(situation, scenario=replace(situation.scenario, turn=turn))


def _turn_of(situation: Situation, edit: TurnOf) -> Situation:
    turn = situation.scenario.turn
    head = situation.scenario.heads_with(edit.player)[0]
    if head == turn.of:
        raise EditError("edit.turn")
    turn = TurnSpec(of=head, step=turn.step)
    return replace(situation, scenario=replace(situation.scenario, turn=turn))


def _reorder(situation: Situation, edit: Reorder) -> Situation:
    spot, place = edit.spot, edit.spot.place + edit.by
    if spot.zone not in _IN_ORDER:
        raise EditError("edit.no-order")
    side = situation.scenario.side(spot.player)
    held = list(getattr(side, spot.zone))
    if not (0 <= place < len(held) and spot.place < len(held)):
        raise EditError("edit.already-there")
    held[spot.place], held[place] = held[place], held[spot.place]
    return with_side(situation, spot.player, replace(side, **{spot.zone: tuple(held)}))


def _decide(situation: Situation, edit: Decide) -> Situation:
    if edit.by == edit.who:
        raise EditError("edit.already-there")
    old = [each for each in situation.scenario.given if _is_about(each, edit)]
    given = tuple(each for each in situation.scenario.given if each not in old)
    if edit.by is not None:
        given = (*given, _control(old, edit))
    return replace(situation, scenario=replace(situation.scenario, given=given))


def _is_about(given: Given, edit: Decide) -> bool:
    return isinstance(given, GivenControl) and given.who == edit.who


def _control(old: list[Given], edit: Decide) -> Given:
    """Change whose control it is, or make one of this turn."""
    assert edit.by is not None
    for each in old:
        if isinstance(each, GivenControl):
            return replace(each, by=edit.by)
    return GivenControl(
        who=edit.who,
        by=edit.by,
        source=CardName(edit.source),
        during=GivenDuring.THIS_TURN,
    )


def _swap(situation: Situation, edit: Swap) -> Situation:
    if not edit.old:
        raise EditError("edit.no-stack")
    if edit.old == edit.new:
        raise EditError("edit.already-there")
    changed = rename(situation.rest, edit.old, edit.new)
    scenario = situation.scenario
    if edit.everywhere:
        scenario = rename(scenario, edit.old, edit.new)
    swapped = (*situation.swapped, (edit.old, edit.new))
    return Situation(changed, scenario, swapped)


def _set_rel(situation: Situation, edit: SetRel) -> Situation:
    if not situation.rel:
        raise EditError("edit.no-rel")
    return with_field(situation, "rel", edit.rel)


_APPLIERS: dict[type[Edit], Callable[[Situation, Any], Situation]] = {
    Add: _add,
    Attach: _attach,
    BeginIn: _begin_in,
    Decide: _decide,
    Move: _move,
    PutCounters: _put_counters,
    Remove: _remove,
    Reorder: _reorder,
    SetLife: _set_life,
    SetRel: _set_rel,
    Swap: _swap,
    Tap: _tap,
    TurnOf: _turn_of,
    TurnOver: _turn_over,
}
