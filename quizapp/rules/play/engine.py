"""The engine: from a state to the next decision, and from a decision to the next state."""

from __future__ import annotations

from msgspec import Struct

from quizapp.rules.game import Assumptions, Frame, Game, Memory, Question
from quizapp.rules.nouns.decisions import Decision, Option
from quizapp.rules.nouns.state import State
from quizapp.rules.play.precedents import Advanced, Precedent, Precedents, Way
from quizapp.rules.procedures.seeing.remembering import look_around
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Rulebook

MAXIMUM_FRAMES = 10_000
"""Pieces of work between two decisions; more means that a game goes round in circles."""


class Horizon(Struct, frozen=True, gc=False):
    """Where looking ahead ends: with a turn, or with a step of it."""

    turn: int
    """Number of the last turn that is looked at."""
    step: str = ""
    """Last step of that turn that is looked at; empty for all of it."""

    def is_passed(self, state: State) -> bool:
        """Say whether a state lies beyond the horizon."""
        if state.turn.number != self.turn:
            return state.turn.number > self.turn
        return bool(self.step) and state.turn.step != self.step


class Engine:
    """Plays by one rulebook, under the assumptions of one question.

    Precedents are of engines with equal assumptions and an equal horizon.
    """

    def __init__(
        self,
        rulebook: Rulebook,
        assumptions: Assumptions,
        horizon: Horizon,
        precedents: Precedents | None = None,
    ) -> None:
        self.rulebook = rulebook
        self.assumptions = assumptions
        self.horizon = horizon
        self.asked: set[Question] = set()
        """Everything that the rulebook was asked so far."""
        self._memory = Memory()
        self._precedents = Precedents() if precedents is None else precedents

    def advance(self, state: State) -> Advanced:
        """Go on until somebody must decide, the horizon is passed or the game is over."""
        return self._follow((state, None)) or self._play(state, None)

    def apply(self, state: State, option_key: str) -> Advanced:
        """Take the decision that a state waits for, and go on.

        :raises KeyError: if the option is not legal.
        """
        game = self._game(state)
        decision = self._top(game).run(game)
        assert decision is not None, "the state waits for no decision"
        option = decision.option(option_key)
        game.steps.clear()
        self._top(game).answer(game, option)
        return self._go_on(game)

    def take(self, state: State, decision: Decision, option_key: str) -> Advanced:
        """Take a decision that is already known, and go on: quicker than `apply`."""
        option = decision.option(option_key)
        return self._follow((state, option)) or self._play(state, option)

    def _follow(self, way: Way) -> Advanced | None:
        """Follow a precedent, if there is one."""
        found = self._precedents.find(way, self.rulebook)
        if found is None:
            return None
        self.asked |= found.asked
        return found.there

    def _play(self, state: State, option: Option | None) -> Advanced:
        game = self._game(state)
        if option is not None:
            self._top(game).answer(game, option)
        there = self._go_on(game)
        found = Precedent(game.consulted, game.asked, there)
        self._precedents.keep((state, option), found)
        return there

    def _game(self, state: State) -> Game:
        return Game(state, self.rulebook, self.assumptions, self._memory)

    def _go_on(self, game: Game) -> Advanced:
        decision = None
        for _ in range(MAXIMUM_FRAMES):
            if not game.state.agenda or self.horizon.is_passed(game.state):
                break
            decision = self._top(game).run(game)
            if decision is not None:
                break
        else:
            raise RefusalError("the game goes on for ever without a decision")
        look_around(game)
        self.asked |= game.asked
        return Advanced(game.state, decision, tuple(game.steps))

    def _top(self, game: Game) -> Frame:
        top = game.state.agenda[-1]
        assert isinstance(top, Frame)
        return top
