"""Actions: what a player with priority may do (CR 117.1), within the question's focus."""

from __future__ import annotations

from quizapp.rules.cards.abilities import Activation, Timing
from quizapp.rules.cards.card import CardType
from quizapp.rules.game import Game
from quizapp.rules.nouns.decisions import Option
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.turn import MAIN_PHASES
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.costs import ChangeLoyalty, can_pay
from quizapp.rules.procedures.happenings import move
from quizapp.rules.procedures.stack import (
    begin_activating,
    begin_casting,
    spell_costs,
    spell_target,
)
from quizapp.rules.procedures.targets import legal_targets

LAND_PLAYS = 1
"""How many lands a player may play in their own turn (CR 305.2)."""


def legal_actions(game: Game, player: Player) -> tuple[Option, ...]:
    """List what a player may do besides passing: only cards in the focus are offered."""
    options: dict[str, Option] = {}
    for each in game.state.in_zone(Zone.HAND, player):
        fresh = _in_focus(game, each) and each.name not in options
        if fresh and (option := _from_hand(game, player, each)):
            options[each.name] = option
    for each in game.state.in_zone(Zone.BATTLEFIELD, player):
        if _in_focus(game, each):
            for option in _activations(game, player, each):
                options[option.key] = option
    return tuple(options.values())


def _in_focus(game: Game, each: GameObject) -> bool:
    return each.name in game.assumptions.focus


def _from_hand(game: Game, player: Player, card: GameObject) -> Option | None:
    if card.face.is_land:
        if sorcery_timing(game, player) and may_play_land(game, player):
            return Option(key=f"play:{card.id}", refs=(card.id,), cards=(card.name,))
        return None
    if has_timing(game, player, card) and can_cast(game, player, card):
        return Option(key=f"cast:{card.id}", refs=(card.id,), cards=(card.name,))
    return None


def sorcery_timing(game: Game, player: Player) -> bool:
    """Say whether a player could cast a sorcery now, as to timing (CR 307.1)."""
    turn = game.state.turn
    return turn.active == player and turn.step in MAIN_PHASES and not game.state.stack


def has_timing(game: Game, player: Player, card: GameObject) -> bool:
    """Say whether the card's types let a player cast it now (CR 117.1a)."""
    return CardType.INSTANT in card.face.types or sorcery_timing(game, player)


def may_play_land(game: Game, player: Player) -> bool:
    """Say whether it is the player's turn with a land play left (CR 305.2, 305.3)."""
    mine = game.state.turn.active == player
    return mine and game.player(player).lands_played < LAND_PLAYS


def can_cast(
    game: Game, player: Player, card: GameObject, lands_only: bool = False
) -> bool:
    """Say whether a spell has a legal target and a payable cost, timing left aside."""
    target = spell_target(card)
    if target is not None and not legal_targets(game, target, player):
        return False
    if not card.name or card.face.is_land:
        return False
    return can_pay(game, player, spell_costs(card, lands_only), card)


def _activations(
    game: Game, player: Player, permanent: GameObject
) -> tuple[Option, ...]:
    return tuple(
        Option(
            key=f"activate:{permanent.id}:{position}",
            refs=(permanent.id,),
            cards=(permanent.name,),
        )
        for position, ability in enumerate(permanent.face.abilities)
        if ability.activated is not None
        and _can_activate(game, player, permanent, ability.activated)
    )


def _can_activate(
    game: Game, player: Player, permanent: GameObject, activation: Activation
) -> bool:
    loyalty = any(isinstance(part, ChangeLoyalty) for part in activation.cost)
    slow = loyalty or activation.timing is Timing.SORCERY
    if slow and not sorcery_timing(game, player):
        return False
    if loyalty and permanent.loyalty_used == game.state.turn.number:
        return False
    target = activation.target
    if target is not None and not legal_targets(game, target, player):
        return False
    return can_pay(game, player, activation.cost, permanent)


def act(game: Game, player: Player, option: Option) -> None:
    """Begin what a player with priority chose to do."""
    verb, *words = option.key.split(":")
    subject = int(words[0])
    if verb == "cast":
        begin_casting(game, player, subject)
    elif verb == "play":
        play_land(game, player, subject)
    else:
        ability = game.object(subject).face.abilities[int(words[1])]
        begin_activating(game, player, subject, ability)


def play_land(game: Game, player: Player, object_id: int) -> GameObject:
    """Put a land onto the battlefield as a special action (CR 305.1)."""
    game.change_player(player, lands_played=game.player(player).lands_played + 1)
    return move(game, object_id, Zone.BATTLEFIELD, controller=player)
