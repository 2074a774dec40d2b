"""Commands: what a key asks for becomes an edit of the selected card."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from quizapp.bank.family.scenario import GivenControl, Scenario
from quizapp.bank.situation_edits.answers import Opened
from quizapp.bank.situation_edits.edits import (
    Attach,
    BeginIn,
    Decide,
    Edit,
    EditError,
    Move,
    PutCounters,
    Remove,
    Reorder,
    Swap,
    Tap,
    TurnOf,
    TurnOver,
    Where,
)
from quizapp.bank.situation_edits.situation import Situation, Spot, card_at
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import STEPS

USUAL_COUNTER = "+1/+1"
ZONES = tuple(Where)


class Asked(Struct, frozen=True):
    """What a command is about."""

    opened: Opened
    situation: Situation
    spot: Spot | None
    other: bool = False
    """Whether the other player is meant."""

    @property
    def scenario(self) -> Scenario:
        """Return the scenario as it is edited."""
        return self.situation.scenario

    @property
    def player(self) -> Player:
        """Return whose card is selected; where none is, the active player."""
        if self.spot is not None:
            return self.spot.player
        return self.scenario.turn.of

    def selected(self) -> Spot:
        """Return where the selected card stands.

        :raises EditError: if nothing is selected.
        """
        if self.spot is None:
            raise EditError("edit.no-selection")
        return self.spot


def make_edit(command: str, asked: Asked) -> Edit:
    """Make the edit that a command asks for.

    :raises EditError: if there is nothing that it could change.
    :raises KeyError: if there is no such command.
    """
    return _MAKERS[command](asked)


def _move(where: Where) -> Callable[[Asked], Edit]:
    def make(asked: Asked) -> Edit:
        spot = asked.selected()
        if where is Where.STACK:
            new = card_at(asked.scenario, spot)
            return Swap(asked.situation.used, new, everywhere=False)
        player = (
            next_player(asked.scenario, spot.player) if asked.other else spot.player
        )
        return Move(spot, player, where)

    return make


def _count(by: int) -> Callable[[Asked], Edit]:
    def make(asked: Asked) -> Edit:
        spot = asked.selected()
        if spot.zone != "battlefield":
            raise EditError("edit.only-battlefield")
        counters = asked.scenario.side(spot.player).battlefield[spot.place].counters
        kind = counters[0][0] if counters else USUAL_COUNTER
        return PutCounters(spot, kind, by)

    return make


def _attach(asked: Asked) -> Edit:
    """Attach to the next creature of the player, and after the last one to the first."""
    spot = asked.selected()
    card = card_at(asked.scenario, spot)
    standing = asked.scenario.side(spot.player).battlefield
    names = (each.card for each in standing if each.card != card)
    hosts = [name for name in dict.fromkeys(names) if name in asked.opened.creatures]
    here = standing[spot.place].enchants if spot.zone == "battlefield" else None
    following = hosts[hosts.index(here) + 1 :] if here in hosts else []
    goal = next(iter((*following, *hosts)), None)
    if goal is None or goal == here:
        raise EditError("edit.no-host")
    return Attach(spot, goal)


def _decide(asked: Asked) -> Edit:
    """Let the next player decide for the selected card's player, and at last nobody."""
    return decide_next(asked, asked.player)


def decide_next(asked: Asked, who: Player) -> Edit:
    """Let the next player decide for a player; after the last one, nobody else does.

    :raises EditError: if no card of the catalogue could do it.
    """
    others = [each for each in asked.scenario.players if each != who]
    by = decider_of(asked.scenario, who)
    rest = others[others.index(by) + 1 :] if by in others else others
    source = _control_source(asked.opened)
    if by is not None and not rest:
        return Decide(who, None)
    if not source:
        raise EditError("edit.gone")
    return Decide(who, rest[0], source)


def _control_source(opened: Opened) -> str:
    """Return the card that the question itself names, or one of the catalogue."""
    named = (
        each.source
        for each in opened.situation.scenario.given
        if isinstance(each, GivenControl)
    )
    return next(iter((*named, *opened.control_sources)), "")


def decider_of(scenario: Scenario, who: Player) -> Player | None:
    """Return who decides for a player, if another one does."""
    for given in scenario.given:
        if isinstance(given, GivenControl) and given.who == who:
            return given.by
    return None


def next_player(scenario: Scenario, player: Player) -> Player:
    """Return who sits next to a player."""
    seats = scenario.players
    return seats[(seats.index(player) + 1) % len(seats)]


def _step(by: int) -> Callable[[Asked], Edit]:
    def make(asked: Asked) -> Edit:
        place = STEPS.index(asked.scenario.turn.step) + by
        if not 0 <= place < len(STEPS):
            raise EditError("edit.already-there")
        return BeginIn(STEPS[place])

    return make


def _turn_next(asked: Asked) -> Edit:
    """Give the turn to the next player, or to the next team."""
    scenario = asked.scenario
    heads = turn_takers(scenario)
    place = heads.index(scenario.turn.of) + 1
    return TurnOf(heads[place % len(heads)])


def turn_takers(scenario: Scenario) -> tuple[Player, ...]:
    """List those whose turn it can be: each player, or the head of each team."""
    heads = (scenario.heads_with(each)[0] for each in scenario.players)
    return tuple(dict.fromkeys(heads))


_MAKERS: dict[str, Callable[[Asked], Edit]] = {
    "tap": lambda asked: Tap(asked.selected()),
    "turn-over": lambda asked: TurnOver(asked.selected()),
    "counter-more": _count(1),
    "counter-less": _count(-1),
    "attach": _attach,
    "decide": _decide,
    "remove": lambda asked: Remove(asked.selected()),
    "turn-next": _turn_next,
    "order-up": lambda asked: Reorder(asked.selected(), 1),
    "order-down": lambda asked: Reorder(asked.selected(), -1),
    "step-next": _step(1),
    "step-before": _step(-1),
    **{f"to-{where}": _move(where) for where in Where},
}

COMMANDS = tuple(_MAKERS)
"""Every command that there is."""
