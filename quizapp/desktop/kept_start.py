"""The start page kept from one start to the next: read, confirmed, and kept anew."""

from __future__ import annotations

import datetime as dt
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from quizapp.storage.file.kept_page import (
    read_page,
    remove_page,
    state_of,
    state_of_progress,
    write_page,
)

if TYPE_CHECKING:
    from quizapp.desktop.data_desk import DataDesk
    from quizapp.presenters.starting.kept_page import Kept, KeptPage
    from quizapp.training.ports import Clock

# Start-up: this is part of the first frame; what keeps a page anew is loaded then.

LOGGER = logging.getLogger(__name__)

T = TypeVar("T")

_DAYS_AHEAD = 3
"""Days to come for which a page is kept."""
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
        self._kept = self._read()
        self.page = self._kept.pages[0] if self._kept and self._kept.pages else None
        """The page of now as it was kept; None without one."""

    def note_content(self) -> None:
        """Note the state of questions and program; before any of them is read."""
        if not self._content:
            self._content = state_of(self._list_content())

    def is_confirmed(self) -> bool:
        """Say whether nothing was written since the page was read from the data.

        Then the data would say the same: the file is the same, byte for byte.
        """
        self.note_content()
        kept = self._kept
        is_same = kept is not None and kept.content == self._content != ""
        return is_same and self._is_unwritten()

    def find_settings(self) -> Mapping[str, str] | None:
        """Give what is set, if nothing was written since it was kept; on whatever day.

        Then no database has to be opened for the first picture.
        """
        if self._kept is None or not self._is_unwritten():
            return None
        return self._kept.settings

    def read_anew(self, desk: DataDesk) -> Kept | None:
        """Read the pages of an open desk as they are to be kept; None if that fails.

        There is one for now, and one for each of the next days, since the first start of
        a day is to have its numbers, too. What was kept before goes where there is
        nothing to be kept.
        """
        shelf = desk.shelf
        if not desk.is_open or (shelf is not None and not shelf.is_prepared):
            return None  # until all is compiled, what is asked waits for the engine
        from quizapp.presenters.starting.kept_page import Kept

        pages: tuple[KeptPage, ...] = ()
        try:
            pages = tuple(self._read_pages(desk))
            settings = desk.get_app().settings.all_kept()
        except Exception:
            LOGGER.exception("the start page cannot be kept")
            pages = ()
        if not pages or pages[0].screen.is_empty:
            remove_page(self._folder)
            return None
        return Kept(pages, settings)

    def _read_pages(self, desk: DataDesk) -> Iterator[KeptPage]:
        from msgspec.structs import replace

        from quizapp.presenters.home import HomePresenter
        from quizapp.presenters.starting.kept_page import KeptPage, Validity

        opened, now = desk.open(), self._now().astimezone(self._zone)
        for moment in (now, *self._noons_after(now.date())):
            study = opened.study.at(moment)
            then = replace(opened, study=study)
            home = HomePresenter(
                _always(then),
                now=_always(moment),
                language=desk.language(),
                zone=self._zone,
            )
            validity = Validity(now, moment, *study.day_span())
            yield KeptPage(home.screen(), validity)

    def _noons_after(self, today: dt.date) -> Iterator[dt.datetime]:
        """Yield noon of each of the next days, on the clock on the wall."""
        for days in range(1, _DAYS_AHEAD + 1):
            noon = dt.datetime.combine(today + dt.timedelta(days=days), dt.time(12))
            if self._zone is None:
                yield noon.astimezone()
            else:
                yield noon.replace(tzinfo=self._zone)

    def keep(self, kept: Kept | None) -> None:
        """Keep pages, once the data are closed and as they stay."""
        if kept is None:
            return
        from quizapp.presenters.starting.kept_page import write_kept
        from quizapp.storage.file.folder_lock import FolderLock
        from quizapp.storage.trouble import StorageTroubleError

        try:
            with FolderLock(self._folder):  # nobody writes while its state is taken
                content = state_of(self._list_content())
                kept = kept._replace(
                    progress=state_of_progress(self._folder),
                    content=content if content == self._content else "",
                )
                write_page(self._folder, write_kept(kept))
        except (OSError, StorageTroubleError):
            LOGGER.info("the start page cannot be kept", exc_info=True)

    def _is_unwritten(self) -> bool:
        """Say whether the progress file is as it was when the page was kept."""
        kept = self._kept
        return (
            kept is not None and kept.progress == state_of_progress(self._folder) != ""
        )

    def _read(self) -> Kept | None:
        if not (text := read_page(self._folder)):
            return None
        # Loaded only where a page was kept: the first picture of all has no use of it.
        from quizapp.presenters.starting.kept_page import parse_kept

        now = self._now()
        return parse_kept(text, lambda validity: validity.holds(now, self._zone))


def _always(value: T) -> Callable[[], T]:
    return lambda: value


def content_of(shared: Path) -> list[Path]:
    """List what questions and their words come from, for all learners of a folder."""
    from quizapp.bank.places import COLLECTIONS, PACKAGE, content_folder

    program = [PACKAGE / name for name in _MAKES_THE_PAGE]
    content = [content_folder("questions"), shared / COLLECTIONS, shared / "pack"]
    return [*program, PACKAGE / "locale", *content]
