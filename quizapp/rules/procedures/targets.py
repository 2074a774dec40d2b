"""Targets: what may be chosen, and whether it still is legal (CR 115, 601.2c, 608.2b)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import TargetKind
from quizapp.rules.cards.card import CardType
from quizapp.rules.game import Frame, Game, replace
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.objects import GameObject, Player, Ref
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.deciding import ask_player


def legal_targets(game: Game, kind: TargetKind, you: Player) -> tuple[Ref, ...]:
    """List what a player may choose as a target of a kind."""
    players = {
        TargetKind.PLAYER: game.state.roles,
        TargetKind.ANY: game.state.roles,
        TargetKind.OPPONENT: game.state.opponents(you),
    }.get(kind, ())
    return players + tuple(
        each.id
        for each in game.state.in_zone(Zone.BATTLEFIELD)
        if is_fit(kind, each, you)
    )


def is_fit(kind: TargetKind, permanent: GameObject, you: Player | None) -> bool:
    """Say whether a permanent may be the target of a kind that a player chooses."""
    match kind:
        case TargetKind.CREATURE:
            return permanent.is_creature
        case TargetKind.CREATURE_YOU_CONTROL:
            return permanent.is_creature and permanent.controller == you
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
        options = tuple(
            self._option(game, ref) for ref in legal_targets(game, self.kind, self.you)
        )
        name = game.object(self.on).name
        return ask_player(game, DecisionKind.TARGET, self.you, options, name)

    def answer(self, game: Game, option: Option) -> None:
        """Announce the target."""
        game.pop()
        announced = game.object(self.on).announced
        assert announced is not None
        game.change_object(self.on, announced=replace(announced, targets=option.refs))

    def _option(self, game: Game, ref: Ref) -> Option:
        if isinstance(ref, str):
            return Option(key=f"target:{ref}", refs=(ref,))
        name = game.object(ref).name
        return Option(key=f"target:{ref}", refs=(ref,), cards=(name,))
