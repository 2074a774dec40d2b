"""The check before handing in: every answer, what is open, and one question back."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.panel import Panel, Separator
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.gui.pages.sitting.list_row import RowText
from quizapp.gui.pages.sitting.row_list import RowList
from quizapp.presenters.sitting.screen import AnswerRow, HandInScreen
from quizapp.presenters.wording import word

_SIDE, _BESIDE_FROM, _TWO_FROM = 304, 800, 1200


class HandInPanel(ScrollColumn):
    """Reports which question is to be opened, and that it is to be handed in."""

    opened = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._screen: HandInScreen | None = None
        self._title = TextBlock(theme, Role.TITLE)
        self._line = TextBlock(theme, Role.BODY, "text2")
        self.list = named(RowList(theme, "answer"), "answers")
        self._side = Panel(theme, margin=20)
        self._ask = TextBlock(theme, Role.HEADING)
        self._count = named(TextBlock(theme, Role.NUMBER, wrap=False), "answered")
        self._of = TextBlock(theme, Role.BODY, "text2")
        self._open = named(TextBlock(theme, Role.BODY), "open-line")
        self._flags = named(TextBlock(theme, Role.BODY), "flag-line")
        self.go_open = _button(theme, "go-open", "U", "arrow-right")
        self.go_flag = _button(theme, "go-flag", "G", "flag")
        self._after = TextBlock(theme, Role.BODY, "text2")
        self._sure = named(TextBlock(theme, Role.STRONG_BODY, "caution"), "sure-line")
        self.hand_in = named(
            ActionButton(
                theme, ButtonLook(ButtonKind.PRIMARY, "tray", "Ctrl Enter", 48.0)
            ),
            "exam-hand-in",
        )
        self.back = _button(theme, "exam-hand-in-back", "Esc", "", ButtonKind.GHOST)
        self._lay_out()
        self.list.opened.connect(self.opened)
        self.go_open.clicked.connect(self._open_first)
        self.go_flag.clicked.connect(self._open_flagged)

    def render_check(self, screen: HandInScreen) -> None:
        """Show what would be handed in."""
        self._screen = screen
        language = screen.language
        self._title.say(screen.title)
        self._line.say(screen.line)
        self.list.render_rows([_row(each, language) for each in screen.rows])
        self._ask.say(word(language, "exam.hand-in.title"))
        self._count.say(screen.answered)
        self._of.say(screen.of)
        for text, line, strong in (
            (self._open, screen.open_line, screen.open_strong),
            (self._flags, screen.flag_line, screen.flag_strong),
        ):
            text.say(line, strong)
            text.setVisible(bool(line))
        for button, number in (
            (self.go_open, screen.first_open),
            (self.go_flag, screen.first_flag),
        ):
            button.say(word(language, "exam.go-to", n=number))
            button.setVisible(bool(number))
        self._after.say(screen.after)
        self._sure.say(screen.asks)
        self._sure.setVisible(bool(screen.asks))
        enter = f"Ctrl {word(language, 'key.enter')}"
        key = "exam.hand-in.now" if screen.asks else "exam.hand-in"
        self.hand_in.say(word(language, key), enter)
        self.back.say(word(language, "exam.hand-in.back"), word(language, "key.esc"))
        self.arrange()

    def focus_first(self) -> None:
        """Put the focus on the first question without an answer, or on the first."""
        first = self._screen.first_open if self._screen is not None else 1
        self.list.focus_row(first or 1)
        self.begin_at_top()  # what is missing is said there

    def arrange(self) -> None:
        """Put tables and panel side by side, or below each other."""
        logical = self.window().width() / self._theme.scale
        beside = logical >= _BESIDE_FROM
        direction = QBoxLayout.Direction
        self._row.setDirection(
            direction.RightToLeft if beside else direction.TopToBottom
        )
        self.list.arrange(2 if logical >= _TWO_FROM else 1)
        margin = 24 if beside else 16
        self.column.setContentsMargins(margin, 16, margin, 16)
        if beside:
            wanted = self._side.minimumSizeHint().width()
            self._side.setFixedWidth(max(self._theme.px(_SIDE), wanted))
        else:
            self._side.setMinimumWidth(0)
            self._side.setMaximumWidth(16_777_215)
        self.fit()

    def leaves_arrows(self) -> bool:
        """Leave the arrow keys to the rows."""
        return True

    def _lay_out(self) -> None:
        head = QVBoxLayout()
        head.setSpacing(0)
        head.addWidget(self._title)
        head.addWidget(self._line)
        count = QHBoxLayout()
        count.setSpacing(12)
        count.addWidget(self._count)
        count.addWidget(self._of, 1, Qt.AlignmentFlag.AlignVCenter)
        for button in (self.go_open, self.go_flag, self.hand_in, self.back):
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        side = self._side.column
        side.setSpacing(12)
        side.addWidget(self._ask)
        side.addLayout(count)
        side.addWidget(Separator(self._theme))
        for text, button in ((self._open, self.go_open), (self._flags, self.go_flag)):
            side.addWidget(text)
            side.addWidget(button)
        side.addWidget(Separator(self._theme))
        side.addWidget(self._after)
        side.addWidget(self._sure)
        side.addWidget(self.hand_in)
        side.addWidget(self.back)
        self._row = QBoxLayout(QBoxLayout.Direction.RightToLeft)
        self._row.setSpacing(16)
        self._row.addWidget(self._side, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addWidget(self.list, 1, Qt.AlignmentFlag.AlignTop)
        self.column.setSpacing(16)
        self.column.addLayout(head)
        self.column.addLayout(self._row)
        self.column.addStretch(1)

    def _open_first(self) -> None:
        if self._screen is not None:
            self.opened.emit(self._screen.first_open)

    def _open_flagged(self) -> None:
        if self._screen is not None:
            self.opened.emit(self._screen.first_flag)


def _row(row: AnswerRow, language: str) -> RowText:
    return RowText(
        number=row.number,
        text=row.question,
        chip=row.answer or word(language, "exam.no-answer"),
        tone="accent" if row.answer and row.is_whole else "caution",
        icon="" if row.answer and row.is_whole else "warning",
        flagged=row.flagged,
        spoken=row.spoken,
    )


def _button(
    theme: Theme,
    name: str,
    key: str,
    icon: str,
    kind: ButtonKind = ButtonKind.SECONDARY,
) -> ActionButton:
    return named(ActionButton(theme, ButtonLook(kind, icon, key)), name)
