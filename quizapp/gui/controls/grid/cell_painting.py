"""How a cell of a grid is measured and painted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from quizapp.gui.controls.text_block import text_style
from quizapp.gui.controls.text_flow import Lines, flow, paint_lines
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import MIDDLE_RIGHT, Canvas, font_of, text_width
from quizapp.presenters.instructing.grid_screen import Cell, CellKind

SIDE, DOWN = 12.0, 8.0
"""Room beside and above what a cell says."""

_SIGN, _GAP = 18.0, 8.0
_BAR, _THICK = 64.0, 8.0
_LEAST_NAME = 120.0
_COUNT = 112.0
"""Width of a cell that is filled in, with its box."""

_BOX = 34.0


def cell_width(cell: Cell) -> float:
    """Say how wide a cell would like to be; a name may be narrower."""
    if cell.kind is CellKind.NAME:
        widest = max(_width(cell.text, Role.STRONG_BODY), _width(cell.note))
        return min(widest, 2 * _LEAST_NAME) + _beside(cell) + 2 * SIDE
    if cell.kind is CellKind.COUNT:
        needed = _width(cell.text, Role.STRONG_BODY) + _width(cell.note) + _beside(cell)
        return max(_COUNT, needed + _GAP + 4 * SIDE)
    width = _width(cell.text, Role.BODY) + _beside(cell) + 2 * SIDE
    return width + (_width(cell.note) + _GAP if cell.note else 0.0)


def least_width(cell: Cell) -> float:
    """Say how narrow a cell may become."""
    if cell.kind is not CellKind.NAME:
        return cell_width(cell)
    longest = max((_width(w, Role.STRONG_BODY) for w in cell.text.split()), default=0)
    return max(_LEAST_NAME, longest + _beside(cell) + 2 * SIDE)


def cell_height(theme: Theme, cell: Cell, width: float) -> float:
    """Say how high a cell is at a width."""
    if cell.kind is CellKind.COUNT:
        return _BOX + 10
    if cell.kind is not CellKind.NAME:
        return 2 * DOWN + float(Role.BODY.value[1])
    title, note = _lines(theme, cell, width)
    high = len(title) * Role.STRONG_BODY.value[1] + len(note) * Role.CAPTION.value[1]
    return 2 * DOWN + float(high)


def paint_cell(canvas: Canvas, area: QRectF, cell: Cell, *, focused: bool) -> None:
    """Draw a cell."""
    if cell.kind is CellKind.NAME:
        _paint_name(canvas, area, cell)
    elif cell.kind is CellKind.COUNT:
        _paint_count(canvas, area, cell, focused=focused)
    else:
        _paint_line(canvas, area, cell)


def _paint_name(canvas: Canvas, area: QRectF, cell: Cell) -> None:
    left = _paint_sign(canvas, area, cell)
    title, note = _lines(canvas.theme, cell, area.width())
    style = text_style(canvas.theme, Role.STRONG_BODY, "text")
    high = len(title) * Role.STRONG_BODY.value[1] + len(note) * Role.CAPTION.value[1]
    top = area.top() + (area.height() - high) / 2
    top = paint_lines(canvas, QPointF(left, top), title, style)
    caption = text_style(canvas.theme, Role.CAPTION, "text2")
    paint_lines(canvas, QPointF(left, top), note, caption)


def _paint_count(canvas: Canvas, area: QRectF, cell: Cell, *, focused: bool) -> None:
    tokens = canvas.tokens
    box = QRectF(area.left() + 4, area.center().y() - _BOX / 2, area.width() - 8, _BOX)
    short = cell.tone == "caution"
    line = tokens.accent if focused else tokens.cautionline if short else tokens.line
    fill = tokens.cautionsoft if short else tokens.surface
    canvas.box(box, 8, fill, line, 2 if focused else 1)
    inner = box.adjusted(SIDE, 0, -SIDE, 0)
    asked = cell.text not in ("", "0")
    ink = tokens.text if asked else tokens.text2
    canvas.text(inner, cell.text, font_of(Role.STRONG_BODY), ink)
    right = inner.right() - _width(cell.note)
    note = QRectF(right - 1, inner.top(), _width(cell.note) + 1, inner.height())
    ink = tokens.caution if short else tokens.text2
    canvas.text(note, cell.note, font_of(Role.CAPTION), ink, MIDDLE_RIGHT)
    if cell.icon:
        sign = QRectF(right - _GAP - 16, inner.center().y() - 8, 16, 16)
        canvas.icon(sign, cell.icon, tokens.caution)


def _paint_line(canvas: Canvas, area: QRectF, cell: Cell) -> None:
    tokens = canvas.tokens
    inner = area.adjusted(SIDE, 0, -SIDE, 0)
    if cell.kind is CellKind.NUMBER:
        canvas.text(inner, cell.text, font_of(Role.BODY), tokens.text, MIDDLE_RIGHT)
        return
    left = _paint_sign(canvas, area, cell)
    width = _width(cell.text, Role.BODY)
    words = QRectF(left, inner.top(), width + 1, inner.height())
    canvas.text(words, cell.text, font_of(Role.BODY), tokens.text)
    if cell.note:
        room = QRectF(
            words.right() + _GAP, inner.top(), _width(cell.note) + 1, inner.height()
        )
        canvas.text(room, cell.note, font_of(Role.CAPTION), tokens.text2)


def _paint_sign(canvas: Canvas, area: QRectF, cell: Cell) -> float:
    """Draw sign and bar; return where the text begins."""
    tokens, left, middle = canvas.tokens, area.left() + SIDE, area.center().y()
    ink = getattr(tokens, cell.tone) if cell.tone else tokens.accent
    if cell.icon:
        sign = QRectF(left, middle - _SIGN / 2, _SIGN, _SIGN)
        canvas.icon(sign, cell.icon, ink)
        left += _SIGN + _GAP
    if cell.share is not None:
        trough = QRectF(left, middle - _THICK / 2, _BAR, _THICK)
        canvas.box(trough, _THICK / 2, tokens.sunken, tokens.border)
        if cell.share > 0:
            fill = getattr(tokens, f"{cell.tone}fill") if cell.tone else ""
            wide = max(_THICK, _BAR * min(1.0, cell.share))
            done = QRectF(trough.left(), trough.top(), wide, _THICK)
            canvas.box(done, _THICK / 2, fill or tokens.accentfill)
        left += _BAR + _GAP
    return left


def _beside(cell: Cell) -> float:
    sign = _SIGN + _GAP if cell.icon else 0.0
    return sign + (_BAR + _GAP if cell.share is not None else 0.0)


def _lines(theme: Theme, cell: Cell, width: float) -> tuple[Lines, Lines]:
    room = max(48.0, width - 2 * SIDE - _beside(cell))
    title = flow(cell.text, text_style(theme, Role.STRONG_BODY, "text"), room)
    caption = text_style(theme, Role.CAPTION, "text2")
    return title, flow(cell.note, caption, room) if cell.note else ()


def _width(words: str, role: Role = Role.CAPTION) -> float:
    return text_width(words, font_of(role)) if words else 0.0
