"""The strip at the foot of the window: what goes on beside it, and how it ended."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPlainTextEdit

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.chip_label import SignLabel
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.dress import Dress
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.paint.canvas import Canvas
from quizapp.gui.window.exchange.progress_bar import ProgressBar
from quizapp.presenters.working.screen import StripScreen

_LINES = 4
_UNFOLDED_FROM = 600
"""From this height of the window on, there is room for details at once."""
_WORDS = 320
"""With this width for the words the buttons stand beside them."""

_SIGNS = {False: ("check-circle-fill", "right"), True: ("warning-fill", "wrong")}


class ProgressStrip(Panel):
    """Stands above the hint bar as long as there is something to say."""

    stop_requested = Signal()
    folder_requested = Signal()
    dismissed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=12)
        Dress(theme, self)
        self.column.setContentsMargins(24, 6, 24, 6)
        self._is_over = False
        self._text = named(TextBlock(theme, Role.STRONG_BODY), "work-text")
        self._signs = {
            failed: SignLabel(theme, icon, ink)
            for failed, (icon, ink) in _SIGNS.items()
        }
        self.bar = named(ProgressBar(theme), "work-bar")
        self.details = named(QPlainTextEdit(), "work-details")
        self.details.setReadOnly(True)
        self.details.setTabChangesFocus(True)
        self.details.hide()
        ghost = ButtonLook(ButtonKind.GHOST, "x", height=32)
        self.stop = named(ActionButton(theme, ButtonLook(height=32)), "work-stop")
        folder = ButtonLook(icon="archive", height=32)
        self.folder = named(ActionButton(theme, folder), "work-folder")
        self.dismiss = named(ActionButton(theme, ghost), "work-dismiss")
        self.fold = named(
            ActionButton(theme, _fold_look(unfolded=False)), "work-unfold"
        )
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._doing = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out()
        self.stop.clicked.connect(self.stop_requested)
        self.folder.clicked.connect(self.folder_requested)
        self.dismiss.clicked.connect(self.dismissed)
        self.fold.clicked.connect(lambda: self._unfold(self.details.isHidden()))
        self.hide()

    def render_strip(self, screen: StripScreen) -> None:
        """Show how far it is, or how it ended."""
        self._text.say(screen.text)
        self.setAccessibleName(screen.text)
        for failed, sign in self._signs.items():
            sign.setVisible(screen.is_over and screen.failed is failed)
        self.bar.show_share(screen.share, screen.text)
        self.bar.setVisible(not screen.is_over)
        self.stop.say(screen.stop)
        self.stop.setVisible(not screen.is_over)
        self.folder.say(screen.open_folder)
        self.folder.setVisible(bool(screen.open_folder))
        self.dismiss.say(screen.dismiss)
        self.dismiss.setVisible(screen.is_over)
        self.fold.say(screen.unfold)
        self.fold.setVisible(bool(screen.details))
        if self.details.toPlainText() != screen.details:
            self.details.setPlainText(screen.details)
            high = self.window().height() / self._theme.scale >= _UNFOLDED_FROM
            self._unfold(bool(screen.details) and high)
        self.details.setAccessibleName(screen.text)
        if screen.is_over and not self._is_over:
            event = QAccessibleAnnouncementEvent(self, screen.text)
            QAccessible.updateAccessibility(event)
        self._is_over = screen.is_over
        self.adapt()

    def announce_busy(self, said: str) -> None:
        """Say that something else must wait, below what goes on."""
        self.details.setPlainText(said)
        self._unfold(True)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def adapt(self) -> None:
        """Take a new text size or another width."""
        direction = QBoxLayout.Direction
        room = self.width() - self._doing.sizeHint().width()
        across = room / self._theme.scale >= _WORDS
        self._row.setDirection(
            direction.LeftToRight if across else direction.TopToBottom
        )
        self.details.setFont(self._theme.font(Role.CODE))
        self.details.setFixedHeight(self._theme.line(Role.CODE) * _LINES + 12)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons beside the words, or below."""
        super().resizeEvent(event)
        self.adapt()

    def _unfold(self, unfolded: bool) -> None:
        self.details.setVisible(unfolded)
        self.fold.set_look(_fold_look(unfolded=unfolded))

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens = canvas.tokens
        canvas.box(area, 0, tokens.raised)
        canvas.box(QRectF(area.left(), area.top(), area.width(), 1), 0, tokens.strong)

    def _lay_out(self) -> None:
        said = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        said.setSpacing(4)
        middle = Qt.AlignmentFlag.AlignVCenter
        for sign in self._signs.values():
            said.addWidget(sign, 0, middle)
        said.addWidget(self._text, 1, middle)
        doing = self._doing
        doing.setSpacing(12)
        for part in (self.bar, self.stop, self.fold, self.folder, self.dismiss):
            doing.addWidget(part)
        doing.addStretch(1)
        self._row.setSpacing(8)
        self._row.addLayout(said, 1)
        self._row.addLayout(doing)
        self.column.addLayout(self._row)
        self.column.addWidget(self.details)


def _fold_look(*, unfolded: bool) -> ButtonLook:
    caret = "caret-up" if unfolded else "caret-down"
    return ButtonLook(ButtonKind.GHOST, trailing_icon=caret, height=32)
