"""The board as text: the same content as the picture, one statement a line."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from quizapp.bank.board_view import (
    BoardView,
    LandPile,
    PlayerView,
    StackItemView,
    TeamView,
    ZoneView,
)
from quizapp.bank.picture.cards import say_briefly
from quizapp.bank.picture.drawing import Drawing
from quizapp.bank.wording.board.line_words import (
    say_cards,
    say_item,
    tell_control,
    tell_life,
    tell_permanents,
    tell_priority,
    tell_stack,
    tell_turn,
    tell_zone,
)
from quizapp.bank.wording.board.picture_words import say_tapped
from quizapp.bank.wording.board.team_words import tell_team
from quizapp.bank.wording.speaker import Speaker
from quizapp.rules.nouns.zones import Zone

_FOR_SOME = frozenset({Zone.EXILE, Zone.COMMAND})
"""Zones that are told of only while something is in them."""


def tell_board(
    players: tuple[PlayerView, ...],
    teams: tuple[TeamView, ...],
    stack: tuple[StackItemView, ...],
    drawing: Drawing,
) -> tuple[str, ...]:
    """Tell everything that the picture shows."""
    step, speaker = drawing.state.turn.step, drawing.speaker
    team_by_seat = {team.seats[0]: team for team in teams}
    return (
        tell_turn(drawing.active, step, speaker),
        *(
            line
            for player in players
            for line in (
                *_tell_team(player, team_by_seat.get(player.seat), speaker),
                *_tell_player(player, drawing),
            )
        ),
        _tell_items(players, stack, speaker),
    )


def with_stack(
    board: BoardView, stack: tuple[StackItemView, ...], speaker: Speaker
) -> BoardView:
    """Return a board with other objects on its stack, in picture and text."""
    told = _tell_items(board.players, stack, speaker)
    return replace(board, stack=stack, lines=(*board.lines[:-1], told))


def _tell_items(
    players: tuple[PlayerView, ...], stack: tuple[StackItemView, ...], speaker: Speaker
) -> str:
    items = [
        say_item(item.name, item.note, players[item.seat].name, speaker)
        for item in stack
    ]
    return tell_stack(items, speaker)


def _tell_team(
    first: PlayerView, team: TeamView | None, speaker: Speaker
) -> Iterator[str]:
    """Tell what a team shares, before the first of its players is told about."""
    if team is not None:
        yield tell_team(team.name, team.life, first.active, speaker)


def _tell_player(player: PlayerView, drawing: Drawing) -> Iterator[str]:
    speaker, ribbon = drawing.speaker, player.ribbon
    if player.life is not None:
        yield tell_life(player.name, player.life, player.active, speaker)
    if player.has_priority:
        yield tell_priority(player.name, speaker)
    if ribbon is not None:
        yield tell_control(ribbon.statement, ribbon.duration, ribbon.source, speaker)
    permanents = [say_briefly(view, drawing) for view in player.permanents]
    lands = [land for pile in player.lands for land in _each_land(pile, drawing)]
    yield tell_permanents(player.name, permanents + lands, speaker)
    for zone in player.zones:
        if zone.count or Zone(zone.key) not in _FOR_SOME:
            yield _tell_zone(player.name, zone, drawing)


def _each_land(pile: LandPile, drawing: Drawing) -> list[str]:
    tapped = f"{pile.name} ({say_tapped(True, drawing.speaker)})"
    return [pile.name] * (pile.count - pile.tapped) + [tapped] * pile.tapped


def _tell_zone(name: str, view: ZoneView, drawing: Drawing) -> str:
    zone = Zone(view.key)
    # The note of other zones lists the names, which the line tells by itself.
    note = view.note if zone is Zone.HAND else ""
    names = [card.name for card in view.cards]
    cards = say_cards(view.count, names, note, drawing.speaker)
    return tell_zone(name, zone, cards, drawing.speaker)
