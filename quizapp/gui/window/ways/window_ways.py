"""What lies over the pages or takes their place for a while: palette, booth and tour."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.window.page_leads import PageLeads

if TYPE_CHECKING:
    from quizapp.gui.window.ahead.translator import Speaker
    from quizapp.gui.window.ways.booth_lead import BoothLead
    from quizapp.gui.window.ways.palette_lead import PaletteLead
    from quizapp.gui.window.ways.tour_lead import TourLead

# Start-up: each of the three is loaded when it is first asked for.


class WindowWays(QObject):
    """Makes each when it is first asked for."""

    def __init__(self, theme: Theme, window: QWidget, leads: PageLeads) -> None:
        super().__init__()
        self._theme = theme
        self._window = window
        self._leads = leads
        self.palette: PaletteLead | None = None
        self.booth: BoothLead | None = None
        self.tour: TourLead | None = None

    def turn_palette(
        self, language: str, commands: Mapping[str, Callable[[], None]]
    ) -> None:
        """Open the palette, or close it again."""
        if self.palette is None:
            self.palette = self._leads.make_palette(self._window, commands)
        if self.palette is not None:
            self.palette.turn(language, self._leads.keys_without_page)

    def start_booth(self, question_ids: tuple[str, ...]) -> None:
        """Show questions to a crowd."""
        if (booth := self._lead_booth()) is not None:
            booth.start(question_ids)

    def booth_pages(self) -> list[QWidget]:
        """Make the page of a show before one is asked for."""
        return [] if (booth := self._lead_booth()) is None else [booth.page]

    def _lead_booth(self) -> BoothLead | None:
        if self.booth is None:
            self.booth = self._leads.make_booth(self._window)
        return self.booth

    def close_booth(self) -> None:
        """End the show, if one is on."""
        if self.booth is not None:
            self.booth.close()

    def start_tour(
        self,
        language: str,
        targets: Mapping[str, Sequence[QWidget]],
        give_back: Callable[[], None],
    ) -> None:
        """Lead around what stands on the screen."""
        from quizapp.gui.window.ways.tour_lead import TourLead

        if self.tour is None:
            self.tour = TourLead(self._theme, self._window, give_back)
        self.tour.start(language, targets)

    def stop_tour(self) -> None:
        """End the tour, as when another page is opened."""
        if self.tour is not None:
            self.tour.stop()

    @property
    def speakers(self) -> Iterator[Speaker]:
        """List what says itself in a language; the palette is said when it opens."""
        yield from (part for part in (self.booth, self.tour) if part is not None)
