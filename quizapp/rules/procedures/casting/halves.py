"""Halves: which half of a split card is cast is chosen before anything else (CR 709.3)."""

from __future__ import annotations

from quizapp.rules.game import Frame, Game
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.objects import Player
from quizapp.rules.procedures.actions import castable_halves
from quizapp.rules.procedures.deciding import ask_player
from quizapp.rules.procedures.stack import begin_casting


class ChooseHalf(Frame, frozen=True):
    """A player told to cast a split card chooses one of the halves that can be cast."""

    player: Player
    card: int
    lands_only: bool

    def run(self, game: Game) -> Decision | None:
        """Ask which half."""
        card = game.object(self.card)
        halves = castable_halves(game, self.player, card, self.lands_only)
        options = tuple(
            Option(
                key=f"half:{each}",
                refs=(self.card,),
                cards=(card.card.halves[each].name,),
            )
            for each in halves
        )
        return ask_player(game, DecisionKind.HALF, self.player, options, card.name)

    def answer(self, game: Game, option: Option) -> None:
        """Cast it: the spell is what the resolution speaks of from then on."""
        game.pop()
        half = int(option.key.split(":")[1])
        game.note("split.half", name=game.object(self.card).card.halves[half].name)
        spell = begin_casting(game, self.player, self.card, self.lands_only, half)
        game.bind(chosen=spell.id)
