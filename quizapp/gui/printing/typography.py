"""Typography of a paper: fonts, indents and distances, in points and millimetres."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtGui import QFont

from quizapp.gui.look.fonts import TEXT_FAMILY, load_family
from quizapp.presenters.exporting.paper import Kind

PAGE_MARGIN = 20.0
"""Millimetres on all sides; the foot of a page stands in the lower one."""

BLOCK_GAP = 6.0
"""Millimetres between two blocks."""

FOOT_SIZE = 8.0
"""Points of the line at the foot of each page."""


class Setting(Struct, frozen=True, kw_only=True):
    """How one kind of text is set."""

    size: float
    """Points."""
    weight: int = 400
    leading: float = 1.35
    """Height of a line, in sizes of the font."""
    indent: float = 0.0
    """Millimetres; a mark stands in them."""
    above: float = 1.0
    """Millimetres above the first line."""
    grey: int = 0
    """Darkness of the text: 0 is black, 255 white."""


SETTINGS = {
    Kind.TITLE: Setting(size=18, weight=600),
    Kind.SMALL: Setting(size=8.5, above=1.5, grey=70),
    Kind.HEADING: Setting(size=11, weight=600, indent=8),
    Kind.STEM: Setting(size=10.5, above=1.5),
    Kind.BOARD: Setting(size=8.5, indent=8, above=0.4, grey=50),
    Kind.QUESTION: Setting(size=10.5, weight=600, above=2.5),
    Kind.OPTION: Setting(size=10.5, indent=10, above=1.5),
    Kind.REASON: Setting(size=9, indent=10, above=0.5, grey=50),
    Kind.STEP: Setting(size=9, indent=8, above=0.6),
}


ROW = Setting(size=8.5)
ROW_HEADING = Setting(size=8.5, weight=600, grey=50)

ROW_GAP = 0.8
"""Millimetres above a row of a table."""


def paper_font(size: float, weight: int = 400) -> QFont:
    """Return the shipped font in a size in points, or the system's own without it."""
    font = QFont(TEXT_FAMILY) if load_family(TEXT_FAMILY, weight) else QFont()
    font.setPointSizeF(size)
    font.setWeight(QFont.Weight(weight))
    # Replaced signs would be found neither by searching nor by copying.
    font.setFeature(QFont.Tag("calt"), 0)
    return font
