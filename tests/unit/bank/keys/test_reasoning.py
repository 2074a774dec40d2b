"""Reasoning: each claim is proven by the step that decides it, not by a neighbour's."""

from __future__ import annotations

import pytest

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.loading import load_family
from quizapp.bank.keys.derive import derive_key
from quizapp.rules.documents.edition import NEWEST
from tests.support.house import ROOT

CATALOGUE = Catalogue(ROOT / "questions" / "cards")
HEAD = "topics: [player-control]\nlevel: 2\ncomplexity: 2\n"

AGENT = """\
scenario:
  players: [A, N, O]
  turn: {of: A, step: precombat main}
  A: {ready: [Demonic Tutor], library: {Shock: 1, others: 20}}
  N: {battlefield: [Opposition Agent]}
  given: [{control_player: {who: A, by: O, source: Mindslaver, during: this_turn}}]
happens: [{use: Demonic Tutor, by: A}, {resolve: top}]
ask:
  form: all
  claims:
    - decides: {who: N, when: {of: search}}
    - decides: {who: O, when: {of: search}}
    - decides: {who: O, when: {of: priority, player: A}}
    - can: {who: N, statement: {in_zone: {card: Shock, zone: exile}}}
horizon: {end_of: step}
"""

COMMAND = """\
scenario:
  players: [A, N, O]
  turn: {of: A, step: precombat main}
  A: {hand: [Lay of the Land], battlefield: [Llanowar Elves], mana: lands}
  N: {ready: [Word of Command]}
  given: [{control_player: {who: A, by: O, source: Mindslaver, during: this_turn}}]
happens: [{use: Word of Command, by: N, targeting: A}, {resolve: top}]
focus: [Lay of the Land]
ask:
  form: all
  claims:
    - can: {who: N, statement: {cast: {card: Lay of the Land, by: A}}}
    - can: {who: O, statement: {cast: {card: Lay of the Land, by: A}}}
    - can: {who: A, statement: {cast: {card: Lay of the Land, by: A}}}
turns_on: control_restricts_mana
horizon: {end_of: step}
"""

CREATURES = """\
scenario:
  players: [A, N]
  turn: {of: A, step: precombat main}
  A: {hand: [Llanowar Elves], battlefield: [Hill Giant]}
happens:
  - {use: Llanowar Elves, by: A}
  - {resolve: top}
  - {begin: beginning of combat}
ask:
  form: all
  claims:
    - can: {who: A, statement: {attacked: {card: Hill Giant}}}
    - can: {who: A, statement: {attacked: {card: Llanowar Elves}}}
    - can: {who: N, statement: {attacked: {card: Llanowar Elves}}}
attacks: true
"""


@pytest.fixture
def reasons(tmp_path):
    """Return for each claim, by its place, the step that proves or refutes it."""

    def find(text):
        path = tmp_path / "family.yaml"
        path.write_text(HEAD + text, "utf-8")
        key = derive_key(load_family(path, CATALOGUE).family, CATALOGUE, NEWEST)
        options = sorted(key.options, key=lambda option: option.claim)
        return [(option.because, dict(option.because.says)) for option in options]

    return find


def test_a_claim_about_priority_is_not_proven_by_the_search(reasons):
    by_agent, by_other, priority, _ = reasons(AGENT)

    assert priority[0].point == "who_decides"
    assert priority[1]["what"] == "priority"
    assert priority[1]["by"] == "O"
    assert by_agent[0].point == by_other[0].point == "newest_control_works"


def test_of_the_points_that_change_a_claim_the_one_that_names_its_card_decides(reasons):
    step, says = reasons(AGENT)[3]

    assert step.point == "found_card_is_exiled"
    assert "Shock" in says.values()


def test_what_players_can_do_themselves_turns_first_on_who_decides_for_them(reasons):
    limited, _, themselves = reasons(COMMAND)

    assert limited[0].point == "control_restricts_mana"
    assert themselves[0].point == "who_decides"
    assert themselves[1]["by"] == "O"


def test_the_power_over_another_player_is_that_of_deciding_and_not_of_paying(reasons):
    controlling = reasons(COMMAND)[1]

    assert controlling[0].point == "who_decides"
    assert controlling[1]["by"] == "O"


def test_of_several_steps_at_a_point_the_one_about_the_claim_is_taken(reasons):
    old, new, _ = reasons(CREATURES)

    assert (old[0].point, old[1]["name"]) == ("summoning_sick", "Hill Giant")
    assert (new[0].point, new[1]["name"]) == ("summoning_sick", "Llanowar Elves")
    assert (old[1]["there"], new[1]["there"]) == ("all along", "new")


def test_a_claim_that_no_belief_changes_is_nearest_to_what_it_mostly_turns_on(reasons):
    step, says = reasons(CREATURES)[2]

    assert (step.point, says["name"]) == ("summoning_sick", "Llanowar Elves")


def test_a_wanted_rule_point_may_be_that_of_any_claim(reasons):
    text = AGENT.replace("horizon:", "turns_on: found_card_is_exiled\nhorizon:")

    assert reasons(text)[3][0].point == "found_card_is_exiled"


LATE = """\
rel: competitive
scenario:
  players: [A, N]
  turn: {of: A, step: upkeep}
  A: {battlefield: [Phyrexian Soulgorger, Hill Giant], hand: [Shock]}
happens:
  - {forget: Phyrexian Soulgorger}
  - {begin: draw}
  - {notice: Phyrexian Soulgorger}
  - {choose: stack}
ask:
  form: all
  claims:
    - can: {who: A, statement: {cast: {card: Shock, by: A, over_ability_of: Phyrexian Soulgorger}}}
    - can: {who: A, statement: {kept: {card: Phyrexian Soulgorger, sacrifices: 2}}}
focus: [Shock]
horizon: {end_of: step}
"""

FORGOTTEN = """\
rel: REL
scenario:
  players: [A, N]
  turn: {of: A, step: precombat main}
  A: {library: {others: 30}}
  N: {library: {others: 30}}
happens: [{err: forgot_draw, by: A}, {begin: postcombat main}, {judge: forgot_draw}]
ask:
  form: all
  claims:
    - remedy_is: {remedy: draw now}
    - penalties: {given: {A: game loss}}
turns_on: violation_remedy
"""

AT_REGULAR = """\
rel: regular
scenario:
  players: [A, N]
  turn: {of: A, step: upkeep}
  A: {battlefield: [Fireblade Artist, Hill Giant]}
happens:
  - {forget: Fireblade Artist}
  - {begin: draw}
  - {notice: Fireblade Artist}
ask:
  form: all
  claims:
    - remedy_is: {remedy: play on}
    - penalties: {given: {A: warning}}
turns_on: regular_trigger_remedy
"""


def test_what_nobody_doubts_still_proves_a_claim_that_mostly_turns_on_it(reasons):
    response, _ = reasons(LATE)

    assert response[0].point == "missed_trigger_remedy"


def test_a_penalty_is_not_proven_by_the_remedy_that_the_question_turns_on(reasons):
    remedy, penalty = reasons(FORGOTTEN.replace("REL", "competitive"))

    assert remedy[0].point == "violation_remedy"
    assert penalty[0].point == "infraction_penalty"


def test_at_regular_a_missed_trigger_goes_unpunished_because_the_guide_is_apart(
    reasons,
):
    remedy, penalty = reasons(AT_REGULAR)

    assert remedy[0].point == "regular_trigger_remedy"
    assert penalty[0].point == "regular_is_apart"
