"""Fonts: the shipped families, and the type roles of the design."""

from __future__ import annotations

import logging
from enum import Enum
from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from quizapp.gui.look.assets import asset_folder

LOGGER = logging.getLogger(__name__)
TEXT_FAMILY = "Inter"
CODE_FAMILY = "JetBrains Mono"
_SUFFIXES = (".ttf", ".otf", ".woff2")
"""A packed web font works too, but is unpacked twice at every start."""
_STYLES = {400: "Regular", 500: "Medium", 600: "SemiBold"}


class Role(Enum):
    """What a piece of text is; the value is size, line height and weight."""

    BIG_NUMBER = (48, 56, 600)
    NUMBER = (32, 40, 600)
    TITLE = (28, 36, 600)
    HEADING = (20, 28, 600)
    QUESTION = (18, 28, 600)
    SECTION = (16, 24, 600)
    STEM = (17, 28, 400)
    READING = (16, 24, 400)
    BODY = (14, 20, 400)
    STRONG_BODY = (14, 20, 600)
    BUTTON = (14, 20, 500)
    CAPTION = (12, 16, 400)
    STRONG_CAPTION = (12, 16, 600)
    LABEL = (12, 16, 500)
    """Chips and zone pills."""
    CARD = (11, 14, 400)
    STRONG_CARD = (11, 14, 600)
    CODE = (13, 20, 400)


@cache
def load_family(family: str, weight: int) -> bool:
    """Register the shipped font of a weight when it is first asked for.

    The window opens sooner for not reading fonts that its first page has no use of.
    """
    name = f"{family.replace(' ', '')}-{_STYLES.get(weight, 'Regular')}"
    folder = asset_folder("fonts")
    files = (folder / f"{name}{suffix}" for suffix in _SUFFIXES) if folder else ()
    path = next((path for path in files if path.is_file()), None)
    if path is None:
        return False
    number = QFontDatabase.addApplicationFont(str(path))
    if number < 0:
        LOGGER.warning("font file cannot be used: %s", path.name)
        return False
    return family in QFontDatabase.applicationFontFamilies(number)


def role_font(role: Role, scale: float) -> QFont:
    """Return the font of a role; without the shipped files, the system's own."""
    size, _, weight = role.value
    return sized_font(size * scale, weight, code=role is Role.CODE)


def sized_font(size: float, weight: int = 400, code: bool = False) -> QFont:
    """Return a font of a size in pixels, for text inside a painted figure."""
    return QFont(_made_font(max(1, round(size)), weight, code))


@cache
def _made_font(pixels: int, weight: int, code: bool) -> QFont:
    """Make a font once: pages ask for the same few of them thousands of times."""
    family = CODE_FAMILY if code else TEXT_FAMILY
    if load_family(family, weight):
        font = QFont(family)
    else:
        kind = (
            QFontDatabase.SystemFont.FixedFont
            if code
            else QFontDatabase.SystemFont.GeneralFont
        )
        font = QFontDatabase.systemFont(kind)
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def role_line(role: Role, scale: float) -> int:
    """Return the line height of a role."""
    return round(role.value[1] * scale)
