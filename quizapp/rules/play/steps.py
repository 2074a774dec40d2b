"""Steps: what the game does in each step of a turn (CR 500 to 514)."""

from __future__ import annotations

from quizapp.rules.game import Frame, Game, replace
from quizapp.rules.instructions.drawing import DiscardCards, DrawCards
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.events import StepBegan
from quizapp.rules.nouns.lasting import SkipStep
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import PHASES, Step
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.play.combat.phase import (
    begin_combat_step,
    end_combat_step,
    following_step,
)
from quizapp.rules.play.noticing import notice_upkeep
from quizapp.rules.play.priority import Priority
from quizapp.rules.play.state_based import check_state
from quizapp.rules.play.untapping import untap_all
from quizapp.rules.points.turns import turn_draw_is_optional
from quizapp.rules.policy.remedies import resolve_default
from quizapp.rules.procedures.deciding import ask_player, working_controls
from quizapp.rules.procedures.mana.pools import empty_pools

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
        empty_pools(game)
        before = game.state.turn
        if game.state.lasting and _is_skipped(game, self.step):
            game.push(EndStep(self.step))
            return None
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
        if self.step is Step.UPKEEP:
            notice_upkeep(game)
        begin_combat_step(game, self.step)
        for player in reversed(game.state.team_of(active)):
            match self.step:
                case Step.UNTAP:
                    _untap(game, player)
                case Step.DRAW:
                    _draw(game, player)
                case Step.CLEANUP:
                    _clean_up(game, player)


def _is_skipped(game: Game, step: Step) -> bool:
    """Say whether the active player or team skips a step, and let it be used up (CR 805.8)."""
    for effect in game.state.lasting:
        if not isinstance(effect, SkipStep) or effect.step is not step:
            continue
        if effect.player in game.state.team_of(game.state.turn.active):
            rest = tuple(each for each in game.state.lasting if each is not effect)
            game.change(lasting=rest)
            return True
    return False


def _untap(game: Game, player: Player) -> None:
    """Begin a player's turn: permanents untap, lands may be played again (CR 502.3)."""
    game.change_player(player, lands_played=0)
    untap_all(game, player)


def _draw(game: Game, player: Player) -> None:
    """Have a player draw a card; being controlled makes no choice of it (CR 504.1)."""
    draw = DrawCards(player, 1, Step.DRAW)
    controls = working_controls(game, player)
    if not controls or not game.ask(turn_draw_is_optional, player, controls):
        game.push(draw)
    else:
        game.push(MayDraw(draw))


class MayDraw(Frame, frozen=True):
    """A player chooses whether to draw for the turn: only a mistake asks for it."""

    draw: DrawCards

    def run(self, game: Game) -> Decision | None:
        """Ask."""
        options = (Option(key="do"), Option(key="leave out"))
        player = self.draw.player
        return ask_player(game, DecisionKind.MAY, player, options, Step.DRAW)

    def answer(self, game: Game, option: Option) -> None:
        """Draw, or leave it out."""
        game.pop()
        if option.key == "do":
            game.push(self.draw)


def _clean_up(game: Game, active: Player) -> None:
    """Discard down to the maximum hand size; damage and effects end (CR 514.1, 514.2)."""
    number = game.state.turn.number
    lasting = game.state.lasting
    game.change(lasting=tuple(e for e in lasting if e.until_end_of_turn != number))
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
        empty_pools(game)
        following = following_step(game, self.step)
        end_combat_step(game, self.step)
        if following is not None:
            game.push(BeginStep(following))
        return None


def _gives_priority(game: Game) -> bool:
    """Say whether the cleanup step gives priority after all, and give it (CR 514.3a)."""
    if not check_state(game) and not game.state.waiting:
        return False
    if not game.state.is_over:
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
