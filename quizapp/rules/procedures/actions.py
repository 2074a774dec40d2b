"""Actions: what a player with priority may do (CR 117.1), within the question's focus."""

from __future__ import annotations

from collections.abc import Iterator

from quizapp.rules.cards.abilities import Activation, Keyword, Timing
from quizapp.rules.cards.card import CardType
from quizapp.rules.cards.costs import ChangeLoyalty
from quizapp.rules.game import Game, replace
from quizapp.rules.nouns.decisions import Option
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.turn import ALL_STEPS, MAIN_PHASES, Step
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.costs import activated_as_sorcery
from quizapp.rules.points.exiling import (
    cast_at_instant_speed,
    permission_uses_a_land_play,
)
from quizapp.rules.points.forced_play import land_may_be_played
from quizapp.rules.procedures.casting.companions import (
    TAKE,
    companion_actions,
    take_companion,
)
from quizapp.rules.procedures.casting.permissions import (
    permitted_cards,
    permitted_costs,
)
from quizapp.rules.procedures.costs import can_pay
from quizapp.rules.procedures.happenings import move
from quizapp.rules.procedures.mana.activating import (
    activate_mana,
    all_abilities,
    may_make_mana,
)
from quizapp.rules.procedures.mana.making import is_mana_ability
from quizapp.rules.procedures.stack import (
    begin_activating,
    begin_casting,
    spell_costs,
    spell_targets,
)
from quizapp.rules.procedures.targets import legal_targets

LAND_PLAYS = 1
"""How many lands a player may play in their own turn (CR 305.2)."""

_TOO_LATE = frozenset(ALL_STEPS[ALL_STEPS.index(Step.DECLARE_ATTACKERS) :])
"""Steps in which attackers have been declared already."""


def legal_actions(game: Game, player: Player) -> tuple[Option, ...]:
    """List what a player may do besides passing: only cards in the focus are offered."""
    if not game.assumptions.focus:
        return tuple(_special_actions(game, player))
    plays = (
        option
        for card in _cards_at_hand(game, player)
        for option in _plays(game, player, card)
    )
    activations = (
        option
        for permanent in game.state.in_zone(Zone.BATTLEFIELD, player)
        if _in_focus(game, permanent)
        for option in _activations(game, player, permanent)
    )
    return (*plays, *activations, *_special_actions(game, player))


def _special_actions(game: Game, player: Player) -> Iterator[Option]:
    """Yield special actions besides playing a land (CR 116.2)."""
    if game.player(player).companion and sorcery_timing(game, player):
        yield from companion_actions(game, player)


def _cards_at_hand(game: Game, player: Player) -> Iterator[GameObject]:
    """Yield one card of each name in hand, then what else the player may play."""
    seen: set[str] = set()
    for card in game.state.in_zone(Zone.HAND, player):
        if card.name not in seen and _in_focus(game, card):
            seen.add(card.name)
            yield card
    if game.state.lasting:
        yield from (
            card for card in permitted_cards(game, player) if _in_focus(game, card)
        )


def _plays(game: Game, player: Player, card: GameObject) -> tuple[Option, ...]:
    """List the ways to play a card now."""
    if card.card.halves:
        return _halves_in_hand(game, player, card)
    exiled = card.zone is Zone.EXILE
    option = (_from_exile if exiled else _from_hand)(game, player, card)
    return () if option is None else (option,)


def _halves_in_hand(game: Game, player: Player, card: GameObject) -> tuple[Option, ...]:
    """List the halves of a split card that a player may cast now (CR 709.3a)."""
    if not has_timing(game, player, card):
        return ()
    return tuple(
        Option(
            key=f"cast:{card.id}:{half}",
            refs=(card.id,),
            cards=(card.name, card.card.halves[half].name),
        )
        for half in castable_halves(game, player, card)
    )


def castable_halves(
    game: Game, player: Player, card: GameObject, lands_only: bool = False
) -> tuple[int, ...]:
    """List the halves of a split card that could be cast, timing left aside."""
    return tuple(
        half
        for half in range(len(card.card.halves))
        if can_cast(game, player, replace(card, half=half), lands_only)
    )


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


def _from_exile(game: Game, player: Player, card: GameObject) -> Option | None:
    """Return the option to play a card that an effect lets a player play from exile."""
    option = _from_hand(game, player, card)
    if option is not None or not card.face.is_land or not sorcery_timing(game, player):
        return option
    if game.ask(permission_uses_a_land_play, player, card.name):
        return None
    return Option(key=f"play:{card.id}", refs=(card.id,), cards=(card.name,))


def sorcery_timing(game: Game, player: Player) -> bool:
    """Say whether a player could cast a sorcery now, as to timing (CR 307.1)."""
    mine = player in game.state.team_of(game.state.turn.active)
    slow = game.state.turn.step in MAIN_PHASES and not game.state.stack
    return mine and slow


def has_timing(game: Game, player: Player, card: GameObject) -> bool:
    """Say whether its types or flash let a player cast a card now (CR 117.1a, 702.8a)."""
    if card.face.cast_only is not None and game.state.turn.step in _TOO_LATE:
        return False
    if CardType.INSTANT in card.face.types or sorcery_timing(game, player):
        return True
    flash = any(each.keyword is Keyword.FLASH for each in card.face.abilities)
    creature = CardType.CREATURE in card.face.types
    if not flash and not creature:
        return False
    return game.ask(cast_at_instant_speed, card.name, flash, creature)


def may_play_land(game: Game, player: Player, forced: bool = False) -> bool:
    """Say whether a player may play a land, told to do so or not (CR 305.2, 305.3)."""
    mine = player in game.state.team_of(game.state.turn.active)
    left = game.player(player).lands_played < LAND_PLAYS
    return game.ask(land_may_be_played, player, mine, left, forced)


def can_cast(
    game: Game, player: Player, card: GameObject, lands_only: bool = False
) -> bool:
    """Say whether a spell has a legal target and a payable cost, timing left aside."""
    if card.card.halves and card.half < 0:
        return bool(castable_halves(game, player, card, lands_only))
    for target in spell_targets(card):
        if not legal_targets(game, target, player, card.face):
            return False
    if not card.name or card.face.is_land:
        return False
    costs = spell_costs(game, card, lands_only)
    return can_pay(game, player, permitted_costs(game, player, card, costs), card)


def _activations(
    game: Game, player: Player, permanent: GameObject
) -> tuple[Option, ...]:
    return tuple(
        Option(
            key=f"activate:{permanent.id}:{position}",
            refs=(permanent.id,),
            cards=(permanent.name,),
        )
        for position, ability in enumerate(all_abilities(game, permanent))
        if ability.activated is not None
        and may_make_mana(game, player, ability)
        and _can_activate(game, player, permanent, ability.activated)
    )


def _can_activate(
    game: Game, player: Player, permanent: GameObject, activation: Activation
) -> bool:
    if not _is_timely(game, player, permanent, activation):
        return False
    target = activation.target
    face = permanent.face
    if target is not None and not legal_targets(game, target, player, face):
        return False
    return can_pay(game, player, activation.cost, permanent)


def _is_timely(
    game: Game, player: Player, permanent: GameObject, activation: Activation
) -> bool:
    """Say whether the ability may be activated now, as to timing (CR 602.5, 606.3)."""
    loyalty = any(isinstance(part, ChangeLoyalty) for part in activation.cost)
    if loyalty and not sorcery_timing(game, player):
        return False
    if activation.timing is Timing.SORCERY and not game.ask(
        activated_as_sorcery, permanent.name, sorcery_timing(game, player)
    ):
        return False
    number = game.state.turn.number
    used = activation.once_each_turn and permanent.once_used == number
    return not used and not (loyalty and permanent.loyalty_used == number)


def act(game: Game, player: Player, option: Option) -> None:
    """Begin what a player with priority chose to do."""
    verb, *words = option.key.split(":")
    subject = int(words[0])
    if verb == "cast":
        half = int(words[1]) if len(words) > 1 else -1
        begin_casting(game, player, subject, half=half)
    elif verb == TAKE:
        take_companion(game, player)
    elif verb == "play":
        play_land(game, player, subject)
    else:
        _activate(game, player, game.object(subject), int(words[1]))


def _activate(game: Game, player: Player, source: GameObject, position: int) -> None:
    ability = all_abilities(game, source)[position]
    if is_mana_ability(ability):
        activate_mana(game, player, source, ability)
    else:
        begin_activating(game, player, source.id, ability)


def play_land(game: Game, player: Player, object_id: int) -> GameObject:
    """Put a land onto the battlefield as a special action (CR 305.1)."""
    game.change_player(player, lands_played=game.player(player).lands_played + 1)
    return move(game, object_id, Zone.BATTLEFIELD, controller=player)
