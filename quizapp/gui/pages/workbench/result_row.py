"""An option with its proof, as the author sees it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent

from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.options.option_look import OptionLook
from quizapp.gui.options.option_painting import OptionText, paint_row, row_height
from quizapp.gui.paint.canvas import Canvas, paint_safely
from quizapp.gui.paint.wrapping import Wrapping, wrapping_policy
from quizapp.gui.plain_text import PlainLabel
from quizapp.presenters.workbench.screen import ResultRow as Result


class ResultRow(Wrapping, PlainLabel):
    """Says whether an option is right or refuted, and by what."""

    def __init__(self, theme: Theme, result: Result, *, several: bool) -> None:
        super().__init__()
        self._theme = theme
        self._result = result
        self._several = several
        self.setText(
            " ".join((result.letter, result.text, result.verdict, self._why()))
        )
        self.setSizePolicy(wrapping_policy())

    def height_at(self, width: float) -> float:
        """Measure the row at a width."""
        return row_height(self._said(), width)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        paint_row(canvas, area, self._said(), self._look())

    def _why(self) -> str:
        result = self._result
        step = f" [{result.step}]" if result.step else ""
        return "\n".join(filter(None, (f"{result.because}{step}", result.belief)))

    def _said(self) -> OptionText:
        return OptionText(
            letter=self._result.letter,
            text=self._result.text,
            role=Role.BODY,
            square=self._several,
            note=self._result.verdict,
            reason=self._why(),
        )

    def _look(self) -> OptionLook:
        tokens = self._theme.tokens
        right = self._result.right
        return OptionLook(
            fill=tokens.rightsoft if right else tokens.surface,
            line=tokens.rightline if right else tokens.line,
            badge_fill=tokens.rightfill if right else tokens.surface,
            badge_line=None if right else tokens.strong,
            badge_ink=tokens.on if right else tokens.text,
            ink=tokens.text,
            mark="check-circle-fill" if right else "x-circle-fill",
            mark_ink=tokens.right if right else tokens.wrong,
            strong_mark=True,
        )
