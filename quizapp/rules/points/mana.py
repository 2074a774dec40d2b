"""Rule points about mana (CR 106, 107.3, 605)."""

from __future__ import annotations

from quizapp.rules.cards.mana import Mana
from quizapp.rules.nouns.objects import Player
from quizapp.rules.rulebook import Cited, cited, rule_point


@rule_point("whose_pool")
def whose_pool(player: Player, decider: Player, name: str) -> Cited[Player]:
    """Say into whose pool mana goes that a player's ability adds (CR 106.4)."""
    return cited(player, "mana.pool", player=player, decider=decider, name=name)


@rule_point("mana_empties")
def mana_empties(player: Player, amount: int, step: str) -> Cited[bool]:
    """Say whether unspent mana is lost as a step ends (CR 106.4, 500.5)."""
    return cited(True, "mana.empties", player=player, amount=amount, step=step)


@rule_point("undefined_mana")
def undefined_mana(name: str) -> Cited[tuple[Mana, ...]]:
    """Say among which types a player chooses where a type is not defined (CR 106.5)."""
    return cited((), "mana.undefined", name=name)


@rule_point("counts_as_producible")
def counts_as_producible(name: str, tapped: bool) -> Cited[bool]:
    """Say whether what a permanent could produce counts although it is tapped (CR 106.7)."""
    return cited(
        True, "mana.could-produce", name=name, state="tapped" if tapped else "untapped"
    )


@rule_point("is_tapped_for_mana")
def is_tapped_for_mana(name: str, by_symbol: bool, source: str) -> Cited[bool]:
    """Say whether a permanent that a cost taps was tapped for mana (CR 106.12)."""
    how = "symbol" if by_symbol else "other"
    return cited(by_symbol, "mana.tapped-for", name=name, source=source, how=how)


@rule_point("mana_trigger_fires")
def mana_trigger_fires(name: str, tapped: str, amount: int) -> Cited[bool]:
    """Say whether an ability about being tapped for mana triggers (CR 106.12a)."""
    return cited(
        amount > 0, "mana.tapped-trigger", name=name, tapped=tapped, amount=amount
    )


@rule_point("multiplied_mana")
def multiplied_mana(name: str, amount: int, times: int) -> Cited[int]:
    """Say how much mana an effect that multiplies it makes of an amount (CR 106.12b)."""
    return cited(
        amount * times, "mana.tapped-replaced", name=name, amount=amount, times=times
    )


@rule_point("x_while_entering")
def x_while_entering(name: str, chosen: int) -> Cited[int]:
    """Say what X is for what happens as a permanent enters (CR 107.3m)."""
    return cited(chosen, "x.entering", name=name, chosen=chosen)


@rule_point("x_on_the_battlefield")
def x_on_the_battlefield(name: str, chosen: int) -> Cited[int]:
    """Say what X is in the mana cost of a permanent (CR 107.3g, 202.3e)."""
    return cited(0, "x.battlefield", name=name, chosen=chosen)
