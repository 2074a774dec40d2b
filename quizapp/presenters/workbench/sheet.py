"""The sheet: the text that is open, and the file that it is from."""

from __future__ import annotations

from pathlib import Path

from quizapp.bank.workbench.manuscript import Manuscript
from quizapp.presenters.workbench.port import AuthorFiles, NotDoneError, Unsaved


class ChangedElsewhereError(Exception):
    """The file is not what it was when it was opened; saving again replaces it."""


class Sheet:
    """Holds one text; nothing that was typed is lost when the window goes away."""

    def __init__(self, files: AuthorFiles) -> None:
        self._files = files
        self.path: Path | None = None
        self.text = ""
        self._saved_text = ""
        self._may_replace = False
        self._kept: Unsaved | None = None

    @property
    def is_open(self) -> bool:
        """Say whether there is a text."""
        return self.path is not None

    @property
    def is_saved(self) -> bool:
        """Say whether the file holds the text as it is."""
        return self.text == self._saved_text

    @property
    def manuscript(self) -> Manuscript | None:
        """Return the text as the engine reads it."""
        if self.path is None:
            return None
        collection = self._files.collection_of(self.path)
        return Manuscript(self.path.stem, self.path.name, self.text, collection)

    def open(self, path: Path) -> None:
        """Open a file.

        :raises NotDoneError: if it cannot be read; the text before stays open.
        """
        self._take(path, text := self._files.read(path), text)

    def begin(self, path: Path, text: str) -> None:
        """Begin a new text, which is in no file yet."""
        self._take(path, text, "")

    def bring_back(self) -> bool:
        """Open the text that was kept, and say whether there was one."""
        unsaved = self._files.find_unsaved()
        if unsaved is None:
            return False
        self._take(Path(unsaved.path), unsaved.text, unsaved.saved_text)
        self._kept = unsaved
        return True

    def save(self) -> None:
        """Write the file.

        :raises NotDoneError: if it cannot be written.
        :raises ChangedElsewhereError: if somebody else has changed it meanwhile.
        """
        if self.path is None:
            return
        if not self._may_replace and self._is_changed_elsewhere(self.path):
            self._may_replace = True
            raise ChangedElsewhereError
        self._files.save(self.path, self.text)
        self._take(self.path, self.text, self.text)
        self.keep()

    def save_as(self, path: Path) -> None:
        """Write the text into another file, which is open from then on.

        :raises NotDoneError: if it cannot be written.
        """
        self._files.save(path, self.text)
        self._take(path, self.text, self.text)
        self.keep()

    def keep(self) -> None:
        """Keep what is not saved, beside the learner's data.

        :raises NotDoneError: if it cannot be kept.
        """
        unsaved = None
        if self.path is not None and not self.is_saved:
            unsaved = Unsaved(self.text, str(self.path), self._saved_text)
        if unsaved != self._kept:
            self._files.keep_unsaved(unsaved)
            self._kept = unsaved

    def _take(self, path: Path, text: str, saved_text: str) -> None:
        self.path, self.text, self._saved_text = path, text, saved_text
        self._may_replace = False

    def _is_changed_elsewhere(self, path: Path) -> bool:
        try:
            return self._files.read(path) != self._saved_text
        except NotDoneError:
            return False  # it is not there: nothing is replaced
