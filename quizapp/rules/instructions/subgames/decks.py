"""Decks: cards of a game that go back into a library, to be shuffled there."""

from __future__ import annotations

from collections.abc import Iterable

from quizapp.rules.cards.card import UNKNOWN_CARD, Card
from quizapp.rules.game import Game
from quizapp.rules.nouns.library import Library
from quizapp.rules.nouns.objects import GameObject, ObjectKind, Player
from quizapp.rules.nouns.state import State
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.refusal import RefusalError

_NOT_SHUFFLED_IN = (Zone.CEASED, Zone.COMMAND)


def whole_deck(state: State, player: Player) -> Library:
    """Return a library with all cards that a player owns in a game (CR 729.5)."""
    cards = [
        each.card
        for each in state.objects
        if each.owner == player
        and each.kind is ObjectKind.CARD
        and each.zone not in _NOT_SHUFFLED_IN
    ]
    return _with(state.player(player).library, cards)


def put_back(game: Game, player: Player) -> None:
    """Have a player shuffle their hand into their library."""
    hand = game.state.in_zone(Zone.HAND, player)
    library = _with(game.player(player).library, (each.card for each in hand))
    _take_away(game, hand)
    game.change_player(player, library=library, drew_from_empty=False)


def put_on_the_bottom(game: Game, player: Player, count: int) -> None:
    """Have a player put cards from their hand on the bottom of their library.

    :raises RefusalError: if it matters which cards go there: libraries have no bottom.
    """
    if not count:
        return
    hand = game.state.in_zone(Zone.HAND, player)
    library = game.player(player).library
    if library.named or any(each.name for each in hand):
        raise RefusalError("a mulligan is modelled only for cards that nobody names")
    away = hand[:count]
    _take_away(game, away)
    game.change_player(player, library=_with(library, (each.card for each in away)))


def _take_away(game: Game, objects: Iterable[GameObject]) -> None:
    for each in objects:
        game.change_object(each.id, zone=Zone.CEASED)


def _with(library: Library, cards: Iterable[Card]) -> Library:
    counts = dict(library.named)
    others = library.others
    for card in cards:
        if card == UNKNOWN_CARD:
            others += 1
        else:
            counts[card] = counts.get(card, 0) + 1
    return Library(tuple(counts.items()), others)
