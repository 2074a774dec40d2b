"""Each player votes, and what got the most votes happens (CR 701.38)."""

from __future__ import annotations

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
        name = game.object(scope.object_id).name
        from_you = (scope.you, *game.state.others(scope.you))
        order = game.ask(voting_order, from_you, game.state.apnap(), name)
        game.push(CastVotes(scope, self, _with_extra_votes(game, order, name)))


def _with_extra_votes(
    game: Game, order: tuple[Player, ...], name: str
) -> tuple[Player, ...]:
    """List whose vote comes when: all votes of a player one after the other."""
    voters: list[Player] = []
    later: list[Player] = []
    for player in order:
        voters.append(player)
        extra = sum(
            static.extra_votes(game, source, player)
            for source, static in game.statics()
        )
        if extra:
            together = game.ask(extra_votes_together, name, player, extra + 1)
            (voters if together else later).extend([player] * extra)
    return (*voters, *later)


class CastVotes(ScopedFrame, frozen=True):
    """Players vote one after the other; nobody may abstain."""

    vote: Vote
    left: tuple[Player, ...]
    """Who has yet to vote, in order."""
    cast: tuple[str, ...] = ()
    """The votes that were cast, in order."""

    def run(self, game: Game) -> Decision | None:
        """Ask for the next vote; after the last one, have the outcome happen."""
        name = game.object(self.scope.object_id).name
        if not self.left:
            game.pop()
            choice = game.ask(vote_outcome, name, self.cast, self.vote.tied)
            outcomes = dict(self.vote.choices)
            game.push(Perform(self.scope, outcomes.get(choice, ())))
            return None
        voter = self.left[0]
        options = tuple(
            Option(key=f"vote:{word}", refs=(voter,)) for word, _ in self.vote.choices
        )
        chooser = vote_chooser(game, voter)
        return ask_player(game, DecisionKind.VOTE, chooser, options, name)

    def answer(self, game: Game, option: Option) -> None:
        """Count the vote, and go on to the next player."""
        game.pop()
        word, voter = option.key.partition(":")[2], self.left[0]
        name = game.object(self.scope.object_id).name
        game.record(Voted(by=voter, choice=word, cause=name))
        game.push(replace(self, left=self.left[1:], cast=(*self.cast, word)))


def vote_chooser(game: Game, voter: Player) -> Player:
    """Return whom the game asks how a player votes, before control is looked at."""
    effect = moving_effect(game, DecisionKind.VOTE)
    if effect is None or effect.player == voter:
        return voter
    return game.ask(moved_vote, voter, effect.player, effect.source)
