"""The engine's answer beside the board, marked where it changed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from quizapp.gui.controls.chip_label import ChipLabel
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.paint.canvas import (
    CENTRE,
    Canvas,
    font_of,
    paint_safely,
    text_width,
)
from quizapp.gui.plain_text import PlainLabel
from quizapp.presenters.board_editing.screen import (
    OptionNow,
    ResultView,
    Standing,
    StepNow,
)

_DISC, _ARROW = 36.0, 28.0


class KeyChange(PlainLabel):
    """The letters of the key before and after, as two discs with an arrow."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._before, self._after = "", ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def say(self, before: str, after: str) -> None:
        """Show letters; nothing after the arrow where there is no answer."""
        self._before, self._after = before, after
        said = f"{before} → {after}" if after else before
        self.setText(said)
        self.setAccessibleName(said)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Make room for both."""
        width = self._width(self._before)
        if self._after and self._after != self._before:
            width += _ARROW + self._width(self._after)
        return QSize(int(width * self._theme.scale) + 2, self._theme.px(_DISC))

    def minimumSizeHint(self) -> QSize:
        """Never cut the letters."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the discs."""
        paint_safely(self, self._theme, self._paint)

    def _width(self, letters: str) -> float:
        return max(_DISC, text_width(letters, font_of(Role.SECTION)) + 20)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens, font = canvas.tokens, font_of(Role.SECTION)
        before = QRectF(1, 1, self._width(self._before) - 1, _DISC - 2)
        moved = bool(self._after) and self._after != self._before
        if not moved and self._after:
            canvas.box(before, _DISC / 2, tokens.accentfill)
            canvas.text(before, self._before, font, tokens.on, CENTRE)
            return
        canvas.box(before, _DISC / 2, tokens.surface, tokens.strong, 1.5)
        canvas.text(before, self._before, font, tokens.text2, CENTRE)
        if moved:
            arrow = QRectF(before.right() + 6, area.center().y() - 9, 18, 18)
            canvas.icon(arrow, "arrow-right", tokens.accent)
            left = before.right() + _ARROW
            after = QRectF(left, 1, self._width(self._after) - 1, _DISC - 2)
            canvas.box(after, _DISC / 2, tokens.accentfill)
            canvas.text(after, self._after, font, tokens.on, CENTRE)


class ResultPanel(Panel):
    """Says what is right now, option by option, and which steps differ."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "accentsoft", "accentline")
        self._title = TextBlock(theme, Role.STRONG_BODY)
        self._about = TextBlock(theme, Role.CAPTION, "text2")
        self.key_change = named(KeyChange(theme), "key-change")
        self.heading = named(TextBlock(theme, Role.SECTION), "result-heading")
        self.sentence = named(TextBlock(theme, Role.BODY), "result-sentence")
        self._said = ""
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.key_change)
        head.addWidget(self.heading, 1, Qt.AlignmentFlag.AlignVCenter)
        self.column.addWidget(self._title)
        self.column.addLayout(head)
        self.column.addWidget(self._about)
        self.column.addWidget(self.sentence)
        self._lines = Panel(theme, "accentsoft", "accentsoft", margin=0)
        self.column.addWidget(self._lines)
        self.column.addStretch(1)
        self._shown: ResultView | None = None

    def render_result(self, result: ResultView | None) -> None:
        """Show an answer, or nothing while no board is open."""
        self.setVisible(result is not None)
        if result is None or result == self._shown:
            return
        self._shown = result
        self._title.say(result.title)
        self.key_change.say(result.before, result.after)
        self.heading.say(result.heading)
        self._about.say(result.about)
        if result.standing is Standing.WAITING:
            return  # what was said before stays until there is something to say
        self.sentence.say(result.sentence)
        self.sentence.setVisible(bool(result.sentence))
        if self._lines.isVisible():
            self._render_lines(result)
        else:  # a board that comes is there first, and what is said of each option next
            QTimer.singleShot(0, self, lambda: self._render_if_shown(result))
        self._announce(result)

    def _render_if_shown(self, result: ResultView) -> None:
        if result is self._shown:
            self._render_lines(result)

    def _announce(self, result: ResultView) -> None:
        """Say a new answer to assistive technology."""
        parts = (result.heading, self.key_change.text(), result.sentence)
        said = ". ".join(part for part in parts if part)
        self.setAccessibleName(said)
        if said != self._said:
            self._said = said
            event = QAccessibleAnnouncementEvent(self, said)
            QAccessible.updateAccessibility(event)

    def _render_lines(self, result: ResultView) -> None:
        column = self._lines.column
        while column.count():
            item = column.takeAt(0)
            widget = None if item is None else item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for option in result.options:
            column.addWidget(self._option(option))
        if result.steps:
            title = TextBlock(self._theme, Role.STRONG_BODY)
            title.say(result.steps_title)
            column.addWidget(title)
        for step in result.steps:
            column.addWidget(self._step(step, result.differs))
        self._lines.setVisible(bool(column.count()))

    def _option(self, option: OptionNow) -> QWidget:
        line = _Line(self._theme, f"option-now-{option.letter}")
        tone = "right" if option.is_right else ""
        icon = "check-bold" if option.is_right else "x-bold"
        line.say(option.text)
        line.head(option.letter)
        line.mark(option.said, icon, "accent" if _moved(option) else tone)
        return line

    def _step(self, step: StepNow, differs: str) -> QWidget:
        line = _Line(self._theme, f"step-now-{step.number}")
        text = f"{step.number}  {step.text} ({step.cite})"
        line.say(text, str(step.number))
        if step.differs:
            line.mark(differs, "git-branch", "accent")
        return line


def _moved(option: OptionNow) -> bool:
    return option.was_right != option.is_right


class _Line(QWidget):
    """A text; above it a letter or a chip, where there is something to be marked."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme = theme
        self._letter = TextBlock(theme, Role.STRONG_BODY, wrap=False)
        self._letter.hide()
        self._text = named(TextBlock(theme, Role.BODY), name)
        self._column = Panel(theme, "surface", "border", margin=8)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._column)
        self._head = QHBoxLayout()
        self._head.setSpacing(8)
        self._head.addWidget(self._letter)
        self._column.column.setSpacing(4)
        self._column.column.addLayout(self._head)
        self._column.column.addWidget(self._text)

    def say(self, text: str, strong: str = "") -> None:
        self._text.say(text, strong)

    def head(self, letter: str) -> None:
        self._letter.say(letter)
        self._letter.show()

    def mark(self, text: str, icon: str, tone: str) -> None:
        chip = ChipLabel(self._theme, icon, tone)
        self._head.addWidget(chip)
        self._head.addStretch(1)
        chip.say(text)
        said = (text, self._letter.text(), self._text.text())
        self._text.setAccessibleName(": ".join(each for each in said if each))
