"""Certificates painted into PDF files: one landscape page each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QGuiApplication,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)

from quizapp.gui.printing.pdf import RESOLUTION
from quizapp.gui.printing.typesetting import MILLIMETRES_PER_INCH
from quizapp.gui.printing.typography import paper_font
from quizapp.presenters.results.certificate import Certificate

_MARGIN = 14.0
_INSET = 3.0
"""Millimetres between the two lines of the frame."""
_ROOM = 26.0
"""Millimetres between the frame and texts."""
_INK = QColor(20, 20, 20)
_GREY = QColor(95, 95, 95)
_FRAME = QColor(60, 72, 110)
_SMALLEST = 6.0


class _Line(Struct, frozen=True):
    """A line in the middle of the page."""

    text: str
    size: float
    """Points; smaller where it would not fit."""
    top: float
    """Millimetres from the upper end of the page."""
    weight: int = 400
    colour: QColor = _INK


class CertificatePrinter:
    """Paints certificates; as long as it lives, so does what Qt needs for fonts."""

    def __init__(self) -> None:
        """Start Qt where it does not run yet; a screen is not asked for."""
        self._application = QGuiApplication.instance() or QGuiApplication(
            ["quizapp", "-platform", "offscreen"]
        )

    def paint(self, certificates: Sequence[Certificate], path: Path) -> None:
        """Paint a page for each certificate into one file.

        :raises OSError: if the file cannot be written.
        """
        painted = QBuffer()
        painted.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(painted)
        writer.setResolution(RESOLUTION)
        writer.setPageLayout(
            QPageLayout(
                QPageSize(QPageSize.PageSizeId.A4),
                QPageLayout.Orientation.Landscape,
                QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN),
                QPageLayout.Unit.Millimeter,
            )
        )
        writer.setTitle(certificates[0].title)
        writer.setCreator("quizapp")
        painter = QPainter(writer)
        try:
            for number, certificate in enumerate(certificates):
                if number:
                    writer.newPage()
                _Page(writer, painter).paint(certificate)
        finally:
            painter.end()
        path.write_bytes(painted.data().data())


class _Page:
    def __init__(self, writer: QPdfWriter, painter: QPainter) -> None:
        self._writer = writer
        self._painter = painter
        self._dots = writer.logicalDpiX() / MILLIMETRES_PER_INCH
        self._width = float(writer.width())
        self._height = float(writer.height())

    def paint(self, certificate: Certificate) -> None:
        """Paint frame, texts and the line to sign on."""
        self._frame(0.0, 0.8)
        self._frame(_INSET, 0.25)
        for line in _lines(certificate):
            self._text(line)
        self._sign(certificate.signature)

    def _frame(self, inset: float, thick: float) -> None:
        away = inset * self._dots
        pen = QPen(_FRAME, thick * self._dots)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        self._painter.setPen(pen)
        frame = QRectF(0.0, 0.0, self._width, self._height)
        self._painter.drawRect(frame.adjusted(away, away, -away, -away))

    def _text(self, line: _Line) -> None:
        room = self._width - 2 * _ROOM * self._dots
        size = line.size
        font = paper_font(size, line.weight)
        while size > _SMALLEST and self._wide(line.text, size, line.weight) > room:
            size *= 0.95
            font = paper_font(size, line.weight)
        self._painter.setFont(font)
        self._painter.setPen(line.colour)
        top = line.top * self._dots
        place = QRectF(_ROOM * self._dots, top, room, line.size * self._dots)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        self._painter.drawText(place, flags | Qt.TextFlag.TextWordWrap, line.text)

    def _wide(self, text: str, size: float, weight: int) -> float:
        font = paper_font(size, weight)
        return QFontMetricsF(font, self._writer).horizontalAdvance(text)

    def _sign(self, word: str) -> None:
        start = QPointF(self._width * 0.36, self._height - 34 * self._dots)
        end = QPointF(self._width * 0.64, start.y())
        self._painter.setPen(QPen(_GREY, 0.2 * self._dots))
        self._painter.drawLine(start, end)
        top = start.y() / self._dots + 1.5
        self._text(_Line(word, 9, top, colour=_GREY))


def _lines(certificate: Certificate) -> Iterator[_Line]:
    yield _Line(certificate.title, 34, 22, 600, _FRAME)
    yield _Line(certificate.name, 30, 54, 600)
    yield _Line(certificate.passed, 14, 74, colour=_GREY)
    yield _Line(certificate.exam, 22, 84, 600)
    yield _Line(" · ".join(certificate.details), 13, 102)
    yield _Line(certificate.number, 9, 160, colour=_GREY)
    yield _Line(certificate.notice, 7, 168, colour=_GREY)
