"""Play a subgame with the libraries as decks (CR 729)."""

from __future__ import annotations

from typing import ClassVar, Literal

from quizapp.rules.game import Effect, Frame, Game, replace
from quizapp.rules.instructions.subgames.decks import whole_deck
from quizapp.rules.instructions.subgames.opening import ChooseFirst
from quizapp.rules.nouns.control import Control, ControlSpan
from quizapp.rules.nouns.decisions import Decision
from quizapp.rules.nouns.players import PlayerState
from quizapp.rules.nouns.scope import Scope
from quizapp.rules.nouns.state import PendingFrame, State
from quizapp.rules.nouns.turn import Step, Turn
from quizapp.rules.points.subgames import (
    control_after_subgame,
    control_in_subgame,
    life_after_subgame,
)
from quizapp.rules.procedures.happenings import change_life
from quizapp.rules.refusal import RefusalError


class PlaySubgame(Effect, frozen=True, kw_only=True):
    """Players play a subgame; each of them who does not win it loses life."""

    losers_lose: Literal["half_life_rounded_up"]

    @property
    def word(self) -> str:
        """Name the instruction."""
        return "subgame"

    def perform(self, game: Game, scope: Scope) -> None:
        """Discontinue the main game, and begin with a new set of zones (CR 729.2).

        :raises RefusalError: with teams, commanders or more than two players.
        """
        main = game.state
        special = any(each.team or each.commander for each in main.players)
        if len(main.players) > 2 or special:
            raise RefusalError("a subgame is modelled for two players and no variant")
        name = game.object(scope.object_id).name
        controls = _carried_over(game, name)
        bottom = main.agenda[0]
        turns = bottom.turns if isinstance(bottom, Subgame) else bottom
        before = Turn(main.turn.number - 1, main.turn.active, Step.CLEANUP)
        game.state = State(
            players=tuple(_fresh(each) for each in main.players),
            turn=before,
            agenda=(Subgame(main=main, turns=turns, cause=name), ChooseFirst(name)),
            controls=controls,
        )


def _fresh(player: PlayerState) -> PlayerState:
    """Return a player as a game begins: the scenario's mana is that of the main game."""
    return PlayerState(player=player.player, library=player.library, mana_assumed=False)


def _carried_over(game: Game, name: str) -> tuple[Control, ...]:
    """Return the player-controlling effects that work in the subgame (CR 729.1b)."""
    controls = game.state.controls
    if not controls or not game.ask(control_in_subgame, controls, name):
        return ()
    # Bound to every moment of it: only a mistake carries them over.
    return tuple(
        replace(each, span=ControlSpan.TURN, of=game.state.turn.number - 1)
        for each in controls
        if each.span is ControlSpan.TURN
    )


class Subgame(Frame, frozen=True, kw_only=True):
    """The bottom of a subgame: turns follow each other, and after the end the main game.

    It stands where the turn order stands in the main game.
    """

    outlasts_the_game: ClassVar[bool] = True

    main: State
    turns: PendingFrame
    cause: str

    def run(self, game: Game) -> Decision | None:
        """Begin the next turn, or go back to the main game once the subgame is over."""
        winners = [each.player for each in game.state.players if not each.lost]
        if len(winners) > 1:
            assert isinstance(self.turns, Frame)
            return self.turns.run(game)
        over = game.state
        game.state = self._main_again(game, over)
        for player in over.roles:
            life = game.player(player).life
            lost = game.ask(life_after_subgame, player, life, player in winners)
            change_life(game, player, -lost)
        return None

    def _main_again(self, game: Game, over: State) -> State:
        """Return the main game with the cards of the subgame in the libraries (CR 729.5)."""
        main = self.main
        works = not main.controls or game.ask(
            control_after_subgame, main.controls, self.cause
        )
        players = tuple(
            replace(each, library=whole_deck(over, each.player))
            for each in main.players
        )
        controls = main.controls if works else ()
        again: State = replace(main, players=players, controls=controls)
        return again


def is_in_subgame(state: State) -> bool:
    """Say whether a state is that of a subgame."""
    return bool(state.agenda) and isinstance(state.agenda[0], Subgame)


def main_game(state: State) -> State:
    """Return the game that is no subgame: the state itself, or the one it goes back to."""
    while state.agenda and isinstance(bottom := state.agenda[0], Subgame):
        state = bottom.main
    return state
