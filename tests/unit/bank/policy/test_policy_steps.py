"""Steps about tournament policy: every one of them can be told in a sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quizapp.bank.wording.speaker import Speaker
from quizapp.bank.wording.step_words import say_step
from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.nouns.tournament.incidents import Act
from quizapp.rules.policy.conduct.information import Information
from quizapp.rules.policy.conduct.matter import Matter
from quizapp.rules.policy.conduct.time_limit import call_time
from tests.support.judging import ask_for, at_the_table, come_up, draw_extra, err, judge
from tests.support.playing import Play
from tests.support.tables import Side, table

SPEAKER = Speaker("en", {"A": "Amy", "N": "Nicole"})
GORGER, SPHINX = "Phyrexian Soulgorger", "Consecrated Sphinx"


def said(play: Play) -> str:
    """Tell everything that the rules of a tournament said."""
    prefixes = ("ipg.", "jar.", "mtr.", "concede.", "control.con")
    told = [each for each in play.steps if each.rule.startswith(prefixes)]
    assert told
    return " ".join(say_step(each, SPEAKER) for each in told)


def committed(act: str, rel: Rel, **facts: object) -> Play:
    return judge(err(at_the_table(rel=rel), act, count=1, **facts))


def forgotten(name: str, disruptive: bool = False) -> Play:
    sides = {"A": Side(field=[GORGER]), "N": Side(field=[SPHINX])}
    state = table(step="upkeep", **sides)
    play = Play(state, forgotten=[name], rel=Rel.REGULAR)
    return play.to("precombat main").notice(name, disruptive)


PLAYS: dict[str, Callable[[], Play]] = {
    "the third warning": lambda: committed("broke_rule", Rel.COMPETITIVE, earlier=2),
    "cheating": lambda: committed("broke_rule", Rel.COMPETITIVE, knowingly=True),
    "the remedy": lambda: draw_extra(),
    "the judge's call": lambda: come_up(
        err(at_the_table(), "broke_rule"), "call_judge"
    ),
    "devices": lambda: come_up(at_the_table(day="2019-05-03"), "reload_page"),
    "time": lambda: at_the_table().step_in(call_time),
    "on the stack": lambda: forgotten(GORGER),
    "declined": lambda: forgotten(SPHINX),
    "left out": lambda: forgotten(GORGER, disruptive=True),
}


@pytest.mark.parametrize("play", PLAYS.values(), ids=PLAYS.keys())
def test_what_was_ruled_is_told(play):
    assert "{" not in said(play())


@pytest.mark.parametrize("act", Act)
@pytest.mark.parametrize("rel", [Rel.COMPETITIVE, Rel.REGULAR])
def test_every_act_is_told(act, rel):
    if (act, rel) != (Act.STALLED, Rel.REGULAR):
        assert "{" not in said(committed(act, rel))


@pytest.mark.parametrize("matter", Matter)
def test_every_matter_is_told_with_the_person(matter):
    assert "Amy" in said(come_up(at_the_table(), matter))


@pytest.mark.parametrize("what", Information)
def test_every_kind_of_information_is_told(what):
    assert "information" in said(ask_for(what))


@pytest.mark.parametrize("told_by", [None, "N"])
def test_an_error_that_passed_is_told_with_both_players(told_by):
    play = err(at_the_table(), "broke_rule", "A", told_by=told_by)

    told = said(judge(play.to("beginning of combat")))

    assert "Amy" in told
    assert "Nicole" in told
