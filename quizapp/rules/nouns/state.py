"""The state: the whole truth of a game as one frozen value."""

from __future__ import annotations

from msgspec import Struct

from quizapp.rules.nouns.control import Control
from quizapp.rules.nouns.events import Event
from quizapp.rules.nouns.lasting import LastingEffect
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.players import PlayerState
from quizapp.rules.nouns.triggers import WaitingTrigger
from quizapp.rules.nouns.turn import Turn
from quizapp.rules.nouns.zones import Zone


class PendingFrame(Struct, frozen=True, cache_hash=True):
    """A piece of work that the game has yet to finish."""


class State(Struct, frozen=True, cache_hash=True, kw_only=True):
    """Everything that is so in a game, the work still to be done included.

    Equal states have equal decisions. Keeping a state is all it takes to undo.
    """

    players: tuple[PlayerState, ...]
    """In turn order from the player who is active at the start."""
    objects: tuple[GameObject, ...] = ()
    """By id: an object that ceased to exist stays as it last was (CR 608.2h)."""
    stack: tuple[int, ...] = ()
    """Ids, the top last."""
    turn: Turn
    agenda: tuple[PendingFrame, ...] = ()
    """Work to be done, the next piece last."""
    controls: tuple[Control, ...] = ()
    waiting: tuple[WaitingTrigger, ...] = ()
    """Triggered abilities that go on the stack when a player would get priority."""
    missed: tuple[WaitingTrigger, ...] = ()
    """Triggered abilities that nobody has mentioned."""
    delayed: tuple[WaitingTrigger, ...] = ()
    """Missed triggers whose default action happens as the next phase begins."""
    lasting: tuple[LastingEffect, ...] = ()
    """What resolved spells and abilities have left behind."""
    regular: Player | None = None
    """Whose turn the last one was that was no extra turn; None: the active player's."""
    history: tuple[Event, ...] = ()
    """What has happened, as far as the question asks for it."""
    stamp: int = 1
    """The next moment: grows with everything whose order matters."""

    def player(self, player: Player) -> PlayerState:
        """Return what is kept for a player."""
        return next(each for each in self.players if each.player == player)

    @property
    def roles(self) -> tuple[Player, ...]:
        """Return the players in turn order."""
        return tuple(each.player for each in self.players)

    def others(self, player: Player) -> tuple[Player, ...]:
        """Return the other players, in turn order from that player."""
        order = self.roles
        start = order.index(player)
        return order[start + 1 :] + order[:start]

    def opponents(self, player: Player) -> tuple[Player, ...]:
        """Return the players of other teams, in turn order from a player (CR 102.3)."""
        team = self.player(player).team
        return tuple(
            each
            for each in self.others(player)
            if not team or self.player(each).team != team
        )

    def apnap(self) -> tuple[Player, ...]:
        """Return the active player, then the others in turn order (CR 101.4)."""
        return (self.turn.active, *self.others(self.turn.active))

    def in_zone(
        self, zone: Zone, player: Player | None = None
    ) -> tuple[GameObject, ...]:
        """List the objects of a zone: by controller on the battlefield and the stack,
        by owner elsewhere (CR 109.4)."""
        shared = zone in (Zone.BATTLEFIELD, Zone.STACK)
        return tuple(
            each
            for each in self.objects
            if each.zone is zone
            and (
                player is None or (each.controller if shared else each.owner) == player
            )
        )
