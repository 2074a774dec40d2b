"""The combat phase: what happens in each of its steps, and which step comes next (CR 506)."""

from __future__ import annotations

from quizapp.rules.game import Game
from quizapp.rules.nouns.combat import NO_COMBAT
from quizapp.rules.nouns.turn import STEPS, Step
from quizapp.rules.play.combat.attacking import DeclareAttackers
from quizapp.rules.play.combat.blocking import begin_blocking
from quizapp.rules.play.combat.damage import begin_damage, needs_another_damage_step


def begin_combat_step(game: Game, step: Step) -> None:
    """Do what a step of combat begins with, where the question is about attacks."""
    if not game.assumptions.attacks:
        return
    match step:
        case Step.DECLARE_ATTACKERS:
            game.push(DeclareAttackers(game.state.turn.active))
        case Step.DECLARE_BLOCKERS:
            begin_blocking(game)
        case Step.COMBAT_DAMAGE:
            begin_damage(game)


def end_combat_step(game: Game, step: Step) -> None:
    """Remove all creatures from combat as the phase ends (CR 511.3)."""
    if step is Step.END_OF_COMBAT and game.state.combat.attacks:
        game.change(combat=NO_COMBAT)


def following_step(game: Game, step: Step) -> Step | None:
    """Return the next step of the turn; without attackers two are skipped (CR 508.8)."""
    match step:
        case Step.DECLARE_ATTACKERS if game.state.combat.attacks:
            return Step.DECLARE_BLOCKERS
        case Step.DECLARE_BLOCKERS:
            return Step.COMBAT_DAMAGE
        case Step.COMBAT_DAMAGE:
            again = needs_another_damage_step(game)
            return Step.COMBAT_DAMAGE if again else Step.END_OF_COMBAT
    position = STEPS.index(step) + 1
    return STEPS[position] if position < len(STEPS) else None
