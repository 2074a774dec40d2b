"""Resolving mana abilities: what their cost tapped counts as tapped for mana (CR 106.12)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import Instruction
from quizapp.rules.game import Game, ScopedFrame, replace
from quizapp.rules.nouns.decisions import Decision
from quizapp.rules.nouns.events import TappedForMana
from quizapp.rules.nouns.objects import Player
from quizapp.rules.points.mana import is_tapped_for_mana
from quizapp.rules.procedures.performing import Perform


class ResolveManaAbility(ScopedFrame, frozen=True):
    """A mana ability whose cost is being paid resolves next."""

    instructions: tuple[Instruction, ...]

    def run(self, game: Game) -> Decision | None:
        """Follow its instructions."""
        game.pop()
        game.push(Perform(self.scope, self.instructions))
        return None


def tell_tapped(game: Game, permanent: int, by: Player, by_symbol: bool) -> None:
    """Keep for a mana ability in the making what its cost has tapped.

    Nothing is kept where the cost is not that of a mana ability.
    """
    place = _making(game)
    if place is None:
        return
    agenda = list(game.state.agenda)
    frame = agenda[place]
    assert isinstance(frame, ResolveManaAbility)
    name = game.object(permanent).name
    source = game.object(frame.scope.source).name
    if not game.ask(is_tapped_for_mana, name, by_symbol, source):
        return
    tapped = (*frame.scope.tapped, permanent)
    agenda[place] = replace(frame, scope=replace(frame.scope, tapped=tapped))
    game.change(agenda=tuple(agenda))
    record_tapped(game, permanent, by)


def record_tapped(game: Game, permanent: int, by: Player) -> None:
    """Remember that a permanent was tapped for mana."""
    name, step = game.object(permanent).name, game.state.turn.step
    game.record(TappedForMana(card=name, by=by, step=step))


def _making(game: Game) -> int | None:
    """Find the mana ability whose cost is being paid: it lies just below the payment."""
    agenda = game.state.agenda
    below = len(agenda) - 2
    if below >= 0 and isinstance(agenda[below], ResolveManaAbility):
        return below
    return None
