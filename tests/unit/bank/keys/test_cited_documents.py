"""A document that the derivation only cites counts among the editions of the answer."""

from __future__ import annotations

from quizapp.bank.checking import check_files
from quizapp.bank.question_bank import QuestionBank

BANK = QuestionBank()
TODAY = "2026-09-25"
OFFERED_A_DRAW = """\
topics: [policy]
level: 1
complexity: 1
scenario:
  players: [A, N]
  turn: {of: A, step: precombat main}
  given: [{control_player: {who: A, by: N, source: Mindslaver, during: this_turn}}]
happens:
  - {comes_up: intentional_draw, of: A}
ask:
  form: all
  claims:
    - decides: {who: A, when: {of: conduct, matter: intentional_draw}}
    - decides: {who: N, when: {of: conduct, matter: intentional_draw}}
horizon: {end_of: step}
"""


def test_what_a_document_that_is_only_cited_says_is_told(tmp_path):
    path = tmp_path / "offered-a-draw.yaml"
    path.write_text(OFFERED_A_DRAW, "utf-8")

    (checked,) = check_files(BANK, [path])

    assert checked.faults == ()


def test_the_edition_of_a_document_that_is_only_cited_is_named():
    explained = BANK.explain("an-offer-of-a-draw", 1, TODAY, "en")

    assert [document for document, _ in explained.editions] == ["CR", "MTR"]


def test_answers_are_dated_from_the_first_edition_of_all_that_is_cited():
    dated = BANK.through_the_editions("an-offer-of-a-draw", 1, TODAY, "en")

    assert dated[0].since == "2014-07-18"
