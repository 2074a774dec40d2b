"""Static abilities that have cards exiled instead of put into a graveyard (CR 614.6)."""

from __future__ import annotations

from typing import ClassVar, Literal

from quizapp.rules.game import Game, Static
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.zones import Zone


class ExileFromGraveyards(Static, frozen=True):
    """A card that would be put into a graveyard from anywhere is exiled instead."""

    bare_field: ClassVar[str] = "whose"

    whose: Literal["opponents", "all"]
    """Whose graveyards: those of its controller's opponents, or everybody's."""

    def zone_instead(
        self, game: Game, source: GameObject, owner: Player, zone: Zone
    ) -> Zone:
        """Say where a card goes that would be put into a zone of its owner's."""
        assert source.controller is not None
        theirs = self.whose == "all" or owner in game.state.opponents(source.controller)
        return Zone.EXILE if zone is Zone.GRAVEYARD and theirs else zone
