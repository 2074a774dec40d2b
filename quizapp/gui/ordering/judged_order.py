"""An order after the answer: what stands at each place, and what was put there."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.options.option_look import OptionLook, judged_look, open_look
from quizapp.gui.options.option_painting import OptionText, paint_row, row_height
from quizapp.gui.ordering.turn_list import TurnList
from quizapp.gui.paint.canvas import Canvas, paint_safely
from quizapp.gui.paint.wrapping import Wrapping, wrapping_policy
from quizapp.gui.plain_text import PlainLabel
from quizapp.presenters.feedback_screen import FeedbackScreen, OptionMark
from quizapp.presenters.judging.order_screen import JudgedPlace, PlaceMark
from quizapp.presenters.wording import word


class JudgedPlaceRow(Wrapping, PlainLabel):
    """One place of the right order; below it what the learner put there instead."""

    least_height = 44

    def __init__(
        self, theme: Theme, place: JudgedPlace, total: int, language: str
    ) -> None:
        super().__init__()
        self._theme = theme
        self._place = place
        self.setText(word(language, "order.place.spoken", **_spoken(place, total)))
        self.setSizePolicy(wrapping_policy())

    @property
    def place(self) -> JudgedPlace:
        """Return what the row shows."""
        return self._place

    def height_at(self, width: float) -> float:
        """Measure the row at a width."""
        return row_height(self._said(), width)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row with its mark."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        paint_row(canvas, area, self._said(), self._look())

    def _look(self) -> OptionLook:
        if self._place.mark is PlaceMark.RIGHT:
            return judged_look(self._theme, OptionMark.RIGHT)
        quiet = open_look(self._theme, over=False, several=False)
        if self._place.mark is not PlaceMark.DIFFERS:
            return quiet
        # The turn shown is right: only what was put there instead is an error.
        wrong = self._theme.tokens.wrong
        return replace(quiet, mark="x-circle", mark_ink=wrong, reason_ink=wrong)

    def _said(self) -> OptionText:
        place = self._place
        return OptionText(
            letter=str(place.number),
            text=place.text,
            role=Role.BODY,
            square=False,
            note=place.mark_text,
            reason=" ".join(part for part in (place.own, place.because) if part),
        )


class JudgedOrder(QWidget):
    """The right order beside the learner's own."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.rows: list[JudgedPlaceRow] = []
        self._list = named(TurnList(theme), "judged-order-list")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._list)

    def render_order(self, screen: FeedbackScreen) -> None:
        """Show the order of a page, or nothing."""
        order = screen.order
        self.setVisible(order is not None)
        if order is None:
            self.rows = []
            self._list.take_rows(())
            return
        total, language = len(order.places), screen.language
        self.rows = [
            named(
                JudgedPlaceRow(self._theme, each, total, language), f"judged-{number}"
            )
            for number, each in enumerate(order.places, start=1)
        ]
        self._list.take_rows(self.rows)
        # Only the editions name orders by letters: the learner saw no lettered orders.
        lettered = order.letter and screen.editions
        title = f"{order.title} · {order.letter}" if lettered else order.title
        self._list.say(title, "")


def _spoken(place: JudgedPlace, total: int) -> dict[str, object]:
    parts = (place.text, place.mark_text, place.own, place.because)
    said = ". ".join(part.rstrip(".") for part in parts if part)
    return {"position": place.number, "total": total, "text": said}
