"""Saying edits: what was changed, in words of the interface."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from quizapp.bank.family.scenario import Scenario
from quizapp.bank.situation_edits.editing import Change
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
)
from quizapp.bank.situation_edits.situation import Spot, card_at
from quizapp.presenters.wording import set_type, word

_MINUS = "\N{MINUS SIGN}"
_BOUNDS = frozenset({"edit.life", "edit.step"})


class Voice(Struct, frozen=True):
    """A language, and the names of the players in the question."""

    language: str
    names: Mapping[str, str]

    def say(self, key: str, **params: object) -> str:
        """Say a phrase."""
        return word(self.language, key, **params)

    def card(self, name: str) -> str:
        """Write the name of a card as it is printed."""
        return set_type("en", name)

    def place(self, zone: str, player: str) -> str:
        """Say a zone and whose it is."""
        said = self.say(f"edit.zone.{zone}")
        return self.say("edit.place", zone=said, player=self.names[player])

    def decides(self, who: str, by: str | None) -> str:
        """Say who decides for a player."""
        if by is None:
            return self.say("edit.decides-self", who=self.names[who])
        return self.say("edit.decides", player=self.names[by], who=self.names[who])


def say_change(change: Change, voice: Voice) -> str:
    """Say what an edit changed."""
    return _SAYERS[type(change.edit)](change.edit, change, voice)


def say_refusal(error: EditError, language: str) -> str:
    """Say why an edit cannot be."""
    key = f"{error.key}.bounds" if error.key in _BOUNDS else error.key
    return word(language, key, **error.params)


def _name(spot: Spot, scenario: Scenario, voice: Voice) -> str:
    return voice.card(card_at(scenario, spot))


def _say_add(edit: Add, _change: Change, voice: Voice) -> str:
    place = voice.place(edit.where, edit.player)
    return voice.say("edit.done.add", card=voice.card(edit.card), place=place)


def _say_remove(edit: Remove, change: Change, voice: Voice) -> str:
    card = _name(edit.spot, change.before.scenario, voice)
    return voice.say("edit.done.remove", card=card)


def _say_move(edit: Move, change: Change, voice: Voice) -> str:
    card = _name(edit.spot, change.before.scenario, voice)
    place = voice.place(edit.where, edit.player)
    return voice.say("edit.done.move", card=card, place=place)


def _say_tap(edit: Tap, change: Change, voice: Voice) -> str:
    side = change.before.scenario.side(edit.spot.player)
    standing = side.battlefield[edit.spot.place]
    key = "edit.done.untap" if standing.tapped else "edit.done.tap"
    return voice.say(key, card=voice.card(standing.card))


def _say_turn_over(edit: TurnOver, change: Change, voice: Voice) -> str:
    side = change.before.scenario.side(edit.spot.player)
    standing = side.battlefield[edit.spot.place]
    key = "edit.done.face-up" if standing.face_down else "edit.done.face-down"
    return voice.say(key, card=voice.card(standing.card))


def _say_counters(edit: PutCounters, change: Change, voice: Voice) -> str:
    card = _name(edit.spot, change.before.scenario, voice)
    by = f"+{edit.by}" if edit.by > 0 else f"{_MINUS}{-edit.by}"
    return voice.say("edit.done.counters", card=card, kind=edit.kind, by=by)


def _say_attach(edit: Attach, change: Change, voice: Voice) -> str:
    card = _name(edit.spot, change.before.scenario, voice)
    if edit.host is None:
        return voice.say("edit.done.detach", card=card)
    return voice.say("edit.done.attach", card=card, host=voice.card(edit.host))


def _say_life(edit: SetLife, _change: Change, voice: Voice) -> str:
    name = voice.names[edit.player]
    return voice.say("edit.done.life", player=name, life=edit.life)


def _say_begin(edit: BeginIn, _change: Change, voice: Voice) -> str:
    step = voice.say(f"edit.step.{edit.step}")
    return voice.say("edit.done.begin", step=step)


def _say_turn_of(edit: TurnOf, change: Change, voice: Voice) -> str:
    name = voice.names[change.after.scenario.turn.of]
    return voice.say("edit.done.turn", player=name)


def _say_reorder(edit: Reorder, change: Change, voice: Voice) -> str:
    card = _name(edit.spot, change.before.scenario, voice)
    place = voice.place(edit.spot.zone, edit.spot.player)
    key = "edit.done.up" if edit.by > 0 else "edit.done.down"
    return voice.say(key, card=card, place=place)


def _say_decide(edit: Decide, _change: Change, voice: Voice) -> str:
    return voice.decides(edit.who, edit.by)


def _say_swap(edit: Swap, _change: Change, voice: Voice) -> str:
    return voice.say(
        "edit.done.swap", old=voice.card(edit.old), new=voice.card(edit.new)
    )


def _say_rel(edit: SetRel, _change: Change, voice: Voice) -> str:
    return voice.say(f"edit.rel.{edit.rel}")


_SAYERS: dict[type[Edit], Callable[[Any, Change, Voice], str]] = {
    Add: _say_add,
    Attach: _say_attach,
    BeginIn: _say_begin,
    Decide: _say_decide,
    Move: _say_move,
    PutCounters: _say_counters,
    Remove: _say_remove,
    Reorder: _say_reorder,
    SetLife: _say_life,
    SetRel: _say_rel,
    Swap: _say_swap,
    Tap: _say_tap,
    TurnOf: _say_turn_of,
    TurnOver: _say_turn_over,
}
