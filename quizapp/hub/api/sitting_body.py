"""The body that tells a candidate how the exam stands."""

from __future__ import annotations

from quizapp.training.room.bodies import (
    MessageBody,
    PauseBody,
    SittingBody,
    StoredBody,
    ToldBody,
)
from quizapp.training.room.port import View
from quizapp.training.room.room import PauseOf


def sitting_body(view: View, now_ms: int, ask_again_s: int) -> SittingBody:
    """Say how a sitting stands now; nobody else is in it."""
    sitting = view.sitting
    room, candidate = sitting.room, sitting.candidate
    end, over = sitting.end_ms(now_ms), sitting.is_over(now_ms)
    told = room.told
    return SittingBody(
        title=room.title,
        language=room.language,
        name=candidate.name,
        form=candidate.form,
        phase=room.phase.value,
        questions=len(sitting.shape),
        limit_s=None if room.limit_ms is None else room.limit_ms // 1000,
        extra_s=candidate.extra_ms // 1000,
        left_ms=None if end is None or over else max(0, end - now_ms),
        over=over,
        handed_in=candidate.handed_in_ms is not None,
        pause=_pause(sitting.pause_now(now_ms)),
        answers=tuple(
            StoredBody(a.number, a.sequence, a.chosen, a.flagged, a.stored_ms)
            for a in view.answers
        ),
        messages=tuple(
            MessageBody(m.message_id, m.text, m.candidate_id is not None, m.sent_ms)
            for m in view.messages
        ),
        told=ToldBody(told.score, told.answers, told.explanations),
        graded=view.result is not None,
        debrief=room.debrief,
        news=room.news,
        now_ms=now_ms,
        ask_again_s=ask_again_s,
        scoring=room.scoring,
    )


def _pause(held: PauseOf | None) -> PauseBody | None:
    return None if held is None else PauseBody(held.candidate_id is None, held.reason)
