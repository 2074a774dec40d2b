"""A life total: heart, number and word, at the right end of a row."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from quizapp.gui.look.fonts import Role
from quizapp.gui.paint.canvas import MIDDLE_RIGHT, Canvas, font_of, text_width


def life_width(life: int, word: str) -> float:
    """Return how much room a life total takes."""
    number = text_width(str(life), font_of(Role.HEADING))
    return 18 + 8 + number + 8 + text_width(word, font_of(Role.CAPTION))


def paint_life(canvas: Canvas, row: QRectF, life: int, word: str) -> float:
    """Draw a life total and return where it begins."""
    tokens = canvas.tokens
    caption, heading = font_of(Role.CAPTION), font_of(Role.HEADING)
    words = QRectF(row)
    words.setTop(row.top() + 3)
    words.setLeft(row.right() - text_width(word, caption) - 1)
    canvas.text(words, word, caption, tokens.text2, MIDDLE_RIGHT)
    number = QRectF(row)
    number.setRight(words.left() - 8)
    digits = str(life)
    number.setLeft(number.right() - text_width(digits, heading) - 1)
    canvas.text(number, digits, heading, tokens.text, MIDDLE_RIGHT)
    heart = QRectF(number.left() - 26, row.center().y() - 8, 18, 18)
    canvas.icon(heart, "heart-fill", tokens.text2)
    return heart.left()
