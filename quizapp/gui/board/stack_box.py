"""The stack: a dashed box, the top item first."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from quizapp.bank.board_view import StackItemView
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.badge import paint_badge
from quizapp.gui.paint.canvas import Canvas, font_of, text_width
from quizapp.gui.paint.label import PaintedLabel
from quizapp.gui.paint.mana import paint_cost, row_width
from quizapp.presenters.wording import word

_ITEM = 36.0
_GAP = 8.0
_MARGIN = 6.0
_BADGE = 20.0


class Placed(Struct, frozen=True):
    """An item of the stack and where it stands."""

    item: StackItemView
    left: float
    top: float
    width: float


class StackBox(PaintedLabel):
    """Every item with its controller, name, cost and state."""

    def __init__(self, theme: Theme, language: str, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._title = word(language, "board.stack")
        self._empty = word(language, "board.empty")
        self._items: tuple[StackItemView, ...] = ()
        self._names: Sequence[str] = ()
        self._highlighted: frozenset[int] = frozenset()
        self.setObjectName("stack")

    def render_stack(
        self, items: tuple[StackItemView, ...], names: Sequence[str]
    ) -> None:
        """Show the items, top item first; the names are in seat order."""
        self._items = items
        self._names = names
        spoken = "; ".join(self._spoken(item) for item in items) or self._empty
        self.setAccessibleName(f"{self._title}: {spoken}")
        self.update()

    def set_highlighted(self, object_ids: frozenset[int]) -> None:
        """Ring the items that a step of the derivation names."""
        self._highlighted = object_ids
        self.update()

    def height_for(self, width: int) -> int:
        """Grow by a row for items that find no room beside the others."""
        placed = self._place(width / self.theme.scale)
        bottom = max((item.top + _ITEM for item in placed), default=_MARGIN + 30)
        return self.theme.px(bottom + _MARGIN)

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Draw the box and its items."""
        tokens = canvas.tokens
        canvas.dashed_box(area, 10, tokens.strong)
        middle = area.top() + (area.height() if not self._items else _ITEM + 12) / 2
        canvas.icon(QRectF(area.left() + 14, middle - 9, 18, 18), "stack", tokens.text2)
        title_font = font_of(Role.STRONG_BODY)
        title = QRectF(area.left() + 40, middle - 10, 0, 20)
        title.setWidth(text_width(self._title, title_font) + 2)
        canvas.text(title, self._title, title_font, tokens.text)
        if not self._items:
            rest = QRectF(title.right() + 10, title.top(), 0, 20)
            rest.setRight(area.right() - 8)
            canvas.text(rest, self._empty, font_of(Role.BODY), tokens.text2)
        for placed in self._place(area.width()):
            self._paint_item(canvas, placed)

    def _spoken(self, item: StackItemView) -> str:
        parts = (item.name, self._names[item.seat], item.note)
        return ", ".join(part for part in parts if part)

    def _place(self, width: float) -> tuple[Placed, ...]:
        start = 40 + text_width(self._title, font_of(Role.STRONG_BODY)) + 14
        top = _MARGIN
        if any(_item_width(item) > width - start - _MARGIN for item in self._items):
            start, top = 2 * _MARGIN, top + _ITEM
        left = start
        placed: list[Placed] = []
        for item in self._items:
            wanted = min(_item_width(item), width - start - _MARGIN)
            if left > start and left + wanted > width - _MARGIN:
                left, top = start, top + _ITEM + _GAP
            placed.append(Placed(item, left, top, wanted))
            left += wanted + _GAP
        return tuple(placed)

    def _paint_item(self, canvas: Canvas, placed: Placed) -> None:
        tokens, item = canvas.tokens, placed.item
        area = QRectF(placed.left, placed.top, placed.width, _ITEM)
        marked = item.object_id in self._highlighted
        line, width = (tokens.accent, 2.0) if marked else (tokens.strong, 1.0)
        canvas.box(area, 8, tokens.surface, line, width)
        middle = area.center().y()
        badge = QRectF(area.left() + 8, middle - _BADGE / 2, _BADGE, _BADGE)
        paint_badge(canvas, badge, item.seat, self._names[item.seat])
        name_font = font_of(Role.STRONG_CAPTION)
        tail = _tail_width(item)
        name = QRectF(badge.right() + 6, area.top(), 0, _ITEM)
        name_end = min(
            name.left() + text_width(_titled(item.name), name_font) + 1,
            area.right() - tail - 8,
        )
        name.setRight(name_end)
        canvas.text(name, _titled(item.name), name_font, tokens.text)
        left = name_end + 8
        if item.mana:
            cost = QRectF(left, area.top(), row_width(item.mana), _ITEM)
            paint_cost(canvas, cost, item.mana)
            left = cost.right() + 8
        if item.note:
            note = QRectF(left, area.top(), 0, _ITEM)
            note.setRight(area.right() - 6)
            canvas.text(note, item.note, font_of(Role.CAPTION), tokens.text2)


def _tail_width(item: StackItemView) -> float:
    cost = row_width(item.mana) + 8 if item.mana else 0.0
    note = text_width(item.note, font_of(Role.CAPTION)) + 9 if item.note else 0.0
    return cost + note


def _item_width(item: StackItemView) -> float:
    name = text_width(_titled(item.name), font_of(Role.STRONG_CAPTION)) + 1
    return 8 + _BADGE + 6 + name + _tail_width(item) + 10


def _titled(name: str) -> str:
    """Begin with a capital: an ability stands there as a heading does."""
    return f"{name[:1].upper()}{name[1:]}"
