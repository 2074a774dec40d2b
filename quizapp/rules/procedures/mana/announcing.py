"""Announcing: the number chosen for X, and that an ability was activated (CR 601.2b)."""

from __future__ import annotations

from itertools import count, takewhile

from quizapp.rules.cards.abilities import CostPart
from quizapp.rules.cards.costs import PayMana
from quizapp.rules.game import Frame, Game, replace
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.events import Activated
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.procedures.costs import total_mana
from quizapp.rules.procedures.deciding import ask_player
from quizapp.rules.procedures.mana.sources import ways_to_pay_mana
from quizapp.rules.refusal import RefusalError


class ChooseX(Frame, frozen=True):
    """The player who casts a spell chooses the number for X (CR 107.3a)."""

    payer: Player
    spell: int
    costs: tuple[CostPart, ...]

    def run(self, game: Game) -> Decision | None:
        """Ask for a number that can be paid.

        :raises RefusalError: if the scenario does not say how much mana there is.
        """
        spell = game.object(self.spell)
        (part,) = (each for each in self.costs if isinstance(each, PayMana))
        if game.player(self.payer).mana_assumed and not part.lands_only:
            raise RefusalError(
                f"what X could be for {spell.name} depends on how much mana there is; "
                "say it by listing lands"
            )

        def is_payable(x: int) -> bool:
            total = total_mana(game, part, spell, x)
            return x == 0 or bool(ways_to_pay_mana(game, self.payer, total, spell))

        options = tuple(Option(key=f"x:{x}") for x in takewhile(is_payable, count()))
        kind = DecisionKind.NUMBER
        return ask_player(game, kind, self.payer, options, spell.name)

    def answer(self, game: Game, option: Option) -> None:
        """Announce it."""
        game.pop()
        x = int(option.key.partition(":")[2])
        announced = replace(game.object(self.spell).announced, x=x)
        game.change_object(self.spell, announced=announced)


def record_activation(game: Game, player: Player, source: GameObject) -> None:
    """Remember that an ability of a permanent is being activated."""
    turn = game.state.turn
    game.record(
        Activated(card=source.name, by=player, turn_of=turn.active, step=turn.step)
    )
