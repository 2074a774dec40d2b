"""Narrowing a board to what may matter for the answer."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from msgspec.structs import replace

from quizapp.bank.board_view import BoardView, CardView, PlayerView


def narrowed(board: BoardView, object_ids: Collection[int]) -> BoardView:
    """Return a board on which only these objects matter."""
    players = tuple(_narrowed_half(player, object_ids) for player in board.players)
    return replace(board, players=players)


def names_of(board: BoardView, object_ids: Collection[int]) -> tuple[str, ...]:
    """Name objects as a board shows them, each name once."""
    named = (name for object_id, name in _named(board) if object_id in object_ids)
    return tuple(dict.fromkeys(filter(None, named)))


def sets_apart(board: BoardView, object_ids: Collection[int]) -> bool:
    """Say whether some of what the battlefield shows matters, and some does not."""
    shown = {
        object_id
        for player in board.players
        for object_id in (
            *(card.object_id for card in player.permanents),
            *(each for pile in player.lands for each in pile.object_ids),
        )
    }
    return bool(shown & set(object_ids)) and bool(shown - set(object_ids))


def _narrowed_half(player: PlayerView, object_ids: Collection[int]) -> PlayerView:
    def look(card: CardView) -> CardView:
        return replace(card, matters=card.object_id in object_ids)

    return replace(
        player,
        permanents=tuple(map(look, player.permanents)),
        lands=tuple(
            replace(pile, matters=not set(pile.object_ids).isdisjoint(object_ids))
            for pile in player.lands
        ),
        zones=tuple(
            replace(zone, cards=tuple(map(look, zone.cards))) for zone in player.zones
        ),
    )


def _named(board: BoardView) -> Iterator[tuple[int, str]]:
    for player in board.players:
        for card in player.permanents:
            yield card.object_id, card.name
        for pile in player.lands:
            yield from ((object_id, pile.name) for object_id in pile.object_ids)
        for zone in player.zones:
            yield from ((card.object_id, card.name) for card in zone.cards)
    for item in board.stack:
        yield item.object_id, item.name
