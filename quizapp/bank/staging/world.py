"""A world: all that can come of a scenario under one rulebook."""

from __future__ import annotations

from typing import NamedTuple

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.family import Family
from quizapp.bank.family.scenario import ForgetTrigger, NoticeTrigger, Use
from quizapp.bank.staging.script import Script
from quizapp.bank.staging.setting import set_the_scene
from quizapp.bank.staging.told import Told
from quizapp.rules.game import Assumptions, Question, replace
from quizapp.rules.instructions.subgames.playing import main_game
from quizapp.rules.nouns.state import State
from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.play.engine import Engine, Horizon
from quizapp.rules.play.precedents import Precedents
from quizapp.rules.proof.graph import Graph, explore
from quizapp.rules.rulebook import Rulebook, Step

FARTHEST_TURN = 20
"""Turns after the first one that a script may go on to."""


Earlier = dict[tuple[Assumptions, Horizon], Precedents]
"""What was found out about the game of one family, by the assumptions it was played under."""


class World(NamedTuple):
    """The lines of play that a scenario leaves open."""

    before: State
    """The scenario as it begins."""
    graph: Graph
    steps: tuple[Step, ...]
    """What the rules said while the script was played."""
    asked: frozenset[Question]
    """Everything the rulebook was asked."""
    told: Told
    """What may be shown before the question is answered."""


def build_world(
    family: Family,
    catalogue: Catalogue,
    rulebook: Rulebook,
    earlier: Earlier | None = None,
) -> World:
    """Play the script of a family and look at all lines of play after it.

    What was found out in earlier worlds of the family is taken over.

    :raises RefusalError: if the rules or the budget do not allow that.
    """
    found = {} if earlier is None else earlier
    before, script, player, seer = _stage(family, catalogue, rulebook, found)
    graph = explore(seer, script.state)
    asked = frozenset(player.asked | seer.asked)
    return World(before, graph, tuple(script.steps), asked, script.told)


def prepare(
    family: Family, catalogue: Catalogue, rulebook: Rulebook
) -> tuple[Script, Engine]:
    """Play the script of a family; return it with the engine that looks ahead from there.

    :raises RefusalError: if what the script asks for cannot happen.
    """
    _, script, _, seer = _stage(family, catalogue, rulebook, {})
    return script, seer


def _stage(
    family: Family, catalogue: Catalogue, rulebook: Rulebook, earlier: Earlier
) -> tuple[State, Script, Engine, Engine]:
    start = set_the_scene(family.scenario, catalogue)
    watched = frozenset(
        kind for aspect in family.ask.aspects for kind in aspect.events()
    )
    forgotten = frozenset(
        each.card
        for each in family.happens
        if isinstance(each, ForgetTrigger | NoticeTrigger)
    )
    used = frozenset(each.card for each in family.happens if isinstance(each, Use))
    sights = tuple(
        dict.fromkeys(each for aspect in family.ask.aspects for each in aspect.sights())
    )
    assumptions = Assumptions(
        focus=used,
        watched=watched,
        unmentioned=forgotten,
        attacks=family.attacks,
        sights=sights,
        rel=Rel(family.rel or "competitive"),
    )
    far = Horizon(turn=start.turn.number + FARTHEST_TURN)
    player = _engine(rulebook, assumptions, far, earlier)
    script = Script(player, start)
    script.play_all(family.happens)
    focus = replace(assumptions, focus=frozenset(family.focus))
    seer = _engine(rulebook, focus, _horizon(family, script.state), earlier)
    return start, script, player, seer


def _engine(
    rulebook: Rulebook, assumptions: Assumptions, horizon: Horizon, earlier: Earlier
) -> Engine:
    known = earlier.setdefault((assumptions, horizon), Precedents())
    return Engine(rulebook, assumptions, horizon, known)


def _horizon(family: Family, state: State) -> Horizon:
    step = state.turn.step if family.horizon.end_of == "step" else ""
    return Horizon(main_game(state).turn.number + family.horizon.turns, step)
