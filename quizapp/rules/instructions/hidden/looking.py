"""Abilities that let a player look at cards all the time (CR 401.5, 406.3)."""

from __future__ import annotations

from quizapp.rules.game import Game, Static
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.sights import Seen, Sight
from quizapp.rules.procedures.seeing.looking import entries


class LookAtExiled(Static, frozen=True):
    """You may look at the cards exiled with this."""

    def shows(self, game: Game, source: GameObject, sight: Sight) -> Player | None:
        """Show its controller the cards that it exiled, and no others."""
        if sight.what is not Seen.FACE_DOWN_EXILE:
            return None
        mine = any(each.exiled_with == source.id for each in entries(game, sight))
        return source.controller if mine else None


class LookAtTop(Static, frozen=True):
    """You may look at the top card of your library at any time."""

    def shows(self, game: Game, source: GameObject, sight: Sight) -> Player | None:
        """Show its controller the top of their library."""
        del game
        mine = sight.what is Seen.LIBRARY_TOP and sight.of == source.controller
        return source.controller if mine else None
