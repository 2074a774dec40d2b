"""Leaving the game: what goes with a player, and what stays (CR 800.4)."""

from __future__ import annotations

from quizapp.rules.game import Game, ScopedFrame, replace
from quizapp.rules.nouns.control import Control
from quizapp.rules.nouns.events import LeftGame
from quizapp.rules.nouns.objects import ObjectKind, Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.control import control_ends_with_its_player
from quizapp.rules.points.leaving import owned_objects_leave
from quizapp.rules.points.teams.sharing import team_loses
from quizapp.rules.procedures.happenings import move
from quizapp.rules.refusal import RefusalError

_SHARED = (Zone.STACK, Zone.BATTLEFIELD)


def leave_game(game: Game, *players: Player) -> None:
    """Have players, and with them their teams, leave the game (CR 800.4a, 810.8).

    The game is over when only one player or team is left (CR 104.2a).

    :raises RefusalError: if something of theirs is resolving at that moment.
    """
    leaving = _with_teams(game, players)
    for each in leaving:
        game.change_player(each, lost=True)
    if game.state.is_over:
        game.end()
        return
    for each in leaving:
        _refuse_in_the_middle(game, each)
        _take_objects_along(game, each)
        _end_control(game, each)
        _forget_triggers(game, each)


def _with_teams(game: Game, players: tuple[Player, ...]) -> tuple[Player, ...]:
    """Return players who lose together with the teammates whom that takes along.

    Where a whole team is among them it is for want of life (CR 810.8c).
    """
    leaving = dict.fromkeys(players)
    for player in players:
        for mate in game.state.team_of(player):
            if mate not in leaving and game.ask(team_loses, player, mate):
                leaving[mate] = None
    return tuple(leaving)


def _refuse_in_the_middle(game: Game, player: Player) -> None:
    for frame in game.state.agenda:
        if isinstance(frame, ScopedFrame) and frame.scope.you == player:
            raise RefusalError(
                "a player leaves while something of theirs resolves: not modelled"
            )


def _take_objects_along(game: Game, player: Player) -> None:
    """Remove what the player owns, then exile what they only control."""
    owned = game.ask(owned_objects_leave, player)
    for each in game.state.objects:
        if each.zone is Zone.CEASED:
            continue
        if each.owner == player and (owned or each.kind is ObjectKind.ABILITY):
            _remove(game, each.id)
            game.record(LeftGame(card=each.card.name, owner=player, was=each.zone))
        elif each.controller == player and each.zone in _SHARED:
            move(game, each.id, Zone.EXILE)


def _remove(game: Game, object_id: int) -> None:
    game.change_object(object_id, zone=Zone.CEASED)
    rest = tuple(each for each in game.state.stack if each != object_id)
    game.change(stack=rest)


def _end_control(game: Game, player: Player) -> None:
    """End what lets the player decide for others; extra turns stay (CR 800.4a)."""
    kept: list[Control] = []
    ended: list[Control] = []
    for control in game.state.controls:
        if control.subject == player:
            continue
        mine = control.by == player
        ends = mine and game.ask(control_ends_with_its_player, control)
        (ended if ends else kept).append(control)
    game.change(controls=tuple(_after(game, each, ended) for each in kept))


def _after(game: Game, control: Control, ended: list[Control]) -> Control:
    """Mark a control that one of those that ended had overwritten (CR 723.1a)."""
    team = game.state.team_of(control.subject)
    overwritten = any(
        each.subject in team and each.stamp > control.stamp for each in ended
    )
    return replace(control, overwritten=True) if overwritten else control


def _forget_triggers(game: Game, player: Player) -> None:
    waiting, missed = (
        tuple(each for each in some if each.controller != player)
        for some in (game.state.waiting, game.state.missed)
    )
    game.change(waiting=waiting, missed=missed)
