"""Happening: an error takes place in the game and is kept until a judge is called."""

from __future__ import annotations

from quizapp.rules.game import Game, replace
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.incidents import Act, Incident
from quizapp.rules.nouns.turn import PHASES
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.happenings import take_from_library
from quizapp.rules.refusal import RefusalError


def let_happen(game: Game, incident: Incident) -> None:
    """Do what was wrongly done, and keep the record of it."""
    turn = game.state.turn
    kept = replace(incident, turn=turn.number, phase=PHASES[turn.step])
    game.change(incidents=(*game.state.incidents, kept))
    if incident.act is Act.FORGOT_UNTAP:
        _check_tapped(game, incident)
    if incident.act is Act.DREW_EXTRA:
        for _ in range(incident.count):
            _take_one(game, incident.by)


def _check_tapped(game: Game, incident: Incident) -> None:
    """Refuse to have forgotten to untap what does not stand there tapped."""
    there = game.state.in_zone(Zone.BATTLEFIELD, incident.by)
    if not any(each.tapped and each.name == incident.card for each in there):
        raise RefusalError(
            "card: must name a tapped permanent of the player who forgot to untap it"
        )


def _take_one(game: Game, player: Player) -> None:
    """Put a card of the library into the hand; it is no draw, so nothing triggers."""
    kinds = game.player(player).library.kinds
    if len(kinds) != 1:
        raise RefusalError(
            "which extra cards were drawn is not said: the library must hold one kind"
        )
    take_from_library(game, player, kinds[0], Zone.HAND)
