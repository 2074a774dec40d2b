"""Judging: errors and matters of persons brought into a game, for tests of policy."""

from __future__ import annotations

from typing import Any

from quizapp.rules.nouns.events import Ruled
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.nouns.tournament.incidents import Act, Incident, Wrong
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.policy.conduct.information import Asked, Changed, Information
from quizapp.rules.policy.conduct.matter import Matter, Moment
from quizapp.rules.policy.conduct.raising import raise_matter
from quizapp.rules.policy.infractions.backing_up import keep_wrong_action
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


def come_up(
    play: Play, matter: str, of: str = "A", during: Moment = Moment.GAME
) -> Play:
    """Have it come up whether a person does something."""
    due = play.decision
    priority = due.chooser if due.kind == "priority" else None
    return play.step_in(
        lambda game: raise_matter(game, Matter(matter), Player(of), priority, during)
    )


def ask_for(
    what: str, rel: Rel = Rel.COMPETITIVE, judge: bool = False, **how: Any
) -> Play:
    """Have N asked for information, by the opponent or by a judge."""
    play = at_the_table(rel=rel, **how)
    asked = Asked(Information(what), Player("N"), by_a_judge=judge)
    return play.step_in(lambda game: game.push(asked))


def change(what: str, **how: Any) -> Play:
    """Have something about N change that nobody asks for."""
    changed = Changed(Information(what), Player("N"))
    return at_the_table(**how).step_in(lambda game: game.push(changed))


def use_wrongly(play: Play, card: str, how: str, *choices: str) -> Play:
    """Have the player with priority use a card in a way that breaks a rule."""
    before = play.state
    by = play.decision.chooser
    play.use(card, *choices)
    return play.step_in(
        lambda game: keep_wrong_action(game, Wrong(how), by, card, before)
    )
