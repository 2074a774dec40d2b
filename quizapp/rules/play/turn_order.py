"""Turn order: whose turn comes next, and what begins and ends with a turn (CR 500.7)."""

from __future__ import annotations

from quizapp.rules.game import Frame, Game, replace
from quizapp.rules.nouns.control import Control, ControlSpan
from quizapp.rules.nouns.decisions import Decision
from quizapp.rules.nouns.events import TurnBegan, TurnSkipped
from quizapp.rules.nouns.lasting import ExtraTurn, LastingEffect, SkipTurn
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import Step, Turn
from quizapp.rules.play.steps import BeginStep
from quizapp.rules.points.control import control_ends_with_turn
from quizapp.rules.points.turns import (
    control_waits_out_skips,
    extra_turn_is_kept,
)
from quizapp.rules.procedures.replacing import propose
from quizapp.rules.procedures.turns.coming import ComingTurn


class TurnProposal(ComingTurn, frozen=True):
    """A player is about to take a turn."""

    def happen(self, game: Game) -> None:
        """Begin the turn, unless the player has to skip it (CR 614.10a)."""
        for effect in game.state.lasting:
            if not isinstance(effect, SkipTurn):
                continue
            if effect.player in game.state.team_of(self.player):
                rest = tuple(each for each in game.state.lasting if each is not effect)
                game.change(lasting=rest)
                game.note("turn.skipped", player=self.player, source=effect.source)
                self.drop(game)
                return
        game.push(BeginTurn(self.player))

    def drop(self, game: Game) -> None:
        """Leave the turn out; control of the player waits (CR 723.1b)."""
        game.record(TurnSkipped(by=self.player))
        kept = []
        for control in game.state.controls:
            waits = control.span is ControlSpan.NEXT_TURN
            mine = waits and control.subject in game.state.team_of(self.player)
            if not mine or game.ask(control_waits_out_skips, control):
                kept.append(control)
        game.change(controls=tuple(kept))


class TurnOrder(Frame, frozen=True):
    """Turn follows turn: the last piece of work on every agenda (CR 500.7)."""

    def run(self, game: Game) -> Decision | None:
        """Propose the newest extra turn that is due, or the next regular one."""
        number = game.state.turn.number
        if number == game.state.last_turn:
            game.end()
            return None
        due = [
            each
            for each in game.state.lasting
            if isinstance(each, ExtraTurn) and each.after == number
        ]
        if due:
            self._take_extra(game, max(due, key=lambda each: each.stamp))
            return None
        last = game.state.regular or game.state.turn.active
        mates = game.state.team_of(last)
        player = next(each for each in game.state.others(last) if each not in mates)
        game.change(regular=player)
        propose(game, TurnProposal(game.state.team_of(player)[0], extra=False))
        return None

    def _take_extra(self, game: Game, turn: ExtraTurn) -> None:
        """Take one extra turn, unless its player has left the game (CR 800.4k)."""
        rest = tuple(each for each in game.state.lasting if each is not turn)
        game.change(regular=game.state.regular or game.state.turn.active, lasting=rest)
        if game.player(turn.player).lost:
            game.note("leaving.turn", player=turn.player)
            return
        game.note("turn.extra", player=turn.player, source=turn.source)
        player = game.state.team_of(turn.player)[0]
        propose(game, TurnProposal(player, extra=True))


class BeginTurn(Frame, frozen=True):
    """A player's turn begins."""

    player: Player

    def run(self, game: Game) -> Decision | None:
        """Begin the turn; control that waited for it begins, older control ends."""
        game.pop()
        number = game.state.turn.number + 1
        game.change(turn=Turn(number, self.player, Step.UNTAP))
        game.change(controls=_controls_in(game, number))
        game.change(lasting=_lasting_in(game, number))
        for each in game.state.players:
            if each.drawn:
                game.change_player(each.player, drawn=0)
        game.record(TurnBegan(active=self.player, number=number))
        game.push(BeginStep(Step.UNTAP))
        return None


def _lasting_in(game: Game, number: int) -> tuple[LastingEffect, ...]:
    """Bind extra turns to this one: those that wait for it, and those still due."""
    kept: list[LastingEffect] = []
    for each in game.state.lasting:
        if not isinstance(each, ExtraTurn):
            kept.append(each)
        elif each.after == number - 1:
            kept.append(replace(each, after=number))
        elif each.following not in game.state.team_of(game.state.turn.active):
            kept.append(each)
        elif _is_kept(game, each, number):
            kept.append(replace(each, following=None, after=number))
    return tuple(kept)


def _is_kept(game: Game, turn: ExtraTurn, number: int) -> bool:
    """Say whether an extra turn comes, however many effects compete for the turn before."""
    there = sum(each.of == number for each in game.state.controls)
    return game.ask(extra_turn_is_kept, turn.player, turn.source, there > 1)


def _controls_in(game: Game, number: int) -> tuple[Control, ...]:
    """Return the player-controlling effects as they are once a turn begins (CR 723.1)."""
    active = game.state.turn.active
    team = game.state.team_of(active)
    kept = []
    for each in game.state.controls:
        if each.span is ControlSpan.NEXT_TURN and each.subject in team:
            kept.append(replace(each, span=ControlSpan.TURN, of=number))
        elif each.span is not ControlSpan.TURN:
            kept.append(each)
        elif not game.ask(control_ends_with_turn, each, active):
            kept.append(replace(each, of=number))
    return tuple(kept)
