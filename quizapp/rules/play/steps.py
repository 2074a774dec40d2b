"""Steps: what the game does in each step of a turn (CR 500 to 514)."""

from __future__ import annotations

from quizapp.rules.game import Frame, Game, replace
from quizapp.rules.instructions.drawing import DiscardCards, DrawCards
from quizapp.rules.nouns.decisions import Decision
from quizapp.rules.nouns.events import StepBegan
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import PHASES, STEPS, Step
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.play.noticing import notice_upkeep
from quizapp.rules.play.priority import Priority
from quizapp.rules.play.state_based import check_state
from quizapp.rules.policy.remedies import resolve_default

MAXIMUM_HAND_SIZE = 7
"""How many cards a player keeps at the end of their turn (CR 402.2)."""

_WITHOUT_PRIORITY = frozenset({Step.UNTAP, Step.CLEANUP})

_FIRST_STEPS = frozenset(
    {phase: step for step, phase in reversed(PHASES.items())}.values()
)
"""The steps with which a phase begins."""


class BeginStep(Frame, frozen=True):
    """A step begins: first what the turn itself does, then priority (CR 500.6, 703)."""

    step: Step

    def run(self, game: Game) -> Decision | None:
        """Put the step's work on the agenda."""
        game.pop()
        before = game.state.turn
        game.change(turn=replace(before, step=self.step))
        active = before.active
        game.record(StepBegan(step=self.step, active=active))
        game.push(EndStep(self.step))
        if self.step not in _WITHOUT_PRIORITY:
            game.push(Priority(active))
        self._turn_based(game, active)
        if self.step in _FIRST_STEPS:
            _resolve_delayed(game)
        return None

    def _turn_based(self, game: Game, active: Player) -> None:
        match self.step:
            case Step.UNTAP:
                _untap(game, active)
            case Step.UPKEEP:
                notice_upkeep(game)
            case Step.DRAW:
                game.push(DrawCards(active, 1, self.step))
            case Step.CLEANUP:
                _clean_up(game, active)


def _untap(game: Game, active: Player) -> None:
    """Untap the active player's permanents (CR 502.3)."""
    game.change_player(active, lands_played=0)
    for permanent in game.state.in_zone(Zone.BATTLEFIELD, active):
        if permanent.tapped or permanent.since >= 0:
            game.change_object(permanent.id, tapped=False, since=-1)


def _clean_up(game: Game, active: Player) -> None:
    """Discard down to the maximum hand size and remove damage (CR 514.1, 514.2)."""
    for permanent in game.state.in_zone(Zone.BATTLEFIELD):
        if permanent.damage:
            game.change_object(permanent.id, damage=0)
    surplus = len(game.state.in_zone(Zone.HAND, active)) - MAXIMUM_HAND_SIZE
    if surplus > 0:
        game.push(DiscardCards(active, surplus, Step.CLEANUP))


class EndStep(Frame, frozen=True):
    """A step ends and the next one, or the next turn, begins."""

    step: Step

    def run(self, game: Game) -> Decision | None:
        """Go on to the next step; after cleanup, to the next player's turn."""
        game.pop()
        if self.step is Step.CLEANUP and _gives_priority(game):
            return None
        position = STEPS.index(self.step) + 1
        if position < len(STEPS):
            game.push(BeginStep(STEPS[position]))
        return None


def _gives_priority(game: Game) -> bool:
    """Say whether the cleanup step gives priority after all, and give it (CR 514.3a)."""
    if not check_state(game) and not game.state.waiting:
        return False
    if not any(each.lost for each in game.state.players):
        active = game.state.turn.active
        turns, *rest = game.state.agenda
        more = (BeginStep(Step.CLEANUP), Priority(active))
        game.change(agenda=(turns, *more, *rest))
    return True


def _resolve_delayed(game: Game) -> None:
    """Have delayed default actions happen as a phase begins (IPG to 2016-09-29)."""
    for trigger in game.state.delayed:
        resolve_default(game, trigger)
    game.change(delayed=())
