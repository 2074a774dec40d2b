"""Triggers: abilities that have triggered are put on the stack (CR 603.3)."""

from __future__ import annotations

from quizapp.rules.game import Frame, Game, replace
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.events import TriggerPlaced
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.triggers import WaitingTrigger
from quizapp.rules.points.teams.sharing import team_places_together
from quizapp.rules.points.triggers import who_places_first
from quizapp.rules.procedures.deciding import ask_player, decider
from quizapp.rules.procedures.stack import put_ability
from quizapp.rules.procedures.targets import ChooseTarget, legal_targets
from quizapp.rules.procedures.teams.speaking import who_speaks


def place_waiting(game: Game) -> bool:
    """Put the abilities that have triggered on the stack; say whether there were any.

    Each player places their own, the active player first (CR 603.3b); the members of a
    team place theirs together, in any order (CR 805.7).
    """
    if not game.state.waiting:
        return False
    controllers = {each.controller for each in game.state.waiting}
    player = next(each for each in _placing_order(game) if each in controllers)
    members = _placing_together(game, player)
    mine = tuple(each for each in game.state.waiting if each.controller in members)
    if len(mine) > 1:
        game.push(OrderTriggers(members))
    else:
        place(game, mine[0])
    return True


def _placing_order(game: Game) -> tuple[Player, ...]:
    """Return the players in the order in which they place theirs (CR 101.4, 603.3b)."""
    order = game.state.apnap()
    controllers = {each.controller for each in game.state.waiting}
    if controllers <= set(game.state.team_of(next(iter(controllers)))):
        return order
    what = DecisionKind.ORDER.value
    deciders = tuple(decider(game, each, what) for each in order)
    return game.ask(who_places_first, order, deciders)


def _placing_together(game: Game, player: Player) -> tuple[Player, ...]:
    """List those who place their abilities together with a player (CR 805.7)."""
    controllers = {each.controller for each in game.state.waiting}
    return tuple(
        each
        for each in game.state.team_of(player)
        if each == player
        or (each in controllers and game.ask(team_places_together, player, each))
    )


def place(game: Game, trigger: WaitingTrigger, late: bool = False) -> None:
    """Put one triggered ability on the stack and have its target chosen."""
    rest = tuple(each for each in game.state.waiting if each is not trigger)
    game.change(waiting=rest)
    assert trigger.ability.triggered is not None
    kind = trigger.ability.triggered.target
    face = game.object(trigger.source).face
    if kind is not None and not legal_targets(game, kind, trigger.controller, face):
        return
    present = trigger.present if late else None
    made = put_ability(
        game, trigger.controller, trigger.source, trigger.ability, present
    )
    announced = replace(made.announced, that=trigger.that, sacrificed=trigger.about)
    game.change_object(made.id, announced=announced)
    game.record(TriggerPlaced(card=made.name, by=trigger.controller))
    if kind is not None:
        game.push(ChooseTarget(made.id, kind, trigger.controller))


class OrderTriggers(Frame, frozen=True):
    """It is chosen which of some players' abilities goes on the stack next."""

    players: tuple[Player, ...]
    """One player, or the members of a team."""

    def run(self, game: Game) -> Decision | None:
        """Ask which one goes next; of a team its primary player is asked (CR 805.2)."""
        options = tuple(
            Option(
                key=f"next:{position}",
                refs=(each.source,),
                cards=(game.object(each.source).name,),
            )
            for position, each in enumerate(game.state.waiting)
            if each.controller in self.players
        )
        step = game.state.turn.step
        chooser = self.players[0]
        if len(self.players) > 1:
            chooser = who_speaks(game, chooser)
        return ask_player(game, DecisionKind.ORDER, chooser, options, step)

    def answer(self, game: Game, option: Option) -> None:
        """Put it on the stack."""
        game.pop()
        place(game, game.state.waiting[int(option.key.split(":")[1])])
