"""The selection: which card the keys act on, before and after an edit."""

from __future__ import annotations

from quizapp.bank.family.scenario import Scenario
from quizapp.bank.situation_edits.editing import Change
from quizapp.bank.situation_edits.edits import (
    Add,
    Attach,
    Move,
    PutCounters,
    Remove,
    Reorder,
    Tap,
    TurnOver,
)
from quizapp.bank.situation_edits.situation import (
    EXILE,
    Spot,
    card_at,
    exiled_at,
    spots_of,
)
from quizapp.presenters.board_editing.saying import Voice
from quizapp.presenters.board_editing.screen import SelectedView, ZoneCard

BATTLEFIELD = "battlefield"


def ids_at(scenario: Scenario, spot: Spot | None) -> frozenset[int]:
    """Return the objects of the picture that stand at a spot."""
    spots = spots_of(scenario)
    return frozenset(ident for ident, each in spots.items() if each == spot)


def follow(change: Change, selected: Spot | None) -> Spot | None:
    """Return where the selection is after an edit: it stays with its card."""
    edit, before, after = change.edit, change.before.scenario, change.after.scenario
    if isinstance(edit, Add):
        return _last(after, Spot(edit.player, edit.where, 0), edit.card)
    if isinstance(edit, Move):
        goal = Spot(edit.player, edit.where, 0)
        return _last(after, goal, card_at(before, edit.spot))
    if isinstance(edit, Attach):
        goal = Spot(edit.spot.player, BATTLEFIELD, 0)
        return _last(after, goal, card_at(before, edit.spot))
    if isinstance(edit, Tap | TurnOver | PutCounters):
        standing = before.side(edit.spot.player).battlefield[edit.spot.place]
        beside = 1 if standing.count > 1 else 0
        return Spot(edit.spot.player, BATTLEFIELD, edit.spot.place + beside)
    if isinstance(edit, Reorder):
        return Spot(edit.spot.player, edit.spot.zone, edit.spot.place + edit.by)
    if isinstance(edit, Remove):
        return None
    return still_there(after, selected)


def still_there(scenario: Scenario, selected: Spot | None) -> Spot | None:
    """Return a selection if there is a card, or nothing."""
    there = set(spots_of(scenario).values())
    return selected if selected in there else None


def _last(scenario: Scenario, zone: Spot, card: str) -> Spot | None:
    """Return where the newest card of a name in a zone stands."""
    spots = [
        each
        for each in spots_of(scenario).values()
        if (each.player, each.zone) == (zone.player, zone.zone)
        and card_at(scenario, each) == card
    ]
    return max(spots, key=lambda each: each.place, default=None)


def view_selected(scenario: Scenario, spot: Spot | None, voice: Voice) -> SelectedView:
    """Say what is selected, what is on it and what lies beside it."""
    if spot is None:
        return SelectedView(voice.say("edit.nothing"), voice.say("edit.nothing.line"))
    in_battle = spot.zone == BATTLEFIELD
    return SelectedView(
        name=voice.card(card_at(scenario, spot)),
        place=voice.place(spot.zone, spot.player),
        marks=_marks(scenario, spot, voice),
        object_id=min(ids_at(scenario, spot), default=None),
        on_battlefield=in_battle,
        beside=() if in_battle else tuple(_beside(scenario, spot, voice)),
    )


def _marks(scenario: Scenario, spot: Spot, voice: Voice) -> str:
    if spot.zone == EXILE:
        source = exiled_at(scenario, spot).exiled_with
        return voice.say("edit.marks.exiled", source=voice.card(source))
    if spot.zone != BATTLEFIELD:
        return ""
    standing = scenario.side(spot.player).battlefield[spot.place]
    marks = [
        voice.say("edit.marks.counters", n=count, kind=kind)
        for kind, count in standing.counters
    ]
    if standing.tapped:
        marks.append(voice.say("edit.marks.tapped"))
    if standing.face_down:
        marks.append(voice.say("edit.marks.face-down"))
    if standing.enchants is not None:
        marks.append(
            voice.say("edit.marks.attached", host=voice.card(standing.enchants))
        )
    return " · ".join(marks)


def _beside(scenario: Scenario, spot: Spot, voice: Voice) -> list[ZoneCard]:
    """List the cards of the zone; those of a library that are alike are one row."""
    ids: dict[Spot, list[int]] = {}
    for ident, each in sorted(
        spots_of(scenario).items(), key=lambda each: abs(each[0])
    ):
        if (each.player, each.zone) == (spot.player, spot.zone):
            ids.setdefault(each, []).append(ident)
    return [
        ZoneCard(alike[0], _with_count(each, scenario, len(alike), voice), each == spot)
        for each, alike in ids.items()
    ]


def _with_count(spot: Spot, scenario: Scenario, count: int, voice: Voice) -> str:
    name = voice.card(card_at(scenario, spot))
    return name if count == 1 else f"{name} ×{count}"
