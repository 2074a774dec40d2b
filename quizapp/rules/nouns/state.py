"""The state: the whole truth of a game as one frozen value."""

from __future__ import annotations

from msgspec import Struct

from quizapp.rules.nouns.combat import NO_COMBAT, Combat
from quizapp.rules.nouns.control import Control
from quizapp.rules.nouns.events import Event
from quizapp.rules.nouns.lasting import LastingEffect
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.players import PlayerState
from quizapp.rules.nouns.sights import FaceDownCard, Sighting
from quizapp.rules.nouns.tournament.incidents import Incident, Snapshot
from quizapp.rules.nouns.triggers import WaitingTrigger
from quizapp.rules.nouns.turn import Turn
from quizapp.rules.nouns.zones import Zone


class PendingFrame(Struct, frozen=True, gc=False, cache_hash=True):
    """A piece of work that the game has yet to finish."""


class State(Snapshot, frozen=True, cache_hash=True, kw_only=True):
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
    combat: Combat = NO_COMBAT
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
    face_down: tuple[FaceDownCard, ...] = ()
    """What is kept for each card that lies face down."""
    sightings: tuple[Sighting, ...] = ()
    """Who may look at what at this moment, as far as the question asks for it."""
    regular: Player | None = None
    """Whose turn the last one was that was no extra turn; None: the active player's."""
    last_turn: int = -1
    """Number of the last turn that is played, once time was called; -1: it was not."""
    incidents: tuple[Incident, ...] = ()
    """Errors that no judge has ruled on."""
    history: tuple[Event, ...] = ()
    """What has happened, as far as the question asks for it."""
    stamp: int = 1
    """The next moment: grows with everything whose order matters."""

    def player(self, player: Player) -> PlayerState:
        """Return what is kept for a player."""
        for each in self.players:
            if each.player == player:
                return each
        raise KeyError(player)

    @property
    def roles(self) -> tuple[Player, ...]:
        """Return the players in turn order."""
        return tuple(each.player for each in self.players)

    def others(self, player: Player) -> tuple[Player, ...]:
        """Return the other players still in the game, in turn order from that player."""
        before: list[Player] = []
        after: list[Player] = []
        side = before
        for each in self.players:
            if each.player == player:
                side = after
            elif not each.lost:
                side.append(each.player)
        return (*after, *before)

    @property
    def present(self) -> tuple[Player, ...]:
        """Return the players who have not left the game, in turn order (CR 800.4)."""
        return tuple(each.player for each in self.players if not each.lost)

    @property
    def is_over(self) -> bool:
        """Say whether at most one player or team is left in the game (CR 104.2a)."""
        present = self.present
        return not present or len(self.team_of(present[0])) == len(present)

    def team_of(self, player: Player) -> tuple[Player, ...]:
        """Return a player's team still in the game, the player alone where there is none.

        The primary player comes first: a team bears that player's name (CR 805.2).
        """
        mine = self.player(player)
        if not mine.team:
            return () if mine.lost else (player,)
        heads = (e.player for e in self.players if e.team == mine.team and not e.lost)
        return tuple(sorted(heads, key=lambda head: head != mine.team))

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
        active = self.turn.active
        here = () if self.player(active).lost else (active,)
        return (*here, *self.others(active))

    def in_zone(
        self, zone: Zone, player: Player | None = None
    ) -> tuple[GameObject, ...]:
        """List the objects of a zone: by controller on the battlefield and the stack,
        by owner elsewhere (CR 109.4)."""
        there = [each for each in self.objects if each.zone is zone]
        if player is None:
            return tuple(there)
        if zone is Zone.BATTLEFIELD or zone is Zone.STACK:
            return tuple([each for each in there if each.controller == player])
        return tuple([each for each in there if each.owner == player])
