"""Rows to choose one of: which questions, each with how many there are."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from quizapp.gui.controls.text_block import text_style
from quizapp.gui.controls.text_flow import Lines, flow, paint_lines
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.paint.canvas import MIDDLE_RIGHT, Canvas, font_of
from quizapp.gui.paint.chip import paint_key_cap
from quizapp.gui.paint.pressable import RING, Pressable
from quizapp.presenters.ways.screen import ScopeRow
from quizapp.presenters.wording import word

_MARK, _GAP, _COUNT, _CAP, _SIDE = 18.0, 10.0, 44.0, 20.0, 10.0
_LINE = Role.BODY.value[1]


class ScopeRows(QWidget):
    """Reports which row is chosen; what is shown as chosen the screen says."""

    chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.rows: list[ScopeButton] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def render_scopes(self, scopes: tuple[ScopeRow, ...], language: str) -> None:
        """Show the rows."""
        while len(self.rows) > len(scopes):
            row = self.rows.pop()
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        for place, scope in enumerate(scopes):
            if place == len(self.rows):
                row = named(ScopeButton(self._theme, place + 1), f"scope-{place + 1}")
                row.clicked.connect(self._report)
                self.rows.append(row)
                self._column.addWidget(row)
            self.rows[place].render_scope(scope, language)

    def choose(self, place: int) -> bool:
        """Choose a row by its number from 1, if there is one."""
        if not 1 <= place <= len(self.rows):
            return False
        self.rows[place - 1].click()
        return True

    def _report(self) -> None:
        row = self.sender()
        if isinstance(row, ScopeButton) and row.scope is not None:
            row.setChecked(row.scope.chosen)  # the screen says what is chosen
            self.chosen.emit(row.scope.key)


class ScopeButton(Pressable):
    """One row: a mark, a name, a count, and its key."""

    pressing_keys = frozenset({Qt.Key.Key_Space})

    def __init__(self, theme: Theme, number: int) -> None:
        super().__init__(theme)
        self.scope: ScopeRow | None = None
        self._number = number
        self.setCheckable(True)
        self.setAutoExclusive(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def render_scope(self, scope: ScopeRow, language: str) -> None:
        """Show which questions it stands for."""
        self.scope = scope
        self.setText(scope.name)
        self.setAutoExclusive(False)
        self.setChecked(scope.chosen)
        self.setAutoExclusive(True)
        self.setAccessibleName(
            word(language, "ways.scope.spoken", name=scope.name, n=scope.count)
        )
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for a row of the panel."""
        width = self.theme.px(280)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Shrink until the name takes several lines."""
        return QSize(self.theme.px(160), self.theme.px(36) + 2 * RING)

    def hasHeightForWidth(self) -> bool:
        """Wrap the name to the width given."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Count the lines of the name at a width."""
        lines = self._lines((width - 2 * RING) / self.theme.scale)
        return self.theme.px(max(36.0, len(lines) * _LINE + 16)) + 2 * RING

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Draw mark, name, count and key."""
        tokens, scope = canvas.tokens, self.scope
        if scope is None:
            return
        middle = area.center().y()
        if scope.chosen:
            canvas.box(area, 8, tokens.accentsoft, tokens.accent, 2)
        else:
            fill = tokens.hover if self.underMouse() else tokens.surface
            canvas.box(area, 8, fill, tokens.line)
        mark = QRectF(area.left() + _SIDE, middle - _MARK / 2, _MARK, _MARK)
        canvas.box(mark, _MARK / 2, tokens.surface, tokens.strong)
        if scope.chosen:
            dot = mark.adjusted(4, 4, -4, -4)
            canvas.box(dot, dot.width() / 2, tokens.accentfill)
        lines = self._lines(area.width())
        colour = "text" if scope.count else "text3"
        corner = QPointF(mark.right() + _GAP, middle - len(lines) * _LINE / 2)
        paint_lines(canvas, corner, lines, text_style(self.theme, Role.BODY, colour))
        right = area.right() - _SIDE - _CAP
        paint_key_cap(canvas, right, middle - _CAP / 2, str(self._number))
        room = QRectF(right - _GAP - _COUNT, area.top(), _COUNT, area.height())
        font = font_of(Role.STRONG_BODY)
        canvas.text(room, str(scope.count), font, tokens.text2, MIDDLE_RIGHT)

    def _lines(self, width: float) -> Lines:
        style = text_style(self.theme, Role.BODY, "text")
        taken = 2 * _SIDE + _MARK + 3 * _GAP + _COUNT + _CAP
        return flow(self.text(), style, max(40.0, width - taken))
