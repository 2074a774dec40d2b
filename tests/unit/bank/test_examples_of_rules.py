"""Cases that are examples of a rule, and scenarios that tell what was drawn before."""

from __future__ import annotations

from pathlib import Path

import pytest

from quizapp.bank.cases.case import Case
from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.loading import question_words
from quizapp.bank.reading.document import UnreadableError
from quizapp.bank.staging.setting import set_the_scene
from quizapp.bank.staging.world import prepare
from quizapp.rules.documents.rule_index import RULES
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Rulebook
from tests.support.author_files import read

CATALOGUE = Catalogue(Path(__file__).parents[3] / "questions" / "cards")
CASE = """\
{belongs}
turns_on: who_decides
scenario:
  players: [A, N]
  turn: {{of: A, step: {step}}}
  A:
    hand: [Divination]
    battlefield: [{{card: Construct a Cosmic Cube, counters: {{plan: 6}}}}]
happens: [{{use: Divination, by: A}}, {{resolve: top}}]
claims:
  - {{option: 0, says: {{decides: {{who: A, when: {{of: target}}}}}}}}
"""


def case(belongs: str = "rules: [vote.order]", step: str = "upkeep") -> Case:
    text = CASE.format(belongs=belongs, step=step)
    return read(text, Case, question_words(CATALOGUE))


def test_a_case_may_be_an_example_of_rules():
    assert set(case("rules: [vote.order, vote.moved]").rules) <= set(RULES)


@pytest.mark.parametrize(
    ("belongs", "fault"),
    [("", "a case needs row"), ("rules: [vote.oder]", "vote.oder is no key")],
)
def test_a_case_belongs_to_something_that_is_known(belongs, fault):
    with pytest.raises(UnreadableError, match=fault):
        case(belongs)


@pytest.mark.parametrize(
    ("step", "drawn"),
    [("upkeep", 0), ("draw", 0), ("precombat main", -1), ("end", -1)],
)
def test_after_the_draw_step_nobody_tells_what_the_active_player_drew(step, drawn):
    active, other = set_the_scene(case(step=step).scenario, CATALOGUE).players

    assert (active.drawn, other.drawn) == (drawn, 0)


def test_what_nobody_tells_is_not_counted():
    asked = case(step="precombat main").as_family

    with pytest.raises(RefusalError, match="does not tell"):
        prepare(asked, CATALOGUE, Rulebook())
