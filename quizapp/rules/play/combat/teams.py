"""Combat between teams: whom their creatures attack, and what of it is refused."""

from __future__ import annotations

from quizapp.rules.documents.edition import parse_edition_date
from quizapp.rules.game import Game
from quizapp.rules.nouns.objects import Player
from quizapp.rules.refusal import RefusalError

EACH_ATTACKER_ATTACKS_A_PLAYER = parse_edition_date("2018-07-13")
"""The day since which a team says whom each creature attacks (CR 805.10b)."""


def attacks_whole_team(game: Game) -> bool:
    """Say whether a team is attacked as a whole, as until 2018 (CR 810.7a).

    Its first player then stands for the team.
    """
    if not _is_between_teams(game):
        return False
    return game.is_before(EACH_ATTACKER_ATTACKS_A_PLAYER)


def players_to_hit(game: Game, attacked: Player) -> tuple[Player, ...]:
    """List the players whom an attacker may assign damage to instead of blockers.

    Of a team that is attacked as a whole it is one, whom the active team chooses only
    now (CR 810.7f until 2018).
    """
    if not attacks_whole_team(game):
        return (attacked,)
    return game.state.team_of(attacked)


def refuse_bands_of_teams(game: Game) -> None:
    """Refuse banding between teams: which of their players chooses is left to them.

    :raises RefusalError: in a game of teams.
    """
    if _is_between_teams(game):
        raise RefusalError("banding in a game of teams is not modelled")


def _is_between_teams(game: Game) -> bool:
    return bool(game.player(game.state.turn.active).team)
