"""Choosers: effects that have another player choose who attacks or blocks."""

from __future__ import annotations

from quizapp.rules.game import Game
from quizapp.rules.nouns.decisions import DecisionKind
from quizapp.rules.nouns.objects import Player
from quizapp.rules.points.combat.choices import moved_combat_choice
from quizapp.rules.procedures.deciding import moving_effect


def combat_chooser(game: Game, player: Player, kind: DecisionKind) -> Player:
    """Return whom the game asks who attacks or blocks, before control is looked at."""
    effect = moving_effect(game, kind)
    if effect is None:
        return player
    by, source = effect.player, effect.source
    return game.ask(moved_combat_choice, player, by, source, kind.value)
