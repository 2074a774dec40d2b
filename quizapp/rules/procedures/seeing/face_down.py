"""Face down: a card is exiled face down, and what is kept for it (CR 406.3, 406.4)."""

from __future__ import annotations

from quizapp.rules.game import Game, replace
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.sights import FaceDownCard
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.information import looked_then_exiled
from quizapp.rules.procedures.happenings import move


def exile_face_down(game: Game, object_id: int, exiled_with: int) -> GameObject:
    """Exile a card face down, on a pile of its own (CR 406.4)."""
    made = move(game, object_id, Zone.EXILE)
    hide(game, made.id, exiled_with)
    return game.object(made.id)


def hide(game: Game, object_id: int, exiled_with: int) -> None:
    """Turn a card that is exiled face down; nobody is allowed to look at it yet."""
    game.change_object(object_id, face_down=True)
    pile = game.object(object_id).entered
    entry = FaceDownCard(card=object_id, exiled_with=exiled_with, pile=pile)
    game.change(face_down=(*game.state.face_down, entry))


def hide_after_looking(
    game: Game, object_id: int, exiled_with: int, player: Player
) -> None:
    """Turn a card face down that a player was told to look at before (CR 406.3)."""
    name = game.object(object_id).card.name
    hide(game, object_id, exiled_with)
    if game.ask(looked_then_exiled, player, name):
        game.change(
            face_down=tuple(
                replace(each, viewers=(player,)) if each.card == object_id else each
                for each in game.state.face_down
            )
        )


def exiled_with(game: Game, source: int) -> tuple[GameObject, ...]:
    """List the cards that lie in exile face down because of a permanent's ability."""
    return tuple(
        game.object(each.card)
        for each in game.state.face_down
        if each.exiled_with == source
    )


def turn_face_up(game: Game, object_id: int) -> None:
    """Turn a card face up: everybody sees it from now on."""
    game.change_object(object_id, face_down=False)
    game.change(
        face_down=tuple(each for each in game.state.face_down if each.card != object_id)
    )
