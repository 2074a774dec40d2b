"""The desk of the board: what was asked of the engine, and what has come."""

from __future__ import annotations

from concurrent.futures import Future

from quizapp.bank.situation_edits.answers import Edited, Opened
from quizapp.bank.situation_edits.editing import Editing
from quizapp.bank.situation_edits.edits import Edit
from quizapp.bank.situation_edits.situation import Situation
from quizapp.presenters.board_editing.port import BoardEngine, Variant


class BoardDesk:
    """Keeps the editing of one board in step with an engine that answers later."""

    def __init__(self, engine: BoardEngine) -> None:
        self._engine = engine
        self.variant: Variant | None = None
        self.opened: Opened | None = None
        self.editing: Editing | None = None
        self.edited = Edited()
        """What was answered last."""
        self.failed = False
        """Whether the process of the engine ended instead of answering."""
        self.impossible = ""
        """Why the last edit was taken back."""
        self._opening: Future[Opened] | None = None
        self._answering: Future[Edited] | None = None
        self._asked_for: Situation | None = None

    def open(self, variant: Variant) -> None:
        """Open a variant; edits of the same one are kept, in another language too."""
        if self.variant is None or self.variant[:3] != variant[:3]:
            self.opened = self.editing = None
            self.impossible = ""
        self._forget_asked()
        self.variant, self.failed = variant, False
        self._opening = self._engine.open_board(*variant)

    @property
    def is_waiting(self) -> bool:
        """Say whether something is asked of the engine."""
        return self._opening is not None or self._answering is not None

    @property
    def has_news(self) -> bool:
        """Say whether what was asked has come."""
        asked = (self._opening, self._answering)
        return any(each is not None and each.done() for each in asked)

    def edit(self, edit: Edit) -> None:
        """Make an edit, and ask what is right then.

        :raises EditError: if it cannot be.
        """
        assert self.editing is not None
        self.take(self.editing.with_edit(edit))

    def take(self, editing: Editing) -> None:
        """Take an edited situation, and ask what is right in it."""
        self.editing, self.impossible, self.failed = editing, "", False
        self._ask()

    def settle(self) -> None:
        """Take over what has come."""
        opening, answering = self._opening, self._answering
        if opening is not None and opening.done():
            self._opening = None
            self._take_opened(opening)
        elif answering is not None and answering.done():
            self._answering = None
            self._take_answer(answering)

    def _take_opened(self, opening: Future[Opened]) -> None:
        if opening.cancelled():  # its process was started anew meanwhile
            assert self.variant is not None
            self._opening = self._engine.open_board(*self.variant)
            return
        if opening.exception() is not None:
            self.failed = True
            return
        self.opened = opening.result()
        self.edited, self._asked_for = self.opened.edited, self.opened.situation
        if self.editing is None or self.editing.first != self.opened.situation:
            self.editing = Editing(self.opened.situation)
        self._ask()

    def _take_answer(self, answering: Future[Edited]) -> None:
        if answering.cancelled():
            self._asked_for = None
            self._ask()
            return
        if answering.exception() is not None:
            self.failed, self._asked_for = True, None
            return
        edited = answering.result()
        assert self.editing is not None
        if self._asked_for != self.editing.now:
            self._ask()  # it was superseded while it was worked out
            return
        if not edited.impossible:
            self.edited = edited
            return
        self.editing = self.editing.without_last()
        self._ask()
        self.impossible = edited.impossible

    def _ask(self) -> None:
        """Ask about the situation as it is now, once what was asked before has come.

        Situations that are superseded in the meantime are never worked out.
        """
        assert self.editing is not None
        assert self.variant is not None
        now = self.editing.now
        if self._answering is not None or now == self._asked_for:
            return
        self._asked_for = now
        self._answering = self._engine.answer_board(self.variant, now)

    def _forget_asked(self) -> None:
        self._opening = self._answering = self._asked_for = None
