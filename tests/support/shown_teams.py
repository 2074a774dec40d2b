"""Situations in which misconceptions about what teammates share show."""

from __future__ import annotations

from typing import Any

from quizapp.rules.nouns.events import TriggerPlaced
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.sights import Seen, Sight
from quizapp.rules.procedures.seeing.looking import sees
from tests.support.fighting import Fight, attack
from tests.support.playing import Play
from tests.support.tables import On, Side
from tests.support.teams import teams


def totals_after_a_shock(**how: Any) -> tuple[int, int]:
    play = Play(teams(A=Side(hand=["Shock"])), **how).use("Shock", "target:N").resolve()
    return play.life("N"), play.life("N2")


def total_once_it_becomes_ten(**how: Any) -> int:
    sorin = On("Sorin Markov", counters=(("loyalty", 4),))
    play = Play(teams(life=24, A=Side(field=[sorin])), **how)
    return play.use("Sorin Markov", "target:N", ability=1).resolve().life("N")


def total_after_damage_to_each(**how: Any) -> int:
    play = Play(teams(A=Side(hand=["Flame Rift"])), **how)
    return play.use("Flame Rift").resolve().life("N")


def lost_for_an_empty_library(**how: Any) -> list[str]:
    play = Play(teams("upkeep", A2=Side(library={})), **how)
    while not play.is_over and play.step == ("A", "upkeep"):
        play.pass_priority()
    return [each.player for each in play.state.players if each.lost]


def total_after_upkeep(**how: Any) -> int:
    play = Play(teams("upkeep", N=Side(field=["Copper Tablet"])), **how)
    if play.decision.kind == "order":
        play.take(play.keys[0]).resolve()
    return play.resolve().life("A")


def who_may_block(**how: Any) -> bool:
    sides = {"A": Side(field=["Grizzly Bears"]), "N2": Side(field=["Hill Giant"])}
    play = Fight(teams("beginning of combat", **sides), **how)
    attack(play, "Grizzly Bears", whom="attacks:N")
    while play.step == ("A", "declare attackers"):
        play.pass_priority()
    return play.decision.kind == "blockers"


def sees_the_hand_of_the_teammate(**how: Any) -> bool:
    play = Play(teams(), **how)
    hand = Sight(what=Seen.HAND, of=Player("A2"))
    seen: list[bool] = []
    play.step_in(lambda game: seen.append(sees(game, Player("A"), hand)))
    return seen[0]


def orders_placed(**how: Any) -> str:
    gorger = Side(field=["Phyrexian Soulgorger"])
    play = Play(teams("upkeep", A=gorger, A2=gorger), **how)
    if play.decision.kind == "order":
        play.take(play.keys[-1])
    return "".join(each.by for each in play.happened(TriggerPlaced))


TEAMS: dict[str, tuple[Any, Any, Any]] = {
    "each-head-has-its-own-life": (totals_after_a_shock, (28, 28), (28, 30)),
    "a-head-has-half-the-life": (total_once_it_becomes_ten, 10, 22),
    "a-team-is-hit-once": (total_after_damage_to_each, 22, 26),
    "only-one-head-loses": (lost_for_an_empty_library, ["A", "A2"], ["A2"]),
    "one-trigger-for-a-team": (total_after_upkeep, 28, 29),
    "teammates-hide-their-hands": (sees_the_hand_of_the_teammate, True, False),
    "each-head-places-her-own": (orders_placed, "A2A", "AA2"),
    "only-the-attacked-head-blocks": (who_may_block, True, False),
}
"""For each misconception: what is asked, the right answer and the wrong one."""
