"""Leads what is done with an instructor's own presets: names and files are asked for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from quizapp.gui.asking_files import AskedFile, FileAsker, FileKind
from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.exchange.asked_dialog import AskedDialog
from quizapp.gui.pages.instructing.blueprint_page import BlueprintPage
from quizapp.gui.pages.instructing.room.asking_dialog import AskedField, AskingDialog
from quizapp.presenters.instructing.blueprint.own_presets import OwnPresetsPresenter
from quizapp.presenters.keeping.screen import AskedWord
from quizapp.presenters.wording import word

_SUFFIX = "yaml"


class PresetsLead(QObject):
    """Asks, then lets the presenter act; the page is drawn anew by its own lead."""

    acted = Signal(object)
    """Something to be done for the page: a callable."""

    def __init__(
        self,
        theme: Theme,
        page: BlueprintPage,
        presenter: OwnPresetsPresenter,
        files: FileAsker,
    ) -> None:
        super().__init__()
        self._theme, self._page = theme, page
        self._presenter, self._files = presenter, files
        self._language = "en"
        self._acts: dict[str, Callable[[], None]] = {
            "save": lambda: self._ask_name("save", presenter.save),
            "rename": lambda: self._ask_name("rename", presenter.rename),
            "delete": self._ask_delete,
            "share": self._ask_goal,
            "take": self._ask_file,
        }
        page.preset_requested.connect(lambda name: self._acts[name]())

    def set_language(self, language: str) -> None:
        """Ask in another language from now on."""
        self._language = language
        self._presenter.set_language(language)

    def _ask_name(self, name: str, act: Callable[[str], None]) -> None:
        asked = AskedField(
            self._word(f"{name}.title"),
            self._word(f"{name}.line"),
            [("go", self._word(name))],
            self._word("not-now"),
            escape=word(self._language, "key.esc"),
            enter=word(self._language, "key.enter"),
        )
        dialog = AskingDialog(self._theme, asked, self._page.window())
        dialog.field.setText(self._presenter.name)
        dialog.field.selectAll()
        dialog.answered.connect(lambda _key, text: self.acted.emit(lambda: act(text)))
        dialog.open()
        dialog.field.setFocus()

    def _ask_delete(self) -> None:
        asked = AskedWord(
            title=self._word("ask-delete", name=self._presenter.name),
            lines=(self._word("ask-delete.line"),),
            go_on=self._word("delete"),
            leave=self._word("leave"),
            escape=word(self._language, "key.esc"),
        )
        dialog = AskedDialog(self._theme, asked, self._page.window())
        dialog.accepted.connect(lambda: self.acted.emit(self._presenter.delete))
        dialog.open()

    def _ask_goal(self) -> None:
        name = f"{self._presenter.name}.{_SUFFIX}".replace("/", " ")
        asked = AskedFile(self._word("share"), (self._kind,), name)
        self._files.ask_new_file(self._page, asked, self._then(self._presenter.share))

    def _ask_file(self) -> None:
        asked = AskedFile(self._word("take"), (self._kind,))
        self._files.ask_file(self._page, asked, self._then(self._presenter.take))

    def _then(self, act: Callable[[Path], None]) -> Callable[[Path], None]:
        return lambda path: self.acted.emit(lambda: act(path))

    @property
    def _kind(self) -> FileKind:
        return FileKind(self._word("kind"), _SUFFIX)

    def _word(self, key: str, **params: object) -> str:
        return word(self._language, f"presets.{key}", **params)
