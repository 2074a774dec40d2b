"""Of the facts that may be otherwise a few are shown, and no other one is played."""

from __future__ import annotations

import json
from types import SimpleNamespace

import pytest

from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.what_if import what_if as module
from quizapp.bank.what_if.facts import EarlierWarnings, LifeIs, RelIs, XIs
from quizapp.bank.what_if.shown import (
    MOST_CHANGING,
    MOST_STAYING,
    Alternative,
    Shown,
)
from quizapp.rules.nouns.objects import Player

A = Player("A")
THEN = SimpleNamespace()


def changing(fact):
    return Alternative(fact, ("a",), changes=True, then=THEN)


def staying(fact):
    return Alternative(fact, ("a",), changes=False, then=THEN)


def uncovered(fact):
    return Alternative(fact, (), changes=False, then=None)


@pytest.fixture
def full():
    shown = Shown()
    for number in range(MOST_CHANGING):
        shown.add(changing(XIs(number=number)))
    shown.add(staying(LifeIs(player=A, life=1)))
    shown.add(staying(EarlierWarnings(by=A, number=2)))
    return shown


def test_once_there_are_enough_no_fact_is_played_for_nothing(full):
    assert not full.has_room_for(XIs(number=9))
    assert not full.has_room(changing(XIs(number=9)))
    assert not full.has_room(staying(XIs(number=9)))


def test_a_fact_that_a_learner_looks_for_always_has_room_unless_one_was_refused(full):
    assert full.has_room_for(RelIs(rel="regular"))

    full.add(uncovered(RelIs(rel="regular")))

    assert not full.has_room_for(RelIs(rel="professional"))
    assert full.in_order[-1].fact == RelIs(rel="regular")


def test_a_second_kind_that_changes_nothing_is_waited_for():
    shown = Shown()
    for life in range(MOST_STAYING + 1):
        shown.add(staying(LifeIs(player=A, life=life)))

    assert shown.has_room(staying(XIs(number=3)))
    shown.add(staying(XIs(number=3)))

    told = [each.fact for each in shown.in_order]
    assert told == [LifeIs(player=A, life=0), XIs(number=3)]


def test_what_changes_the_key_comes_first_and_each_kind_before_a_second_of_it(full):
    kinds = [each.changes for each in full.in_order]

    assert kinds == sorted(kinds, reverse=True)
    assert len(full.in_order) == MOST_CHANGING + MOST_STAYING


def test_a_question_whose_facts_are_found_plays_no_further_situation(monkeypatch):
    bank = QuestionBank()
    played = []

    def find_out(family, catalogue, as_of):
        played.append(family)
        return real(family, catalogue, as_of)

    real = module.find_out
    monkeypatch.setattr(module, "find_out", find_out)
    facts = bank.what_if("told-to-do-it", 1, bank.newest_date(), "en")

    assert facts
    assert len(played) < len(list(_told_of(bank, "told-to-do-it")))


def _told_of(bank, question_id):
    day = bank.newest_date()
    key = bank.derive(question_id, 1, day)
    family = bank.family(question_id).family
    filling = bank.filling_of(question_id, 1)
    chosen = json.loads(filling)
    return module._told(module.Asked(family, chosen, key, day), bank.catalogue)
