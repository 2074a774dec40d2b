"""Performing: instructions are followed one after the other (CR 608.2c)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import Instruction
from quizapp.rules.game import Effect, Game, ScopedFrame, replace
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.scope import Who
from quizapp.rules.points.resolving import instruction_is_mandatory
from quizapp.rules.procedures.deciding import ask_player


class Perform(ScopedFrame, frozen=True):
    """Follow the instructions that are left, in order."""

    instructions: tuple[Instruction, ...]
    chosen: bool = False
    """Whether a player has just chosen to have them followed, where a card says "may"."""

    def run(self, game: Game) -> Decision | None:
        """Follow the first instruction, unless it is taken for optional."""
        if not self.instructions:
            game.pop()
            return None
        first = self.instructions[0]
        assert isinstance(first, Effect)
        if self._may_be_doubted(first) and not self._is_mandatory(game, first):
            return self._ask_whether(game, first)
        self._follow(game, first)
        return None

    def answer(self, game: Game, option: Option) -> None:
        """Follow the first instruction or leave it out."""
        first = self.instructions[0]
        assert isinstance(first, Effect)
        if option.key == "do":
            self._follow(game, first)
        else:
            game.pop()
            game.push(replace(self, instructions=self.instructions[1:]))

    def _follow(self, game: Game, first: Effect) -> None:
        game.pop()
        game.push(replace(self, instructions=self.instructions[1:]))
        first.perform(game, self.scope)

    def _may_be_doubted(self, first: Effect) -> bool:
        return bool(first.word) and not self.chosen

    def _is_mandatory(self, game: Game, first: Effect) -> bool:
        name = game.object(self.scope.object_id).name
        told = self._told(first)
        return game.ask(instruction_is_mandatory, name, first.word, told)

    def _told(self, first: Effect) -> Player:
        """Return whom the instruction speaks to: "you", unless it names another."""
        who = getattr(first, "who", Who.YOU)
        return self.scope.player(who) or self.scope.you

    def _ask_whether(self, game: Game, first: Effect) -> Decision:
        options = (
            Option(key="do", cards=(first.word,)),
            Option(key="leave out", cards=(first.word,)),
        )
        name = game.object(self.scope.object_id).name
        return ask_player(game, DecisionKind.MAY, self._told(first), options, name)
