"""What was found out about a collection, and the question whether to add it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.sheet_dialog import SheetDialog
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.presenters.exchange.added_screen import ReviewPart, ReviewScreen

_WIDTH, _HEIGHT = 800, 600


class ReviewDialog(SheetDialog):
    """Lists all that was found; Escape adds nothing."""

    def __init__(
        self, theme: Theme, screen: ReviewScreen, parent: QWidget | None
    ) -> None:
        super().__init__(theme, parent, "review-dialog")
        self.setWindowTitle(screen.title)
        self.add = named(
            ActionButton(theme, ButtonLook(ButtonKind.PRIMARY, "check")), "review-add"
        )
        self.add.say(screen.add, screen.enter)
        self.add.setVisible(bool(screen.add))
        self.leave = named(ActionButton(theme, ButtonLook(key="Esc")), "review-leave")
        self.leave.say(screen.leave, screen.escape)
        (self.add if screen.add else self.leave).setDefault(True)
        self.add.clicked.connect(self.accept)
        self.leave.clicked.connect(self.reject)
        self.finished.connect(self.deleteLater)
        self._lay_out(screen)
        self.take_size(_WIDTH, _HEIGHT)

    def _lay_out(self, screen: ReviewScreen) -> None:
        scroll = ScrollColumn()
        scroll.column.setSpacing(12)
        scroll.column.setContentsMargins(0, 0, 12, 0)
        for role, ink, said in (
            (Role.HEADING, "text", screen.title),
            (Role.BODY, "text2", screen.line),
        ):
            text = TextBlock(self._theme, role, ink)
            text.say(said)
            scroll.column.addWidget(text)
        for part in screen.parts:
            scroll.column.addWidget(self._panel(part))
        scroll.column.addStretch(1)
        self.page.addWidget(scroll, 1)
        self.add_foot(self.add, self.leave)

    def _panel(self, part: ReviewPart) -> Panel:
        line = "wrongline" if part.is_wrong else "border"
        panel = Panel(self._theme, "surface", line, margin=12)
        ink = "wrong" if part.is_wrong else "text"
        heading = TextBlock(self._theme, Role.STRONG_BODY, ink)
        heading.say(part.heading)
        lines = TextBlock(self._theme, Role.BODY)
        lines.say("\n".join(part.lines))
        panel.column.addWidget(heading)
        panel.column.addWidget(lines)
        return panel
