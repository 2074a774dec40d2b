"""Noticing: events make abilities trigger (CR 603.2)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import Ability, TriggerEvent
from quizapp.rules.game import Game
from quizapp.rules.instructions.keywords import as_triggered
from quizapp.rules.nouns.objects import GameObject
from quizapp.rules.nouns.triggers import WaitingTrigger
from quizapp.rules.nouns.turn import PHASES
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.deciding import decider


def notice_upkeep(game: Game) -> None:
    """Have abilities trigger at the beginning of the active player's upkeep (CR 503.1a)."""
    active = game.state.turn.active
    for permanent in game.state.in_zone(Zone.BATTLEFIELD, active):
        for ability in permanent.face.abilities:
            triggered = as_triggered(ability)
            trigger = triggered.triggered
            if trigger is not None and trigger.when is TriggerEvent.YOUR_UPKEEP:
                _trigger(game, permanent, triggered)


def _trigger(game: Game, permanent: GameObject, ability: Ability) -> None:
    assert permanent.controller is not None
    waiting = WaitingTrigger(
        source=permanent.id,
        ability=ability,
        controller=permanent.controller,
        decider=decider(game, permanent.controller, "remember"),
        turn=game.state.turn.number,
        phase=PHASES[game.state.turn.step],
        present=tuple(each.id for each in game.state.in_zone(Zone.BATTLEFIELD)),
    )
    name, controller = permanent.name, permanent.controller
    if name in game.assumptions.unmentioned:
        game.change(missed=(*game.state.missed, waiting))
        game.note("trigger.triggers", name=name, player=controller)
    else:
        game.change(waiting=(*game.state.waiting, waiting))
        game.note("trigger.stack", name=name, player=controller)
