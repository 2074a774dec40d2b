"""Regular REL: missed triggers and other errors are put right without the guide."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.events import Ruled
from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.refusal import RefusalError
from tests.support.judging import at_the_table, err, judge, rulings
from tests.support.playing import Play
from tests.support.tables import Side, table

GORGER, SPHINX = "Phyrexian Soulgorger", "Consecrated Sphinx"


def missed(name: str, disruptive: bool = False, rel: Rel = Rel.REGULAR) -> Play:
    sides = {"A": Side(field=[GORGER]), "N": Side(field=[SPHINX])}
    play = Play(table(step="upkeep", **sides), forgotten=[name], rel=rel)
    return play.to("precombat main").notice(name, disruptive)


def ruled(play: Play) -> tuple[str, str, str | None]:
    (found,) = play.happened(Ruled)
    assert isinstance(found, Ruled)
    return found.infraction, found.remedy, found.chooser


def test_a_forgotten_trigger_goes_on_the_stack_and_nobody_is_asked():
    play = missed(GORGER)

    assert ruled(play) == ("common issue", "stack at once", None)
    assert play.stack() == [GORGER]


def test_a_trigger_that_says_may_was_declined():
    play = missed(SPHINX)

    assert ruled(play) == ("common issue", "play on", None)
    assert SPHINX not in play.stack()


def test_a_trigger_that_would_disrupt_the_game_is_left_out():
    play = missed(GORGER, disruptive=True)

    assert ruled(play) == ("common issue", "play on", None)
    assert play.stack() == []


def test_the_same_triggers_are_the_opponents_choice_at_competitive():
    assert ruled(missed(SPHINX, rel=Rel.COMPETITIVE)) == (
        "missed trigger",
        "stack if chosen",
        "A",
    )


@pytest.mark.parametrize(
    ("act", "infraction"),
    [
        ("lifted_card", "common issue"),
        ("broke_rule", "common issue"),
        ("erred_in_mulligan", "common issue"),
        ("played_slowly", "unwanted behaviour"),
        ("read_outside_notes", "unwanted behaviour"),
        ("answered_falsely", "unwanted behaviour"),
    ],
)
def test_errors_at_regular_bring_education_and_no_penalty(act, infraction):
    play = judge(err(at_the_table(rel=Rel.REGULAR), act, count=1))

    assert rulings(play) == [("N", infraction, "none")]


@pytest.mark.parametrize(
    ("act", "knowingly"), [("stalled", False), ("broke_rule", True)]
)
def test_serious_problems_at_regular_are_refused(act, knowingly):
    play = err(at_the_table(rel=Rel.REGULAR), act, knowingly=knowingly)

    with pytest.raises(RefusalError, match="serious problems"):
        judge(play)


def test_days_before_the_known_document_for_regular_are_refused():
    play = err(at_the_table(rel=Rel.REGULAR, day="2020-01-22"), "broke_rule")

    with pytest.raises(RefusalError, match="Judging at Regular REL before"):
        judge(play)
