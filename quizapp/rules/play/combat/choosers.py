"""Choosers: effects that have another player choose who attacks or blocks."""

from __future__ import annotations

from quizapp.rules.game import Game
from quizapp.rules.nouns.decisions import DecisionKind
from quizapp.rules.nouns.lasting import CombatChooser
from quizapp.rules.nouns.objects import Player
from quizapp.rules.points.combat.choices import moved_combat_choice


def moving_effect(game: Game, kind: DecisionKind) -> CombatChooser | None:
    """Return the newest effect that moves a choice of combat, if there is one."""
    effects = [
        each
        for each in game.state.lasting
        if isinstance(each, CombatChooser)
        and kind.value in each.chooses
        and each.player in game.state.present
    ]
    return max(effects, key=lambda each: each.stamp, default=None)


def combat_chooser(game: Game, player: Player, kind: DecisionKind) -> Player:
    """Return whom the game asks who attacks or blocks, before control is looked at."""
    effect = moving_effect(game, kind)
    if effect is None:
        return player
    by, source = effect.player, effect.source
    return game.ask(moved_combat_choice, player, by, source, kind.value)
