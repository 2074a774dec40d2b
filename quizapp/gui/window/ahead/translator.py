"""A window takes another language: what is seen at once, pages that are not seen in turns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QStackedWidget, QWidget

_BREATH_MS = 2
"""How long the window is left alone between two parts."""


class Speaker(Protocol):
    """A part of the window that says itself in a language."""

    def render_language(self, language: str) -> None:
        """Say it in another language."""


@runtime_checkable
class HasPage(Protocol):
    """A speaker of one page."""

    @property
    def page(self) -> QWidget:
        """Return the page."""


@runtime_checkable
class HasPages(Protocol):
    """A speaker of several pages."""

    @property
    def pages(self) -> Iterable[QWidget]:
        """List the pages that there are."""


class Translator(QObject):
    """Lets the speakers of a window follow its language, each before its page is seen."""

    def __init__(self, pages: QStackedWidget) -> None:
        super().__init__(pages)
        self._pages = pages
        self._language = ""
        self._late: list[Speaker] = []
        """Speakers that are still in the language before."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._tell_next)

    @property
    def is_done(self) -> bool:
        """Say whether nobody waits for a turn."""
        return not self._late

    def translate(self, language: str, speakers: Iterable[Speaker]) -> None:
        """Say what is seen in another language, and let the rest wait for its turn."""
        self._language = language
        self._late = list(speakers)
        self.make_ready(self._pages.currentWidget())
        self._timer.start(_BREATH_MS)

    def make_ready(self, page: QWidget | None) -> None:
        """Have what is about to be seen in the language, if it still waits."""
        if page is None:
            return
        for speaker in [each for each in self._late if _is_on(each, page)]:
            self._tell(speaker)

    def _tell(self, speaker: Speaker) -> None:
        if speaker in self._late:  # what was told before may have told this one, too
            self._late.remove(speaker)
            speaker.render_language(self._language)

    def _tell_next(self) -> None:
        if self._late:
            self._tell(self._late[0])
            self._timer.start(_BREATH_MS)


def _is_on(speaker: Speaker, page: QWidget) -> bool:
    """Say whether what a speaker says is on a page; without a page it is around them."""
    if isinstance(speaker, HasPages):
        said = tuple(speaker.pages)
    elif isinstance(speaker, HasPage):
        said = (speaker.page,)
    else:
        return True
    return any(each is page or page.isAncestorOf(each) for each in said)
