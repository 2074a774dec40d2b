"""Replacing: an event is proposed, replaced as effects say, and happens (CR 614, 616)."""

from __future__ import annotations

from quizapp.rules.game import Frame, Game, Proposal, Static, replace
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.objects import GameObject
from quizapp.rules.procedures.deciding import ask_player

Replacement = tuple[GameObject, Static]
"""A static ability and the permanent that has it."""


def propose(game: Game, event: Proposal) -> None:
    """Have an event happen, unless something replaces it."""
    game.push(Happen(event))


class Happen(Frame, frozen=True):
    """An event is about to happen; each effect may replace it once (CR 614.5)."""

    event: Proposal
    applied: tuple[int, ...] = ()
    """Ids of the permanents whose effects have replaced it already."""

    def run(self, game: Game) -> Decision | None:
        """Apply the one effect there is, ask which of several, or let it happen."""
        effects = self._effects(game)
        if len(effects) > 1:
            return self._ask_which(game, effects)
        game.pop()
        if effects:
            self._apply(game, effects[0])
        else:
            self.event.happen(game)
        return None

    def answer(self, game: Game, option: Option) -> None:
        """Apply the effect that was chosen (CR 616.1)."""
        game.pop()
        for effect in self._effects(game):
            if effect[0].id in option.refs:
                self._apply(game, effect)
                return

    def _effects(self, game: Game) -> tuple[Replacement, ...]:
        return tuple(
            (source, static)
            for source, static in game.statics()
            if source.id not in self.applied
            and static.replaces(game, source, self.event)
        )

    def _apply(self, game: Game, effect: Replacement) -> None:
        source, static = effect
        event = static.instead(game, source, self.event)
        if event is None:
            self.event.drop(game)
        else:
            applied = (*self.applied, source.id)
            game.push(replace(self, event=event, applied=applied))

    def _ask_which(self, game: Game, effects: tuple[Replacement, ...]) -> Decision:
        options = tuple(
            Option(key=f"apply:{source.id}", refs=(source.id,), cards=(source.name,))
            for source, _ in effects
        )
        kind = DecisionKind.REPLACEMENT
        return ask_player(game, kind, self.event.affected, options, effects[0][0].name)
