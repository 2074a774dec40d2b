"""The derivation: numbered steps, each with its rule."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout

from quizapp.gui.controls.chip_label import ChipLabel, KeyCaps
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.controls.trace_row import StepPlace, TraceRow
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.options.row_column import RowColumn
from quizapp.presenters.feedback_screen import FeedbackScreen, TraceStep
from quizapp.presenters.wording import word

_PlacedStep = tuple[TraceStep, StepPlace]


class StepsPanel(Panel):
    """Lists the steps; the one that is looked at shows its objects on the board."""

    looked_at = Signal(object)
    """Object ids of the step."""
    hint_shown = Signal()
    """The learner opened a step and reads how to import a rules text."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._current: TraceRow | None = None
        self._hint = ""
        self._title = TextBlock(theme, Role.SECTION, wrap=False)
        self._note = named(
            TextBlock(theme, Role.CAPTION, "text2", wrap=False), "steps-note"
        )
        self._differ = named(ChipLabel(theme, "git-branch", "caution"), "steps-differ")
        self._same = named(TextBlock(theme, Role.CAPTION, "text2"), "same-everywhere")
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._title)
        head.addWidget(KeyCaps(theme, ("T",)))
        head.addStretch(1)
        head.addWidget(self._note)
        head.addWidget(self._differ)
        self._list = RowColumn(self._make_row, _renew_row)
        self.column.setSpacing(4)
        self.column.addLayout(head)
        self.column.addLayout(self._list)
        self.column.addWidget(self._same)

    @property
    def rows(self) -> Sequence[TraceRow]:
        """Return the steps that are shown."""
        return self._list.rows

    def render_steps(self, screen: FeedbackScreen) -> None:
        """Show the steps of a page."""
        self._current = None
        self._title.say(word(screen.language, "steps.title"))
        self._note.say(screen.steps_note)
        self._note.setVisible(not screen.steps_differ)
        self._differ.say(screen.steps_differ)
        self.setAccessibleName(word(screen.language, "steps.title"))
        self._same.say("" if screen.editions else screen.edition_note)
        self._same.setVisible(not screen.editions)
        self._hint = screen.import_hint
        total = len(screen.steps)
        self._list.show(
            {
                f"step-{number}": (step, StepPlace(number, total, screen.language))
                for number, step in enumerate(screen.steps, start=1)
            }
        )

    def focus_step(self, by: int = 0) -> None:
        """Put the focus on a step: the first one, or one further up or down."""
        if not self.rows:
            return
        focused = next((i for i, row in enumerate(self.rows) if row.hasFocus()), None)
        index = 0 if focused is None else focused + by
        self.rows[max(0, min(index, len(self.rows) - 1))].setFocus()

    def turn_official(self) -> None:
        """Open a step with the rule's own words, or fold them away and back."""
        current = self._current
        if current is not None and current.hasFocus():
            current.turn_official()
        elif current is not None:
            current.setFocus()
        else:
            self.focus_step()

    @property
    def has_focus_inside(self) -> bool:
        """Say whether a step has the focus."""
        return any(row.hasFocus() for row in self.rows)

    def _look(self, row: TraceRow) -> None:
        if row is self._current:
            return
        self._current = row
        if self._hint:
            row.set_hint(self._hint)
            self._hint = ""
            self.hint_shown.emit()
        for other in self.rows:
            other.set_current(other is row)
        self.looked_at.emit(row.step.object_ids)

    def _make_row(self, placed: _PlacedStep) -> TraceRow:
        row = TraceRow(self._theme, *placed)
        row.looked_at.connect(self._look)
        return row


def _renew_row(row: TraceRow, placed: _PlacedStep) -> None:
    row.render_step(*placed)
