"""The results: options with their proofs, what was proven besides, messages, steps."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.chip_label import ChipLabel, KeyCaps, SignLabel
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.gui.pages.workbench.message_button import MessageButton
from quizapp.gui.pages.workbench.proof_line import ProofLine
from quizapp.gui.pages.workbench.result_row import ResultRow
from quizapp.presenters.wording import word
from quizapp.presenters.workbench.screen import Weight, WorkbenchScreen

_RING = 4
_COUNTED = {Weight.ERROR: "errors", Weight.WARNING: "warnings", Weight.NOTE: "messages"}


class ResultPanel(Panel):
    """Shows what the engine says; pressing a message reports its place."""

    message_pressed = Signal(int)
    """Where in the text it begins."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=12)
        self._shown: WorkbenchScreen | None = None
        self._scroll = ScrollColumn()
        self._title = TextBlock(theme, Role.SECTION, wrap=False)
        self._right = named(ChipLabel(theme, "check-circle-fill", "right"), "outcome")
        self._none = named(ChipLabel(theme, "warning-fill", "caution"), "no-outcome")
        signs = {"caution": "circle-half", "right": "check-circle-fill"}
        self._signs = {
            tone: SignLabel(theme, icon, tone) for tone, icon in signs.items()
        }
        self._review = named(TextBlock(theme, Role.CAPTION, "text2"), "review")
        self._errors = named(ChipLabel(theme, "x-circle-fill", "wrong"), "errors")
        self._warnings = named(ChipLabel(theme, "warning-fill", "caution"), "warnings")
        self._results = _Section(theme, "")
        self._proofs = _Section(theme, "workbench.proofs")
        self._messages = _Section(theme, "workbench.messages", "F8")
        self._steps = _Section(theme, "workbench.steps")
        self.buttons: list[MessageButton] = []
        self._lay_out()

    def render_results(self, screen: WorkbenchScreen) -> None:
        """Show everything anew, where it is not as before."""
        if self._shown is not None and _same(self._shown, screen):
            return
        self._shown = screen
        language = screen.language
        self._title.say(word(language, "workbench.results"))
        is_right = screen.outcome_tone == "right"
        self._right.say(screen.outcome if is_right else "")
        self._none.say("" if is_right else screen.outcome)
        self._review.say(screen.review)
        self._review.set_colour(screen.review_tone or "text2")
        self._review.setVisible(bool(screen.review))
        for tone, sign in self._signs.items():
            sign.setVisible(bool(screen.review) and tone == screen.review_tone)
        several = screen.preview is not None and screen.preview.select_all
        theme = self._theme
        self._results.fill(
            language,
            [ResultRow(theme, each, several=several) for each in screen.results],
        )
        proofs = [
            ProofLine(theme, each.tone, each.text, each.detail)
            for each in screen.proofs
        ]
        self._proofs.fill(language, proofs)
        self._fill_messages(screen)
        steps: list[QWidget] = []
        for each in screen.steps:
            line = TextBlock(theme, Role.BODY)
            line.say(f"{each.number}. {each.text} ({each.cite})", f"({each.cite})")
            steps.append(line)
        self._steps.fill(language, steps)
        self._scroll.fit()

    def focus_next_message(self, place: int) -> int | None:
        """Return where the next message after a place begins, round to the first."""
        starts = sorted(each.message.start for each in self.buttons)
        after = [each for each in starts if each > place]
        return next(iter((*after, *starts)), None)

    def adapt(self) -> None:
        """Wrap the text anew."""
        self._scroll.fit()

    def _fill_messages(self, screen: WorkbenchScreen) -> None:
        language = screen.language
        self._errors.say(_counted(language, Weight.ERROR, screen.errors))
        self._warnings.say(_counted(language, Weight.WARNING, screen.warnings))
        self.buttons = []
        for number, each in enumerate(screen.messages, start=1):
            spoken = word(language, f"workbench.weight.{each.weight.value}")
            button = named(
                MessageButton(self._theme, each, spoken), f"message-{number}"
            )
            button.clicked.connect(self._press)
            self.buttons.append(button)
        self._messages.fill(language, self.buttons)

    def _press(self) -> None:
        button = self.sender()
        if isinstance(button, MessageButton):
            self.message_pressed.emit(button.message.start)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._title)
        head.addWidget(self._right)
        head.addWidget(self._none)
        head.addStretch(1)
        self.column.addLayout(head)
        reviewed = QHBoxLayout()
        reviewed.setSpacing(0)
        for sign in self._signs.values():
            reviewed.addWidget(sign)
        reviewed.addWidget(self._review, 1)
        self.column.addLayout(reviewed)
        self._messages.head.addWidget(self._errors)
        self._messages.head.addWidget(self._warnings)
        column = self._scroll.column
        column.setContentsMargins(0, 0, 8, 8)
        for section in (self._messages, self._results, self._proofs, self._steps):
            column.addWidget(section)
        column.addStretch(1)
        self.column.addWidget(self._scroll, 1)


class _Section(QWidget):
    """A heading with rows below it; without rows it is not there."""

    def __init__(self, theme: Theme, title: str, key: str = "") -> None:
        super().__init__()
        self._key_of_title = title
        self._title = TextBlock(theme, Role.SECTION, wrap=False)
        self._rows: list[QWidget] = []
        self._list = QVBoxLayout()
        self._list.setSpacing(2)
        self.head = QHBoxLayout()
        self.head.setSpacing(8)
        self.head.addWidget(self._title)
        if key:
            self.head.addWidget(KeyCaps(theme, (key,)))
        self.head.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 4)
        column.setSpacing(4)
        if title:
            column.addLayout(self.head)
        column.addLayout(self._list)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def fill(self, language: str, rows: Sequence[QWidget]) -> None:
        """Show other rows."""
        focused = any(row.hasFocus() for row in self._rows)
        for row in self._rows:
            self._list.removeWidget(row)
            row.hide()
            row.setParent(None)
            row.deleteLater()
        self._rows = [*rows]
        for row in self._rows:
            self._list.addWidget(row)
            row.show()
        if self._key_of_title:
            self._title.say(word(language, self._key_of_title))
        self.setVisible(bool(rows))
        if focused and self._rows:
            self._rows[0].setFocus(Qt.FocusReason.OtherFocusReason)


def _counted(language: str, weight: Weight, number: int) -> str:
    return word(language, f"workbench.{_COUNTED[weight]}", n=number) if number else ""


def _same(before: WorkbenchScreen, now: WorkbenchScreen) -> bool:
    """Say whether two screens show the same results."""
    return _shown_of(before) == _shown_of(now)


def _shown_of(screen: WorkbenchScreen) -> tuple[object, ...]:
    return (
        screen.language,
        screen.outcome,
        screen.review,
        screen.results,
        screen.proofs,
        screen.messages,
        screen.steps,
        screen.is_open,
    )
