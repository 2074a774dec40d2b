"""Players vote one after the other, and what got the most votes happens (CR 701.38)."""

from __future__ import annotations

from abc import abstractmethod

from quizapp.rules.cards.abilities import Instruction
from quizapp.rules.game import Effect, Game, ScopedFrame, replace
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.events import Voted
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.scope import Scope
from quizapp.rules.points.voting.votes import (
    extra_votes_together,
    moved_vote,
    vote_outcome,
    voting_order,
)
from quizapp.rules.procedures.deciding import ask_player, moving_effect
from quizapp.rules.procedures.performing import Perform


class Vote(Effect, frozen=True, kw_only=True):
    """Each player, starting with you, votes for one of several choices."""

    choices: tuple[tuple[str, tuple[Instruction, ...]], ...]
    """What each choice leads to, by the word that stands for it."""
    tied: str
    """The choice that a tied vote leads to."""

    def __post_init__(self) -> None:
        """Refuse a vote that leaves nothing to choose or a tie without an outcome."""
        words = [word for word, _ in self.choices]
        if len(set(words)) < 2:
            raise ValueError("a vote needs two choices or more")
        if self.tied not in words:
            raise ValueError(f'tied: "{self.tied}" is none of the choices')

    def perform(self, game: Game, scope: Scope) -> None:
        """Have the players vote in turn order, starting with you."""
        game.push(CastVotes(scope, voters_from_you(game, scope), vote=self))


def voters_from_you(game: Game, scope: Scope) -> tuple[Player, ...]:
    """List whose vote comes when: all votes of a player one after the other."""
    name = game.object(scope.object_id).name
    from_you = (scope.you, *game.state.others(scope.you))
    voters: list[Player] = []
    later: list[Player] = []
    for player in game.ask(voting_order, from_you, game.state.apnap(), name):
        voters.append(player)
        extra = sum(
            static.extra_votes(game, source, player)
            for source, static in game.statics()
        )
        if extra:
            together = game.ask(extra_votes_together, name, player, extra + 1)
            (voters if together else later).extend([player] * extra)
    return (*voters, *later)


class CastingVotes(ScopedFrame, frozen=True):
    """Players vote one after the other; nobody may abstain."""

    left: tuple[Player, ...]
    """Who has yet to vote, in order."""
    cast: tuple[str, ...] = ()
    """The votes that were cast, in order: what follows "vote:" in the options."""

    @abstractmethod
    def options(self, game: Game, voter: Player) -> tuple[Option, ...]:
        """List what may be voted for."""

    @abstractmethod
    def count(self, game: Game, name: str) -> None:
        """Have happen what the votes lead to."""

    def run(self, game: Game) -> Decision | None:
        """Ask for the next vote; after the last one, have the outcome happen."""
        name = game.object(self.scope.object_id).name
        if not self.left:
            game.pop()
            self.count(game, name)
            return None
        voter = self.left[0]
        options = self.options(game, voter)
        if not options:
            game.pop()
            game.note("instructions.impossible", name=name)
            return None
        chooser = vote_chooser(game, voter)
        return ask_player(game, DecisionKind.VOTE, chooser, options, name)

    def answer(self, game: Game, option: Option) -> None:
        """Count the vote, and go on to the next player."""
        game.pop()
        word, voter = option.key.partition(":")[2], self.left[0]
        choice = option.cards[0] if option.cards else word
        name = game.object(self.scope.object_id).name
        game.record(Voted(by=voter, choice=choice, cause=name))
        game.push(replace(self, left=self.left[1:], cast=(*self.cast, word)))


class CastVotes(CastingVotes, frozen=True, kw_only=True):
    """Players vote for one of the choices that a card lists."""

    vote: Vote

    def options(self, game: Game, voter: Player) -> tuple[Option, ...]:
        """List the choices."""
        del game
        return tuple(
            Option(key=f"vote:{word}", refs=(voter,)) for word, _ in self.vote.choices
        )

    def count(self, game: Game, name: str) -> None:
        """Follow the instructions of the choice with the most votes."""
        choice = game.ask(vote_outcome, name, self.cast, self.vote.tied)
        outcomes = dict(self.vote.choices)
        game.push(Perform(self.scope, outcomes.get(choice, ())))


def vote_chooser(game: Game, voter: Player) -> Player:
    """Return whom the game asks how a player votes, before control is looked at."""
    effect = moving_effect(game, DecisionKind.VOTE)
    if effect is None or effect.player == voter:
        return voter
    return game.ask(moved_vote, voter, effect.player, effect.source)
