"""Completion: what the reader would know where the author is writing."""

from __future__ import annotations

import pytest

from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.workbench.completing import complete

CATALOGUE = QuestionBank().catalogue

TEXT = """\
topics: [sear|]
level: 2
scenario:
  players: [A, N]
  turn: {of: A, st|: precombat main}
  A: {ready: [Demo|], battlefield: ["Grizz|"], lib|}
  given: [{control_player: {who: A, by: N, source: Minds|, during: this_t|}}]
happens:
  - {u|: $tool, by: A}
  - res|
ask: {form: ca|, who: N, reasons: t|, statement: {foun|: {by: A, cards: none}}}
# a remark: com|
"""


def at_bar(text, bar=0):
    """Complete at a bar of a text, whose other bars are taken away."""
    parts = text.split("|")
    before = "".join(parts[: bar + 1])
    whole = "".join(parts)
    return whole, complete(whole, len(before), CATALOGUE)


def words(text, bar=0):
    return [each.word for each in at_bar(text, bar)[1].candidates]


@pytest.mark.parametrize(
    ("bar", "expected", "kind"),
    [
        (0, "searching", "topic"),
        (1, "step", "field"),
        (2, "Demonic Tutor", "card"),
        (3, "Grizzly Bears", "card"),
        (4, "library", "field"),
        (5, "Mindslaver", "card"),
        (6, "this_turn", "given during"),
        (7, "use", "happening"),
        (8, "resolve", "happening"),
        (9, "can", "form"),
        (10, "true", "word"),
        (11, "found", "statement"),
    ],
)
def test_every_place_knows_its_own_words(bar, expected, kind):
    found = {each.word: each.kind for each in at_bar(TEXT, bar)[1].candidates}

    assert found.get(expected) == kind


def test_nothing_is_offered_inside_a_comment():
    assert words(TEXT, 12) == []


def test_what_was_typed_is_replaced_and_a_field_gets_its_colon():
    whole, found = at_bar("topics: [searching]\nlev|")
    (level,) = found.candidates

    done = whole[: found.start] + level.insert + whole[found.end :]

    assert done == "topics: [searching]\nlevel: "


def test_a_field_that_has_its_colon_gets_no_second_one():
    assert at_bar("lev|: 2\n")[1].candidates[0].insert == "level"


def test_a_quote_that_was_opened_is_replaced_with_the_name():
    whole, found = at_bar(TEXT, 3)

    assert whole[found.start] == '"'
    assert found.candidates[0].insert == "Grizzly Bears"


def test_a_name_that_would_not_stand_for_itself_is_put_in_quotes():
    name = next(each for each in CATALOGUE.names if "'" in each)
    text = f"scenario: {{players: [A, N], A: {{ready: [{name.partition(chr(39))[0]}|"

    inserted = {each.word: each.insert for each in at_bar(text)[1].candidates}

    assert inserted[name] == f'"{name}"'


def test_what_begins_with_the_typed_letters_comes_before_what_has_them_inside():
    found = words("topics: [co|]")

    begins = [each.startswith("co") for each in found]
    assert begins == sorted(begins, reverse=True)


def test_no_field_for_an_answer_is_ever_offered():
    offered = {
        each
        for text in ("|", "ask: {|", "ask:\n  form: single\n  |", "ask: {claims: [{|")
        for each in words(text)
    }

    assert {"topics", "form"} <= offered
    assert offered.isdisjoint({"answer", "correct", "key", "right", "solution"})


@pytest.mark.parametrize(
    "text", ["|", "{|", "[[[|", 'a: "b|', "a: 'b\n|", "}]|", "# [|"]
)
def test_no_text_is_too_broken_to_be_asked_about(text):
    assert isinstance(words(text), list)
