"""Noticing combat damage: abilities trigger on it (CR 510.3a, 603.2)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import TriggerEvent
from quizapp.rules.game import Game
from quizapp.rules.nouns.objects import GameObject, Ref
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.noticing import have_triggered


def notice_combat_damage(game: Game, source: GameObject, hurt: Ref) -> None:
    """Have abilities trigger when a creature has dealt combat damage to a player."""
    controller = source.controller
    assert controller is not None
    if hurt not in game.state.opponents(controller):
        return
    for permanent in game.state.in_zone(Zone.BATTLEFIELD, controller):
        for ability in permanent.face.abilities:
            trigger = ability.triggered
            when = TriggerEvent.YOUR_CREATURE_HITS_OPPONENT
            if trigger is not None and trigger.when is when:
                have_triggered(game, permanent, ability)
