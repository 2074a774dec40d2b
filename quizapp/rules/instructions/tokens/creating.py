"""Create tokens, perhaps only unless an opponent chooses something else (CR 111)."""

from __future__ import annotations

from typing import ClassVar

from quizapp.rules.cards.abilities import Instruction, PositiveInt
from quizapp.rules.cards.card import Card
from quizapp.rules.game import Effect, Game, ScopedFrame, replace
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.scope import Scope
from quizapp.rules.procedures.deciding import ask_player
from quizapp.rules.procedures.happenings import create_token
from quizapp.rules.procedures.performing import Perform


class CreateToken(Effect, frozen=True):
    """You create a token."""

    bare_field: ClassVar[str] = "token"

    token: Card

    def perform(self, game: Game, scope: Scope) -> None:
        """Put it onto the battlefield under your control (CR 111.2)."""
        create_token(game, scope.you, self.token)


class UnlessOpponentChooses(Effect, frozen=True, kw_only=True):
    """Something happens so many times, unless any opponent has another thing happen."""

    instead: tuple[Instruction, ...]
    """What an opponent may have you do instead."""
    otherwise: tuple[Instruction, ...]
    times: PositiveInt = 1

    def perform(self, game: Game, scope: Scope) -> None:
        """Ask the opponents, once for each time."""
        opponents = game.state.opponents(scope.you)
        asking = AskOpponents(scope, self, opponents)
        game.push(*(asking for _ in range(self.times)))


class AskOpponents(ScopedFrame, frozen=True):
    """The opponents are asked in turn order until one has the other thing happen."""

    unless: UnlessOpponentChooses
    left: tuple[Player, ...]

    def run(self, game: Game) -> Decision | None:
        """Ask the next opponent; once all have declined, the first thing happens."""
        if not self.left:
            game.pop()
            game.push(Perform(self.scope, self.unless.otherwise))
            return None
        options = (Option(key="do"), Option(key="leave out"))
        name = game.object(self.scope.object_id).name
        return ask_player(game, DecisionKind.MAY, self.left[0], options, name)

    def answer(self, game: Game, option: Option) -> None:
        """Have the other thing happen, or go on to the next opponent."""
        game.pop()
        if option.key == "do":
            game.push(Perform(self.scope, self.unless.instead))
        else:
            game.push(replace(self, left=self.left[1:]))
