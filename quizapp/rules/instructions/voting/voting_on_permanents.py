"""Each player votes for a permanent, and something happens to those with the most votes."""

from __future__ import annotations

from enum import StrEnum

from quizapp.rules.cards.abilities import Instruction
from quizapp.rules.game import Effect, Game, replace
from quizapp.rules.instructions.voting.casting_votes import (
    CastingVotes,
    voters_from_you,
)
from quizapp.rules.nouns.decisions import Option
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.scope import Scope
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.voting.votes import most_voted
from quizapp.rules.procedures.performing import Perform


class VotedFor(StrEnum):
    """Which permanents may be voted for; no vote has a target."""

    NONLAND_YOU_DO_NOT_CONTROL = "nonland_you_do_not_control"


class VoteForPermanent(Effect, frozen=True, kw_only=True):
    """Each player, starting with you, votes for a permanent."""

    among: VotedFor
    do: tuple[Instruction, ...]
    """What happens to each permanent with the most votes or tied for most: it is the
    chosen object."""

    def perform(self, game: Game, scope: Scope) -> None:
        """Have the players vote in turn order, starting with you."""
        voters = voters_from_you(game, scope)
        game.push(VoteOnPermanents(scope, voters, vote=self))


class VoteOnPermanents(CastingVotes, frozen=True, kw_only=True):
    """Players vote for permanents."""

    vote: VoteForPermanent

    def options(self, game: Game, voter: Player) -> tuple[Option, ...]:
        """List the permanents."""
        return tuple(
            Option(key=f"vote:{each.id}", refs=(voter, each.id), cards=(each.name,))
            for each in game.state.in_zone(Zone.BATTLEFIELD)
            if not each.face.is_land and each.controller != self.scope.you
        )

    def count(self, game: Game, name: str) -> None:
        """Follow the instructions for each of the permanents that were voted for most."""
        votes = tuple(int(each) for each in self.cast)
        leading = game.ask(most_voted, name, votes)
        for permanent in reversed(leading):
            game.push(Perform(replace(self.scope, chosen=permanent), self.vote.do))
