"""The words after an answer: verdict, options with reasons, steps."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.controls.verdict_bar import VerdictBar
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.options.option_row import JudgedRow
from quizapp.gui.options.row_column import RowColumn
from quizapp.gui.ordering.judged_order import JudgedOrder
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.gui.pages.study.asked_block import AskedBlock
from quizapp.gui.pages.study.steps_panel import StepsPanel
from quizapp.presenters.feedback_screen import (
    FeedbackScreen,
    JudgedOption,
    OptionMark,
    Verdict,
)
from quizapp.presenters.wording import join_words, word

_RING = 4
_Judged = tuple[JudgedOption, bool]
"""An option, and whether its question asks for all that are right."""


class AnswerColumn(ScrollColumn):
    """Says how the answer fared and why."""

    def __init__(self, theme: Theme, *, with_question: bool = False) -> None:
        """Say, if wanted, what was asked first: not everybody has just read it."""
        super().__init__()
        self._theme = theme
        self.asked = named(AskedBlock(theme), "asked")
        if not with_question:
            self.asked.hide()
        self.verdict = named(VerdictBar(theme), "verdict")
        self.steps = named(StepsPanel(theme), "steps")
        self._note = named(TextBlock(theme, Role.BODY, "caution"), "schedule-note")
        self._own = named(TextBlock(theme, Role.BODY, "text2"), "own-note")
        self.order = named(JudgedOrder(theme), "judged-order")
        self._shown, self._folded = (
            RowColumn(self._make_row, _renew_row) for _ in range(2)
        )
        fold = ButtonLook(ButtonKind.GHOST, key="Y", height=32.0)
        self.fold = named(ActionButton(theme, fold), "other-options")
        self.fold.setCheckable(True)
        self._proof = TextBlock(theme, Role.CAPTION, "text2", wrap=False)
        self._fold_line = QWidget()
        line = QHBoxLayout(self._fold_line)
        line.setContentsMargins(0, 0, _RING, 0)
        line.addWidget(self.fold)
        line.addStretch(1)
        line.addWidget(self._proof)
        self._arrange()
        self.fold.toggled.connect(self._show_folded)

    @property
    def shown_rows(self) -> Sequence[JudgedRow]:
        """Return the options that matter most."""
        return self._shown.rows

    @property
    def folded_rows(self) -> Sequence[JudgedRow]:
        """Return the options that are folded away at first."""
        return self._folded.rows

    def render_answer(self, screen: FeedbackScreen) -> None:
        """Show the page's words."""
        self.asked.render_asked(screen)
        self.verdict.render_verdict(screen)
        notes = (screen.leech_note, screen.schedule_note)
        self._note.say(" ".join(note for note in notes if note))
        self._note.setVisible(any(notes))
        self.order.render_order(screen)
        self._show_options(screen)
        language = screen.language
        letters = tuple(row.option.letter for row in self.folded_rows)
        key = "others.one" if len(letters) == 1 else "others.many"
        if screen.order is not None:
            key = "others.orders"  # the learner saw turns, and no letters of orders
        self.fold.say(word(language, key, letters=join_words(language, letters)))
        self._proof.say(word(language, "others.proof"))
        self._fold_line.setVisible(bool(letters))
        self._show_folded(self.fold.isChecked())
        self.steps.render_steps(screen)
        self.steps.setVisible(bool(screen.steps))
        self.fit()

    def render_note(self, note: str) -> None:
        """Show the learner's own note, if there is one."""
        self._own.say(note)
        self._own.setVisible(bool(note))
        self.fit()

    def set_room(self, *, narrow: bool) -> None:
        """Leave out what is not needed where it is narrow."""
        self._proof.setVisible(not narrow)
        self.fit()

    def leaves_arrows(self) -> bool:
        """Leave the arrow keys to the page while a step has the focus."""
        return self.steps.has_focus_inside

    def _arrange(self) -> None:
        self.column.setContentsMargins(0, 0, 0, 16)
        self.column.setSpacing(4)
        notes, steps = QVBoxLayout(), QVBoxLayout()
        for layout in (notes, steps):
            # Rows keep room for a ring; this puts all boxes in line with theirs.
            layout.setContentsMargins(_RING, 0, _RING, 0)
        notes.addWidget(self._note)
        notes.addWidget(self._own)
        steps.addWidget(self.steps)
        asked = QVBoxLayout()
        asked.setContentsMargins(_RING, 0, _RING, 0)
        asked.addWidget(self.asked)
        self.column.addLayout(asked)
        self.column.addWidget(self.verdict)
        self.column.addLayout(notes)
        self.column.addWidget(self.order)
        self.column.addLayout(self._shown)
        self.column.addWidget(self._fold_line)
        self.column.addLayout(self._folded)
        self.column.addLayout(steps)
        self.column.addStretch(1)

    def _show_options(self, screen: FeedbackScreen) -> None:
        placed = {
            f"judged-{option.letter}": (option, screen.select_all)
            for option in _important_first(screen)
        }
        folded = {
            name: one for name, one in placed.items() if _is_folded(one[0], screen)
        }
        self._shown.show({n: one for n, one in placed.items() if n not in folded})
        self._folded.show(folded)

    def _make_row(self, one: _Judged) -> JudgedRow:
        option, several = one
        return JudgedRow(self._theme, option, several=several)

    def _show_folded(self, shown: bool) -> None:
        icon = "caret-up" if shown else "caret-down"
        look = ButtonLook(ButtonKind.GHOST, key="Y", height=32.0, trailing_icon=icon)
        self.fold.set_look(look)
        for row in self.folded_rows:
            row.setVisible(shown)
        self.fit()


def _renew_row(row: JudgedRow, one: _Judged) -> None:
    option, several = one
    row.render_option(option, several=several)


def _is_folded(option: JudgedOption, screen: FeedbackScreen) -> bool:
    if screen.order is not None and option.mark is OptionMark.YOUR_ERROR:
        return True  # the order shows what was put, place by place
    return option.mark is OptionMark.LEFT_OUT


def _important_first(screen: FeedbackScreen) -> list[JudgedOption]:
    """Put what is right first, then what the learner chose; letters decide ties."""
    order = [
        OptionMark.RIGHT,
        OptionMark.MISSED,
        OptionMark.YOUR_ERROR,
        OptionMark.RIGHT_ELSEWHERE,
        OptionMark.LEFT_OUT,
    ]
    if any(
        each.mark in (OptionMark.GIVEN, OptionMark.UNTOLD) for each in screen.options
    ):
        return list(screen.options)
    if screen.order is not None:  # it shows the right one itself
        wrong = (each for each in screen.options if each.mark is not OptionMark.RIGHT)
        return sorted(wrong, key=lambda option: order.index(option.mark))
    if screen.select_all and screen.verdict is not Verdict.OTHER_EDITION:
        return list(screen.options)
    return sorted(screen.options, key=lambda option: order.index(option.mark))
