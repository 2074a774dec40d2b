"""A posed question holds no key, and the same options can be judged on other days."""

from __future__ import annotations

import msgspec
import pytest

from quizapp.bank.question_bank import QuestionBank

TODAY = "2026-09-25"


@pytest.fixture(scope="module")
def bank():
    return QuestionBank()


@pytest.mark.parametrize("question_id", QuestionBank().question_ids())
def test_what_is_posed_does_not_tell_which_option_is_right(bank, question_id):
    posed = bank.pose(question_id, 1, TODAY, "en")

    shown = str(msgspec.to_builtins(posed))
    assert set(posed.options[0].__struct_fields__) == {"option_id", "text"}
    assert "correct" not in shown
    assert "misconception" not in shown


@pytest.mark.parametrize(
    "question_id", ["upkeep-cost-is-decided", "who-takes-the-card"]
)
def test_the_board_does_not_answer_who_decides(bank, question_id):
    posed = bank.pose(question_id, 1, TODAY, "en")
    explained = bank.explain(question_id, 1, TODAY, "en")

    assert all(player.ribbon is None for player in posed.board.players)
    assert not any(player.deciding for player in posed.board.players)
    assert explained.board is not None
    assert any(player.ribbon is not None for player in explained.board.players)


def test_equal_arguments_give_an_equal_question(bank):
    first, second = (
        QuestionBank().pose("fetch-may-fail", 5, TODAY, "fr") for _ in "ab"
    )
    assert msgspec.json.encode(first) == msgspec.json.encode(second)


def test_the_answers_through_the_editions_are_those_of_the_documents(bank):
    dated = bank.through_the_editions("missed-upkeep-remedy", 1, TODAY, "en")

    assert [each.since for each in dated] == [
        "2016-01-22",
        "2016-09-30",
        "2017-04-28",
        "2019-01-21",
    ]
    assert dated[-1].right == bank.answer_key("missed-upkeep-remedy", 1, TODAY).right


def test_an_answer_that_never_changed_has_one_stretch(bank):
    dated = bank.through_the_editions("tutor-must-find", 1, TODAY, "en")

    assert len(dated) == 1
    assert dated[0].right == ("no:search.number",)


def test_a_belief_of_today_may_have_been_the_answer_then(bank):
    """Until 2019 the default action of a missed trigger applied at once."""
    explained = bank.explain_as_of(
        "missed-upkeep-answered", 1, TODAY, "2018-10-05", "en"
    )

    right = [option.option_id for option in explained.options if option.correct]
    assert right == ["no:default-action-still-applies"]


def test_a_topic_is_said_in_both_languages(bank):
    assert bank.topic_name("searching", "en") == "Searching"
    assert bank.topic_name("searching", "fr") != "Searching"


def test_every_family_names_topics_that_have_words(bank):
    for question_id in bank.question_ids():
        for topic in bank.topics_of(question_id):
            assert bank.topic_name(topic, "en") != topic
