"""The page before an exam begins: what to know, what was looked at, and the start."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.button_flow import ButtonFlow
from quizapp.gui.controls.panel import Bar, Panel, Separator
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.key_reading import is_enter
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.gui.pages.sitting.icon_line import IconLine
from quizapp.gui.paint.canvas import Canvas, font_of, paint_safely, text_width
from quizapp.gui.plain_text import PlainLabel
from quizapp.presenters.sitting.measured import ScreenRoom
from quizapp.presenters.sitting.screen import StartScreen, Tile
from quizapp.presenters.wording import word

_RULES, _CHECKS, _BESIDE_FROM = 760, 368, 800
_MOST_RULES = 6
_TILE, _TILE_HEIGHT, _TILES = 156.0, 82.0, 3
_MOST_CHECKS = 5
_SIDE = 16.0
_HEIGHT = 560
"""Both panels are at least so high where they stand side by side."""


class NumberTile(PlainLabel):
    """A large number and what it counts."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._tile = Tile("", "")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def render_tile(self, tile: Tile) -> None:
        """Show a number."""
        self._tile = tile
        self.setText(f"{tile.number} {tile.label}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Make room for number and label."""
        number = text_width(self._tile.number, font_of(Role.NUMBER))
        label = text_width(self._tile.label, font_of(Role.BODY))
        width = max(_TILE, max(number, label) + 2 * _SIDE + 2)
        return QSize(int(width * self._theme.scale) + 1, self._theme.px(_TILE_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Never cut the number."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tile."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens = canvas.tokens
        canvas.box(area, 12, tokens.bg, tokens.border)
        width = area.width() - 2 * _SIDE
        number = QRectF(_SIDE, 12, width, 36)
        canvas.text(number, self._tile.number, font_of(Role.NUMBER), tokens.text)
        label = QRectF(_SIDE, 50, width, 20)
        canvas.text(label, self._tile.label, font_of(Role.BODY), tokens.text2)


class _Name(QLineEdit):
    """Leaves Enter to the page, which begins."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            event.ignore()
        else:
            super().keyPressEvent(event)


class StartPage(QWidget):
    """Reports that the candidate begins, or leaves before the time runs."""

    fills_window = True
    """Nothing of the window stands beside it."""
    begin_requested = Signal(str)
    """The candidate's name."""
    leave_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._scroll = ScrollColumn()
        self._bar = Bar(theme, 56, line_above=False)
        self._exam = named(TextBlock(theme, Role.STRONG_BODY, wrap=False), "exam-title")
        self._candidate = TextBlock(theme, Role.BODY, "text2", wrap=False)
        self._title = TextBlock(theme, Role.TITLE)
        self._line = named(TextBlock(theme, Role.READING, "text2"), "exam-line")
        self.tiles = [NumberTile(theme) for _ in range(_TILES)]
        self._rules = [IconLine(theme) for _ in range(_MOST_RULES)]
        self._checks = [IconLine(theme, small=True) for _ in range(_MOST_CHECKS)]
        self._ready = TextBlock(theme, Role.HEADING)
        self._name_label = TextBlock(theme, Role.STRONG_BODY)
        self.name = named(_Name(), "exam-name")
        self._fault = named(TextBlock(theme, Role.BODY, "wrong"), "exam-fault")
        self._foot = named(TextBlock(theme, Role.BODY, "text2"), "exam-foot")
        self._waits = named(TextBlock(theme, Role.SECTION), "exam-waits")
        primary = ButtonLook(ButtonKind.PRIMARY, "play", "Enter", 48.0)
        self.begin = named(ActionButton(theme, primary), "exam-begin")
        ghost = ButtonLook(ButtonKind.GHOST, "", "Esc")
        self.leave = named(ActionButton(theme, ghost), "exam-leave")
        self._words = TextBlock(theme, Role.CAPTION, "text3")
        self._lay_out()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.begin.clicked.connect(self._begin)
        self.leave.clicked.connect(self.leave_requested)

    @property
    def room(self) -> ScreenRoom:
        """Say how large the window is, at the text size that was chosen."""
        window, scale = self.window(), self._theme.scale
        return ScreenRoom(int(window.width() / scale), int(window.height() / scale))

    def render_start(self, screen: StartScreen) -> None:
        """Show what to know."""
        language = screen.language
        self._exam.say(screen.title)
        self._candidate.say("" if screen.asks_name else screen.candidate)
        self._title.say(word(language, "exam.before"))
        self._line.say(screen.line)
        for tile, shown in zip(self.tiles, screen.tiles, strict=False):
            tile.render_tile(shown)
        for number, tile in enumerate(self.tiles):
            tile.setVisible(number < len(screen.tiles))
        self._render_lines(screen)
        self._ready.say(word(language, "exam.ready"))
        self._name_label.say(word(language, "exam.name"))
        self.name.setAccessibleName(word(language, "exam.name"))
        if not self.name.text():
            self.name.setText(screen.candidate)
        for part in (self._name_label, self.name):
            part.setVisible(screen.asks_name)
        self._fault.say(screen.fault)
        self._fault.setVisible(bool(screen.fault))
        self._foot.say(screen.foot)
        self._waits.say(screen.waits)
        self._waits.setVisible(bool(screen.waits))
        self.begin.say(word(language, "exam.begin"), word(language, "key.enter"))
        self.begin.setVisible(not screen.waits)
        leave = screen.leave or word(language, "exam.result.leave")
        self.leave.say(leave, word(language, "key.esc"))
        self._words.say(screen.paper_words)
        self._words.setVisible(bool(screen.paper_words))
        self.adapt()

    def _render_lines(self, screen: StartScreen) -> None:
        for line, rule in zip(self._rules, screen.rules, strict=False):
            line.say((rule.icon, "accent"), rule.heading, rule.text)
        for number, line in enumerate(self._rules):
            line.setVisible(number < len(screen.rules))
        for number, line in enumerate(self._checks):
            line.setVisible(number < len(screen.checks))
        for line, check in zip(self._checks, screen.checks, strict=False):
            fine = ("check-circle-fill", "right")
            sign = fine if check.fine else ("warning-fill", "caution")
            line.say(sign, check.heading, check.text)

    def forget_name(self) -> None:
        """Suggest the learner's name again."""
        self.name.clear()

    def focus_page(self) -> None:
        """Put the focus where the keyboard is most useful."""
        if self.name.isVisibleTo(self):
            self.name.setFocus()
            self.name.selectAll()
        elif self.begin.isVisibleTo(self):
            self.begin.setFocus()
        else:
            self.setFocus()
        self._scroll.begin_at_top()  # what is to be known before comes first

    def adapt(self) -> None:
        """Put the panels side by side or below each other."""
        logical = self.window().width() / self._theme.scale
        beside = logical >= _BESIDE_FROM
        direction = QBoxLayout.Direction
        self._row.setDirection(
            direction.LeftToRight if beside else direction.TopToBottom
        )
        for panel, most in ((self._left, _RULES), (self._right, _CHECKS)):
            panel.setMaximumWidth(self._theme.px(most) if beside else 16_777_215)
        wanted = max(self._theme.px(280), self._right.minimumSizeHint().width())
        self._right.setMinimumWidth(wanted if beside else 0)
        for panel in (self._left, self._right):
            panel.setMinimumHeight(self._theme.px(_HEIGHT) if beside else 0)
        self._bar.adapt()
        self._bar.setVisible(beside)
        self._scroll.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the page for the new width."""
        super().resizeEvent(event)
        self.adapt()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin with Enter, leave with Esc."""
        if is_enter(event) and self.begin.isVisibleTo(self):
            self.begin.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.leave_requested.emit()
        else:
            super().keyPressEvent(event)

    def _begin(self) -> None:
        self.begin_requested.emit(self.name.text())

    def _lay_out(self) -> None:
        self._left = Panel(self._theme, margin=32)
        self._right = Panel(self._theme, margin=24)
        self._fill_left()
        self._fill_right()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(24)
        self._row.addStretch(1)
        self._row.addWidget(self._left, 20)
        self._row.addWidget(self._right, 10)
        self._row.addStretch(1)
        column = self._scroll.column
        column.setContentsMargins(24, 24, 24, 24)
        column.addLayout(self._row)
        column.addStretch(1)
        head = QHBoxLayout(self._bar)
        head.setContentsMargins(24, 0, 24, 0)
        head.setSpacing(12)
        head.addWidget(self._exam)
        head.addStretch(1)
        head.addWidget(self._candidate)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self._bar)
        page.addWidget(self._scroll, 1)

    def _fill_left(self) -> None:
        tiles = ButtonFlow()
        for tile in self.tiles:
            tiles.addWidget(tile)
        left = self._left.column
        left.setSpacing(16)
        for part in (self._title, self._line):
            left.addWidget(part)
        left.addLayout(tiles)
        for line in self._rules:
            left.addWidget(line)
        left.addStretch(1)

    def _fill_right(self) -> None:
        expanding, fixed = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed
        self.begin.setSizePolicy(expanding, fixed)
        right = self._right.column
        right.setSpacing(12)
        for part in (self._ready, *self._checks, Separator(self._theme)):
            right.addWidget(part)
        for part in (self._name_label, self.name, self._fault):
            right.addWidget(part)
        right.addStretch(1)
        for part in (self._waits, self._foot, self.begin):
            right.addWidget(part)
        right.addWidget(self.leave, 0, Qt.AlignmentFlag.AlignHCenter)
        right.addWidget(self._words)
