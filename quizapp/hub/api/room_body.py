"""The bodies that show an instructor a room, its answer sheets and its choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from quizapp.hub.api.room_bodies import (
    ChoicesBody,
    HeldBody,
    RoomBody,
    SaidBody,
    SheetBody,
    ToldChange,
)
from quizapp.training.room.port import Sheet
from quizapp.training.room.shape import Slot
from quizapp.training.room.standing import Snapshot, standings

_MISSED = 3
"""A page that missed so many of its turns to ask is cut off."""

_SHORTEST_SILENCE_S = 15
"""But no sooner: browsers let pages that nobody looks at wait."""


def room_body(snapshot: Snapshot, now_ms: int, ask_again_s: int) -> RoomBody:
    """Say how a room stands now."""
    room = snapshot.room
    told = room.told
    silence_s = max(_SHORTEST_SILENCE_S, _MISSED * ask_again_s)
    return RoomBody(
        title=room.title,
        join_code=room.join_code,
        phase=room.phase.value,
        joining=room.joining,
        limit_s=None if room.limit_ms is None else room.limit_ms // 1000,
        opened_ms=room.opened_ms,
        started_ms=room.started_ms,
        closed_ms=room.closed_ms,
        told=ToldChange(
            score=told.score, answers=told.answers, explanations=told.explanations
        ),
        debrief=room.debrief,
        forms={label: len(shape) for label, shape in snapshot.shapes.items()},
        candidates=standings(snapshot, now_ms, silence_s * 1000),
        messages=tuple(
            SaidBody(each.message_id, each.candidate_id, each.text, each.sent_ms)
            for each in snapshot.messages
        ),
        pauses=tuple(
            HeldBody(each.candidate_id, each.reason, each.pause.begun_ms)
            for each in snapshot.pauses
            if each.goes_on
        ),
        now_ms=now_ms,
    )


def sheet_body(sheet: Sheet) -> SheetBody:
    """Write a sheet as the commands about exams read it; open answers are left out."""
    chosen = {str(each.number): each.chosen for each in sheet.answers if each.chosen}
    return SheetBody(sheet.name, sheet.form, chosen)


def choices_of(
    shapes: Mapping[str, tuple[Slot, ...]], sheets: Sequence[Sheet]
) -> tuple[ChoicesBody, ...]:
    """Count how often each option of each question was chosen."""
    present = Counter(sheet.form for sheet in sheets)
    chosen: Counter[tuple[str, int, str]] = Counter()
    answered: Counter[tuple[str, int]] = Counter()
    for sheet in sheets:
        for answer in sheet.answers:
            answered[sheet.form, answer.number] += bool(answer.chosen)
            chosen.update((sheet.form, answer.number, each) for each in answer.chosen)
    return tuple(
        ChoicesBody(
            form,
            number,
            {letter: chosen[form, number, letter] for letter in slot.letters},
            present[form] - answered[form, number],
        )
        for form, shape in sorted(shapes.items())
        for number, slot in enumerate(shape, 1)
    )
