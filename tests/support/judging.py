"""Judging: errors and matters of persons brought into a game, for tests of policy."""

from __future__ import annotations

from typing import Any

from quizapp.rules.nouns.events import Ruled
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.nouns.tournament.incidents import Act, Incident
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.policy.conduct.information import Asked, Information
from quizapp.rules.policy.conduct.matter import Matter
from quizapp.rules.policy.conduct.raising import raise_matter
from quizapp.rules.policy.infractions.happening import let_happen
from quizapp.rules.policy.infractions.judging import rule_on_incident
from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

CONTROL = [controlled("A", by="N")]
HAND = Side(hand=["Shock", "Fling", "Grizzly Bears"], library={"others": 20})


def at_the_table(*, control: bool = True, **how: Any) -> Play:
    """Begin in the first main phase of A, whom N controls unless said otherwise."""
    state = table(N=HAND, A=HAND, controls=CONTROL if control else [])
    return Play(state, **how)


def err(play: Play, act: str, by: str = "N", known: str = "", **facts: Any) -> Play:
    """Have a player do something wrong."""
    hand = play.state.in_zone(Zone.HAND, Player(by))
    incident = Incident(
        act=Act(act),
        by=Player(by),
        known=tuple(each.id for each in hand if each.name == known),
        turn=0,
        phase="",
        **facts,
    )
    return play.step_in(lambda game: let_happen(game, incident))


def judge(play: Play) -> Play:
    """Have a judge rule on the first error."""
    (first, *_) = play.state.incidents
    return play.step_in(lambda game: rule_on_incident(game, first))


def draw_extra(count: int = 2, by: str = "N", known: str = "Shock", **how: Any) -> Play:
    """Have a player draw cards too many, which is noticed at once."""
    return judge(err(at_the_table(**how), "drew_extra", by, known, count=count))


def rulings(play: Play) -> list[tuple[str, str, str]]:
    """List who did what, with the penalty, in the order of the rulings."""
    return [
        (each.responsible, str(each.infraction), str(each.penalty))
        for each in play.happened(Ruled)
        if isinstance(each, Ruled)
    ]


def come_up(play: Play, matter: str, of: str = "A") -> Play:
    """Have it come up whether a person does something."""
    due = play.decision
    priority = due.chooser if due.kind == "priority" else None
    return play.step_in(
        lambda game: raise_matter(game, Matter(matter), Player(of), priority)
    )


def ask_for(what: str, rel: Rel = Rel.COMPETITIVE, **how: Any) -> Play:
    """Have N asked for information."""
    play = at_the_table(rel=rel, **how)
    return play.step_in(lambda game: game.push(Asked(Information(what), Player("N"))))
