"""Where things lie on a card face of each size."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QRectF


class Proportions(Struct, frozen=True):
    """Lengths and type sizes of one face."""

    corner: float
    name_size: float
    name_line: float
    inset: float
    top: float
    band: tuple[float, float]
    """Top and bottom of the pattern; the band's colour begins at the top edge."""
    side_band: float
    """Width of the pattern of a tapped face."""
    type_size: float
    type_line: float
    text_size: float
    """Zero where a summary finds no room."""
    text_line: float


SMALL = Proportions(6, 11, 13, 5, 4, (38, 60), 22, 11, 12, 0, 0)
MIDDLE = Proportions(8, 12, 15, 8, 5, (40, 72), 32, 11, 14, 11, 13)
LARGE = Proportions(8, 14, 18, 10, 7, (50, 92), 40, 12, 16, 12, 16)


def proportions_for(area: QRectF) -> Proportions:
    """Choose the proportions by the shorter side."""
    short = min(area.width(), area.height())
    if short < 100:
        return SMALL
    return MIDDLE if short < 150 else LARGE
