"""The hint bar: keys of the page, the date of the rules, the saved mark."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout

from quizapp.gui.controls.chip_label import Hint, KeyHints, SignLabel
from quizapp.gui.controls.panel import Bar
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.shown_keys import place_called
from quizapp.presenters.home_screen import HomeScreen
from quizapp.presenters.wording import word

_RULES_FROM = 560
"""From this width on there is room for the rules in force."""


class HintBar(Bar):
    """Stands at the foot of every page outside a session."""

    def __init__(self, theme: Theme) -> None:
        self._hints = named(KeyHints(theme), "hints")
        self._rules = named(
            TextBlock(theme, Role.CAPTION, "text2", wrap=False), "rules-line"
        )
        super().__init__(theme, 32, line_above=True)
        self._saved = named(
            SignLabel(theme, "check-circle-fill", "right"), "saved-mark"
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(32, 0, 24, 0)
        row.setSpacing(20)
        row.addWidget(self._hints, 1)
        row.addWidget(self._rules)
        row.addWidget(self._saved)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the rules out where they would be cut: every question names them."""
        super().resizeEvent(event)
        self._rules.setVisible(self.width() / self._theme.scale >= _RULES_FROM)

    def adapt(self) -> None:
        """Take the height that the text size asks for, and what has room then."""
        super().adapt()
        self._rules.setVisible(self.width() / self._theme.scale >= _RULES_FROM)

    def say(self, page: str, hints: tuple[Hint, ...]) -> None:
        """Show the keys of a page, by its name and as they are set."""
        keys, place = self._theme.wishes.keys, place_called(page)
        self._hints.say(
            tuple(
                (tuple(keys.now(place, cap) for cap in caps), does)
                for caps, does in hints
            )
        )

    def say_state(self, rules: str, saved: str) -> None:
        """Show the rules in force and whether all is saved."""
        self._rules.say(rules)
        self._saved.say(saved)


def hints_for(
    page: str, home: HomeScreen, language: str, can_undo: bool = False
) -> tuple[Hint, ...]:
    """List the keys of a page outside a session."""
    # Where one writes, a question mark is written.
    key = "F1" if page == "workbench-page" else "?"
    every: Hint = ((key,), word(language, "keys.all"))
    if page == "home-page":
        return (*_of_home(home, language, can_undo), every)
    back = ((word(language, "key.esc"),), word(language, "keys.back"))
    known = tuple(
        (tuple(_cap(cap, language) for cap in caps), word(language, f"keys.{does}"))
        for caps, does in _HINTS.get(page, ())
    )
    return (*known, every) if page == "message-page" else (*known, back, every)


_ENTER, _HOME = "Enter", "Home"
_NAMED = {_ENTER: "key.enter", _HOME: "key.home", "Space": "key.space"}
_HINTS: Mapping[str, tuple[tuple[tuple[str, ...], str], ...]] = {
    "message-page": (((_ENTER,), "retry"),),
    "bank-page": (
        (("/",), "filter"),
        (("↑", "↓"), "move"),
        ((_ENTER,), "answer-it"),
        ((f"Ctrl {_ENTER}",), "practise-all"),
        (("Ctrl M",), "more-ways"),
        (("−",), "bar"),
    ),
    "study-page": (
        (("1", "…", "6"), "which"),
        ((_ENTER,), "start"),
        (("W",), "make-set"),
        (("G",), "round"),
        (("B",), "booth"),
    ),
    "settings-page": (
        (("/",), "filter"),
        (("↑", "↓"), "section"),
        (("Ctrl Z",), "take-back"),
    ),
    "board-page": (
        (("T",), "edit.tap"),
        (("+",), "edit.counter"),
        (("/",), "edit.add"),
        (("←", "→"), "edit.step"),
        (("P",), "edit.turn"),
        (("V",), "as-text"),
        ((_HOME,), "edit.reset"),
    ),
    "progress-page": (
        (("1", "…", "3"), "drill"),
        (("U",), "useful"),
        (("M",), "held"),
    ),
    "exams-page": (
        ((_ENTER,), "exam.prepare"),
        (("E",), "exam.which"),
        (("P",), "exam.file"),
        (("N",), "make-exam"),
    ),
    "gradebook-page": (
        (("C",), "collect-answers"),
        (("1", "…", "3"), "tabs"),
        (("Ctrl E",), "export-results"),
        (("Ctrl R",), "release"),
        (("K",), "rekey"),
    ),
    "room-page": (
        ((f"Ctrl {_ENTER}",), "begin-exam"),
        (("T",), "extra-time"),
        (("P",), "pause-one"),
        (("M",), "message"),
        (("F5",), "projector"),
    ),
    "blueprint-page": (
        (("↑", "↓", "←", "→"), "cell"),
        (("0", "…", "9"), "how-many"),
        (("/",), "add-subject"),
        (("Ctrl F",), "what-there-is"),
        ((f"Ctrl {_ENTER}",), "build-exam"),
    ),
    "workbench-page": (
        (("F5",), "check-now"),
        (("F9",), "try-it"),
        (("F8",), "next-message"),
        (("Ctrl .",), "fix"),
        (("Ctrl Space",), "complete"),
        (("F6",), "next-area"),
    ),
}
"""What keys do on each page, with the keys of the words."""


def _cap(cap: str, language: str) -> str:
    for name, key in _NAMED.items():
        cap = cap.replace(name, word(language, key))
    return cap


_WITHOUT_DATA = 2
"""The last keys of the start page do something before the data are open, too."""


def _of_home(home: HomeScreen, language: str, can_undo: bool) -> tuple[Hint, ...]:
    there = (
        (bool(home.questions), word(language, "key.enter"), "start"),
        (home.queue is not None and bool(home.queue.learn), "N", "learn"),
        (home.resume is not None, "R", "resume"),
        (can_undo, "Ctrl Z", "undo"),
        (home.ways is not None and bool(home.ways.set_start), "G", "round"),
        (home.ways is not None and bool(home.ways.failed), "F", "failed"),
        (True, "Ctrl K", "search"),
        (True, "Ctrl L", "language"),
    )
    every = there[-_WITHOUT_DATA:] if home.loading else there
    return tuple(
        ((cap,), word(language, f"keys.{does}")) for shown, cap, does in every if shown
    )
