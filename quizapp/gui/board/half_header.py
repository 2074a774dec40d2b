"""The head of a player's half: badge, name, chips and life."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from quizapp.bank.board_view import PlayerView
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.badge import paint_badge
from quizapp.gui.paint.canvas import Canvas, font_of, text_width
from quizapp.gui.paint.chip import CHIP_HEIGHT, Chip, chip_width, paint_chip
from quizapp.gui.paint.label import PaintedLabel
from quizapp.gui.paint.life import life_width, paint_life
from quizapp.presenters.wording import word

_ROW = 28.0
_CHIP_ROW = 32.0


class HalfHeader(PaintedLabel):
    """Who this is, what the player does now, and the life total."""

    def __init__(
        self, theme: Theme, player: PlayerView, language: str, parent: QWidget
    ) -> None:
        super().__init__(theme, parent)
        self._player = player
        self._life_word = word(language, "board.life")
        count = len(player.permanents) + sum(pile.count for pile in player.lands)
        self._summary = word(language, "board.permanents", n=count)
        self._folded = False
        self._chip_words = tuple(
            (word(language, key), icon)
            for shown, key, icon in (
                (player.deciding, "board.deciding", "hand-pointing"),
                (player.active, "board.active", "arrow-right"),
                (player.has_priority, "board.priority", "play"),
            )
            if shown
        )
        self.setObjectName(f"player-{player.seat}")
        spoken = [player.name, *(text for text, _ in self._chip_words)]
        if player.life is not None:
            spoken.append(word(language, "board.life.spoken", n=player.life))
        self.setAccessibleName(", ".join(spoken))

    def set_folded(self, folded: bool) -> None:
        """Say how many permanents there are while the half shows nothing else."""
        if folded != self._folded:
            self._folded = folded
            self.update()

    def height_for(self, width: int) -> int:
        """One row, or a second one for chips that find no room."""
        return self.theme.px(_ROW + _CHIP_ROW * self._chip_rows(width))

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Draw the head."""
        tokens, player = canvas.tokens, self._player
        badge = QRectF(area.left(), area.top(), _ROW, _ROW)
        paint_badge(canvas, badge, player.seat, player.name)
        name_font = font_of(Role.SECTION)
        life_left = self._paint_life(canvas, area)
        name = QRectF(badge.right() + 8, area.top(), 0, _ROW)
        name_width = text_width(player.name, name_font) + 1
        name.setWidth(min(name_width, life_left - 8 - name.left()))
        canvas.text(name, player.name, name_font, tokens.text)
        left, top = name.right() + 10, area.top() + (_ROW - CHIP_HEIGHT) / 2
        if self._chip_rows(self.width()):
            left, top = area.left(), area.top() + _CHIP_ROW
        for chip in self._chips():
            if left > area.left() and left + chip_width(chip) > area.right():
                left, top = area.left(), top + _CHIP_ROW
            left += paint_chip(canvas, left, top, chip) + 8
        if self._folded and left + self._summary_width() < life_left:
            room = QRectF(left + 2, area.top(), self._summary_width(), _ROW)
            canvas.text(room, self._summary, font_of(Role.CAPTION), tokens.text2)

    def _chips(self) -> tuple[Chip, ...]:
        tone = self.theme.tokens.player_tone(self._player.seat)
        return tuple(Chip(text, icon, tone) for text, icon in self._chip_words)

    def _summary_width(self) -> float:
        return text_width(self._summary, font_of(Role.CAPTION)) + 2

    def _life_width(self) -> float:
        life = self._player.life
        return 0.0 if life is None else life_width(life, self._life_word)

    def _chip_rows(self, width: int) -> int:
        chips = self._chips()
        room = width / self.theme.scale
        name = text_width(self._player.name, font_of(Role.SECTION))
        used = _ROW + 18 + name + self._life_width() + 16
        widths = [chip_width(chip) + 8 for chip in chips]
        if not chips or used + sum(widths) <= room:
            return 0
        rows, reach = 1, 0.0
        for chip in widths:
            if reach and reach + chip - 8 > room:
                rows, reach = rows + 1, 0.0
            reach += chip
        return rows

    def _paint_life(self, canvas: Canvas, area: QRectF) -> float:
        """Draw the life total, unless it is the team's, and return where it begins."""
        life = self._player.life
        if life is None:
            return area.right()
        row = QRectF(area.left(), area.top(), area.width(), _ROW)
        return paint_life(canvas, row, life, self._life_word)
