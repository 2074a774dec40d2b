"""The frame around the pages: rail, hint bar and title, said as things are."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedWidget, QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.window.frame.hint_bar import HintBar, hints_for
from quizapp.gui.window.frame.rail import Rail, key_of_page
from quizapp.presenters.home_screen import HomeScreen
from quizapp.presenters.wording import per_cent, word

if TYPE_CHECKING:
    from quizapp.gui.window.ahead.translator import Translator
    from quizapp.gui.window.ahead.wardrobe import Wardrobe
    from quizapp.gui.window.frame.changed_keys import ChangedKeys
    from quizapp.gui.window.frame.page_fade import PageFade
    from quizapp.gui.window.frame.single_keys import SingleKeyGuard

# Start-up: this is part of the first frame; what it can do without is made on demand.

_WIDE = 1200
_NOTHING_KEPT = ("message-page", "workbench-page")
"""Pages that do not say that all is saved."""


class WindowFrame:
    """Says and fits what stands around every page."""

    def __init__(self, theme: Theme, window: QWidget, pages: QStackedWidget) -> None:
        self.rail = named(Rail(theme), "rail")
        self.hint_bar = named(HintBar(theme), "hint-bar")
        self.is_preparing = False
        """Whether questions are being compiled."""
        self.prepared = (0, 0)
        """How many variants are compiled, and of how many, once that is known."""
        self._theme = theme
        self._window = window
        self._pages = pages
        theme.dressed.connect(lambda: self.wardrobe.dress())
        self._guard: SingleKeyGuard | None = None
        self._changed_keys: ChangedKeys | None = None

    @cached_property
    def fade(self) -> PageFade:
        """Return what a page fades in with."""
        from quizapp.gui.window.frame.page_fade import PageFade

        return PageFade(self._theme, self._pages)

    def try_fade(self) -> None:
        """Draw unseen what pages fade in with: Qt makes what that needs the first time."""
        self.fade.grab()

    @cached_property
    def wardrobe(self) -> Wardrobe:
        """Return what dresses the window, part by part."""
        from quizapp.gui.window.ahead.wardrobe import Wardrobe

        return Wardrobe(self._theme, self._window, self._pages)

    @cached_property
    def translator(self) -> Translator:
        """Return what says the pages in another language, one by one."""
        from quizapp.gui.window.ahead.translator import Translator

        return Translator(self._pages)

    def turn_to(self, page: QWidget) -> None:
        """Show a page, and stand around it unless it fills the window."""
        if page is not (before := self._pages.currentWidget()):
            for part in ("wardrobe", "translator"):
                if part in vars(self):
                    getattr(self, part).make_ready(page)
            _bring_to_front(self._pages, page, before)
            self.fade.begin(page, before)
        fills = getattr(page, "fills_window", False)
        self.rail.setVisible(not fills)
        self.hint_bar.setVisible(not fills)
        self.fit()

    def turn_full_screen(self) -> None:
        """Take the whole screen, or give it back."""
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()

    def adapt(self) -> None:
        """Take a new text size, new colours or other wishes."""
        self.follow_wishes()
        self.fit()
        self.hint_bar.adapt()
        self.wardrobe.change()

    def fit(self) -> None:
        """Show the rail with names only where there is room."""
        needs_room = getattr(self._pages.currentWidget(), "needs_room", False)
        narrow = self._window.width() / self._theme.scale < _WIDE
        self.rail.set_narrow(narrow or bool(needs_room))

    def say(self, language: str, home: HomeScreen, *, can_undo: bool) -> None:
        """Say everything for the page that is open."""
        page = self._pages.currentWidget()
        name = page.objectName() if page is not None else ""
        self._window.setWindowTitle(word(language, "app"))
        if getattr(page, "fills_window", False):
            return  # nothing stands beside it; the next page has it all said
        self.rail.say(language, key_of_page(name))
        self.hint_bar.say(name, hints_for(name, home, language, can_undo))
        quiet = home.loading or name in _NOTHING_KEPT
        saved = "" if quiet else word(language, "saved")
        said = self._preparing(language) if self.is_preparing else home.rules_line
        self.hint_bar.say_state(said, saved)

    def _preparing(self, language: str) -> str:
        done, total = self.prepared
        if not total:
            return word(language, "preparing")
        share = per_cent(language, done / total)
        return word(language, "preparing.share", percent=share)

    def follow_wishes(self) -> None:
        """Have what keeps single keys out, or changes keys, once it is wanted."""
        wishes = self._theme.wishes
        if self._guard is None and not wishes.single_keys:
            from quizapp.gui.window.frame.single_keys import SingleKeyGuard

            self._guard = SingleKeyGuard(self._theme, self._window)
        if self._changed_keys is None and wishes.keys.changes:
            from quizapp.gui.window.frame.changed_keys import ChangedKeys

            self._changed_keys = ChangedKeys(self._theme, self._window, self._pages)
            self._changed_keys.follow()


def _bring_to_front(
    pages: QStackedWidget, page: QWidget, before: QWidget | None
) -> None:
    """Show a page; from one page of a session to the other without detours.

    Qt looks for what is to have the keyboard through all widgets of the window, though
    the page knows it, and tells each of all pages that nothing, and then that
    everything is to be painted.
    """
    focused = pages.window().focusWidget()
    goes_on = all(getattr(each, "is_in_session", False) for each in (page, before))
    if goes_on and focused is not None:
        focused.clearFocus()
    # WORKAROUND: Qt 6.11, QStackedLayout switches the updates of what holds its pages
    # off and on; it leaves that where they are off.
    pages.setAttribute(Qt.WidgetAttribute.WA_UpdatesDisabled, goes_on)
    pages.setCurrentWidget(page)
    pages.setAttribute(Qt.WidgetAttribute.WA_UpdatesDisabled, False)
