"""Paying: the frames that pay a cost part by part (CR 601.2g and h)."""

from __future__ import annotations

from itertools import combinations

from quizapp.rules.cards.abilities import CostPart
from quizapp.rules.game import Frame, Game, replace
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.events import ManaSpent
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.points.costs import partial_payment
from quizapp.rules.procedures.costs import (
    ChangeLoyalty,
    PayLife,
    PayMana,
    SacrificeCreatures,
    SacrificeThis,
    TapThis,
    creatures_to_pay,
    ways_to_pay_mana,
)
from quizapp.rules.procedures.deciding import ask_player
from quizapp.rules.procedures.happenings import add_counters, change_life, sacrifice


class PayCosts(Frame, frozen=True):
    """Pay the parts of a cost that are left, in order."""

    payer: Player
    parts: tuple[CostPart, ...]
    source: int
    """The permanent whose ability it is, or the spell."""
    on: int
    """The spell or ability being paid for, which remembers what was sacrificed."""

    def run(self, game: Game) -> Decision | None:
        """Pay what needs no choice, and ask for the rest."""
        if not self.parts:
            game.pop()
            return None
        part = self.parts[0]
        if isinstance(part, SacrificeCreatures):
            return self._ask_for_creatures(game, part.count)
        if isinstance(part, PayMana) and self._needs_lands(game, part):
            return self._ask_for_lands(game, part)
        self._go_on(game)
        self._pay_at_once(game, part)
        return None

    def answer(self, game: Game, option: Option) -> None:
        """Pay one part with what was chosen."""
        part = self.parts[0]
        self._go_on(game)
        chosen = tuple(ref for ref in option.refs if isinstance(ref, int))
        if isinstance(part, SacrificeCreatures):
            self._remember(game, chosen)
            for object_id in chosen:
                sacrifice(game, object_id, self._name(game), as_cost=True)
        else:
            for object_id in chosen:
                self._tap_for_mana(game, game.object(object_id))

    def _go_on(self, game: Game) -> None:
        game.pop()
        game.push(replace(self, parts=self.parts[1:]))

    def _name(self, game: Game) -> str:
        return game.object(self.on).name

    def _needs_lands(self, game: Game, part: PayMana) -> bool:
        return part.lands_only or not game.player(self.payer).mana_assumed

    def _pay_at_once(self, game: Game, part: CostPart) -> None:
        match part:
            case TapThis():
                game.change_object(self.source, tapped=True)
            case SacrificeThis():
                sacrifice(game, self.source, self._name(game), as_cost=True)
            case PayLife():
                change_life(game, self.payer, -part.amount)
                game.note("cost.life", player=self.payer, amount=part.amount)
            case ChangeLoyalty():
                add_counters(game, self.source, "loyalty", part.change)

    def _ask_for_creatures(self, game: Game, count: int) -> Decision:
        name = self._name(game)
        creatures = creatures_to_pay(game, self.payer, name, self.on)
        if game.ask(partial_payment, count, len(creatures), name):
            count = min(count, len(creatures))
        options = tuple(
            Option(
                key="sacrifice:" + "+".join(str(each.id) for each in chosen),
                refs=tuple(each.id for each in chosen),
                cards=tuple(each.name for each in chosen),
            )
            for chosen in combinations(creatures, count)
        )
        return ask_player(game, DecisionKind.SACRIFICE, self.payer, options, name)

    def _ask_for_lands(self, game: Game, part: PayMana) -> Decision:
        ways = ways_to_pay_mana(game, self.payer, part.cost, self._name(game))
        options = tuple(
            Option(
                key="tap:" + "+".join(str(land) for land in way),
                refs=way,
                cards=tuple(game.object(land).name for land in way),
            )
            for way in ways
        )
        name = self._name(game)
        return ask_player(game, DecisionKind.PAY, self.payer, options, name)

    def _remember(self, game: Game, sacrificed: tuple[int, ...]) -> None:
        announced = game.object(self.on).announced
        if announced is not None:
            both = announced.sacrificed + sacrificed
            game.change_object(self.on, announced=replace(announced, sacrificed=both))

    def _tap_for_mana(self, game: Game, land: GameObject) -> None:
        assert land.controller is not None
        game.change_object(land.id, tapped=True)
        game.record(
            ManaSpent(by=self.payer, on=self._name(game), source_owner=land.controller)
        )
