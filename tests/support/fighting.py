"""Fighting: attackers and blockers declared by their names, for tests of combat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quizapp.rules.nouns.decisions import DecisionKind
from tests.support.playing import Play
from tests.support.tables import Named, On, Side, table

ATTACKERS = DecisionKind.ATTACKERS.value


class Fight(Play):
    """A game in progress in which creatures may attack."""

    attacks = True


def combat(
    a: Sequence[Named | On],
    n: Sequence[Named | On] = (),
    *,
    others: Mapping[str, Side] | None = None,
    controls: Sequence[Any] = (),
    **how: Any,
) -> Play:
    """Begin a turn of A in which creatures may attack, with permanents of A and N."""
    sides = {"A": Side(field=a), "N": Side(field=n), **(others or {})}
    state = table(step="beginning of combat", controls=controls, **sides)
    return Fight(state, **how)


def attack(play: Play, *names: str, whom: str = "", banded: bool = False) -> Play:
    """Declare attackers, in the order in which they stand on the battlefield."""
    play.to_decision(ATTACKERS).take("+".join(names))
    while play.decision.kind is DecisionKind.ATTACKED:
        play.take(whom)
    if play.decision.kind is DecisionKind.BANDS and not banded:
        play.take("bands:none")
    return play


def block(play: Play, **blocks: str) -> Play:
    """Declare blockers: keywords are names of blockers with "_" for spaces."""
    play.to_decision(DecisionKind.BLOCKERS.value)
    named = {name.replace("_", " "): attacker for name, attacker in blocks.items()}
    while not play.is_over and play.decision.kind is DecisionKind.BLOCKERS:
        (blocker,) = play.decision.options[0].cards
        there = named.get(blocker)
        play.take(f"{blocker}+{there}" if there else "block:none")
    return play


def to_damage(play: Play) -> Play:
    """Go on until damage has to be divided."""
    return play.to_decision(DecisionKind.DAMAGE.value)


def divisions(play: Play) -> list[dict[str, int]]:
    """List the divisions on offer, with names for ids."""
    return [
        {
            _name(play, ref): int(amount)
            for ref, _, amount in (
                part.partition("=") for part in key.removeprefix("damage:").split("+")
            )
        }
        for key in play.keys
    ]


def divide(play: Play, **amounts: int) -> Play:
    """Divide the damage: keywords are names with "_" for spaces."""
    wanted = {name.replace("_", " "): amount for name, amount in amounts.items()}
    place = divisions(play).index(wanted)
    return play.take(play.keys[place])


def after_combat(play: Play) -> Play:
    """Go on until combat is over."""
    return play.to("postcombat main")


def _name(play: Play, ref: str) -> str:
    return play.state.objects[int(ref)].name if ref.isdigit() else ref
