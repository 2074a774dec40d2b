"""Remembering: whenever somebody must decide, the game notes who may look at what."""

from __future__ import annotations

from quizapp.rules.game import Game, replace
from quizapp.rules.nouns.sights import FaceDownCard, Sighting
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.information import shuffled_pile_ends_look
from quizapp.rules.procedures.seeing.looking import sees, sight_of


def look_around(game: Game) -> None:
    """Note who may look at which face-down card, and what the question asks about."""
    if game.state.face_down:
        remember_viewers(game)
    if game.assumptions.sights:
        game.change(
            sightings=tuple(
                Sighting(player, sight)
                for sight in game.assumptions.sights
                for player in game.state.present
                if sees(game, player, sight)
            )
        )


def remember_viewers(game: Game) -> None:
    """Add to each face-down card the players who are allowed to look at it now.

    It counts that they may look, not whether they do.
    """
    lying = tuple(
        each
        for each in game.state.face_down
        if game.object(each.card).zone is not Zone.CEASED
    )
    game.change(face_down=lying)
    game.change(face_down=tuple(_with_viewers(game, each) for each in lying))


def _with_viewers(game: Game, entry: FaceDownCard) -> FaceDownCard:
    sight = sight_of(game, entry)
    new = tuple(
        player
        for player in game.state.present
        if player not in entry.viewers and sees(game, player, sight)
    )
    changed: FaceDownCard = replace(entry, viewers=(*entry.viewers, *new))
    return changed


def shuffle_pile(game: Game, cards: frozenset[int]) -> None:
    """Shuffle face-down exiled cards into one pile: nobody knows which one is which."""
    pile = game.stamp()
    game.change(
        face_down=tuple(
            _shuffled(game, each, pile) if each.card in cards else each
            for each in game.state.face_down
        )
    )


def _shuffled(game: Game, entry: FaceDownCard, pile: int) -> FaceDownCard:
    name = game.object(entry.card).card.name
    kept = tuple(
        player
        for player in entry.viewers
        if not game.ask(shuffled_pile_ends_look, player, name)
    )
    changed: FaceDownCard = replace(entry, viewers=kept, pile=pile)
    return changed
