"""Looking: who may look at what at this moment (CR 723.4)."""

from __future__ import annotations

from collections.abc import Iterator

from quizapp.rules.game import Frame, Game
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.sights import ON_CARDS, FaceDownCard, Seen, Sight
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.control import newest_control_works
from quizapp.rules.points.information import (
    controlled_player_still_sees,
    may_see,
    notes_are_private,
    outside_the_game_is_closed,
    remembered_exile,
    remembered_permanent,
    sees_with_controlled_player,
    separate_piles,
)
from quizapp.rules.points.teams.sharing import teammates_show_hands
from quizapp.rules.procedures.deciding import working_controls


def sees(game: Game, viewer: Player, sight: Sight) -> bool:
    """Say whether a player may look at something right now, themself or as the one who
    controls a player who may."""
    if not _is_there(game, sight) or not _is_entitled(game, viewer, sight, ()):
        return False
    by = controller_of_player(game, viewer)
    if by is None or by == viewer:
        return True
    return game.ask(controlled_player_still_sees, viewer, by)


def controller_of_player(game: Game, player: Player) -> Player | None:
    """Return who controls a player right now, who may be that player."""
    working = working_controls(game, player)
    return game.ask(newest_control_works, working).by if working else None


def is_closed_outside(game: Game, player: Player) -> bool:
    """Say whether nothing outside the game can be chosen for a player (CR 723.4)."""
    by = controller_of_player(game, player)
    if by is None or by == player:
        return False
    return game.ask(outside_the_game_is_closed, player, by)


def _is_entitled(
    game: Game, viewer: Player, sight: Sight, through: tuple[Player, ...]
) -> bool:
    if _may_look_alone(game, viewer, sight):
        return True
    for player in game.state.present:
        if player in (viewer, *through):
            continue
        if controller_of_player(game, player) == viewer:
            theirs = _is_entitled(game, player, sight, (*through, viewer))
            if theirs and _is_inherited(game, viewer, player, sight):
                return True
    return _may_look_again(game, viewer, sight)


def _is_inherited(game: Game, viewer: Player, subject: Player, sight: Sight) -> bool:
    if sight.what is Seen.OUTSIDE:
        return not game.ask(outside_the_game_is_closed, subject, viewer)
    if sight.what is Seen.NOTES:
        return not game.ask(notes_are_private, subject, viewer)
    return game.ask(sees_with_controlled_player, viewer, subject, sight)


def _may_look_alone(game: Game, viewer: Player, sight: Sight) -> bool:
    """Say whether a player may look without controlling anybody."""
    if sight.what is Seen.EXILE_ORDER:
        return game.ask(separate_piles, viewer, sight.of)
    if sight.what is Seen.HAND and viewer != sight.of:
        mates = game.state.team_of(viewer)
        if sight.of in mates and game.ask(teammates_show_hands, viewer, sight.of):
            return True
    shown = _is_shown(game, viewer, sight)
    return game.ask(may_see, viewer, sight, shown)


def _is_shown(game: Game, viewer: Player, sight: Sight) -> bool:
    """Say whether something that goes on, or an ability, lets a player look."""
    doing = (
        each.shows(game, sight) for each in game.state.agenda if isinstance(each, Frame)
    )
    return viewer in doing or any(
        static.shows(game, source, sight) == viewer for source, static in game.statics()
    )


def _may_look_again(game: Game, viewer: Player, sight: Sight) -> bool:
    """Say whether a right that a player once had has lasted."""
    for each in entries(game, sight):
        seen = viewer in each.viewers
        if sight.what is Seen.FACE_DOWN_EXILE:
            others = _has_seen_others(game, viewer, each)
            asks = seen or others
            if asks and game.ask(remembered_exile, viewer, sight.card, seen, others):
                return True
        elif (
            seen
            and viewer != sight.of
            and game.ask(remembered_permanent, viewer, sight.card)
        ):
            return True
    return False


def _has_seen_others(game: Game, viewer: Player, entry: FaceDownCard) -> bool:
    return any(
        each is not entry
        and each.exiled_with == entry.exiled_with
        and viewer in each.viewers
        for each in game.state.face_down
    )


def entries(game: Game, sight: Sight) -> Iterator[FaceDownCard]:
    """Yield what is kept for the face-down cards that somebody would look at."""
    for each in game.state.face_down:
        if sight_of(game, each) == sight:
            yield each


def sight_of(game: Game, entry: FaceDownCard) -> Sight:
    """Return what looking at a face-down card is."""
    found = game.object(entry.card)
    if found.zone is Zone.BATTLEFIELD:
        assert found.controller is not None
        what, of = Seen.FACE_DOWN_PERMANENT, found.controller
    else:
        what, of = Seen.FACE_DOWN_EXILE, found.owner
    return Sight(what=what, of=of, card=found.card.name)


def _is_there(game: Game, sight: Sight) -> bool:
    return sight.what not in ON_CARDS or any(entries(game, sight))
