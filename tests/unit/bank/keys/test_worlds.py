"""Worlds: each outcome of a family is found once, and no other one is taken for it."""

from __future__ import annotations

import pytest

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.keys import worlds as module
from quizapp.bank.keys.derive import Findings, open_worlds
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.staging.world import build_world
from quizapp.rules.documents.edition import NEWEST, parse_edition_date
from quizapp.rules.play.engine import Engine
from quizapp.rules.proof.misconceptions.index import MISCONCEPTIONS
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Rulebook
from tests.support.house import ROOT

BANK = QuestionBank(ROOT / "questions")
DAYS = ("2016-07-22", "2016-09-30", "2018-10-05", str(NEWEST))
FAMILIES = ("missed-upkeep-remedy", "subgame-and-back", "commander-goes-home")
"""One whose answer changes, and two that some documents do not allow."""


def worlds_of(question_id):
    return open_worlds(BANK.variant(question_id, 0).family, BANK.catalogue)


@pytest.fixture
def built(monkeypatch):
    """Rulebooks under which a world was really built."""
    found: list[Rulebook] = []

    def build(family, catalogue: Catalogue, rulebook, earlier):
        found.append(rulebook)
        return build_world(family, catalogue, rulebook, earlier)

    monkeypatch.setattr(module, "build_world", build)
    return found


def outcome(worlds, rulebook):
    try:
        return worlds.under(rulebook)
    except RefusalError as error:
        return str(error)


@pytest.mark.parametrize("question_id", FAMILIES)
def test_what_is_known_is_what_would_be_found_anew(question_id):
    shared = worlds_of(question_id)
    for day in map(parse_edition_date, DAYS):
        for beliefs in ((), *((each,) for each in MISCONCEPTIONS[::6])):
            rulebook = Rulebook(day, beliefs)
            anew = outcome(worlds_of(question_id), rulebook)

            assert outcome(shared, rulebook) == anew


@pytest.mark.parametrize("question_id", FAMILIES)
def test_what_is_taken_over_from_earlier_worlds_counts_as_consulted(question_id):
    family, earlier = BANK.variant(question_id, 0).family, {}
    for belief in MISCONCEPTIONS[::6]:
        rulebook, alone = (Rulebook(beliefs=(belief,)) for _ in range(2))

        said = [
            _built(family, rulebook, earlier),
            _built(family, alone, None),
        ]

        assert said[0] == said[1]
        assert rulebook.agrees_with(alone.consulted)
        assert set(rulebook.consulted.functions) == set(alone.consulted.functions)
        assert set(rulebook.consulted.days) == set(alone.consulted.days)


def _built(family, rulebook, earlier):
    try:
        return build_world(family, BANK.catalogue, rulebook, earlier)
    except RefusalError as error:
        return str(error)


def test_a_step_that_a_misconception_does_not_touch_is_not_played_again(monkeypatch):
    real, played = Engine._play, []

    def play(engine, state, option):
        played.append(option)
        return real(engine, state, option)

    monkeypatch.setattr(Engine, "_play", play)
    worlds = worlds_of("missed-upkeep-remedy")
    worlds.under(Rulebook())
    at_first = len(played)

    assert Findings(worlds, Rulebook()).deviations
    per_belief = (len(played) - at_first) / (len(worlds._known) - 1)

    assert 0 < per_belief < at_first / 2


def test_an_edition_that_says_the_same_is_not_played_again(built):
    worlds = worlds_of("missed-upkeep-remedy")
    first = worlds.under(Rulebook.as_of_day("2017-04-28"))

    assert worlds.under(Rulebook.as_of_day("2017-04-29")) is first
    assert len(built) == 1


def test_an_edition_that_says_something_else_is_played(built):
    worlds = worlds_of("missed-upkeep-remedy")
    answers = {worlds.under(Rulebook.as_of_day(day)).answers for day in DAYS}

    assert len(answers) > 1
    assert len(built) >= len(answers)


def test_a_misconception_that_is_never_met_is_not_played(built):
    worlds = worlds_of("missed-upkeep-remedy")
    met = {point.key for point, _ in worlds.under(Rulebook()).world.asked}
    strange = next(each for each in MISCONCEPTIONS if each.point.key not in met)

    worlds.under(Rulebook().believing(strange))

    assert len(built) == 1


def test_a_refusal_is_remembered_and_given_without_the_states_it_came_from(built):
    worlds = worlds_of("subgame-and-back")
    rulebook = Rulebook.as_of_day("2001-01-01")

    said = []
    for _ in range(2):
        with pytest.raises(RefusalError) as refused:
            worlds.under(rulebook)
        said.append(str(refused.value))

    assert said[0] == said[1]
    assert len(built) == 1


def test_findings_of_two_days_share_their_worlds(built):
    worlds = worlds_of("missed-upkeep-remedy")
    newest = Findings(worlds, Rulebook())
    number = len(newest.deviations) and len(built)

    same = Findings(worlds, Rulebook.as_of_day("2026-09-24"))

    assert same.answers == newest.answers
    assert [each.belief for each in same.deviations] == [
        each.belief for each in newest.deviations
    ]
    assert len(built) == number


def test_asking_about_one_rule_point_plays_the_beliefs_about_no_other_one(built):
    found = Findings(worlds_of("missed-upkeep-remedy"), Rulebook())

    changing = [each.belief for each in found.deviations_at("missed_trigger_remedy")]

    believed = {each.point.key for book in built for each in book.beliefs}
    assert believed == {"missed_trigger_remedy"}
    assert changing == [
        each.belief
        for each in found.deviations
        if each.belief.point.key == "missed_trigger_remedy"
    ]


@pytest.mark.parametrize("question_id", FAMILIES)
def test_whether_there_are_steps_is_known_without_playing_every_belief(
    built, question_id
):
    found = Findings(worlds_of(question_id), Rulebook())
    there = found.has_steps
    few = len(built)

    assert there == bool(found.steps)
    assert few < len(built)


def test_a_question_freed_to_turn_on_any_point_is_not_played_again(built):
    found = Findings(worlds_of("missed-upkeep-remedy"), Rulebook())
    number = len(found.deviations) and len(built)

    free = found.free_to_turn

    assert free.family.turns_on is None
    assert free.steps == found.steps
    assert len(built) == number
