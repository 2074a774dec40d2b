"""Combat between teams: what of it is not modelled, and so is refused."""

from __future__ import annotations

from quizapp.rules.documents.edition import parse_edition_date
from quizapp.rules.game import Frame, Game
from quizapp.rules.nouns.decisions import Decision
from quizapp.rules.refusal import RefusalError

EACH_ATTACKER_ATTACKS_A_PLAYER = parse_edition_date("2018-07-13")
"""The day since which a team says whom each creature attacks (CR 805.10b)."""

_REASON = (
    f"combat between teams before {EACH_ATTACKER_ATTACKS_A_PLAYER}, when a team was "
    "attacked as a whole, is not modelled"
)


def attacks_whole_team(game: Game) -> bool:
    """Say whether a team is attacked as a whole, as until 2018 (CR 810.7a).

    Its first player then stands for the team.
    """
    return _is_between_teams_of_old(game)


def refuse_blocks_of_old(game: Game) -> None:
    """Refuse to go on to blocks and damage where a team is attacked as a whole.

    The refusal is a piece of work of its own, done only if the question gets there.
    """
    if _is_between_teams_of_old(game):
        game.push(_Refuse())


def refuse_bands_of_teams(game: Game) -> None:
    """Refuse banding between teams: which of their players chooses is left to them.

    :raises RefusalError: in a game of teams.
    """
    if _is_between_teams(game):
        raise RefusalError("banding in a game of teams is not modelled")


class _Refuse(Frame, frozen=True):
    """Blocks come next, under rules that are not modelled."""

    def run(self, game: Game) -> Decision | None:
        """Refuse to go on.

        :raises RefusalError: always.
        """
        raise RefusalError(_REASON)


def _is_between_teams(game: Game) -> bool:
    return bool(game.player(game.state.turn.active).team)


def _is_between_teams_of_old(game: Game) -> bool:
    if not _is_between_teams(game):
        return False
    return game.rulebook.is_before(EACH_ATTACKER_ATTACKS_A_PLAYER)
