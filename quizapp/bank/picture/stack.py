"""The stack, top item first."""

from __future__ import annotations

from quizapp.bank.board_view import StackItemView
from quizapp.bank.picture.drawing import Drawing
from quizapp.bank.wording.board.picture_words import (
    BEGUN,
    RESOLVING,
    WAITING,
    say_ability_of,
)
from quizapp.rules.nouns.objects import GameObject, ObjectKind
from quizapp.rules.procedures.deciding import resolving


def draw_stack(drawing: Drawing) -> tuple[StackItemView, ...]:
    """Draw the spells and abilities on the stack."""
    return tuple(
        _draw_item(drawing.state.objects[each], drawing)
        for each in reversed(drawing.state.stack)
    )


def _draw_item(found: GameObject, drawing: Drawing) -> StackItemView:
    assert found.controller is not None
    ability = found.kind is ObjectKind.ABILITY
    named = str(drawing.speaker.word(found.name))
    name = say_ability_of(found.name, drawing.speaker) if ability else named
    cost = None if ability else found.face.cost
    return StackItemView(
        object_id=found.id,
        seat=drawing.seat(found.controller),
        name=name,
        mana=cost.words if cost is not None else (),
        note=drawing.speaker.translate(_note(found, drawing)),
    )


def _note(found: GameObject, drawing: Drawing) -> str:
    if found.id in (*resolving(drawing.game), drawing.begun):
        return RESOLVING
    begun = found.announced is not None and not found.announced.paid
    return BEGUN if begun else WAITING
