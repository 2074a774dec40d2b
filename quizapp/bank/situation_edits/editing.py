"""Editing: a situation with every step back and forth, as one plain value."""

from __future__ import annotations

from msgspec import Struct

from quizapp.bank.situation_edits.applying import apply_edit
from quizapp.bank.situation_edits.edits import Edit
from quizapp.bank.situation_edits.situation import Situation


class Change(Struct, frozen=True):
    """An edit, and the situation before and after it."""

    edit: Edit
    before: Situation
    after: Situation


class Editing(Struct, frozen=True):
    """Where the editing stands."""

    first: Situation
    """As the question has it."""
    done: tuple[Change, ...] = ()
    """Oldest first."""
    undone: tuple[Change, ...] = ()
    """What can be done again, the next one last."""

    @property
    def now(self) -> Situation:
        """Return the situation as it is edited."""
        return self.done[-1].after if self.done else self.first

    def with_edit(self, edit: Edit) -> Editing:
        """Make an edit; what was undone before is forgotten.

        :raises EditError: if it cannot be.
        """
        change = Change(edit, self.now, apply_edit(self.now, edit))
        return Editing(self.first, (*self.done, change))

    def undo(self) -> Editing:
        """Take the last edit back; nothing changes if there is none."""
        if not self.done:
            return self
        *done, last = self.done
        return Editing(self.first, tuple(done), (*self.undone, last))

    def redo(self) -> Editing:
        """Make the edit again that was taken back last."""
        if not self.undone:
            return self
        *undone, following = self.undone
        return Editing(self.first, (*self.done, following), tuple(undone))

    def reset(self) -> Editing:
        """Take every edit back; each can be made again."""
        return Editing(self.first, (), (*self.undone, *reversed(self.done)))

    def without_last(self) -> Editing:
        """Forget the last edit altogether."""
        return Editing(self.first, self.done[:-1])
