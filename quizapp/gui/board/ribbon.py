"""The ribbon that says who decides for whom, and how long."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QWidget

from quizapp.bank.board_view import RibbonKind, RibbonView
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.look.tokens import Tone
from quizapp.gui.paint.badge import paint_arrow, paint_badge
from quizapp.gui.paint.canvas import Canvas, font_of, text_width
from quizapp.gui.paint.chip import CHIP_HEIGHT, Chip, chip_width, paint_chip
from quizapp.gui.paint.label import PaintedLabel
from quizapp.gui.paint.patterns import clipped, paint_hatching
from quizapp.gui.paint.prose import Line, ProseLook, paint_prose, wrap_prose
from quizapp.gui.plain_text import tip
from quizapp.presenters.wording import word

_HATCHED = 104.0
_ALONE = 44.0
_WIDE_FROM = 680.0
_BADGE = 28.0
_LINE = 20.0
CORNER = 12.0
LINE = 1.5


class RibbonStrip(PaintedLabel):
    """Who decides for whom; joined to a half of the board or alone in a column."""

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, joined: bool = False
    ) -> None:
        super().__init__(theme, parent)
        self._joined = joined
        self._ribbon: RibbonView | None = None
        self._names: Sequence[str] = ()
        self.setObjectName("ribbon")

    def render_ribbon(
        self, ribbon: RibbonView, names: Sequence[str], language: str
    ) -> None:
        """Show a ribbon; the names are the players' in seat order."""
        self._ribbon = ribbon
        self._names = names
        spoken = [ribbon.statement, ribbon.duration]
        if ribbon.source:
            spoken.append(word(language, "board.because", source=ribbon.source))
        self.setAccessibleName(", ".join(part for part in spoken if part))
        self.setToolTip(
            tip(" · ".join(p for p in (ribbon.source, ribbon.citation) if p))
        )
        self.update()

    def height_for(self, width: int) -> int:
        """One row of words, or two where the column is narrow."""
        logical = width / self.theme.scale
        if self._ribbon is None:
            return 0
        one_row = 44.0 if logical >= _WIDE_FROM else 40.0
        if self._words_fit(logical):
            return self.theme.px(one_row)
        said, rest = self._wrapped(logical)
        return self.theme.px(16 + _LINE * (len(said) + len(rest)))

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Draw badges, words and chips on the deciding player's tint."""
        ribbon = self._ribbon
        if ribbon is None:
            return
        tone = canvas.tokens.player_tone(ribbon.controller_seat)
        self._paint_ground(canvas, area, ribbon, tone)
        self._paint_badges(canvas, area, ribbon, tone)
        left = area.left() + self._start()
        right = self._paint_chips(canvas, area, ribbon, tone)
        statement = font_of(Role.STRONG_BODY)
        room = QRectF(left, area.top(), right - left, area.height())
        if self._words_fit(area.width()):
            canvas.text(room, ribbon.statement, statement, tone.text)
            room.setLeft(left + text_width(ribbon.statement + " ", statement))
            rest = f"· {ribbon.duration}" if ribbon.duration else ""
            canvas.text(room, rest, font_of(Role.BODY), canvas.tokens.text)
            return
        said, rest_lines = self._wrapped(area.width())
        room.setTop(area.top() + 8)
        end = paint_prose(canvas, room, said, ProseLook(statement, _LINE, tone.text))
        room.setTop(end)
        look = ProseLook(font_of(Role.BODY), _LINE, canvas.tokens.text)
        paint_prose(canvas, room, rest_lines, look)

    def _wrapped(self, width: float) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
        """Wrap statement and duration where they do not fit one row."""
        if self._ribbon is None:
            return (), ()
        room = width - self._start() - 12
        said = wrap_prose(self._ribbon.statement, font_of(Role.STRONG_BODY), room)
        if not self._ribbon.duration:
            return said, ()
        return said, wrap_prose(self._ribbon.duration, font_of(Role.BODY), room)

    def _start(self) -> float:
        alone = self._ribbon is not None and self._ribbon.kind is RibbonKind.SELF
        return _ALONE if alone else _HATCHED + 12

    def _words_width(self) -> float:
        if self._ribbon is None:
            return 0.0
        said = text_width(self._ribbon.statement + " ", font_of(Role.STRONG_BODY))
        rest = text_width(f"· {self._ribbon.duration}", font_of(Role.BODY))
        return said + rest + 2

    def _words_fit(self, width: float) -> bool:
        return self._start() + self._words_width() + 12 <= width

    def _paint_ground(
        self, canvas: Canvas, area: QRectF, ribbon: RibbonView, tone: Tone
    ) -> None:
        painter = canvas.painter
        ground = _ground_path(area, self._joined)
        painter.fillPath(ground, QColor(tone.soft))
        if ribbon.kind is not RibbonKind.SELF:
            hatched = QRectF(area.left(), area.top(), _HATCHED, area.height())
            with clipped(painter, ground):
                paint_hatching(painter, hatched, tone.line)
        if self._joined:
            edge = QRectF(area.left(), area.bottom() - LINE, area.width(), LINE)
            canvas.box(edge, 0, tone.fill)
            outline = area.adjusted(0, 0, 0, 2 * CORNER)
            if ribbon.kind is RibbonKind.WAITING:
                canvas.dashed_box(outline, CORNER, tone.fill, LINE)
            else:
                canvas.box(outline, CORNER, None, tone.fill, LINE)
        elif ribbon.kind is RibbonKind.WAITING:
            canvas.dashed_box(area, CORNER, tone.fill, LINE)
        else:
            canvas.box(area, CORNER, None, tone.fill, LINE)

    def _paint_badges(
        self, canvas: Canvas, area: QRectF, ribbon: RibbonView, tone: Tone
    ) -> None:
        top = area.center().y() - _BADGE / 2
        first = QRectF(area.left() + 11, top, _BADGE, _BADGE)
        if ribbon.kind is not RibbonKind.SELF:
            second = first.translated(_BADGE + 32, 0)
            middle = first.center().y()
            start = QPointF(first.right() + 4, middle)
            end = QPointF(second.left() - 2, middle)
            paint_arrow(canvas, start, end, tone.text)
            subject = ribbon.subject_seat
            paint_badge(canvas, second, subject, self._names[subject])
        controller = ribbon.controller_seat
        paint_badge(canvas, first, controller, self._names[controller])

    def _paint_chips(
        self, canvas: Canvas, area: QRectF, ribbon: RibbonView, tone: Tone
    ) -> float:
        """Draw from the right what finds room and return where words must end."""
        chips = []
        if ribbon.citation:
            chips.append(Chip(ribbon.citation, "book-open", tone))
        if ribbon.source:
            chips.append(Chip(ribbon.source, "", tone))
        right = area.right() - 12
        words_end = area.left() + self._start() + self._words_width()
        for chip in chips:
            width = chip_width(chip)
            if right - width - 8 < words_end:
                break
            top = area.center().y() - CHIP_HEIGHT / 2
            paint_chip(canvas, right - width, top, chip)
            right -= width + 8
        return right


def _ground_path(area: QRectF, joined: bool) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(area, CORNER, CORNER)
    if joined:
        lower = QRectF(area)
        lower.setTop(area.center().y())
        square = QPainterPath()
        square.addRect(lower)
        path = path.united(square)
    return path
