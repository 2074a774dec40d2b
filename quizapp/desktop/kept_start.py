"""The start page kept from one start to the next: read, confirmed, and kept anew."""

from __future__ import annotations

import datetime as dt
import logging
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from quizapp.storage.file.kept_page import (
    read_page,
    remove_page,
    state_of,
    state_of_progress,
    write_page,
)

if TYPE_CHECKING:
    from quizapp.desktop.data_desk import DataDesk
    from quizapp.presenters.starting.kept_page import KeptPage
    from quizapp.training.ports import Clock

# Start-up: this is part of the first frame; what keeps a page anew is loaded then.

LOGGER = logging.getLogger(__name__)

_MAKES_THE_PAGE = ("bank", "presenters", "rules", "storage", "training")
"""Packages of the program that have a say in what the start page says."""


class KeptStart:
    """What the first picture shows before the data are open."""

    def __init__(
        self,
        folder: Path,
        list_content: Callable[[], Iterable[Path]],
        now: Clock,
        zone: dt.tzinfo | None = None,
    ) -> None:
        """Take the folder of the learner, and what lists what questions come from.

        Without a zone it is the computer's.
        """
        self._folder = folder
        self._list_content = list_content
        self._now = now
        self._zone = zone
        self._content = ""
        """The state of questions and program when the data were opened."""
        self.page = _read(folder)
        """The page as it was kept; None without one."""

    def note_content(self) -> None:
        """Note the state of questions and program; before any of them is read."""
        if not self._content:
            self._content = state_of(self._list_content())

    def is_confirmed(self) -> bool:
        """Say whether nothing was written since the page was read from the data.

        Then the data would say the same: the file is the same, byte for byte.
        """
        self.note_content()
        page = self.page
        is_same = page is not None and page.content == self._content != ""
        return is_same and self._is_unwritten()

    def find_settings(self) -> Mapping[str, str] | None:
        """Give what is set, if nothing was written since it was kept; on whatever day.

        Then no database has to be opened for the first picture.
        """
        if self.page is None or not self._is_unwritten():
            return None
        return self.page.settings

    def read_anew(self, desk: DataDesk) -> KeptPage | None:
        """Read the page of an open desk as it is to be kept; None if that does not work.

        What was kept before goes where there is nothing to be kept.
        """
        if not desk.is_open:
            return None
        from quizapp.presenters.home import HomePresenter
        from quizapp.presenters.starting.kept_page import KeptPage, Validity

        try:
            screen = HomePresenter(
                desk.open, now=self._now, language=desk.language(), zone=self._zone
            ).screen()
            began, ends = desk.open().study.day_span()
            settings = desk.get_app().settings.all_kept()
        except Exception:
            LOGGER.exception("the start page cannot be kept")
            screen = None
        if screen is None or screen.is_empty:
            remove_page(self._folder)
            return None
        validity = Validity(self._now().astimezone(self._zone), began, ends)
        return KeptPage(screen, validity, settings)

    def keep(self, page: KeptPage | None) -> None:
        """Keep a page, once the data are closed and as they stay."""
        if page is None:
            return
        from quizapp.presenters.starting.kept_page import write_kept
        from quizapp.storage.file.folder_lock import FolderLock
        from quizapp.storage.trouble import StorageTroubleError

        try:
            with FolderLock(self._folder):  # nobody writes while its state is taken
                content = state_of(self._list_content())
                page = page._replace(
                    progress=state_of_progress(self._folder),
                    content=content if content == self._content else "",
                )
                write_page(self._folder, write_kept(page))
        except (OSError, StorageTroubleError):
            LOGGER.info("the start page cannot be kept", exc_info=True)

    def _is_unwritten(self) -> bool:
        """Say whether the progress file is as it was when the page was kept."""
        page = self.page
        return (
            page is not None and page.progress == state_of_progress(self._folder) != ""
        )


def _read(folder: Path) -> KeptPage | None:
    if not (text := read_page(folder)):
        return None
    # Loaded only where a page was kept: the first picture of all has no use of it.
    from quizapp.presenters.starting.kept_page import parse_kept

    return parse_kept(text)


def content_of(shared: Path) -> list[Path]:
    """List what questions and their words come from, for all learners of a folder."""
    from quizapp.bank.places import COLLECTIONS, PACKAGE, content_folder

    program = [PACKAGE / name for name in _MAKES_THE_PAGE]
    content = [content_folder("questions"), shared / COLLECTIONS, shared / "pack"]
    return [*program, PACKAGE / "locale", *content]
