"""The strip above the halves of a team: who they are, and the life total they share."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from quizapp.bank.board_view import TeamView
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.badge import paint_badge
from quizapp.gui.paint.canvas import Canvas, font_of, text_width
from quizapp.gui.paint.label import PaintedLabel
from quizapp.gui.paint.life import life_width, paint_life
from quizapp.presenters.wording import word

_ROW = 28.0
_BADGE = 22.0
_MARGIN = 12.0
_GAP = 4.0


class TeamStrip(PaintedLabel):
    """The badges of a team, its name, and its life total."""

    def __init__(
        self,
        theme: Theme,
        team: TeamView,
        names: tuple[str, ...],
        language: str,
        parent: QWidget,
    ) -> None:
        super().__init__(theme, parent)
        self._team = team
        self._names = names
        self._life_word = word(language, "board.life")
        life = word(language, "board.life.spoken", n=team.life)
        self.setObjectName(f"team-{team.seats[0]}")
        self.setAccessibleName(f"{team.name}, {life}")

    def height_for(self, width: int) -> int:
        """One row, or a second one for the life total where it finds no room."""
        rows = 1 if self._is_one_row(width / self.theme.scale) else 2
        return self.theme.px(_ROW * rows)

    def _is_one_row(self, width: float) -> bool:
        badges = len(self._team.seats) * (_BADGE + _GAP)
        name = text_width(self._team.name, font_of(Role.STRONG_BODY))
        life = life_width(self._team.life, self._life_word)
        return 2 * _MARGIN + badges + _GAP + name + 12 + life <= width

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Draw the strip."""
        row = QRectF(area.left() + _MARGIN, area.top(), 0, _ROW)
        row.setRight(area.right() - _MARGIN)
        left = row.left()
        for seat in self._team.seats:
            badge = QRectF(left, row.center().y() - _BADGE / 2, _BADGE, _BADGE)
            paint_badge(canvas, badge, seat, self._names[seat])
            left = badge.right() + _GAP
        name = QRectF(left + _GAP, row.top(), 0, _ROW)
        name.setRight(row.right())
        life = QRectF(row)
        if self._is_one_row(area.width()):
            name.setRight(row.right() - life_width(self._team.life, self._life_word))
        else:
            life.moveTop(row.bottom())
        canvas.text(
            name, self._team.name, font_of(Role.STRONG_BODY), canvas.tokens.text
        )
        paint_life(canvas, life, self._team.life, self._life_word)
