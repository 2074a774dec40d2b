"""Teams in the picture: what the players of each share."""

from __future__ import annotations

from quizapp.bank.board_view import TeamView
from quizapp.bank.picture.drawing import Drawing
from quizapp.bank.wording.board.team_words import say_team
from quizapp.rules.nouns.objects import Player


def draw_teams(drawing: Drawing) -> tuple[TeamView, ...]:
    """Draw the teams, in the order of their first seats; each has one life total."""
    teams: dict[str, list[Player]] = {}
    for player in drawing.order:
        name = drawing.state.player(player).team
        if name:
            teams.setdefault(name, []).append(player)
    return tuple(_draw_team(heads, name, drawing) for name, heads in teams.items())


def _draw_team(heads: list[Player], name: str, drawing: Drawing) -> TeamView:
    primary_first = sorted(heads, key=lambda head: head != name)
    return TeamView(
        seats=tuple(drawing.seat(head) for head in heads),
        name=say_team(primary_first, drawing.speaker),
        life=drawing.state.player(heads[0]).life,
    )
