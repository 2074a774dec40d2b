"""Static abilities about players who search libraries (CR 701.23, 723.2)."""

from __future__ import annotations

from quizapp.rules.game import Game, Proposal, Static
from quizapp.rules.instructions.finding.putting import PutFound
from quizapp.rules.instructions.finding.window import search_window
from quizapp.rules.nouns.control import Control, ControlSpan
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.points.control import control_of_team
from quizapp.rules.points.exiling import (
    SearchWindow,
    control_while_searching,
    found_card_is_exiled,
)


def is_opponent(game: Game, source: GameObject, player: Player) -> bool:
    """Say whether a player is an opponent of a permanent's controller (CR 102.3)."""
    by = source.controller
    return by is not None and player in game.state.opponents(by)


class ControlSearchers(Static, frozen=True):
    """You control your opponents while they search their libraries (CR 723.2)."""

    def control_of(
        self, game: Game, source: GameObject, player: Player
    ) -> Control | None:
        """Control an opponent who is searching now, and with them their whole team."""
        by = source.controller
        if by is None or not is_opponent(game, source, player):
            return None
        for subject in game.state.team_of(player):
            control = Control(
                subject=subject,
                by=by,
                stamp=source.entered,
                source=source.name,
                span=ControlSpan.SEARCH,
            )
            if _works(game, control):
                mine = subject == player
                if mine or game.ask(control_of_team, control, player):
                    return control
        return None


def _works(game: Game, control: Control) -> bool:
    """Say whether a player is searching now, as far as control is concerned."""
    window = search_window(game, control.subject)
    if window is SearchWindow.NONE:
        return False
    return game.ask(control_while_searching, control, window)


class ExileFound(Static, frozen=True):
    """Opponents exile what they find in their libraries, and you may play it."""

    def replaces(self, game: Game, source: GameObject, event: Proposal) -> bool:
        """Replace where a card goes, unless it is exiled in this way already."""
        if not isinstance(event, PutFound) or event.permits is not None:
            return False
        if not is_opponent(game, source, event.player):
            return False
        assert source.controller is not None
        return game.ask(
            found_card_is_exiled,
            source.controller,
            source.name,
            event.card.name,
            event.window,
        )

    def instead(self, game: Game, source: GameObject, event: Proposal) -> Proposal:
        """Exile it; whoever controls the permanent at this moment may play it."""
        del game
        assert isinstance(event, PutFound)
        assert source.controller is not None
        return event.exiled_for(source.controller, source.id)


class NoSearching(Static, frozen=True):
    """Your opponents can't search libraries (CR 101.2)."""

    def forbids_searching(self, game: Game, source: GameObject, player: Player) -> bool:
        """Forbid it to opponents."""
        return is_opponent(game, source, player)
