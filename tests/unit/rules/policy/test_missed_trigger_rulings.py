"""Missed triggers: who was responsible, the penalty, and the remedy in each edition of the
Infraction Procedure Guide."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.events import Ruled
from quizapp.rules.policy.missed_trigger import is_too_late
from quizapp.rules.refusal import RefusalError
from tests.support.playing import Play
from tests.support.tables import On, Side, controlled, table

GORGER, APPETITE = "Phyrexian Soulgorger", "Demonic Appetite"
CONTROL = [controlled("A", by="N")]


def missed(
    name: str = GORGER, day: str = "2024-09-23", owner: str = "A", **more: object
) -> Play:
    field = {
        GORGER: [On(GORGER, owner=owner), "Hill Giant"],
        APPETITE: ["Hill Giant", On(APPETITE, to="Hill Giant", owner=owner)],
    }[name]
    state = table(step="upkeep", A=Side(field=field), **more)
    return Play(state, day=day, forgotten=[name]).to("draw")


def ruling(play: Play) -> Ruled:
    (ruled,) = play.happened(Ruled)
    return ruled


EDITIONS_WITH_A_DEFAULT = {
    "2016-01-22": "default now or next phase",
    "2016-07-22": "default now or next phase",
    "2016-09-29": "default now or next phase",
    "2016-09-30": "default if chosen",
    "2017-04-28": "default unless declined",
    "2018-10-03": "default unless declined",
    "2019-01-20": "default unless declined",
    "2019-01-21": "stack if chosen",
    "2019-07-12": "stack if chosen",
    "2024-09-23": "stack if chosen",
}


@pytest.mark.parametrize(("day", "remedy"), EDITIONS_WITH_A_DEFAULT.items())
def test_the_remedy_for_an_ability_with_a_default_action_depends_on_the_edition(
    day, remedy
):
    assert ruling(missed(GORGER, day).notice(GORGER)).remedy == remedy


@pytest.mark.parametrize("day", EDITIONS_WITH_A_DEFAULT)
def test_an_ability_without_a_default_action_may_be_put_on_the_stack(day):
    assert ruling(missed(APPETITE, day).notice(APPETITE)).remedy == "stack if chosen"


@pytest.mark.parametrize(
    ("day", "responsible"),
    [
        ("2016-07-22", "A"),
        ("2016-09-29", "A"),
        ("2016-09-30", "N"),
        ("2018-10-03", "N"),
        ("2024-09-23", "N"),
    ],
)
def test_the_controlling_player_is_responsible_since_the_edition_that_says_so(
    day, responsible
):
    play = missed(GORGER, day, controls=CONTROL).notice(GORGER)

    assert ruling(play).responsible == responsible


@pytest.mark.parametrize("day", ["2016-07-22", "2016-09-30", "2024-09-23"])
def test_without_control_the_triggers_controller_is_responsible(day):
    assert ruling(missed(GORGER, day).notice(GORGER)).responsible == "A"


@pytest.mark.parametrize(
    ("day", "owner", "penalty", "penalised"),
    [
        ("2016-07-22", "A", "warning", "A"),
        ("2018-10-03", "A", "warning", "A"),
        ("2018-10-03", "N", "warning", "A"),
        ("2019-01-21", "A", "warning", "A"),
        ("2019-01-21", "N", "none", None),
        ("2024-09-23", "A", "warning", "A"),
        ("2024-09-23", "N", "none", None),
    ],
)
def test_a_usually_detrimental_trigger_earns_a_warning_of_its_owner_alone_since_2019(
    day, owner, penalty, penalised
):
    ruled = ruling(missed(GORGER, day, owner).notice(GORGER))

    assert (ruled.penalty, ruled.penalised) == (penalty, penalised)


@pytest.mark.parametrize("day", ["2016-09-30", "2018-10-03", "2024-09-23"])
def test_a_controlling_player_who_misses_anothers_trigger_gets_no_penalty(day):
    ruled = ruling(missed(GORGER, day, controls=CONTROL).notice(GORGER))

    assert (ruled.penalty, ruled.penalised) == ("none", None)


def test_before_september_2016_the_controlled_player_was_warned():
    ruled = ruling(missed(GORGER, "2016-07-22", controls=CONTROL).notice(GORGER))

    assert (ruled.penalty, ruled.penalised) == ("warning", "A")


@pytest.mark.parametrize("day", EDITIONS_WITH_A_DEFAULT)
@pytest.mark.parametrize("name", [GORGER, APPETITE])
def test_the_opponent_of_the_triggers_controller_chooses_in_the_remedy(day, name):
    free = ruling(missed(name, day).notice(name))
    ruled = ruling(missed(name, day, controls=CONTROL).notice(name))

    assert (free.chooser, ruled.chooser) == ("N", "N")


def test_a_day_before_the_first_guide_known_is_refused_by_its_name():
    with pytest.raises(RefusalError, match="Infraction Procedure Guide before 2016"):
        missed(GORGER, "2016-01-21").notice(GORGER)


def test_the_game_itself_may_be_asked_about_days_before_the_first_guide():
    play = missed(GORGER, "2012-05-01")

    assert play.step == ("A", "draw")


@pytest.mark.parametrize(
    ("name", "day", "noticed", "remedy"),
    [
        (APPETITE, "2024-09-23", ("end", "A"), "stack if chosen"),
        (APPETITE, "2024-09-23", ("draw", "N"), "stack if chosen"),
        (APPETITE, "2024-09-23", ("precombat main", "N"), "play on"),
        (APPETITE, "2016-07-22", ("precombat main", "N"), "play on"),
        (GORGER, "2024-09-23", ("precombat main", "N"), "play on"),
        (GORGER, "2018-10-03", ("precombat main", "N"), "default unless declined"),
        (GORGER, "2016-07-22", ("precombat main", "N"), "default now or next phase"),
    ],
    ids=str,
)
def test_a_trigger_missed_before_this_phase_of_the_previous_turn_is_too_late(
    name, day, noticed, remedy
):
    play = missed(name, day).to(noticed[0], of=noticed[1]).notice(name)

    assert ruling(play).remedy == remedy


def test_a_trigger_missed_two_turns_ago_is_too_late():
    play = missed(APPETITE)
    play.to("upkeep", of="N").to("upkeep", of="A")

    assert [is_too_late(play.state, each) for each in play.state.missed] == [
        True,
        False,
    ]


def test_a_missed_trigger_waits_until_somebody_notices():
    play = missed(GORGER)

    assert [each.source for each in play.state.missed] == [0]
    assert play.stack() == []
    assert play.permanent(GORGER).count("age") == 0


@pytest.mark.parametrize(
    ("earlier", "penalty"),
    [
        ({}, "warning"),
        ({"A": 1}, "warning"),
        ({"A": 2}, "game loss"),
        ({"A": 3}, "game loss"),
        ({"N": 3}, "warning"),
    ],
)
def test_the_third_warning_of_the_day_for_a_missed_trigger_is_a_game_loss(
    earlier, penalty
):
    ruled = ruling(missed(GORGER).notice(GORGER, **earlier))

    assert (ruled.penalty, ruled.penalised) == (penalty, "A")


def test_earlier_warnings_matter_only_for_one_more():
    ruled = ruling(missed(GORGER, owner="N").notice(GORGER, A=2, N=2))

    assert (ruled.penalty, ruled.penalised) == ("none", None)


def test_a_trigger_that_was_noticed_is_not_missed_any_more():
    assert missed(GORGER).notice(GORGER).state.missed == ()


def test_the_ruling_is_derived_from_the_guide():
    play = missed(GORGER).notice(GORGER)

    assert {step.rule for step in play.steps if step.rule.startswith("missed")} == {
        "missed.responsible",
        "missed.penalty",
        "missed.remedy",
        "missed.chooser",
    }
