"""Turn order: whose turn comes next, and what begins and ends with a turn (CR 500.7)."""

from __future__ import annotations

from quizapp.rules.game import Frame, Game, Proposal, replace
from quizapp.rules.nouns.control import Control, ControlSpan
from quizapp.rules.nouns.decisions import Decision
from quizapp.rules.nouns.events import TurnBegan
from quizapp.rules.nouns.lasting import ExtraTurn, LastingEffect, SkipTurn
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import Step, Turn
from quizapp.rules.play.steps import BeginStep
from quizapp.rules.points.turns import control_waits_out_skips
from quizapp.rules.procedures.replacing import propose


class TurnProposal(Proposal, frozen=True):
    """A player is about to take a turn."""

    player: Player
    extra: bool

    @property
    def affected(self) -> Player:
        """Return the player whose turn it would be."""
        return self.player

    def happen(self, game: Game) -> None:
        """Begin the turn, unless the player has to skip it (CR 614.10a)."""
        for effect in game.state.lasting:
            if isinstance(effect, SkipTurn) and effect.player == self.player:
                rest = tuple(each for each in game.state.lasting if each is not effect)
                game.change(lasting=rest)
                game.note("turn.skipped", player=self.player, source=effect.source)
                self.drop(game)
                return
        game.push(BeginTurn(self.player))

    def drop(self, game: Game) -> None:
        """Leave the turn out; control of the player waits (CR 723.1b)."""
        kept = []
        for control in game.state.controls:
            waits = control.span is ControlSpan.NEXT_TURN
            mine = waits and control.subject == self.player
            if not mine or game.ask(control_waits_out_skips, control):
                kept.append(control)
        game.change(controls=tuple(kept))


class TurnOrder(Frame, frozen=True):
    """Turn follows turn: the last piece of work on every agenda (CR 500.7)."""

    def run(self, game: Game) -> Decision | None:
        """Propose the newest extra turn that is due, or the next regular one."""
        number = game.state.turn.number
        due = [
            each
            for each in game.state.lasting
            if isinstance(each, ExtraTurn) and each.after == number
        ]
        if due:
            self._take_extra(game, max(due, key=lambda each: each.stamp))
            return None
        last = game.state.regular or game.state.turn.active
        player = game.state.others(last)[0]
        game.change(regular=player)
        propose(game, TurnProposal(player, extra=False))
        return None

    def _take_extra(self, game: Game, turn: ExtraTurn) -> None:
        """Take one extra turn; others that are due come directly after it."""
        number = game.state.turn.number
        game.change(
            regular=game.state.regular or game.state.turn.active,
            lasting=tuple(
                replace(each, after=number + 1)
                if isinstance(each, ExtraTurn) and each.after == number
                else each
                for each in game.state.lasting
                if each is not turn
            ),
        )
        game.note("turn.extra", player=turn.player, source=turn.source)
        propose(game, TurnProposal(turn.player, extra=True))


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
        game.record(TurnBegan(active=self.player, number=number))
        game.push(BeginStep(Step.UNTAP))
        return None


def _lasting_in(game: Game, number: int) -> tuple[LastingEffect, ...]:
    """Bind extra turns that wait for the active player's turn to this one."""
    active = game.state.turn.active
    return tuple(
        replace(each, following=None, after=number)
        if isinstance(each, ExtraTurn) and each.following == active
        else each
        for each in game.state.lasting
    )


def _controls_in(game: Game, number: int) -> tuple[Control, ...]:
    """Return the player-controlling effects as they are once a turn begins (CR 723.1)."""
    active = game.state.turn.active
    return tuple(
        replace(each, span=ControlSpan.TURN, of=number)
        if each.span is ControlSpan.NEXT_TURN and each.subject == active
        else each
        for each in game.state.controls
        if each.span is not ControlSpan.TURN
    )
