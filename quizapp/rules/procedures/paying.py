"""Paying: the frames that pay a cost part by part (CR 601.2g and h)."""

from __future__ import annotations

from itertools import combinations

from quizapp.rules.cards.abilities import CostPart
from quizapp.rules.cards.costs import (
    ChangeLoyalty,
    DiscardCards,
    ExileGranter,
    PayLife,
    PayMana,
    SacrificeCreatures,
    SacrificeThis,
    TapCreatures,
    TapThis,
    UntapThis,
)
from quizapp.rules.game import Frame, Game, replace
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.events import Discarded, ManaPaid, ManaSpent
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.costs import partial_payment
from quizapp.rules.procedures.characteristics import granter_of
from quizapp.rules.procedures.costs import objects_to_pay, total_mana
from quizapp.rules.procedures.deciding import ask_player
from quizapp.rules.procedures.happenings import (
    add_counters,
    change_life,
    move,
    sacrifice,
)
from quizapp.rules.procedures.mana.pools import take_from_pool
from quizapp.rules.procedures.mana.resolving import record_tapped, tell_tapped
from quizapp.rules.procedures.mana.sources import Way, ways_to_pay_mana
from quizapp.rules.procedures.mana.tapping import notice_tapped
from quizapp.rules.procedures.resources import payers

_CHOSEN: dict[type[CostPart], DecisionKind] = {
    SacrificeCreatures: DecisionKind.SACRIFICE,
    TapCreatures: DecisionKind.PAY,
    DiscardCards: DecisionKind.DISCARD,
}
"""Parts that are paid with objects of the payer's choice, and what such a choice is."""

_VERBS = {
    DecisionKind.SACRIFICE: "sacrifice",
    DecisionKind.PAY: "tap",
    DecisionKind.DISCARD: "discard",
}


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
        if type(part) in _CHOSEN:
            return self._ask_for_objects(game, part)
        if isinstance(part, PayMana) and self._needs_sources(game, part):
            return self._ask_for_sources(game, part)
        self._go_on(game)
        self._pay_at_once(game, part)
        return None

    def answer(self, game: Game, option: Option) -> None:
        """Pay one part with what was chosen."""
        part = self.parts[0]
        if isinstance(part, PayMana):
            ways = self._ways(game, part)
            chosen = next(way for way in ways if _way_key(way) == option.key)
            self._go_on(game)
            self._spend(game, chosen)
            return
        self._go_on(game)
        objects = tuple(ref for ref in option.refs if isinstance(ref, int))
        if isinstance(part, SacrificeCreatures):
            self._remember(game, objects)
        for object_id in objects:
            self._give_up(game, part, object_id)

    def _go_on(self, game: Game) -> None:
        game.pop()
        game.push(replace(self, parts=self.parts[1:]))

    def _name(self, game: Game) -> str:
        return game.object(self.on).name

    def _needs_sources(self, game: Game, part: PayMana) -> bool:
        if not self._total(game, part).cost.value:
            return False
        return part.lands_only or not game.player(self.payer).mana_assumed

    def _pay_at_once(self, game: Game, part: CostPart) -> None:
        match part:
            case TapThis():
                game.change_object(self.source, tapped=True)
                tell_tapped(game, self.source, self.payer, by_symbol=True)
            case UntapThis():
                game.change_object(self.source, tapped=False)
            case SacrificeThis():
                sacrifice(game, self.source, self._name(game), as_cost=True)
            case ExileGranter():
                self._exile_granter(game)
            case PayLife():
                whose = payers(game, self.payer, self._name(game))[0]
                change_life(game, whose, -part.amount)
                game.note("cost.life", player=whose, amount=part.amount)
            case ChangeLoyalty():
                add_counters(game, self.source, "loyalty", part.change)
            case PayMana():
                self._record_mana(game, self._total(game, part).cost.value)

    def _give_up(self, game: Game, part: CostPart, object_id: int) -> None:
        given = game.object(object_id)
        match part:
            case SacrificeCreatures():
                sacrifice(game, object_id, self._name(game), as_cost=True)
            case TapCreatures():
                game.change_object(object_id, tapped=True)
                tell_tapped(game, object_id, self.payer, by_symbol=False)
            case DiscardCards():
                move(game, object_id, Zone.GRAVEYARD)
                game.record(Discarded(by=given.owner, card=given.name))

    def _exile_granter(self, game: Game) -> None:
        announced = game.object(self.on).announced
        source = game.object(self.source)
        if announced is not None and announced.ability is not None:
            source = granter_of(game.state, source, announced.ability)
        move(game, source.id, Zone.EXILE)

    def _ask_for_objects(self, game: Game, part: CostPart) -> Decision:
        assert isinstance(part, SacrificeCreatures | TapCreatures | DiscardCards)
        name = self._name(game)
        objects = objects_to_pay(game, self.payer, part, self.on) or ()
        count = part.count
        if game.ask(partial_payment, count, len(objects), name):
            count = min(count, len(objects))
        kind = _CHOSEN[type(part)]
        options = tuple(
            Option(
                key=f"{_VERBS[kind]}:" + "+".join(str(each.id) for each in chosen),
                refs=tuple(each.id for each in chosen),
                cards=tuple(each.name for each in chosen),
            )
            for chosen in combinations(objects, count)
        )
        return ask_player(game, kind, self.payer, options, name)

    def _ways(self, game: Game, part: PayMana) -> tuple[Way, ...]:
        total = self._total(game, part)
        return ways_to_pay_mana(game, self.payer, total, game.object(self.source))

    def _total(self, game: Game, part: PayMana) -> PayMana:
        """Return what is to be paid, with the X that was announced."""
        announced = game.object(self.on).announced
        x = announced.x if announced is not None else 0
        return total_mana(game, part, game.object(self.source), x)

    def _ask_for_sources(self, game: Game, part: PayMana) -> Decision:
        options = tuple(
            Option(
                key=_way_key(way),
                refs=tuple(each.permanent for each in way if each.permanent >= 0),
                cards=tuple(each.name for each in way),
            )
            for way in self._ways(game, part)
        )
        name = self._name(game)
        return ask_player(game, DecisionKind.PAY, self.payer, options, name)

    def _remember(self, game: Game, sacrificed: tuple[int, ...]) -> None:
        announced = game.object(self.on).announced
        if announced is not None:
            both = announced.sacrificed + sacrificed
            game.change_object(self.on, announced=replace(announced, sacrificed=both))

    def _spend(self, game: Game, way: Way) -> None:
        """Take mana from the pool, and make more by tapping permanents."""
        self._record_mana(game, len(way))
        for each in way:
            if each.permanent < 0:
                take_from_pool(game, each.of, tuple(each.makes))
            else:
                game.change_object(each.permanent, tapped=True)
                record_tapped(game, each.permanent, self.payer)
            game.record(
                ManaSpent(by=self.payer, on=self._name(game), source_owner=each.of)
            )
        for each in way:
            if each.permanent >= 0:
                notice_tapped(game, game.object(each.permanent), self.payer, 1)

    def _record_mana(self, game: Game, amount: int) -> None:
        game.record(ManaPaid(by=self.payer, on=self._name(game), amount=amount))


def _way_key(way: Way) -> str:
    """Name a way to pay by the permanents that are tapped and the mana from the pool."""
    parts = (each.name if each.permanent < 0 else str(each.permanent) for each in way)
    return "tap:" + "+".join(parts)
