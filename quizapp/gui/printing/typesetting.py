"""Typesetting: paragraphs become lines, and lines are put on pages, none cut."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Protocol

from msgspec import Struct
from PySide6.QtCore import QPointF
from PySide6.QtGui import (
    QColor,
    QPagedPaintDevice,
    QPainter,
    QTextLayout,
    QTextLine,
)

from quizapp.gui.printing.breaking import break_lines, make_layout
from quizapp.gui.printing.table_row import SetRow
from quizapp.gui.printing.typography import BLOCK_GAP, ROW_GAP, SETTINGS, Setting
from quizapp.presenters.exporting.paper import PaperBlock, PaperRow, PaperText

MILLIMETRES_PER_INCH = 25.4


class SetLine:
    """One line of text, with what stands before it, ready to be painted."""

    def __init__(
        self,
        layout: QTextLayout,
        line: QTextLine,
        setting: Setting,
        mark: QTextLayout | None,
    ) -> None:
        self._layout = layout
        """Owns the line, which must not outlive it."""
        self._line = line
        self._mark = mark
        self._setting = setting

    @property
    def right(self) -> float:
        """Say where the text ends, from the left margin."""
        return self._line.naturalTextRect().right()

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        """Paint the line with its upper left corner at a place."""
        grey = self._setting.grey
        painter.setPen(QColor(grey, grey, grey))
        if self._mark is not None:  # first, as it is read first
            self._mark.draw(painter, QPointF(x, y))
        self._line.draw(painter, QPointF(x, y))


class Paintable(Protocol):
    """What stands on a line."""

    @property
    def right(self) -> float:
        """Say where it ends, from the left margin."""

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        """Paint it with its upper left corner at a place."""


class Placed(Struct, frozen=True):
    """A line with its height and the room above it."""

    line: Paintable
    height: float
    above: float


class SetBlock(Struct, frozen=True):
    """Lines that stay on one page if one page can hold them."""

    lines: tuple[Placed, ...]
    gap: float
    """Room above it, unless it begins a page."""

    @property
    def height(self) -> float:
        """Add up the lines, without the gap."""
        return sum(each.above + each.height for each in self.lines)


class Measure(Struct, frozen=True):
    """The room on a page, in dots of the device."""

    width: float
    height: float
    dots_per_millimetre: float


def measure_of(device: QPagedPaintDevice, foot: float) -> Measure:
    """Measure the room between the margins, without the foot (in millimetres)."""
    dots = device.logicalDpiX() / MILLIMETRES_PER_INCH
    return Measure(float(device.width()), device.height() - foot * dots, dots)


def set_block(
    block: PaperBlock, measure: Measure, device: QPagedPaintDevice
) -> SetBlock:
    """Break all paragraphs of a block into lines."""
    lines = chain.from_iterable(_set(each, measure, device) for each in block.texts)
    gap = BLOCK_GAP * measure.dots_per_millimetre if block.begins else 0.0
    return SetBlock(tuple(lines), gap)


def _set(
    text: PaperText | PaperRow, measure: Measure, device: QPagedPaintDevice
) -> Iterator[Placed]:
    if isinstance(text, PaperText):
        yield from _set_text(text, measure, device)
        return
    row = SetRow(text, measure.width, device)
    yield Placed(row, row.height, ROW_GAP * measure.dots_per_millimetre)


def _set_text(
    text: PaperText, measure: Measure, device: QPagedPaintDevice
) -> Iterator[Placed]:
    setting = SETTINGS[text.kind]
    indent = setting.indent * measure.dots_per_millimetre
    layout = make_layout(text.text, setting, device)
    mark = make_layout(text.mark, setting, device) if text.mark else None
    if mark is not None:
        break_lines(mark, indent, 0.0)
    for number, line in enumerate(break_lines(layout, measure.width - indent, indent)):
        size = setting.size * device.logicalDpiY() / 72
        yield Placed(
            line=SetLine(layout, line, setting, None if number else mark),
            height=max(line.height(), size * setting.leading),
            above=0.0 if number else setting.above * measure.dots_per_millimetre,
        )


def make_pages(
    blocks: Sequence[SetBlock], measure: Measure
) -> list[list[tuple[Placed, float]]]:
    """Put lines on pages with their heights from the top.

    A block goes to the next page whole if it does not fit; one that is higher than a
    page begins a page and is broken between two lines.
    """
    pages: list[list[tuple[Placed, float]]] = [[]]
    y = 0.0
    for block in blocks:
        y += block.gap if y else 0.0
        if y and y + block.height > measure.height:
            pages.append([])
            y = 0.0
        for each in block.lines:
            if y and y + each.above + each.height > measure.height:
                pages.append([])
                y = 0.0
            y += each.above if y else 0.0
            pages[-1].append((each, y))
            y += each.height
    return pages
