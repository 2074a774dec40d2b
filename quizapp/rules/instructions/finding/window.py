"""The time during which a player searches (CR 701.23a)."""

from __future__ import annotations

from quizapp.rules.game import Game, ScopedFrame
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.sights import Seen, Sight
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.exiling import SearchWindow


class Searching(ScopedFrame, frozen=True, kw_only=True):
    """A player is searching for as long as this is on the agenda."""

    player: Player
    owner: Player
    """Whose zones are searched."""
    zones: tuple[Zone, ...]

    def shows(self, game: Game, sight: Sight) -> Player | None:
        """Show the library that is searched to the player who searches it."""
        del game
        shown = sight.what is Seen.LIBRARY and sight.of == self.owner
        return self.player if shown and Zone.LIBRARY in self.zones else None

    @property
    def window(self) -> SearchWindow:
        """Say whether the player's own library is among what is searched."""
        own = self.owner == self.player and Zone.LIBRARY in self.zones
        return SearchWindow.OWN if own else SearchWindow.ANOTHERS


def search_window(game: Game, player: Player) -> SearchWindow:
    """Say where this moment lies with regard to a player's search."""
    found = SearchWindow.NONE
    for frame in reversed(game.state.agenda):
        if isinstance(frame, Searching):
            mine = frame.player == player
            return frame.window if mine else SearchWindow.NONE
        if isinstance(frame, ScopedFrame):
            found = SearchWindow.ASIDE
    return found
