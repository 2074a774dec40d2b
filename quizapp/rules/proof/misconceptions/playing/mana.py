"""Misconceptions about mana and X."""

from __future__ import annotations

from quizapp.rules.cards.mana import COLOURS, Mana
from quizapp.rules.nouns.objects import Player
from quizapp.rules.points import mana
from quizapp.rules.rulebook import Cited, cited, misconception


@misconception("deciding-player-gets-the-mana", mana.whose_pool)
def _decider_gets_it(player: Player, decider: Player, name: str) -> Cited[Player]:
    return cited(decider, "mana.pool", player=player, decider=decider, name=name)


@misconception("mana-stays-in-the-pool", mana.mana_empties)
def _it_stays(player: Player, amount: int, step: str) -> Cited[bool]:
    return cited(False, "mana.empties", player=player, amount=amount, step=step)


@misconception("undefined-mana-is-colourless", mana.undefined_mana)
def _colourless(name: str) -> Cited[tuple[Mana, ...]]:
    return cited((Mana.COLOURLESS,), "mana.undefined", name=name)


@misconception("undefined-mana-is-of-any-colour", mana.undefined_mana)
def _any_colour(name: str) -> Cited[tuple[Mana, ...]]:
    return cited(COLOURS, "mana.undefined", name=name)


@misconception("tapped-lands-could-produce-nothing", mana.counts_as_producible)
def _untapped_only(name: str, tapped: bool) -> Cited[bool]:
    return cited(not tapped, "mana.could-produce", name=name)


@misconception("all-that-is-tapped-is-tapped-for-mana", mana.is_tapped_for_mana)
def _all_tapped(name: str, by_symbol: bool, source: str) -> Cited[bool]:
    del by_symbol
    return cited(True, "mana.tapped-for", name=name, source=source)


@misconception("tapping-without-mana-triggers", mana.mana_trigger_fires)
def _always_fires(name: str, tapped: str, amount: int) -> Cited[bool]:
    return cited(True, "mana.tapped-trigger", name=name, tapped=tapped, amount=amount)


@misconception("mana-is-multiplied-later", mana.multiplied_mana)
def _later(name: str, amount: int, times: int) -> Cited[int]:
    return cited(amount, "mana.tapped-replaced", name=name, amount=amount, times=times)


@misconception("x-is-forgotten-on-entering", mana.x_while_entering)
def _forgotten(name: str, chosen: int) -> Cited[int]:
    return cited(0, "x.entering", name=name, chosen=chosen)


@misconception("x-stays-what-was-chosen", mana.x_on_the_battlefield)
def _x_stays(name: str, chosen: int) -> Cited[int]:
    return cited(chosen, "x.battlefield", name=name, chosen=chosen)


MANA = (
    _decider_gets_it,
    _it_stays,
    _colourless,
    _any_colour,
    _untapped_only,
    _all_tapped,
    _always_fires,
    _later,
    _forgotten,
    _x_stays,
)
