"""The field in which an order is put together: pieces above, places below."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.ordering.dragging import Carried, carried_by
from quizapp.gui.ordering.turn_list import TurnList
from quizapp.gui.ordering.turn_row import PieceRow, PlaceRow, TurnRow
from quizapp.presenters.asking.arrangement import Arrangement
from quizapp.presenters.question_screen import OrderTask
from quizapp.presenters.question_screen import PieceRow as PieceScreen
from quizapp.presenters.wording import word


class OrderField(QWidget):
    """Knows the order that the learner has put together so far."""

    order_changed = Signal()
    carried_to = Signal(QPoint)
    """Where in the field something is carried at present."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._task = OrderTask((), 0)
        self._language = "en"
        self._narrow = False
        self.arrangement = Arrangement(0)
        self.pieces: list[PieceRow] = []
        self.places: list[PlaceRow] = []
        self._pool = named(TurnList(theme), "order-pieces")
        self._list = named(TurnList(theme), "order-places")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._pool)
        column.addWidget(self._list)
        self.setAcceptDrops(True)

    @property
    def rows(self) -> tuple[TurnRow, ...]:
        """Return all rows, in the order in which the keyboard goes through them."""
        return (*self.pieces, *self.places)

    def render_task(self, task: OrderTask, language: str, *, same: bool) -> None:
        """Show what is to be put in order; the same task keeps what stands in places."""
        self._task, self._language = task, language
        if not same:
            self.arrangement = Arrangement(task.places)
            self._make_rows(task)
        for row, piece in zip(self.pieces, task.pieces, strict=True):
            row.say(piece, len(task.pieces), language)
        pieces = word(language, "order.pieces")
        self._pool.say(pieces, word(language, "order.pieces.line"))
        self._show_places()

    def hold(self, pieces: Sequence[str]) -> None:
        """Show an order that is kept elsewhere; nothing is reported."""
        held = Arrangement(self._task.places, tuple(pieces))
        if held != self.arrangement:
            self.arrangement = held
            self._show_places()

    def press(self, number: int) -> None:
        """Put the piece with a number into the next empty place."""
        if 0 < number <= len(self.pieces):
            row = self.pieces[number - 1]
            row.setFocus()
            row.click()

    def put_focused(self) -> bool:
        """Put the piece with the focus into the next empty place, if there is one."""
        row = next((row for row in self.pieces if row.hasFocus()), None)
        if row is None or self.arrangement.is_full:
            return False
        row.click()
        return True

    def take_last(self) -> None:
        """Take out what was put in last."""
        if self.arrangement.pieces:
            self._take_out(len(self.arrangement.pieces) - 1)

    def walk(self, by: int) -> TurnRow | None:
        """Move the focus up or down, through the pieces and on to the places."""
        rows = self.rows
        focused = next((i for i, row in enumerate(rows) if row.hasFocus()), None)
        if not rows:
            return None
        start = -1 if focused is None and by > 0 else focused or 0
        rows[(start + by) % len(rows)].setFocus()
        return rows[(start + by) % len(rows)]

    def change_list(self) -> TurnRow | None:
        """Move the focus from the pieces to the places, or back."""
        if not self.rows:
            return None
        on_piece = any(row.hasFocus() for row in self.pieces)
        row = self.places[0] if on_piece else self.pieces[0]
        row.setFocus()
        return row

    def focus_first(self) -> None:
        """Put the focus on the first piece."""
        if self.pieces:
            self.pieces[0].setFocus()

    def set_narrow(self, narrow: bool) -> None:
        """Take smaller type where it is narrow."""
        self._narrow = narrow
        for row in self.rows:
            row.set_narrow(narrow)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take pieces of this very field."""
        carried = carried_by(event.mimeData())
        if carried is not None and self._find_piece(carried.piece_id) is not None:
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show where the piece would be dropped."""
        spot = event.position().toPoint()
        self._aim(self._place_at(spot))
        event.acceptProposedAction()
        self.carried_to.emit(spot)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Show that the piece would not be dropped."""
        self._aim(None)

    def dropEvent(self, event: QDropEvent) -> None:
        """Put the piece where it was dropped; above the places it is taken out."""
        carried = carried_by(event.mimeData())
        place = self._place_at(event.position().toPoint())
        self._aim(None)
        if carried is not None:
            self._drop(carried, place)
            event.acceptProposedAction()

    def _drop(self, carried: Carried, place: int | None) -> None:
        if place is None:
            if carried.is_placed:
                self._take_out(carried.place)
        elif carried.is_placed:
            self._move_to(carried.place, place)
        else:
            now = self.arrangement.with_piece_at(carried.piece_id, place)
            put = min(place, len(now.pieces) - 1)
            self._change(now, self._say_put(carried.piece_id, put))

    def _put(self, piece_id: str) -> None:
        if self.arrangement.is_full:
            self._announce(word(self._language, "order.full"))
            return
        now = self.arrangement.with_piece(piece_id)
        self._change(now, self._say_put(piece_id, len(now.pieces) - 1))

    def _take_out(self, place: int) -> None:
        piece = self._find_piece(self.arrangement.pieces[place])
        text = "" if piece is None else piece.text
        said = word(self._language, "order.taken", text=text)
        self._change(self.arrangement.without(place), said)

    def _move(self, place: int, by: int) -> None:
        if place < len(self.arrangement.pieces):
            self.places[self._move_to(place, place + by)].setFocus()

    def _move_to(self, place: int, goal: int) -> int:
        """Move a piece as near to a place as there are pieces, and say which."""
        now = self.arrangement.with_moved(place, goal)
        reached = max(0, min(goal, len(now.pieces) - 1))
        self._change(now, self._say_put(now.pieces[reached], reached))
        return reached

    def _change(self, now: Arrangement, said: str) -> None:
        self.arrangement = now
        self._show_places()
        self._announce(said)
        self.order_changed.emit()

    def _say_put(self, piece_id: str, place: int) -> str:
        piece = self._find_piece(piece_id)
        return word(
            self._language,
            "order.put",
            text="" if piece is None else piece.text,
            position=place + 1,
            total=self._task.places,
        )

    def _announce(self, said: str) -> None:
        event = QAccessibleAnnouncementEvent(self, said)
        QAccessible.updateAccessibility(event)

    def _show_places(self) -> None:
        filled = len(self.arrangement.pieces)
        placed = (self._find_piece(each) for each in self.arrangement.pieces)
        for number, (row, piece) in enumerate(zip_longest(self.places, placed)):
            row.say(piece, self._language, is_next=number == filled)
        for piece_row in self.pieces:
            places = self.arrangement.places_of(piece_row.carried.piece_id)
            piece_row.stand_at(places)
        said = {"n": filled, "total": self._task.places}
        line = word(self._language, "order.filled", **said)
        self._list.say(word(self._language, "order.places"), line)

    def _find_piece(self, piece_id: str) -> PieceScreen | None:
        pieces = self._task.pieces
        return next((each for each in pieces if each.piece_id == piece_id), None)

    def _place_at(self, spot: QPoint) -> int | None:
        """Return the place under a spot, or the nearest below the pieces."""
        within = self._list.mapFrom(self, spot)
        if within.y() < 0 or not self.places:
            return None
        middles = [abs(_middle(row) - within.y()) for row in self.places]
        return middles.index(min(middles))

    def _aim(self, place: int | None) -> None:
        for number, row in enumerate(self.places):
            row.aim(number == place)

    def _make_rows(self, task: OrderTask) -> None:
        self.pieces = [PieceRow(self._theme, piece) for piece in task.pieces]
        for number, piece in enumerate(self.pieces, start=1):
            named(piece, f"piece-{number}").put.connect(self._put)
        total = task.places
        self.places = [PlaceRow(self._theme, each, total) for each in range(total)]
        for number, place in enumerate(self.places, start=1):
            named(place, f"place-{number}").emptied.connect(self._take_out)
            place.moved.connect(self._move)
        self._pool.take_rows(self.pieces)
        self._list.take_rows(self.places)
        self.set_narrow(self._narrow)


def _middle(row: QWidget) -> int:
    return row.geometry().center().y()
