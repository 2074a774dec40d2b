"""Rows of an order: a piece to take, and a place to fill."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton

from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.options.option_look import OptionLook, open_look
from quizapp.gui.options.option_painting import (
    OptionText,
    paint_ring,
    paint_row,
    row_height,
)
from quizapp.gui.ordering.dragging import Carried, Grip
from quizapp.gui.ordering.list_roles import RowRole
from quizapp.gui.ordering.turn_look import aimed_look, empty_look, placed_look
from quizapp.gui.paint.canvas import Canvas, paint_safely
from quizapp.gui.paint.wrapping import Wrapping, wrapping_policy
from quizapp.presenters.question_screen import PieceRow as PieceScreen
from quizapp.presenters.wording import word

_ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


_PADDING = 11.0
"""A little less than options have: an order has twice as many rows."""


class TurnRow(RowRole, Wrapping, QAbstractButton):
    """A row that can be pressed, and carried while it holds something."""

    least_height = 52
    role = Role.READING

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._language = "en"
        self._grip = Grip(self)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(wrapping_policy())

    @property
    def carried(self) -> Carried | None:
        """Return what a drag of the row carries; None where it holds nothing."""
        raise NotImplementedError

    def set_narrow(self, narrow: bool) -> None:
        """Take smaller type where it is narrow."""
        self.role = Role.BODY if narrow else Role.READING
        self.updateGeometry()

    def height_at(self, width: float) -> float:
        """Measure the row at a width."""
        return row_height(self._said(), width)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrow keys to the page, which moves from row to row."""
        if event.key() in _ARROWS:
            event.ignore()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note where a drag may begin."""
        self._grip.press(event)
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the row once the mouse has gone far enough."""
        carried = self.carried
        if carried is not None and self._grip.is_pulled(event):
            self.setDown(False)
            self._grip.carry(carried)
            return
        super().mouseMoveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row in its state."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        paint_row(canvas, area, self._said(), self._look())
        if self.hasFocus():
            paint_ring(canvas, area)

    def _said(self) -> OptionText:
        raise NotImplementedError

    def _look(self) -> OptionLook:
        raise NotImplementedError


class PieceRow(TurnRow):
    """A piece that can be put into places, as often as it is needed."""

    put = Signal(str)
    """The id of the piece that is to go into the next empty place."""

    def __init__(self, theme: Theme, piece: PieceScreen) -> None:
        super().__init__(theme)
        self._piece = piece
        self._note = ""
        self.clicked.connect(lambda: self.put.emit(self._piece.piece_id))

    @property
    def carried(self) -> Carried:
        """Return what a drag of the piece carries."""
        return Carried(self._piece.piece_id)

    def say(self, piece: PieceScreen, total: int, language: str) -> None:
        """Show the piece in a language."""
        self._piece, self._language = piece, language
        self.setText(piece.text)
        said = {"text": piece.text, "position": piece.number, "total": total}
        self.setAccessibleName(word(language, "order.piece.spoken", **said))
        self.setAccessibleDescription(word(language, "order.piece.does"))
        self._note = ""
        self.updateGeometry()
        self.update()

    def stand_at(self, places: Sequence[int]) -> None:
        """Say at which places, counted from 1, the piece stands."""
        said = {"n": len(places), "places": ", ".join(map(str, places))}
        note = word(self._language, "order.stands", **said) if places else ""
        if note != self._note:
            self._note = note
            does = word(self._language, "order.piece.does")
            self.setAccessibleDescription(" ".join(filter(None, (note, does))))
            self.updateGeometry()
            self.update()

    def _said(self) -> OptionText:
        return OptionText(
            letter=self._piece.letter or str(self._piece.number),
            text=self._piece.text,
            role=self.role,
            square=True,
            note=self._note,
            padding=_PADDING,
        )

    def _look(self) -> OptionLook:
        look = open_look(self._theme, over=self.underMouse(), several=False)
        return replace(look, mark="check") if self._note else look


class PlaceRow(TurnRow):
    """A place of the order, empty or with a piece in it."""

    emptied = Signal(int)
    """The place whose piece is to be taken out, from 0."""
    moved = Signal(int, int)
    """The place whose piece is to be moved, and by how much."""

    def __init__(self, theme: Theme, place: int, total: int) -> None:
        super().__init__(theme)
        self._place, self._total = place, total
        self._piece: PieceScreen | None = None
        self._is_next = False
        self._is_aimed_at = False
        self.clicked.connect(self._empty)

    @property
    def carried(self) -> Carried | None:
        """Return what a drag of the place carries; None while it is empty."""
        if self._piece is None:
            return None
        return Carried(self._piece.piece_id, self._place)

    def say(self, piece: PieceScreen | None, language: str, *, is_next: bool) -> None:
        """Show a piece, or that the place is empty."""
        self._piece, self._language, self._is_next = piece, language, is_next
        key = "order.next" if is_next else "order.empty"
        text = word(language, key) if piece is None else piece.text
        self.setText(text)
        said = {"text": text, "position": self._place + 1, "total": self._total}
        self.setAccessibleName(word(language, "order.place.spoken", **said))
        does = "" if piece is None else word(language, "order.place.does")
        self.setAccessibleDescription(does)
        self.updateGeometry()
        self.update()

    def aim(self, aimed: bool) -> None:
        """Show that what is carried would be dropped here."""
        self._is_aimed_at = aimed
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the piece with Alt and an arrow, and take it out with Delete."""
        alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if alt and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            by = 1 if event.key() == Qt.Key.Key_Down else -1
            self.moved.emit(self._place, by)
        elif event.key() == Qt.Key.Key_Delete:
            self._empty()
        else:
            super().keyPressEvent(event)

    def _empty(self) -> None:
        if self._piece is not None:
            self.emptied.emit(self._place)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        super()._paint(canvas, area)
        if self._piece is None or self._is_aimed_at:
            box = area.adjusted(4, 4, -4, -4)
            tokens = canvas.tokens
            line = tokens.accent if self._is_aimed_at else tokens.strong
            canvas.dashed_box(box, 10, line, 2.0 if self._is_aimed_at else 1.0)

    def _said(self) -> OptionText:
        number, text = str(self._place + 1), self.text()
        return OptionText(number, text, self.role, square=False, padding=_PADDING)

    def _look(self) -> OptionLook:
        if self._is_aimed_at:
            return aimed_look(self._theme)
        if self._piece is None:
            return empty_look(self._theme, is_next=self._is_next)
        return placed_look(self._theme, over=self.underMouse())
