"""Tapping for mana: what triggers on it, once the mana is there (CR 106.12a, 605.4a)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import Ability, TriggerEvent
from quizapp.rules.game import Game
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.scope import Scope
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.mana import mana_trigger_fires
from quizapp.rules.procedures.mana.making import is_mana_ability
from quizapp.rules.procedures.noticing import have_triggered
from quizapp.rules.procedures.performing import Perform


def notice_tapped(game: Game, tapped: GameObject, by: Player, amount: int) -> None:
    """Have abilities trigger on a land that was tapped for an amount of mana."""
    if not tapped.face.is_land:
        return
    for source in game.state.in_zone(Zone.BATTLEFIELD):
        for ability in source.face.abilities:
            if not _is_about_tapping(ability):
                continue
            if game.ask(mana_trigger_fires, source.name, tapped.name, amount):
                _trigger(game, source, ability, by)


def _is_about_tapping(ability: Ability) -> bool:
    trigger = ability.triggered
    return trigger is not None and trigger.when is TriggerEvent.LAND_TAPPED_FOR_MANA


def _trigger(game: Game, source: GameObject, ability: Ability, by: Player) -> None:
    """Have it wait for the stack; a mana ability happens at once (CR 605.4a)."""
    if not is_mana_ability(ability):
        have_triggered(game, source, ability, by)
        return
    assert source.controller is not None
    scope = Scope(object_id=source.id, source=source.id, you=source.controller, that=by)
    game.push(Perform(scope, ability.do))
