"""The navigator: every question of the paper, at the side or in one row."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from quizapp.gui.controls.panel import Panel, Separator
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.paint.canvas import CENTRE, Canvas, font_of, paint_safely
from quizapp.gui.paint.pressable import RING, Pressable
from quizapp.gui.plain_text import PlainLabel, tip
from quizapp.presenters.sitting.screen import Cell, ExamScreen
from quizapp.presenters.wording import word

_CELL, _COLUMNS, _WIDTH = 40.0, 3, 176
_ROUNDNESS = 0.22
_LEGEND = ("saved", "open", "flagged", "here")


def paint_cell(canvas: Canvas, area: QRectF, cell: Cell, number: str) -> None:
    """Draw one cell: dashed without an answer, filled with a bar once it is saved."""
    tokens = canvas.tokens
    inner = area.adjusted(3, 3, -3, -3)
    corner = inner.width() * _ROUNDNESS
    if cell.answered:
        canvas.box(inner, corner, tokens.accentsoft, tokens.accent, 1.5)
        side = inner.width() * 0.24
        bar = QRectF(
            inner.left() + side, inner.bottom() - 5, inner.width() - 2 * side, 2
        )
        canvas.box(bar, 1, tokens.accent)
    else:
        canvas.dashed_box(inner, corner, tokens.strong)
    if cell.current:
        canvas.box(area, corner + 3, None, tokens.text, 2)
    ink = tokens.accent if cell.answered else tokens.text2
    canvas.text(inner, number, font_of(Role.BUTTON), ink, CENTRE)
    if cell.flagged:
        _paint_flag(canvas, inner)


def _paint_flag(canvas: Canvas, inner: QRectF) -> None:
    """Draw the flag in the corner, on the ground of the panel so that it stands out."""
    painter, tokens = canvas.painter, canvas.tokens
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tokens.caution))
    left, top = inner.right() - 9, inner.top() - 3
    painter.drawRect(QRectF(left, top, 1.5, 12))
    points = [
        QPointF(left, top),
        QPointF(left + 11, top + 1),
        QPointF(left + 8, top + 4),
    ]
    painter.drawPolygon(
        QPolygonF([*points, QPointF(left + 11, top + 7), QPointF(left, top + 7)])
    )


class CellButton(Pressable):
    """Opens its question."""

    corner = 10.0
    pressing_keys = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.cell = Cell(0, answered=False, flagged=False, current=False, spoken="")
        # Tab goes through options and buttons; PgUp, PgDn, U and G lead through cells.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def render_cell(self, cell: Cell) -> None:
        """Show how its question stands."""
        self.cell = cell
        self.setAccessibleName(cell.spoken)
        self.setToolTip(tip(cell.spoken))
        self.resize_face(_CELL, _CELL)
        self.update()

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Draw the cell."""
        paint_cell(canvas, area, self.cell, str(self.cell.number))


class _Sample(PlainLabel):
    """A small cell for the legend."""

    def __init__(self, theme: Theme, what: str) -> None:
        super().__init__()
        self._theme = theme
        self._cell = Cell(
            0,
            answered=what == "saved",
            flagged=what == "flagged",
            current=what == "here",
            spoken="",
        )
        self._bare = what == "flagged"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Take the size of a small sign."""
        return QSize(self._theme.px(24), self._theme.px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cell, or the flag alone."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        if self._bare:
            canvas.icon(area.adjusted(4, 4, -4, -4), "flag-fill", canvas.tokens.caution)
        else:
            paint_cell(canvas, area, self._cell, "")


class Navigator(Panel):
    """Stands at the left of the board, or in one row above the buttons."""

    opened = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=12)
        self._is_row = False
        self.cells: list[CellButton] = []
        self._title = TextBlock(theme, Role.SECTION, wrap=False)
        self._count = named(TextBlock(theme, Role.CAPTION, "text2"), "exam-count")
        self._head = QWidget()
        head = QVBoxLayout(self._head)
        head.setContentsMargins(4, 0, 4, 0)
        head.setSpacing(0)
        head.addWidget(self._title)
        head.addWidget(self._count)
        self._place = QWidget()
        self._grid = QGridLayout(self._place)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self._place)
        self._scroll.viewport().setAutoFillBackground(False)
        self._place.setAutoFillBackground(False)
        self._legend = QWidget()
        self._words: list[TextBlock] = []
        self._fill_legend()
        self.column.addWidget(self._head)
        self.column.addWidget(self._scroll, 1)
        self.column.addWidget(self._legend)

    def render_exam(self, screen: ExamScreen) -> None:
        """Show how every question stands."""
        language = screen.language
        self._title.say(word(language, "exam.questions"))
        self._count.say(screen.count)
        self.setAccessibleName(f"{word(language, 'exam.questions')}: {screen.count}")
        for text, name in zip(self._words, _LEGEND, strict=True):
            text.say(word(language, f"exam.legend.{name}"))
        changed = len(self.cells) != len(screen.cells)
        if changed:
            self._make_cells(len(screen.cells))
        for button, cell in zip(self.cells, screen.cells, strict=True):
            button.render_cell(cell)
        if changed:
            self.arrange(is_row=self._is_row)
        self._show_current()

    def arrange(self, *, is_row: bool) -> None:
        """Take the side of the page, or one row of it."""
        self._is_row = is_row
        for number, button in enumerate(self.cells):
            button.resize_face(_CELL, _CELL)
            self._grid.removeWidget(button)
            place = (0, number) if is_row else divmod(number, _COLUMNS)
            self._grid.addWidget(button, *place)
        self._head.setVisible(not is_row)
        side = self._theme.px(_CELL) + 2 * RING
        rows = 1 if is_row else -(-len(self.cells) // _COLUMNS)
        columns = len(self.cells) if is_row else _COLUMNS
        self._place.setFixedSize(columns * side, rows * side)
        never, needed = (
            Qt.ScrollBarPolicy.ScrollBarAlwaysOff,
            Qt.ScrollBarPolicy.ScrollBarAsNeeded,
        )
        self._scroll.setHorizontalScrollBarPolicy(never)
        self._scroll.setVerticalScrollBarPolicy(never if is_row else needed)
        if is_row:
            self.setMinimumWidth(0)
            self.setMaximumWidth(16_777_215)
            self.setFixedHeight(side + 12)
            self.column.setContentsMargins(12, 6, 12, 6)
        else:
            self.setFixedWidth(max(self._theme.px(_WIDTH), columns * side + 36))
            self.setMinimumHeight(0)
            self.setMaximumHeight(16_777_215)
            self.column.setContentsMargins(12, 12, 12, 12)
        self._fit_legend()
        self._show_current()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the legend out where the cells need its room."""
        super().resizeEvent(event)
        self._fit_legend()

    def _fit_legend(self) -> None:
        needed = self._place.height() + self._theme.px(48) + self._theme.px(150) + 60
        self._legend.setVisible(not self._is_row and self.height() >= needed)

    def _show_current(self) -> None:
        current = next((each for each in self.cells if each.cell.current), None)
        if current is not None:
            self._scroll.ensureWidgetVisible(current, 60, 60)

    def _make_cells(self, count: int) -> None:
        while len(self.cells) > count:
            button = self.cells.pop()
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        while len(self.cells) < count:
            button = named(CellButton(self._theme), f"cell-{len(self.cells) + 1}")
            button.clicked.connect(self._report)
            self.cells.append(button)

    def _report(self) -> None:
        button = self.sender()
        if isinstance(button, CellButton):
            self.opened.emit(button.cell.number)

    def _fill_legend(self) -> None:
        column = QVBoxLayout(self._legend)
        column.setContentsMargins(4, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(Separator(self._theme))
        for what in _LEGEND:
            row = QHBoxLayout()
            row.setSpacing(8)
            text = TextBlock(self._theme, Role.CAPTION, "text2")
            row.addWidget(_Sample(self._theme, what))
            row.addWidget(text, 1)
            self._words.append(text)
            column.addLayout(row)
