"""PDF: a paper painted on A4 pages with their numbers."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)

from quizapp.gui.printing.typesetting import Measure, make_pages, measure_of, set_block
from quizapp.gui.printing.typography import FOOT_SIZE, PAGE_MARGIN, paper_font
from quizapp.presenters.exporting.paper import Paper

RESOLUTION = 1200
FOOT = 8.0
"""Millimetres for the line at the foot of a page, with the room above it."""


class PdfPrinter:
    """Paints papers; as long as it lives, so does what Qt needs for fonts."""

    def __init__(self) -> None:
        """Start Qt where it does not run yet; a screen is not asked for."""
        self._application = QGuiApplication.instance() or QGuiApplication(
            ["quizapp", "-platform", "offscreen"]
        )

    def paint(self, paper: Paper, path: Path) -> int:
        """Paint a paper into a file, and return how many pages it has.

        :raises OSError: if the file cannot be written.
        """
        painted = QBuffer()
        painted.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(painted)
        writer.setResolution(RESOLUTION)
        writer.setPageLayout(_page_layout())
        writer.setTitle(paper.title)
        writer.setCreator("quizapp")
        painter = QPainter(writer)
        try:
            pages = _paint(paper, writer, painter)
        finally:
            painter.end()
        path.write_bytes(painted.data().data())
        return pages


def _page_layout() -> QPageLayout:
    return QPageLayout(
        QPageSize(QPageSize.PageSizeId.A4),
        QPageLayout.Orientation.Portrait,
        QMarginsF(PAGE_MARGIN, PAGE_MARGIN, PAGE_MARGIN, PAGE_MARGIN),
        QPageLayout.Unit.Millimeter,
    )


def _paint(paper: Paper, writer: QPdfWriter, painter: QPainter) -> int:
    measure = measure_of(writer, FOOT)
    blocks = [set_block(block, measure, writer) for block in paper.blocks]
    pages = make_pages(blocks, measure)
    for number, page in enumerate(pages, start=1):
        if number > 1:
            writer.newPage()
        for placed, y in page:
            placed.line.paint(painter, 0.0, y)
        _paint_foot(painter, measure, paper.stamp, paper.page_words(number, len(pages)))
    return len(pages)


def _paint_foot(painter: QPainter, measure: Measure, left: str, right: str) -> None:
    painter.setFont(paper_font(FOOT_SIZE))
    painter.setPen(QColor(70, 70, 70))
    height = FOOT * measure.dots_per_millimetre
    place = QRectF(0.0, measure.height, measure.width, height)
    bottom = Qt.AlignmentFlag.AlignBottom
    painter.drawText(place, bottom | Qt.AlignmentFlag.AlignLeft, left)
    painter.drawText(place, bottom | Qt.AlignmentFlag.AlignRight, right)
