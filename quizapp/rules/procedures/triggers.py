"""Triggers: abilities that have triggered are put on the stack (CR 603.3)."""

from __future__ import annotations

from quizapp.rules.game import Frame, Game
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.triggers import WaitingTrigger
from quizapp.rules.procedures.deciding import ask_player
from quizapp.rules.procedures.stack import put_ability
from quizapp.rules.procedures.targets import ChooseTarget, legal_targets


def place_waiting(game: Game) -> bool:
    """Put the abilities that have triggered on the stack; say whether there were any.

    Each player places their own, the active player first (CR 603.3b).
    """
    for player in game.state.apnap():
        mine = tuple(each for each in game.state.waiting if each.controller == player)
        if len(mine) > 1:
            game.push(OrderTriggers(player))
        elif mine:
            place(game, mine[0])
        if mine:
            return True
    return False


def place(game: Game, trigger: WaitingTrigger, late: bool = False) -> None:
    """Put one triggered ability on the stack and have its target chosen."""
    rest = tuple(each for each in game.state.waiting if each is not trigger)
    game.change(waiting=rest)
    assert trigger.ability.triggered is not None
    kind = trigger.ability.triggered.target
    if kind is not None and not legal_targets(game, kind, trigger.controller):
        return
    present = trigger.present if late else None
    made = put_ability(
        game, trigger.controller, trigger.source, trigger.ability, present
    )
    if kind is not None:
        game.push(ChooseTarget(made.id, kind, trigger.controller))


class OrderTriggers(Frame, frozen=True):
    """A player chooses which of their abilities goes on the stack next."""

    player: Player

    def run(self, game: Game) -> Decision | None:
        """Ask which one goes next."""
        options = tuple(
            Option(
                key=f"next:{position}",
                refs=(each.source,),
                cards=(game.object(each.source).name,),
            )
            for position, each in enumerate(game.state.waiting)
            if each.controller == self.player
        )
        step = game.state.turn.step
        return ask_player(game, DecisionKind.ORDER, self.player, options, step)

    def answer(self, game: Game, option: Option) -> None:
        """Put it on the stack."""
        game.pop()
        place(game, game.state.waiting[int(option.key.split(":")[1])])
