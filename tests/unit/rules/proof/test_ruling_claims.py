"""Claims about rulings: what counts as an infraction, and when nothing is done."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.events import Ruled
from quizapp.rules.nouns.objects import Player
from quizapp.rules.policy.ruling import Infraction, Penalty, Remedy
from quizapp.rules.proof.aspects.policy import (
    Answerable,
    Infractions,
    Penalties,
    RemedyIs,
)
from quizapp.rules.proof.misconceptions.index import MISCONCEPTIONS

A, N = Player("A"), Player("N")


def ruled(infraction: Infraction, remedy: Remedy, by: Player = A) -> Ruled:
    return Ruled(
        infraction=infraction,
        responsible=by,
        penalty=Penalty.NONE,
        penalised=None,
        remedy=remedy,
        chooser=None,
    )


ALLOWED = ruled(Infraction.NONE, Remedy.NOTHING)
UNDONE = ruled(Infraction.RULE_VIOLATION, Remedy.SIMPLE_BACKUP)
LET_PASS = ruled(Infraction.FAILURE_TO_MAINTAIN, Remedy.NOTHING, N)


def test_a_ruling_that_something_is_allowed_names_no_infraction():
    assert Infractions(found=()).is_so({ALLOWED})
    assert not Infractions(found=((A, Infraction.NONE),)).is_so({ALLOWED})
    assert Answerable(who=()).is_so({ALLOWED})
    assert not Answerable(who=(A,)).is_so({ALLOWED})


def test_nothing_is_done_only_if_no_ruling_does_anything():
    nothing = RemedyIs(remedy=Remedy.NOTHING)

    assert nothing.is_so({ALLOWED})
    assert nothing.is_so({LET_PASS})
    assert not nothing.is_so({UNDONE, LET_PASS})
    assert RemedyIs(remedy=Remedy.SIMPLE_BACKUP).is_so({UNDONE, LET_PASS})


@pytest.mark.parametrize(
    "claim",
    [
        Answerable(who=()),
        Infractions(found=()),
        Penalties(given=()),
        RemedyIs(remedy=Remedy.NOTHING),
    ],
    ids=lambda claim: type(claim).__name__,
)
def test_a_claim_names_rule_points_that_somebody_could_be_wrong_about(claim):
    assert claim.telling
    assert set(claim.telling) <= {each.point.key for each in MISCONCEPTIONS}
