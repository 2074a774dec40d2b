"""Targets: what may be chosen, and whether it still is legal (CR 115, 601.2c, 608.2b)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import TargetKind
from quizapp.rules.cards.card import Card, CardType
from quizapp.rules.game import Frame, Game, Static, replace
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.objects import GameObject, ObjectKind, Player, Ref
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.deciding import ask_player, resolving


def legal_targets(
    game: Game, kind: TargetKind, you: Player, by: Card | None = None
) -> tuple[Ref, ...]:
    """List what a player may choose as a target of a kind, for what a card does."""
    if kind is TargetKind.SPELL:
        return _spells(game)
    players = {
        TargetKind.PLAYER: game.state.present,
        TargetKind.ANY: game.state.present,
        TargetKind.OPPONENT: game.state.opponents(you),
        TargetKind.OPPONENT_OR_PLANESWALKER: game.state.opponents(you),
    }.get(kind, ())
    return players + tuple(
        each.id
        for each in game.state.in_zone(Zone.BATTLEFIELD)
        if is_fit(kind, each, you) and not (by and _is_shielded(each, by))
    )


def _spells(game: Game) -> tuple[Ref, ...]:
    return tuple(
        each
        for each in game.state.stack
        if game.object(each).kind is ObjectKind.CARD and each not in resolving(game)
    )


def _is_shielded(permanent: GameObject, by: Card) -> bool:
    """Say whether protection keeps a permanent from being the target (CR 702.16b)."""
    return any(
        ability.static.shields_from(by)
        for ability in permanent.face.abilities
        if isinstance(ability.static, Static)
    )


def is_fit(kind: TargetKind, permanent: GameObject, you: Player | None) -> bool:
    """Say whether a permanent may be the target of a kind that a player chooses."""
    match kind:
        case TargetKind.CREATURE:
            return permanent.is_creature
        case TargetKind.CREATURE_YOU_CONTROL:
            return permanent.is_creature and permanent.controller == you
        case TargetKind.PERMANENT_YOU_CONTROL:
            return permanent.controller == you
        case TargetKind.OPPONENT_OR_PLANESWALKER:
            return CardType.PLANESWALKER in permanent.face.types
        case TargetKind.ANY:
            walks = CardType.PLANESWALKER in permanent.face.types
            return permanent.is_creature or walks
    return False


class ChooseTarget(Frame, frozen=True):
    """Have the controller of a spell or ability choose its target."""

    on: int
    kind: TargetKind
    you: Player

    def run(self, game: Game) -> Decision | None:
        """Ask for the target."""
        options = tuple(target_option(game, ref) for ref in self._targets(game))
        name = game.object(self.on).name
        return ask_player(game, DecisionKind.TARGET, self.you, options, name)

    def answer(self, game: Game, option: Option) -> None:
        """Announce the target."""
        game.pop()
        announced = game.object(self.on).announced
        assert announced is not None
        targets = (*announced.targets, *option.refs)
        game.change_object(self.on, announced=replace(announced, targets=targets))

    def _targets(self, game: Game) -> tuple[Ref, ...]:
        on = game.object(self.on)
        targets = legal_targets(game, self.kind, self.you, on.face)
        taken = on.announced.targets if on.announced is not None else ()
        return tuple(ref for ref in targets if ref not in (self.on, *taken))


def target_option(game: Game, ref: Ref) -> Option:
    """Return the choice of a player or an object as a target."""
    if isinstance(ref, str):
        return Option(key=f"target:{ref}", refs=(ref,))
    name = game.object(ref).name
    return Option(key=f"target:{ref}", refs=(ref,), cards=(name,))
