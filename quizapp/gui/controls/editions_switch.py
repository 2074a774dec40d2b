"""The editions line: one segment for each stretch of time with the same answer."""

from __future__ import annotations

import datetime as dt
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QKeyEvent, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider

from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.look.tokens import Tone
from quizapp.gui.paint.canvas import (
    CENTRE,
    MIDDLE_LEFT,
    Canvas,
    font_of,
    paint_safely,
    text_width,
)
from quizapp.presenters.calendar_words import short_date_words
from quizapp.presenters.feedback_screen import EditionAnswer
from quizapp.presenters.wording import word

_PILL = 24.0
_BAND_TOP = 30.0
_BAND = 32.0
_HEIGHT = 84.0
_DISC = 20.0
_GAP = 2.0


class EditionsSwitch(QSlider):
    """Chooses the date whose rules judge the question; a slider for assistive tools."""

    chosen = Signal(str)
    """ISO date on which the chosen stretch begins."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._theme = theme
        self._editions: tuple[EditionAnswer, ...] = ()
        self._language = "en"
        self.setPageStep(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(self._report)

    def render_editions(
        self, editions: tuple[EditionAnswer, ...], language: str
    ) -> None:
        """Show the stretches; the current one is marked."""
        self._editions, self._language = editions, language
        self.blockSignals(True)
        self.setRange(0, max(0, len(editions) - 1))
        self.setValue(self._current())
        self.blockSignals(False)
        if editions:
            now = editions[self._current()]
            self.setAccessibleName(word(language, "editions.title"))
            self.setAccessibleDescription(
                word(
                    language,
                    "editions.spoken",
                    label=now.label,
                    letter=now.letter,
                    text=now.text,
                )
            )
        self.updateGeometry()
        self.update()

    def step(self, by: int) -> None:
        """Go to an older (-1) or a newer (1) stretch."""
        self.setValue(self.value() + by)

    def show_today(self) -> None:
        """Go to the stretch that lasts until today."""
        self.setValue(self.maximum())

    def sizeHint(self) -> QSize:
        """Make room for marker, band and dates."""
        return QSize(self._theme.px(360), self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Keep every letter visible."""
        return QSize(self._theme.px(200), self._theme.px(_HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Home means today, wherever the slider would go."""
        if event.key() == Qt.Key.Key_Home:
            self.show_today()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the stretch under the pointer."""
        place = event.position().x() / self._theme.scale
        for index, area in enumerate(self._bands(self.width() / self._theme.scale)):
            if area.left() - _GAP <= place <= area.right() + _GAP:
                self.setValue(index)
                return

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow a drag from stretch to stretch."""
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag; nothing else happens."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line."""
        paint_safely(self, self._theme, self._paint)

    def _report(self, index: int) -> None:
        if index < len(self._editions):
            self.chosen.emit(self._editions[index].as_of)

    def _current(self) -> int:
        marks = [index for index, one in enumerate(self._editions) if one.current]
        return marks[0] if marks else max(0, len(self._editions) - 1)

    def _bands(self, width: float) -> list[QRectF]:
        """Share the width: half of it equally, half by the length of time."""
        spans = _spans(self._editions)
        whole = sum(spans) or 1
        left, bands = 0.0, []
        for span in spans:
            share = 0.5 / len(spans) + 0.5 * span / whole
            bands.append(QRectF(left, _BAND_TOP, share * width - _GAP, _BAND))
            left += share * width
        return bands

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        if not self._editions:
            return
        bands = self._bands(area.width())
        reach = -20.0
        for edition, band in zip(self._editions, bands, strict=True):
            self._paint_band(canvas, band, edition)
            reach = self._paint_date(canvas, band, edition, reach)
        self._paint_marker(canvas, bands[self._current()], area)
        if self.hasFocus():
            ring = bands[self._current()].adjusted(-1, -3, 1, 3)
            canvas.box(ring, 8, None, canvas.tokens.accent, 2)

    def _paint_band(self, canvas: Canvas, band: QRectF, edition: EditionAnswer) -> None:
        tokens = canvas.tokens
        tone = tokens.right_tone if edition.today else tokens.caution_tone
        canvas.box(band, 6, tone.soft, tone.line, 2 if edition.current else 1)
        if not edition.today:
            _hatch(canvas, band, tone)
        letter_width = text_width(edition.letter, font_of(Role.STRONG_CAPTION)) + 10
        width = max(_DISC, letter_width)
        disc = QRectF(band.left() + 6, band.center().y() - _DISC / 2, width, _DISC)
        canvas.box(disc, _DISC / 2, tokens.surface, tone.text, 1.5)
        font = font_of(Role.STRONG_CAPTION)
        canvas.text(disc, edition.letter, font, tone.text, CENTRE)
        words = QRectF(
            disc.right() + 6, band.top(), band.right() - disc.right() - 12, _BAND
        )
        # The letter alone says it too: part of a sentence would only mislead.
        if text_width(edition.text, font_of(Role.CAPTION)) <= words.width():
            canvas.text(words, edition.text, font_of(Role.CAPTION), tokens.text)

    def _paint_date(
        self, canvas: Canvas, band: QRectF, edition: EditionAnswer, reach: float
    ) -> float:
        said = short_date_words(edition.as_of, self._language)
        font = font_of(Role.CAPTION)
        width = text_width(said, font)
        left = min(band.left(), self.width() / self._theme.scale - width)
        if left < reach + 8:
            return reach
        canvas.box(
            QRectF(band.left(), _BAND_TOP + _BAND, 1, 5), 0, canvas.tokens.strong
        )
        area = QRectF(left, _BAND_TOP + _BAND + 6, width + 1, 16)
        canvas.text(area, said, font, canvas.tokens.text2, MIDDLE_LEFT)
        return left + width

    def _paint_marker(self, canvas: Canvas, band: QRectF, area: QRectF) -> None:
        tokens, edition = canvas.tokens, self._editions[self._current()]
        font = font_of(Role.STRONG_CAPTION)
        width = text_width(edition.label, font) + 16
        left = band.center().x() - width / 2
        left = max(0.0, min(left, area.width() - width))
        pill = QRectF(left, 0, width, _PILL)
        canvas.box(pill, 6, tokens.text)
        canvas.text(pill, edition.label, font, tokens.bg, CENTRE)
        canvas.painter.setPen(QPen(QColor(tokens.text), 2))
        x = band.center().x()
        canvas.painter.drawLine(QPointF(x, _PILL), QPointF(x, _BAND_TOP))


def _hatch(canvas: Canvas, band: QRectF, tone: Tone) -> None:
    ink = QColor(tone.line)
    ink.setAlpha(90)
    canvas.painter.setPen(Qt.PenStyle.NoPen)
    canvas.painter.setBrush(QBrush(ink, Qt.BrushStyle.BDiagPattern))
    canvas.painter.drawRoundedRect(band.adjusted(1, 1, -1, -1), 5, 5)


def _spans(editions: tuple[EditionAnswer, ...]) -> list[int]:
    """Measure each stretch in days; the last one has no end and gets the mean."""
    days = [dt.date.fromisoformat(edition.as_of).toordinal() for edition in editions]
    spans = [after - before for before, after in pairwise(days)]
    mean = sum(spans) // len(spans) if spans else 1
    return [*spans, max(1, mean)]
