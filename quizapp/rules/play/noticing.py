"""Noticing the beginning of steps: abilities trigger with them (CR 503.1a, 603.2)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import TriggerEvent
from quizapp.rules.game import Game
from quizapp.rules.instructions.keywords import as_triggered
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.teams.sharing import triggers_for_each_head
from quizapp.rules.procedures.noticing import have_triggered


def notice_upkeep(game: Game) -> None:
    """Have abilities trigger at the beginning of the active team's upkeep (CR 503.1a)."""
    active = game.state.team_of(game.state.turn.active)
    for player in game.state.apnap():
        for permanent in game.state.in_zone(Zone.BATTLEFIELD, player):
            _notice(game, permanent, player in active)


def _notice(game: Game, permanent: GameObject, mine: bool) -> None:
    """Have abilities of one permanent trigger: once for each player they speak of."""
    for ability in permanent.face.abilities:
        triggered = as_triggered(ability)
        if triggered.triggered is None:
            continue
        when = triggered.triggered.when
        if when is TriggerEvent.EACH_UPKEEP:
            for player in _upkeep_of(game, permanent.name):
                have_triggered(game, permanent, triggered, player)
        elif mine and when is TriggerEvent.YOUR_UPKEEP:
            have_triggered(game, permanent, triggered)


def _upkeep_of(game: Game, name: str) -> tuple[Player, ...]:
    """List the players whose upkeep it is, as an ability counts them (CR 805.4d)."""
    team = game.state.team_of(game.state.turn.active)
    return tuple(
        each
        for each in team
        if each == team[0] or game.ask(triggers_for_each_head, name, team[0], each)
    )
