"""Two situations are compared fact by fact; what has no words is refused."""

from __future__ import annotations

import pytest

from quizapp.bank.family.loading import open_family
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading.document import Source
from quizapp.bank.what_if.comparing import compare
from quizapp.bank.what_if.facts import UnsaidError
from quizapp.bank.wording.fact_words import say_what_if
from quizapp.bank.wording.speaker import Speaker

GAME = """\
topics: [resolving]
level: 1
complexity: 1
rel: competitive
scenario:
  players: [A, N]
  turn: {of: A, step: precombat main}
  A:
    life: 20
    hand: [Fireblast]
    battlefield: [{card: Grizzly Bears, tapped: true}, Hill Giant]
    library: {others: 20}
  N: {battlefield: [{card: Forest, count: 2}], library: {Forest: 2, others: 9}}
happens:
  - {use: Fireblast, by: A, targeting: Hill Giant}
  - {err: drew_extra, by: N, count: 1}
  - {judge: drew_extra}
ask:
  form: all
  claims:
    - can: {who: A, statement: {life: {who: A, life: 20}}}
    - can: {who: A, statement: {life: {who: A, life: 3}}}
""".replace("Fireblast", "Shock")


@pytest.fixture(scope="module")
def catalogue():
    return QuestionBank().catalogue


@pytest.fixture
def said(catalogue):
    def compare_texts(told: str, otherwise: str) -> list[str]:
        assert told in GAME
        before, after = (
            open_family(Source(text, "family.yaml", 80), catalogue)
            for text in (GAME, GAME.replace(told, otherwise))
        )
        speaker = Speaker("en", {"A": "Anna", "N": "Nora"})
        return [
            say_what_if(each, speaker) for each in compare(before, after, catalogue)
        ]

    return compare_texts


@pytest.mark.parametrize(
    ("told", "otherwise", "sentence"),
    [
        ("life: 20\n", "life: 7\n", "Anna is at 7 life"),
        ("rel: competitive", "rel: regular", "The tournament is at Regular REL"),
        (
            "others: 20",
            "others: 4",
            "Anna’s library holds four cards that are not named",
        ),
        ("{Forest: 2, others: 9}", "{others: 9}", "Nora’s library holds no Forest"),
        (
            "{Forest: 2, others: 9}",
            "{Forest: 1, others: 9}",
            "Nora’s library holds one Forest",
        ),
        ("count: 2}", "count: 3}", "Nora controls three Forests"),
        (", Hill Giant]", "]", "Anna does not control Hill Giant"),
        ("tapped: true", "tapped: false", "Grizzly Bears is untapped"),
        (
            "tapped: true",
            "tapped: true, counters: {age: 2}",
            "Grizzly Bears has 2 age counters",
        ),
        (
            "hand: [Shock]",
            "hand: [Shock, Divination]",
            "Anna has one copy of Divination in hand",
        ),
        ("step: precombat main", "step: upkeep", "It is the upkeep"),
        ("by: N, count: 1", "by: N, count: 2", "Cards concerned: 2"),
        (
            "by: N, count: 1",
            "by: N, count: 1, knowingly: true",
            "Nora knows that it is forbidden",
        ),
        (
            "by: N, count: 1",
            "by: N, count: 1, earlier: 2",
            "Warnings that Nora has had for it before: 2",
        ),
        (
            "by: N, count: 1",
            "by: N, count: 1, acknowledged: true",
            "Nora’s opponent agreed to it",
        ),
        (
            "by: N, count: 1",
            "by: N, count: 1, told_by: A",
            "Anna told Nora to do it",
        ),
    ],
)
def test_a_difference_is_one_fact_in_words(said, told, otherwise, sentence):
    assert said(told, otherwise) == [sentence]


def test_a_card_put_in_place_of_another_one_everywhere_is_one_fact(catalogue):
    before, after = (
        open_family(Source(text, "family.yaml", 80), catalogue)
        for text in (GAME, GAME.replace("Shock", "Lightning Strike"))
    )

    [fact] = compare(before, after, catalogue)

    said = say_what_if(fact, Speaker("en", {}))
    assert said == "Lightning Strike instead of Shock"


def test_equal_situations_differ_in_nothing(said):
    assert said("Grizzly", "Grizzly") == []


def test_several_differences_are_several_facts(said):
    assert len(said("life: 20\n    hand: [Shock]", "life: 7\n    hand: []")) == 2


@pytest.mark.parametrize(
    ("told", "otherwise"),
    [
        ("players: [A, N]", "players: [A, N, O]"),
        ("    hand: [Shock]", "    hand: [Shock]\n    graveyard: [Divination]"),
        ("targeting: Hill Giant", "targeting: Grizzly Bears"),
        ("{card: Forest, count: 2}", "{card: Forest, count: 2, face_down: true}"),
    ],
)
def test_what_no_fact_stands_for_is_not_told_as_something_else(said, told, otherwise):
    with pytest.raises(UnsaidError):
        said(told, otherwise)
