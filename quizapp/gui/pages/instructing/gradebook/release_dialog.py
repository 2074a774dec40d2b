"""The dialog of a release: each part now, later or not, and the word that tells it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.button_flow import ButtonFlow
from quizapp.gui.controls.segments import Segments
from quizapp.gui.controls.sheet_dialog import SheetDialog
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role, role_font
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.key_reading import is_enter
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.presenters.instructing.gradebook.release_presenter import WHEN
from quizapp.presenters.instructing.gradebook.screen import PartScreen, ReleaseScreen
from quizapp.presenters.wording import word
from quizapp.training.exam.results.release_plan import PARTS

_WIDTH, _HEIGHT = 640, 640
_CONTROL = Qt.KeyboardModifier.ControlModifier


class ReleaseDialog(SheetDialog):
    """Reports what is chosen; Escape tells nothing."""

    chosen = Signal(str, str)
    """A part, and when it is told."""
    moment_typed = Signal(str)
    release_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent, "release-dialog")
        self._title = named(TextBlock(theme, Role.HEADING), "release-title")
        self._line = TextBlock(theme, Role.BODY, "text2")
        self.parts = {part: _Part(theme, part) for part in PARTS}
        self._label = TextBlock(theme, Role.LABEL, "text2")
        self.moment = named(QLineEdit(), "release-moment")
        self.moment.setFont(role_font(Role.BODY, theme.scale))
        self._trouble = named(TextBlock(theme, Role.BODY, "wrong"), "release-trouble")
        self.summary = named(TextBlock(theme, Role.STRONG_BODY), "release-summary")
        self._below = TextBlock(theme, Role.BODY, "text2")
        look = ButtonLook(ButtonKind.PRIMARY, "export")
        self.release = named(ActionButton(theme, look), "release-do")
        self.leave = named(ActionButton(theme, ButtonLook(key="Esc")), "release-leave")
        self._lay_out()
        self._connect()
        self.take_size(_WIDTH, _HEIGHT)

    def render_screen(self, screen: ReleaseScreen) -> None:
        """Show what is chosen, and what comes of it."""
        language = screen.language
        self.setWindowTitle(screen.title)
        self._title.say(screen.title)
        self._line.say(screen.line)
        for part in screen.parts:
            self.parts[part.key].render_part(part)
        self._label.say(screen.moment_label)
        self.moment.setAccessibleName(screen.moment_label)
        if not self.moment.hasFocus():
            self.moment.setText(screen.moment)
        for each in (self._label, self.moment):
            each.setVisible(screen.asks_moment)
        self._trouble.say(screen.trouble)
        self._trouble.setVisible(bool(screen.trouble))
        self.summary.say("\n".join(screen.summary))
        self.summary.setVisible(bool(screen.summary))
        self._below.say(screen.line_below)
        enter = f"Ctrl {word(language, 'key.enter')}"
        self.release.say(word(language, "release.do"), enter)
        self.release.setEnabled(screen.can_release)
        self.leave.say(word(language, "release.leave"), word(language, "key.esc"))
        self._scroll.fit()
        if self.focusWidget() is None:
            self._begin()

    def _begin(self) -> None:
        """Let the keyboard begin at what is chosen of the first part."""
        first = next(iter(self.parts.values())).switch
        for button in first.buttons:
            if button.isChecked():
                button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Release with Ctrl Enter; Enter alone releases nothing."""
        if is_enter(event):
            if event.modifiers() & _CONTROL:
                self.release.click()
        else:
            super().keyPressEvent(event)

    def _connect(self) -> None:
        for key, part in self.parts.items():
            part.switch.chosen.connect(
                lambda when, key=key: self.chosen.emit(key, when)
            )
        self.moment.textEdited.connect(self.moment_typed)
        self.release.clicked.connect(self.release_requested)
        self.leave.clicked.connect(self.reject)

    def _lay_out(self) -> None:
        self._scroll = ScrollColumn()
        column = self._scroll.column
        column.setSpacing(12)
        column.setContentsMargins(0, 0, 12, 0)
        for part in (
            self._title, self._line, *self.parts.values(), self._label, self.moment,
            self._trouble, self.summary, self._below,
        ):  # fmt: skip
            column.addWidget(part)
        column.addStretch(1)
        foot = ButtonFlow()
        foot.addWidget(self.release)
        foot.addWidget(self.leave)
        self.page.addWidget(self._scroll, 1)
        self.page.addLayout(foot)


class _Part(QWidget):
    """One part with the switch that says when it is told."""

    def __init__(self, theme: Theme, key: str) -> None:
        super().__init__()
        self._title = TextBlock(theme, Role.STRONG_BODY)
        self._line = TextBlock(theme, Role.CAPTION, "text2")
        self.switch = Segments(theme, WHEN, f"release-{key}")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for part in (self._title, self._line, self.switch):
            column.addWidget(part)

    def render_part(self, screen: PartScreen) -> None:
        """Show when it is told."""
        self._title.say(screen.title)
        self._line.say(screen.line)
        self.switch.say(screen.choices, screen.when, screen.title)
