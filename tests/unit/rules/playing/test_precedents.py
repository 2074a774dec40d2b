"""Where states led is taken over by rulebooks that agree, and by no other ones."""

from __future__ import annotations

import pytest

from quizapp.rules.documents.edition import parse_edition_date
from quizapp.rules.play import precedents as module
from quizapp.rules.play.precedents import Precedent, Precedents
from quizapp.rules.proof.misconceptions.index import MISCONCEPTIONS
from quizapp.rules.rulebook import Rulebook

WAY, OTHER_WAY = ("a state", None), ("another state", None)
BELIEF = MISCONCEPTIONS[0]
DAY = parse_edition_date("2018-01-01")


@pytest.fixture
def found():
    """What was found out by a rulebook that was asked at one point and about one day."""
    rulebook = Rulebook()
    rulebook.function(BELIEF.point)
    rulebook.is_before(DAY)
    return Precedent(rulebook.consulted, frozenset(), "where it led")


def test_a_rulebook_that_agrees_takes_it_over_and_counts_as_consulted(found):
    precedents, rulebook = Precedents(), Rulebook()
    precedents.keep(WAY, found)

    assert precedents.find(WAY, rulebook) is found
    assert rulebook.consulted == found.consulted
    assert precedents.find(OTHER_WAY, rulebook) is None


@pytest.mark.parametrize(
    "rulebook", [Rulebook().believing(BELIEF), Rulebook.as_of_day("2017-12-31")]
)
def test_one_that_says_otherwise_does_not(found, rulebook):
    precedents = Precedents()
    precedents.keep(WAY, found)

    assert precedents.find(WAY, rulebook) is None
    assert rulebook.consulted == Rulebook().consulted


def test_no_more_are_kept_than_the_memory_can_bear(found, monkeypatch):
    monkeypatch.setattr(module, "MOST_KEPT", 1)
    precedents = Precedents()

    precedents.keep(WAY, found)
    precedents.keep(OTHER_WAY, found)

    assert precedents.find(WAY, Rulebook()) is found
    assert precedents.find(OTHER_WAY, Rulebook()) is None
