"""Steps about tournament policy: every one of them can be told in a sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quizapp.bank.wording.speaker import Speaker
from quizapp.bank.wording.step_words import say_step
from quizapp.rules.documents.edition import NEWEST
from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.nouns.tournament.incidents import Act
from quizapp.rules.policy.conduct.information import Information
from quizapp.rules.policy.conduct.matter import Matter, Moment
from quizapp.rules.policy.conduct.time_limit import call_time
from quizapp.rules.policy.infractions.backup_points import simple_backup
from quizapp.rules.rulebook import Step
from tests.support.judging import (
    ask_for,
    at_the_table,
    change,
    come_up,
    draw_extra,
    err,
    judge,
    use_wrongly,
)
from tests.support.playing import Play
from tests.support.tables import On, Side, table

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
        side = Side(field=[On("Hill Giant", tapped=True)], hand=["Shock"])
        play = Play(table(A=side, N=side), rel=rel)
        found = judge(err(play, act, count=1, card="Hill Giant"))
        assert "{" not in said(found)


def test_every_way_in_which_warnings_and_lies_count_is_told():
    for facts in (
        {"earlier": 1},
        {"earlier": 1, "on_other_days": 1},
        {"on_other_days": 1},
    ):
        assert "{" not in said(committed("broke_rule", Rel.COMPETITIVE, **facts))
    for part in ("acknowledged", "opponents_effect"):
        told = said(committed("drew_extra", Rel.COMPETITIVE, **{part: True}))
        assert "Game Rule Violation" in told
    for facts in ({"about": "notes"}, {"in_vain": True}, {"earlier": 1}):
        told = said(committed("answered_falsely", Rel.COMPETITIVE, **facts))
        assert "{" not in told


def test_backups_and_fixes_are_told():
    plays = (
        use_wrongly(at_the_table(), "Grizzly Bears", "wrong_mana"),
        use_wrongly(at_the_table(), "Grizzly Bears", "wrong_mana").resolve(),
    )
    for play in plays:
        assert "simple backup" in said(judge(play))


def test_a_backup_with_something_random_in_it_is_told():
    answer = simple_backup.function_on(NEWEST)("A", later=False, chance=True)
    step = Step("simple_backup", answer.rule, answer.says)

    assert "random" in say_step(step, SPEAKER)


@pytest.mark.parametrize("matter", ["take_note", "read_oracle_page", "look_up_card"])
@pytest.mark.parametrize("moment", Moment)
@pytest.mark.parametrize("rel", Rel)
def test_notes_and_devices_are_told_for_every_moment(matter, moment, rel):
    assert "{" not in said(come_up(at_the_table(rel=rel), matter, during=moment))


@pytest.mark.parametrize("what", ["monarch", "cards_in_hand"])
def test_what_is_told_unasked_is_told(what):
    assert "Nicole" in said(change(what))


def test_what_a_judge_is_told_is_told():
    assert "tell a judge the truth" in said(ask_for("notes", judge=True))


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
