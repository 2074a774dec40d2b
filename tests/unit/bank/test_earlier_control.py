"""Scenarios in which an effect controls a player already: what its card promises besides."""

from __future__ import annotations

from pathlib import Path

import pytest

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.family import Family
from quizapp.bank.family.loading import question_words
from quizapp.bank.keys.derive import find_out
from quizapp.rules.documents.edition import NEWEST
from tests.support.author_files import read

CATALOGUE = Catalogue(Path(__file__).parents[3] / "questions" / "cards")
WORDS = question_words(CATALOGUE)
TEXT = """\
topics: [turns]
level: 1
complexity: 1
scenario:
  players: [A, N]
  turn: {{of: A, step: precombat main}}
  given: [{{control_player: {{who: {who}, by: {by}, source: "{source}", during: {during}}}}}]
ask: {{form: order, about: [{{order_of_turns: 3}}]}}
horizon: {{turns: 3}}
"""
EMRAKUL = "Emrakul, the Promised End"


def turns(source: str, who: str, by: str, during: str) -> str:
    text = TEXT.format(source=source, who=who, by=by, during=during)
    found = find_out(read(text, Family, WORDS), CATALOGUE, NEWEST)
    return found.answers[0]


@pytest.mark.parametrize(
    ("source", "coming"), [("Mindslaver", "N A N"), (EMRAKUL, "A N A")]
)
def test_a_controlled_turn_is_followed_by_what_the_card_promises(source, coming):
    assert turns(source, "A", "N", "this_turn") == coming


@pytest.mark.parametrize(
    ("source", "coming"), [("Worst Fears", "N/A A N"), (EMRAKUL, "N/A N A")]
)
def test_a_promised_turn_waits_for_the_turn_that_is_still_to_come(source, coming):
    assert turns(source, "N", "A", "next_turn") == coming
