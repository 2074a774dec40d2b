"""Parts of costs, as data: what a player must do to pay (CR 118)."""

from __future__ import annotations

from typing import ClassVar, Literal

from quizapp.rules.cards.abilities import CostPart, PositiveInt
from quizapp.rules.cards.mana import ManaCost


class TapThis(CostPart, frozen=True):
    """Tap the permanent whose ability it is (CR 107.5)."""


class UntapThis(CostPart, frozen=True):
    """Untap the permanent whose ability it is (CR 107.6)."""


class TapCreatures(CostPart, frozen=True):
    """Tap untapped creatures that the payer controls; new ones may be among them."""

    bare_field: ClassVar[str] = "count"

    count: PositiveInt = 1


class SacrificeThis(CostPart, frozen=True):
    """Sacrifice the permanent whose ability it is."""


class SacrificeCreatures(CostPart, frozen=True):
    """Sacrifice creatures that the payer controls."""

    bare_field: ClassVar[str] = "count"

    count: PositiveInt = 1


class ExileGranter(CostPart, frozen=True):
    """Exile the permanent that grants the ability, or the one that has it itself."""


class DiscardCards(CostPart, frozen=True):
    """Discard cards from the payer's hand (CR 701.9a)."""

    bare_field: ClassVar[str] = "count"

    count: PositiveInt = 1


class PayLife(CostPart, frozen=True):
    """Pay life (CR 119.4)."""

    amount: PositiveInt


class PayMana(CostPart, frozen=True):
    """Pay mana."""

    cost: ManaCost
    lands_only: bool = False
    """The mana may come from lands alone, and from no assumed source."""
    less: Literal["power"] | None = None
    """It costs less generic mana by the power of the permanent whose ability it is."""


class ChangeLoyalty(CostPart, frozen=True):
    """Put loyalty counters on the planeswalker, or take them off (CR 606.4)."""

    is_loyalty: ClassVar[bool] = True

    change: int


def scaled(part: CostPart, times: int) -> CostPart:
    """Return a cost to be paid several times over."""
    if isinstance(part, SacrificeCreatures):
        return SacrificeCreatures(count=part.count * times)
    if isinstance(part, PayLife):
        return PayLife(amount=part.amount * times)
    if isinstance(part, PayMana) and part.less is None:
        total = ManaCost(part.cost.generic * times, part.cost.symbols * times)
        return PayMana(cost=total, lands_only=part.lands_only)
    raise ValueError("this cost cannot be asked for several times")
