"""Leads from the palette to what was chosen in it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.palette.palette import Palette
from quizapp.gui.window.frame.commands import COMMANDS
from quizapp.presenters.keyboard.key_map import EVERYWHERE
from quizapp.presenters.known_trouble import trouble_of
from quizapp.presenters.palette.entry import Entry, EntryKind
from quizapp.presenters.palette.presenter import PalettePresenter
from quizapp.presenters.wording import word
from quizapp.training.planning.study_plan import PracticePlan

_QUERIES = {EntryKind.CARD: "card", EntryKind.RULE: "rule", EntryKind.TOPIC: "topic"}


class PaletteLead(QObject):
    """Connects the palette with its presenter."""

    session_requested = Signal(object)
    """A plan for a session."""
    looked_up = Signal(str, str)
    """What to show in the bank: a search, or else a question by its id."""
    failed = Signal(object)
    """A TroubleError: what stands in the way."""

    def __init__(
        self,
        theme: Theme,
        window: QWidget,
        presenter: PalettePresenter,
        commands: Mapping[str, Callable[[], None]],
    ) -> None:
        super().__init__()
        self._theme = theme
        self._presenter = presenter
        self._commands = commands
        self.palette = named(Palette(theme, window), "palette")
        self.palette.typed.connect(self._search)
        self.palette.chosen.connect(self._choose)
        theme.changed.connect(self.palette.adapt)

    def turn(self, language: str, left_out: Collection[str]) -> None:
        """Open the palette, or close it again."""
        if self.palette.isVisible():
            self.palette.close_again()
            return
        self._presenter.set_language(language)
        keys = self._theme.wishes.keys
        commands = tuple(
            _entry(
                command.key,
                word(language, command.name),
                tuple(keys.now(EVERYWHERE, cap) for cap in command.caps),
            )
            for command in COMMANDS
            if command.key not in {*left_out, "search"}
        )
        try:
            self.palette.open(self._presenter.open(commands))
        except Exception as error:
            self.failed.emit(trouble_of(error))

    def _search(self, typed: str) -> None:
        self.palette.render_screen(self._presenter.search(typed))

    def _choose(self, entry: Entry, at_once: bool) -> None:
        if entry.kind is EntryKind.COMMAND:
            self._commands[entry.key]()
        elif entry.kind is not EntryKind.QUESTION:
            self.looked_up.emit(f'{_QUERIES[entry.kind]}:"{entry.key}"', "")
        elif at_once:
            self.session_requested.emit(PracticePlan((entry.key,)))
        else:
            self.looked_up.emit("", entry.key)


def _entry(key: str, name: str, caps: tuple[str, ...]) -> Entry:
    return Entry(EntryKind.COMMAND, key, name, keys=caps[0] if caps else "")
