"""Situations in which misconceptions about turns, teams and leaving the game show."""

from __future__ import annotations

from typing import Any

from tests.support.fighting import Fight
from tests.support.playing import Play
from tests.support.tables import Side, controlled, table
from tests.support.teams import teams

EMRAKUL = "Emrakul, the Promised End"
CONTROL = [controlled("A", by="N")]


def decider_in_cleanup(**how: Any) -> str:
    state = table(step="end", A=Side(hand=["Shock"] * 9), controls=CONTROL)
    return Play(state, **how).to_decision("discard").decision.decider


def decider_in_the_turn_that_has_begun(**how: Any) -> str:
    play = Play(table(N=Side(field=["Mindslaver"])), **how)
    return play.use("Mindslaver", "target:A", by="N").resolve().decision.decider


def turn_after_ones_own_extra_turn(**how: Any) -> str:
    state = table(A=Side(hand=["Time Walk"], field=["Stranglehold"]))
    play = Play(state, **how).use("Time Walk").resolve().to("end")
    return play.to("upkeep").decision.chooser


def decider_in_the_extra_turn(**how: Any) -> str:
    state = table(A=Side(hand=["Time Walk"]), controls=CONTROL)
    play = Play(state, **how).use("Time Walk").resolve().to("end")
    return play.to("upkeep").decision.decider


def decider_for_oneself(**how: Any) -> str:
    state = table(controls=[controlled("A", by="A")])
    return Play(state, **how).decision.decider


def step_after_one_pass(**how: Any) -> tuple[str, str]:
    state = table(step="draw", N=Side(hand=["Shock"]), controls=CONTROL)
    return Play(state, **how).pass_priority().step


def decider_for_the_teammate(**how: Any) -> str:
    play = Play(teams(controls=[controlled("A", by="N")]), **how)
    return play.pass_priority().decision.decider


def decider_once_the_controller_is_gone(**how: Any) -> str:
    state = table(A=Side(), N=Side(life=2), C=Side(hand=["Shock"]), controls=CONTROL)
    play = Play(state, **how).use("Shock", "target:N", by="C").resolve()
    return play.decision.decider


def deciders_after_a_skip(**how: Any) -> str:
    play = Play(
        table(
            N=Side(hand=["Meditate"]), controls=[controlled("N", "A", next_turn=True)]
        ),
        **how,
    )
    play.use("Meditate", by="N").resolve()
    return play.to("upkeep", of="N").decision.decider


def turns_after(*spells: str, field: str = "", **how: Any) -> str:
    """Return whose the next three turns are, once A has cast spells at N."""
    side = Side(hand=spells, field=[field] if field else [])
    play = Play(table(A=side), **how)
    for spell in spells:
        play.use(spell, "target:N", by="A")
        while play.state.stack:
            play.resolve()
    seen = ""
    for _ in range(3):
        seen += play.to("end").to("upkeep").step[0]
    return seen


def exile_of_the_departed(**how: Any) -> list[str]:
    """Return what A may do with a card of N's once N has left the game."""
    library = {"Shock": 1, "others": 9}
    state = table(
        turn="N",
        A=Side(field=["Opposition Agent"]),
        N=Side(hand=["Demonic Tutor"], library=library, life=2),
        C=Side(hand=["Shock"]),
    )
    play = Play(state, **how).use("Demonic Tutor", by="N").resolve().take("Shock")
    play.use("Shock", "target:N", by="C").resolve()
    while play.decision.chooser != "A":
        play.pass_priority()
    return [each for each in play.options if each == "Shock"]


def first_to_place(**how: Any) -> str:
    sides = {"A": Side(field=["Copper Tablet"]), "N": Side(field=["Copper Tablet"])}
    play = Play(table(step="upkeep", **sides, controls=CONTROL), **how)
    return play.state.objects[play.state.stack[0]].controller or ""


def turns_after_countering(**how: Any) -> str:
    sides = {"A": Side(hand=[EMRAKUL]), "N": Side(hand=["Counterspell"])}
    play = Play(table(**sides), **how).use(EMRAKUL)
    play.use("Counterspell", by="N").resolve().resolve()
    return play.to("upkeep", of="N").decision.decider


def who_declares_attackers(**how: Any) -> str:
    sides = {"A": Side(field=["Hill Giant"]), "A2": Side(field=["Hill Giant"] * 2)}
    play = Fight(teams("beginning of combat", **sides), **how)
    return play.to_decision("attackers").decision.decider


TURNS = {
    "control-ends-before-cleanup": (decider_in_cleanup, "N", "A"),
    "control-starts-at-once": (decider_in_the_turn_that_has_begun, "A", "N"),
    "control-lasts-into-the-extra-turn": (decider_in_the_extra_turn, "A", "N"),
    "control-of-oneself-leaves-nobody": (decider_for_oneself, "A", "nobody"),
    "one-pass-counts-for-both": (
        step_after_one_pass,
        ("A", "draw"),
        ("A", "precombat main"),
    ),
    "only-the-named-head-is-controlled": (decider_for_the_teammate, "N", "A2"),
    "control-outlasts-its-player": (decider_once_the_controller_is_gone, "A", "N"),
    "a-skipped-turn-uses-the-effect-up": (deciders_after_a_skip, "A", "N"),
    "overwritten-control-loses-the-extra-turn": (
        lambda **how: turns_after(EMRAKUL, "Worst Fears", **how),
        "NNA",
        "NAN",
    ),
    "ones-own-effect-gives-the-turn-anyway": (
        lambda **how: turns_after(EMRAKUL, field="Stranglehold", **how),
        "NAN",
        "NNA",
    ),
    "everybody-skips-extra-turns": (turn_after_ones_own_extra_turn, "A", "N"),
    "what-others-use-stays-in-the-game": (exile_of_the_departed, [], ["Shock"]),
    "deciding-player-places-first": (first_to_place, "A", "N"),
    "countering-takes-the-ability-along": (turns_after_countering, "A", "N"),
    "more-creatures-more-say": (who_declares_attackers, "A", "A2"),
}
