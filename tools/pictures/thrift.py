"""Makes pictures of a window small: its commonest colours stay, others move to the nearest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtGui import QImage

MOST_COLOURS = 256
_OPAQUE = 0xFF000000


def with_few_colours(picture: QImage, most: int = MOST_COLOURS) -> QImage:
    """Return a picture with a palette; the same picture gives the same palette."""
    plain = picture.convertToFormat(QImage.Format.Format_RGB32)
    width, height = plain.width(), plain.height()
    pixels = memoryview(plain.constBits()).cast("B").cast("I")
    counts = Counter(pixels.tolist())
    kept = [colour for colour, _ in sorted(counts.items(), key=_commonest)[:most]]
    places = {colour: _nearest(colour, kept) for colour in counts}
    small = QImage(width, height, QImage.Format.Format_Indexed8)
    small.setColorTable([colour | _OPAQUE for colour in kept])
    line = small.bytesPerLine()
    bits = memoryview(small.bits()).cast("B")
    for row in range(height):
        drawn = pixels[row * width : (row + 1) * width].tolist()
        bits[row * line : row * line + width] = bytes(map(places.__getitem__, drawn))
    return small


def _commonest(counted: tuple[int, int]) -> tuple[int, int]:
    colour, count = counted
    return -count, colour


def _nearest(colour: int, kept: Sequence[int]) -> int:
    red, green, blue = colour >> 16 & 255, colour >> 8 & 255, colour & 255
    return min(
        range(len(kept)),
        key=lambda at: (
            (red - (kept[at] >> 16 & 255)) ** 2
            + (green - (kept[at] >> 8 & 255)) ** 2
            + (blue - (kept[at] & 255)) ** 2
        ),
    )
