"""A set that is gone through in rounds: how far it is, and its next round."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.charts.progress_line import ProgressLine
from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.chip_label import SignLabel
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.ways.screen import RoundRow, SetRow


class SetPanel(Panel):
    """Reports that a round is wanted, or that the set is to go."""

    start_requested = Signal(str)
    forget_requested = Signal(str)

    def __init__(self, theme: Theme, number: int) -> None:
        super().__init__(theme, "bg", "border")
        self._set_id = ""
        self._room = 0
        self._name = named(TextBlock(theme, Role.STRONG_BODY), f"set-{number}-name")
        self._line = named(TextBlock(theme, Role.CAPTION, "text2"), f"set-{number}")
        self._rounds: list[_RoundLine] = []
        look = ButtonLook(icon="play", key="G" if number == 1 else "")
        self.start = named(ActionButton(theme, look), f"set-{number}-start")
        ghost = ButtonLook(ButtonKind.GHOST, "x")
        self.forget = named(ActionButton(theme, ghost), f"set-{number}-forget")
        self.start.clicked.connect(lambda: self.start_requested.emit(self._set_id))
        self.forget.clicked.connect(lambda: self.forget_requested.emit(self._set_id))
        self._lines = QVBoxLayout()
        self._lines.setSpacing(6)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.addWidget(self.start)
        self._buttons.addWidget(self.forget)
        self._buttons.addStretch(1)
        for part in (self._name, self._line):
            self.column.addWidget(part)
        self.column.addLayout(self._lines)
        self.column.addLayout(self._buttons)

    def render_set(self, row: SetRow) -> None:
        """Show a set."""
        self._set_id = row.set_id
        self._name.say(row.name)
        self._line.say(row.line)
        while len(self._rounds) > len(row.rounds):
            line = self._rounds.pop()
            self._lines.removeWidget(line)
            line.hide()
            line.deleteLater()
        for place, each in enumerate(row.rounds):
            if place == len(self._rounds):
                self._rounds.append(_RoundLine(self._theme))
                self._lines.addWidget(self._rounds[-1])
            self._rounds[place].render_round(each)
        self.start.say(row.start)
        self.start.setAccessibleName(f"{row.start}: {row.name}")
        self.forget.say(row.forget)
        self.forget.setAccessibleName(f"{row.forget}: {row.name}")

        self._place_buttons()

    def set_room(self, room: int) -> None:
        """Put the buttons side by side where a width has room, or below each other."""
        self._room = room
        self._place_buttons()

    def _place_buttons(self) -> None:
        direction = QBoxLayout.Direction
        widths = (button.sizeHint().width() for button in (self.start, self.forget))
        around = self.column.contentsMargins()
        wanted = sum(widths) + self._buttons.spacing() + around.left() + around.right()
        self._buttons.setDirection(
            direction.LeftToRight if wanted <= self._room else direction.TopToBottom
        )


class _RoundLine(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._text = TextBlock(theme, Role.CAPTION)
        self._sign = SignLabel(theme, "check-circle-fill", "right")
        self._share = ProgressLine(theme, 0)
        head = QHBoxLayout()
        head.addWidget(self._text, 1)
        head.addWidget(self._sign)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self._share)

    def render_round(self, row: RoundRow) -> None:
        self._text.say(row.text)
        self._sign.setVisible(row.right >= 1)
        self._share.show_share(row.right)
