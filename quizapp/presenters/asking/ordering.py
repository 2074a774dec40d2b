"""The question page of a question whose answer is put in order by the learner."""

from __future__ import annotations

from msgspec.structs import replace

from quizapp.bank.posed import PosedQuestion
from quizapp.presenters.question_screen import OrderTask, PieceRow, QuestionScreen
from quizapp.presenters.wording import word

_BETWEEN = " · "


def with_order(screen: QuestionScreen, posed: PosedQuestion) -> QuestionScreen:
    """Ask for an order where the question has pieces to put together."""
    if not posed.pieces:
        return screen
    form, *rest = screen.note.split(_BETWEEN)
    form = word(screen.language, "order.form")
    return replace(
        screen,
        note=_BETWEEN.join((form, *rest)),
        order=OrderTask(
            pieces=tuple(
                PieceRow(piece.piece_id, number, piece.text)
                for number, piece in enumerate(posed.pieces, start=1)
            ),
            places=posed.places,
        ),
    )
