"""How far ahead a question looks is told wherever the answer may depend on it."""

from __future__ import annotations

import pytest

from quizapp.bank.question_bank import QuestionBank
from quizapp.rules.documents.edition import NEWEST
from tests.support.house import ROOT

FAMILY = """\
topics: [player-control]
level: 1
complexity: 1
scenario:
  players: [A, N]
  turn: {{of: A, step: {step}}}
  A: {{hand: [Shock], battlefield: [Mountain]}}
  N: {{battlefield: [Mountain]}}
  given: [{{control_player: {{who: A, by: N, source: Mindslaver, during: this_turn}}}}]
happens: [{{comes_up: trade, of: A}}]
ask:
  form: all
  claims: [{claims}]
focus: [Shock]
horizon: {horizon}
"""
CASTS = """\
{can: {who: N, statement: {cast: {card: Shock, by: A}}}},
    {can: {who: N, statement: {cast: {card: Shock, by: N}}}}"""
CALLS = """\
{decides: {who: A, when: {of: conduct, matter: trade}}},
    {decides: {who: N, when: {of: conduct, matter: trade}}}"""
STEP, TURN = "{end_of: step}", "{end_of: turn}"


@pytest.fixture(scope="module")
def bank():
    return QuestionBank(ROOT / "questions")


@pytest.fixture
def last_sentence(bank, tmp_path):
    def tell(claims=CASTS, *, step="precombat main", horizon=TURN, language="en"):
        path = tmp_path / "family.yaml"
        path.write_text(
            FAMILY.format(step=step, claims=claims, horizon=horizon), "utf-8"
        )
        return bank.pose(bank.add_file(path), 1, str(NEWEST), language).stem[-1]

    return tell


@pytest.mark.parametrize(
    ("step", "horizon", "said"),
    [
        ("upkeep", STEP, "Only the rest of this step counts."),
        ("postcombat main", STEP, "Only the rest of this phase counts."),
        ("upkeep", TURN, "Only the rest of this turn counts."),
    ],
)
def test_the_stem_ends_with_what_still_counts(last_sentence, step, horizon, said):
    assert last_sentence(step=step, horizon=horizon) == said


def test_turns_after_this_one_are_told_by_their_number(last_sentence):
    one = last_sentence(horizon="{turns: 1}")
    two = last_sentence(horizon="{turns: 2}", language="fr")

    assert one == "Only the rest of this turn and the turn after it count."
    assert two == "Seuls comptent la suite de ce tour et les deux tours suivants."


def test_what_stays_with_the_person_needs_no_end(last_sentence):
    assert "counts" not in last_sentence(CALLS)
