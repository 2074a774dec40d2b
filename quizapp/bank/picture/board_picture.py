"""The board picture: everything a learner may see of a state."""

from __future__ import annotations

from quizapp.bank.board_view import BoardView, PlayerView, StepView, TurnView
from quizapp.bank.picture.battlefield import draw_lands, draw_permanents
from quizapp.bank.picture.drawing import Drawing
from quizapp.bank.picture.lines import tell_board
from quizapp.bank.picture.ribbons import decides_for_another, draw_ribbon
from quizapp.bank.picture.stack import draw_stack
from quizapp.bank.picture.teams import draw_teams
from quizapp.bank.picture.withheld import Withheld
from quizapp.bank.picture.zones import draw_zones
from quizapp.bank.staging.told import Due
from quizapp.bank.wording.board.picture_words import say_heading, say_segments
from quizapp.bank.wording.speaker import Speaker
from quizapp.rules.documents.edition import EditionDate
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.state import State


def draw_board(
    state: State,
    as_of: EditionDate,
    speaker: Speaker,
    due: Due = None,
    withheld: Withheld = Withheld.NOTHING,
) -> BoardView:
    """Draw a state under the rules of a day.

    Without the decision that is due, nobody is shown to have priority. A question may
    withhold what would answer it.
    """
    drawing = Drawing(state, as_of, speaker, due)
    players = tuple(_draw_player(player, drawing, withheld) for player in drawing.order)
    stack = draw_stack(drawing)
    teams = draw_teams(drawing)
    lines = tell_board(players, teams, stack, drawing)
    return BoardView(players, stack, _draw_turn(drawing), lines, teams)


def _draw_player(player: Player, drawing: Drawing, withheld: Withheld) -> PlayerView:
    here = drawing.state.player(player)
    deciders_shown = Withheld.DECIDERS not in withheld
    has_priority = player == drawing.with_priority
    return PlayerView(
        seat=drawing.seat(player),
        name=drawing.name(player),
        life=None if here.team else here.life,
        active=player in drawing.active,
        deciding=deciders_shown and decides_for_another(player, drawing),
        has_priority=has_priority and Withheld.PRIORITY not in withheld,
        permanents=draw_permanents(player, drawing),
        lands=draw_lands(player, drawing),
        zones=draw_zones(player, drawing, withheld),
        ribbon=draw_ribbon(player, drawing) if deciders_shown else None,
    )


def _draw_turn(drawing: Drawing) -> TurnView:
    turn = drawing.state.turn
    segments = say_segments(drawing.speaker)
    here = next(
        place for place, (_, steps) in enumerate(segments) if turn.step in steps
    )
    steps = tuple(
        StepView(label, current=place == here, past=place < here)
        for place, (label, _) in enumerate(segments)
    )
    heading = say_heading(drawing.active, drawing.speaker)
    return TurnView(drawing.seat(turn.active), heading, steps)
