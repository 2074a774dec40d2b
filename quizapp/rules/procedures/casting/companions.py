"""Companions: a card outside the game that its player may put into their hand (CR 702.139).

That it may be a player's companion was settled before the game began.
"""

from __future__ import annotations

from collections.abc import Iterator

from quizapp.rules.cards.costs import PayMana
from quizapp.rules.cards.mana import ManaCost
from quizapp.rules.documents.edition import parse_edition_date
from quizapp.rules.documents.open_points import COMPANION_UNDER_CONTROL
from quizapp.rules.game import Game
from quizapp.rules.nouns.decisions import DecisionKind, Option
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.costs import can_pay
from quizapp.rules.procedures.deciding import decider
from quizapp.rules.procedures.happenings import put_from_outside
from quizapp.rules.procedures.paying import PayCosts
from quizapp.rules.refusal import RefusalError, UnderdeterminedError

TAKE = "companion"

SPECIAL_ACTION = parse_edition_date("2020-06-01")
"""The day since which it is taken into the hand; it was cast from outside before."""

_COST = (PayMana(ManaCost(generic=3)),)


def companion_actions(game: Game, player: Player) -> Iterator[Option]:
    """Yield the special action of taking the companion, if it may be taken (CR 116.2g).

    The caller has seen to it that there is one and that the moment is right. No focus
    leaves it out: who mentions a companion asks about it.

    :raises UnderdeterminedError: if somebody else decides for the player.
    :raises RefusalError: under documents in which there was no such action.
    """
    name = game.player(player).companion
    if game.is_before(SPECIAL_ACTION):
        raise RefusalError(f"companions are not modelled before {SPECIAL_ACTION}")
    _refuse_under_control(game, player, name)
    if can_pay(game, player, _COST, _as_it_lies(game, player)):
        yield Option(key=f"{TAKE}:{len(game.state.objects)}", cards=(name,))


def take_companion(game: Game, player: Player) -> None:
    """Pay for the companion and put it into the hand, once in the game."""
    name = game.player(player).companion
    outside = game.player(player).outside
    card = next(each for each in outside.kinds if each.name == name)
    # It comes before it is paid for, so that it can be named: nobody can do
    # anything in between.
    put_from_outside(game, player, card, Zone.HAND)
    game.change_player(player, companion="")
    made = game.state.objects[-1].id
    game.note("companion.taken", player=player, name=name)
    game.push(PayCosts(player, _COST, made, made))


def _refuse_under_control(game: Game, player: Player, name: str) -> None:
    """Refuse what no document settles; asking who decides is no step of a derivation."""
    told = len(game.steps)
    by = decider(game, player, DecisionKind.PRIORITY.value)
    del game.steps[told:]
    if by != player:
        raise UnderdeterminedError(
            f"{player}, for whom {by} decides, has {name} as a companion: "
            f"{COMPANION_UNDER_CONTROL.reason}",
            COMPANION_UNDER_CONTROL.key,
        )


def _as_it_lies(game: Game, player: Player) -> GameObject:
    """Return the companion as an object that is in no zone yet."""
    mine = game.player(player)
    card = next(each for each in mine.outside.kinds if each.name == mine.companion)
    return GameObject(
        id=len(game.state.objects),
        card=card,
        owner=player,
        controller=None,
        zone=Zone.CEASED,
    )
