"""What `quizapp rekey` must find in the questions that the program comes with."""

from __future__ import annotations

import pytest

from quizapp.bank.keys.derive import find_out
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.rekeying.comparing import OtherAnswer, Rekeying, subject_of_family
from quizapp.bank.variants.variant import some_fillings
from quizapp.rules.documents.edition import parse_edition_date
from quizapp.rules.refusal import RefusalError
from tests.support.house import ROOT

REMEDY = "missed_trigger_remedy"
DAMAGE = "lethal_order_needed"
DEVICE = "device_allowed"
SIDEBOARD = "outside_the_game_is_closed"

SINCE_2018 = ("2018-10-05", "2026-09-25")
SUMMER_2016 = ("2016-07-21", "2016-07-23")


@pytest.fixture(scope="module")
def bank():
    return QuestionBank(ROOT / "questions")


def families(bank, topics, points=()):
    """List the families on topics, or whose author names one of the rule points."""
    for question_id in bank.question_ids():
        family = bank.family(question_id).family
        if family.turns_on in points or set(topics) & set(family.topics):
            yield question_id


def rekeyed(bank, days, question_ids):
    """Return what changes, by id of the family."""
    rekeying = Rekeying(bank.catalogue, *map(parse_edition_date, days))
    subjects = (
        subject_of_family(each, bank.family(each).family, bank.catalogue)
        for each in question_ids
    )
    return {each.id: each for each in rekeying.rekey(subjects)}


def key_on(bank, family, day):
    """Return what makes an option right, found without any comparison; None if refused."""
    try:
        found = find_out(family, bank.catalogue, parse_edition_date(day))
        reason = found.reasoning.deciding_step(0).rule
    except RefusalError:
        return None
    return (found.answers, reason if family.ask.with_reasons else "")


def really_changes(bank, days, question_id):
    """Say whether a filling has two keys that differ."""
    for family in some_fillings(bank.family(question_id).family, bank.catalogue):
        before, after = (key_on(bank, family, day) for day in days)
        if None not in (before, after) and before != after:
            return True
    return False


def changed_at(found, point):
    return {
        name
        for name, each in found.items()
        if isinstance(each, OtherAnswer) and point in each.points
    }


@pytest.mark.parametrize(
    ("days", "topics", "point", "least"),
    [
        (SINCE_2018, ["missed-triggers"], REMEDY, 4),
        (SINCE_2018, ["combat"], DAMAGE, 1),
        (SINCE_2018, [], DEVICE, 2),
        (SUMMER_2016, ["information"], SIDEBOARD, 2),
        (SUMMER_2016, [], SIDEBOARD, 1),
    ],
)
def test_what_the_documents_changed_is_found(bank, days, topics, point, least):
    found = rekeyed(bank, days, families(bank, topics, [point]))

    assert len(changed_at(found, point)) >= least


@pytest.mark.parametrize(
    ("days", "topics", "points"),
    [
        (SINCE_2018, ["combat"], [DAMAGE, DEVICE]),
        (SUMMER_2016, ["information"], [SIDEBOARD]),
    ],
)
def test_the_first_list_holds_the_families_whose_key_differs_and_no_other(
    bank, days, topics, points
):
    names = tuple(families(bank, topics, points))
    found = rekeyed(bank, days, names)
    listed = {name for name, each in found.items() if isinstance(each, OtherAnswer)}

    assert listed
    assert listed == {each for each in names if really_changes(bank, days, each)}


@pytest.mark.long
@pytest.mark.parametrize(
    ("days", "points"),
    [(SINCE_2018, [REMEDY, DAMAGE, DEVICE]), (SUMMER_2016, [SIDEBOARD])],
)
def test_over_the_whole_bank_the_first_list_is_that_of_the_keys_that_differ(
    bank, days, points
):
    names = bank.question_ids()
    found = rekeyed(bank, days, names)
    listed = {name for name, each in found.items() if isinstance(each, OtherAnswer)}

    assert all(changed_at(found, point) for point in points)
    assert listed == {each for each in names if really_changes(bank, days, each)}
