"""Remedies: what each of them does to the game once the chooser has chosen."""

from __future__ import annotations

import pytest

from quizapp.rules.instructions.keywords import as_triggered
from quizapp.rules.nouns.events import Resolved, Sacrificed
from quizapp.rules.policy.remedies import default_action
from quizapp.rules.proof.misconceptions.index import MISCONCEPTIONS
from tests.support.playing import Play
from tests.support.tables import CATALOGUE, On, Side, controlled, table

GORGER, APPETITE = "Phyrexian Soulgorger", "Demonic Appetite"
MUST, IF_CHOSEN, UNLESS, STACK = "2016-07-22", "2016-09-30", "2018-10-03", "2024-09-23"


def noticed(
    name: str = GORGER,
    day: str = STACK,
    at: tuple[str, str] = ("draw", "A"),
    **more: object,
) -> Play:
    side = Side(
        field=["Hill Giant", GORGER, On(APPETITE, to="Hill Giant")],
        hand=["Fling", "Grizzly Bears"],
    )
    sides = {"A": side, "N": Side(field=["Walking Corpse"]), **more}
    forgotten = [GORGER, APPETITE]
    play = Play(table(step="upkeep", **sides), day=day, forgotten=forgotten)
    return play.to(*at).notice(name)


@pytest.mark.parametrize(
    ("day", "options"),
    [
        (MUST, ["default", "next phase"]),
        (IF_CHOSEN, ["default", "no"]),
        (UNLESS, ["default", "no"]),
        (STACK, ["stack", "no"]),
    ],
)
@pytest.mark.parametrize(
    "controls",
    [[], [controlled("A", by="N")], [controlled("N", by="A")]],
    ids=["free", "offender controlled", "chooser controlled"],
)
def test_the_person_named_by_the_policy_chooses_whoever_controls_them(
    day, options, controls
):
    play = noticed(GORGER, day, controls=controls)

    assert play.decision.realm == "tournament"
    assert play.asks == ("remedy", "N", "N")
    assert play.keys == options


@pytest.mark.parametrize("day", [MUST, IF_CHOSEN, UNLESS])
def test_a_default_action_happens_at_once_without_using_the_stack(day):
    play = noticed(GORGER, day).take("default")

    assert play.graveyard("A") == [GORGER]
    assert play.stack() == []
    assert play.happened(Resolved) == []
    assert play.step == ("A", "draw")
    assert [each.as_cost for each in play.happened(Sacrificed)] == [False]


@pytest.mark.parametrize("day", [MUST, IF_CHOSEN, UNLESS])
def test_nobody_can_answer_a_default_action(day):
    play = noticed(GORGER, day).take("default")

    assert play.asks[0] == "priority"
    assert GORGER not in play.field("A")


@pytest.mark.parametrize("day", [IF_CHOSEN, UNLESS, STACK])
def test_nothing_happens_when_the_opponent_does_not_want_it(day):
    play = noticed(GORGER, day).take("no")

    assert GORGER in play.field("A")
    assert play.stack() == []
    assert play.permanent(GORGER).count("age") == 0


def test_a_default_action_put_off_happens_before_anything_else_in_the_next_phase():
    play = noticed(GORGER, MUST).take("next phase")
    assert GORGER in play.field("A")
    assert play.asks == ("priority", "A", "A")

    play.pass_priority(2)

    assert play.step == ("A", "precombat main")
    assert GORGER not in play.field("A")
    assert play.state.delayed == ()


def test_a_default_action_put_off_waits_while_the_phase_goes_on():
    play = noticed(GORGER, MUST, ("beginning of combat", "A")).take("next phase")

    assert GORGER in play.to("end of combat", of="A").field("A")
    assert GORGER not in play.to("postcombat main", of="A").field("A")


def test_a_default_action_put_off_in_the_ending_phase_happens_as_the_next_turn_begins():
    play = noticed(GORGER, MUST, ("end", "A")).take("next phase")
    assert GORGER in play.field("A")

    play.pass_priority(2)

    assert play.step == ("N", "upkeep")
    assert GORGER not in play.field("A")


def test_a_default_action_never_expires():
    play = noticed(GORGER, MUST, ("end", "N")).take("default")

    assert GORGER not in play.field("A")


def test_a_trigger_put_on_the_stack_can_be_answered():
    play = noticed(GORGER, STACK).take("stack")
    assert play.stack() == [GORGER]
    assert play.asks == ("priority", "A", "A")

    play.use("Fling", "target:N", GORGER).resolve()

    assert play.life("N") == 12
    assert play.stack() == [GORGER]


def test_a_trigger_put_on_the_stack_offers_its_usual_choice():
    play = noticed(GORGER, STACK).take("stack").resolve()

    assert play.asks == ("unless", "A", "A")
    assert play.options == ["pay", "decline"]
    assert play.permanent(GORGER).count("age") == 1


def test_a_late_trigger_is_resolved_by_whoever_controls_the_player_now():
    play = noticed(APPETITE, STACK, controls=[controlled("A", by="N")])

    assert play.take("stack").resolve().asks == ("sacrifice", "A", "N")


def test_a_late_trigger_may_not_use_a_creature_that_came_afterwards():
    play = noticed_after_casting_bears(APPETITE)

    assert play.asks == ("sacrifice", "A", "A")
    assert play.options == ["Hill Giant", GORGER]
    assert "missed.legal-objects" in {step.rule for step in play.steps}


def test_a_late_cumulative_upkeep_may_not_be_paid_with_a_creature_that_came_afterwards():
    play = noticed_after_casting_bears(GORGER).take("pay")

    assert play.options == ["Hill Giant", GORGER]


def test_a_trigger_in_time_may_use_every_creature():
    side = Side(field=["Hill Giant", GORGER, On(APPETITE, to="Hill Giant")])
    play = Play(table(step="upkeep", A=side), forgotten=[GORGER]).resolve()

    assert play.options == ["Hill Giant", GORGER]


def noticed_after_casting_bears(name: str) -> Play:
    side = Side(
        field=["Hill Giant", GORGER, On(APPETITE, to="Hill Giant")],
        hand=["Grizzly Bears"],
    )
    play = Play(table(step="upkeep", A=side), forgotten=[GORGER, APPETITE])
    play.to("precombat main").use("Grizzly Bears").resolve()
    return play.notice(name).take("stack").resolve()


def test_playing_on_changes_nothing():
    play = noticed(APPETITE, STACK, ("precombat main", "N"))

    assert play.asks == ("priority", "N", "N")
    assert play.stack() == []
    assert play.state.missed != ()


def test_a_mistaken_judge_would_put_the_trigger_on_the_stack_unasked():
    (belief,) = (
        each for each in MISCONCEPTIONS if each.id == "missed-goes-on-the-stack"
    )
    side = Side(field=[GORGER])
    play = Play(table(step="upkeep", A=side), belief=belief, forgotten=[GORGER])

    play.to("draw").notice(GORGER)

    assert play.stack() == [GORGER]
    assert play.asks == ("priority", "A", "A")


def test_only_an_offer_to_pay_has_a_default_action():
    (upkeep,) = CATALOGUE.card(GORGER).abilities
    appetite = CATALOGUE.card(APPETITE).abilities[1]

    assert default_action(appetite) is None
    default = default_action(as_triggered(upkeep))
    assert [type(each).__name__ for each in default] == ["AddAgeCounter", "Sacrifice"]
