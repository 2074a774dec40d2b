"""One step of the derivation: number, sentence, rule; it points at the board."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton

from quizapp.gui.controls.text_block import text_style
from quizapp.gui.controls.text_flow import flow, paint_lines
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import CENTRE, Canvas, font_of, paint_safely
from quizapp.gui.paint.chip import Chip, chip_width, paint_chip
from quizapp.gui.paint.wrapping import Wrapping, wrapping_policy
from quizapp.gui.plain_text import tip
from quizapp.presenters.feedback_screen import TraceStep
from quizapp.presenters.wording import word

_DISC = 24.0
_TEXT_LEFT = 36.0
_INSET = 4.0
_NOTE_GAP = 6.0
"""Space between two notes under an open step."""
_BELOW = 40.0
"""Height of a rule whose number is not verified, below the text."""

_Note = tuple[str, Role, str]
"""A text, its role, and the name of its colour."""


class StepPlace(Struct, frozen=True):
    """Where a step stands in the derivation."""

    number: int
    total: int
    language: str


class TraceRow(Wrapping, QAbstractButton):
    """Shows a step; while it is open or focused its objects light up on the board."""

    least_height = 32
    looked_at = Signal(object)
    """The row, when it gets the focus or is clicked."""

    def __init__(self, theme: Theme, step: TraceStep, place: StepPlace) -> None:
        super().__init__()
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(wrapping_policy())
        self.clicked.connect(self._look)
        self.render_step(step, place)

    @property
    def step(self) -> TraceStep:
        """Return what the row shows."""
        return self._step

    def render_step(self, step: TraceStep, place: StepPlace) -> None:
        """Show another step, folded."""
        self._step, self._place = step, place
        self._current, self._hint, self._shows_official = False, "", True
        self.setText(step.text)
        self._speak()
        self.updateGeometry()
        self.update()

    def set_current(self, current: bool) -> None:
        """Mark the step that the board shows."""
        self._current = current
        self.updateGeometry()
        self.update()

    def set_hint(self, hint: str) -> None:
        """Say under the open step how its official text can be brought."""
        self._hint = hint
        self._speak()
        self.updateGeometry()

    def turn_official(self) -> None:
        """Fold the official text away, or show it again."""
        self._shows_official = not self._shows_official
        self._speak()
        self.updateGeometry()
        self.update()

    def height_at(self, width: float) -> float:
        """Measure the row at a width, the rule's words included."""
        below = 0.0 if self._step.verified else _BELOW
        return self._text_height(width) + below + self._notes_height(width)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the step's objects on the board."""
        super().focusInEvent(event)
        self._look()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrow keys to the page, which moves from step to step."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the step."""
        paint_safely(self, self._theme, self._paint)

    def _look(self) -> None:
        self.looked_at.emit(self)

    def _speak(self) -> None:
        step, place = self._step, self._place
        spoken = word(
            place.language,
            "steps.spoken",
            position=place.number,
            total=place.total,
            text=step.text,
            citation=step.citation,
        )
        notes = [text for text, _role, _colour in self._notes()]
        if step.differs:
            notes.append(word(place.language, "steps.differs"))
        if not step.verified:
            notes.append(word(place.language, "steps.unverified"))
        self.setAccessibleName(spoken)
        self.setAccessibleDescription(" ".join(note for note in notes if note))
        unverified = word(place.language, "steps.unverified")
        self.setToolTip(tip("" if step.verified else unverified))

    def _chip(self) -> Chip:
        if not self._step.verified:
            return Chip(
                self._step.citation, "question", self._theme.tokens.caution_tone
            )
        tone = self._theme.tokens.accent_tone if self._current else None
        return Chip(self._step.citation, "book-open", tone)

    def _text_room(self, width: float) -> float:
        """Leave room for the chip beside the text; an unverified rule stands below it."""
        if not self._step.verified:
            return width - _TEXT_LEFT - 8 - _INSET
        return width - _TEXT_LEFT - chip_width(self._chip()) - 20 - _INSET

    def _text_height(self, width: float) -> float:
        style = text_style(self._theme, Role.BODY, "text")
        lines = flow(self._step.text, style, self._text_room(width))
        return max(len(lines) * 20, 24) + 12

    def _notes(self) -> tuple[_Note, ...]:
        """List what an open step says below its sentence."""
        step = self._step
        notes = [(step.explanation, Role.BODY, "text2")]
        if self._shows_official:
            notes.append((step.official_source, Role.STRONG_CAPTION, "text2"))
            notes.append((step.official, Role.BODY, "text"))
        notes.append((self._hint, Role.CAPTION, "text2"))
        return tuple(note for note in notes if note[0])

    def _notes_height(self, width: float) -> float:
        notes = self._notes() if self._current else ()
        if not notes:
            return 0.0
        lines = sum(
            len(flow(text, text_style(self._theme, role, colour), width - 64))
            * role.value[1]
            for text, role, colour in notes
        )
        return lines + _NOTE_GAP * (len(notes) - 1) + 20

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens = canvas.tokens
        if self._current or self.underMouse():
            tint = tokens.accentsoft if self._current else tokens.hover
            canvas.box(area.adjusted(_TEXT_LEFT - 8, 0, 0, 0), 6, tint)
        self._paint_disc(canvas, area)
        room = self._text_room(area.width())
        style = text_style(self._theme, Role.BODY, "text")
        lines = flow(self._step.text, style, room)
        top = 8.0 if len(lines) == 1 else 6.0
        paint_lines(canvas, QPointF(_TEXT_LEFT, top), lines, style)
        self._paint_rule(canvas, area)
        self._paint_notes(canvas, area)
        if self.hasFocus():
            canvas.box(
                area.adjusted(_TEXT_LEFT - 8, 0, 0, 0), 6, None, tokens.accent, 2
            )

    def _paint_rule(self, canvas: Canvas, area: QRectF) -> None:
        chip = self._chip()
        if self._step.verified:
            left = area.right() - _INSET - 4 - chip_width(chip)
            paint_chip(canvas, left, 6, chip)
            return
        top = self._text_height(area.width())
        paint_chip(canvas, _TEXT_LEFT, top - 4, chip)
        note = word(self._place.language, "steps.unverified")
        line = QRectF(_TEXT_LEFT, top + 22, area.width() - _TEXT_LEFT, 16)
        canvas.text(line, note, font_of(Role.CAPTION), canvas.tokens.caution)

    def _paint_disc(self, canvas: Canvas, area: QRectF) -> None:
        tokens = canvas.tokens
        middle = _DISC / 2
        if self._place.number < self._place.total:
            below = QRectF(middle - 0.5, 6 + _DISC, 1, area.height() - 6 - _DISC)
            canvas.box(below, 0, tokens.line)
        if self._place.number > 1:
            canvas.box(QRectF(middle - 0.5, 0, 1, 6), 0, tokens.line)
        disc = QRectF(0, 6, _DISC, _DISC)
        differs = self._step.differs
        fill = tokens.accentfill if differs else tokens.sunken
        canvas.box(disc, middle, fill, None if differs else tokens.line)
        ink = tokens.on if differs else tokens.text
        font = font_of(Role.STRONG_CAPTION)
        canvas.text(disc, str(self._place.number), font, ink, CENTRE)

    def _paint_notes(self, canvas: Canvas, area: QRectF) -> None:
        height = self._notes_height(area.width())
        if not height:
            return
        box = QRectF(
            _TEXT_LEFT,
            area.bottom() - height,
            area.width() - _TEXT_LEFT - 8,
            height - 8,
        )
        canvas.box(box, 4, canvas.tokens.sunken)
        canvas.box(
            QRectF(box.left(), box.top(), 4, box.height()), 0, canvas.tokens.accent
        )
        corner = QPointF(box.left() + 16, box.top() + 6)
        for text, role, colour in self._notes():
            style = text_style(self._theme, role, colour)
            lines = flow(text, style, area.width() - 64)
            corner.setY(paint_lines(canvas, corner, lines, style) + _NOTE_GAP)
