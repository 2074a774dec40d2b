"""Hints: what a question turns on, said without its answer."""

from __future__ import annotations

import pytest

from quizapp.bank.board_view import (
    BoardView,
    CardView,
    Hue,
    LandPile,
    PlayerView,
    TurnView,
)
from quizapp.bank.hint import make_hint
from quizapp.bank.posed import ExplainedStep, Explanation, PosedOption, PosedQuestion
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.wording.points.said import say_point
from quizapp.bank.wording.speaker import LANGUAGES, Speaker
from quizapp.rules.proof.misconceptions.index import MISCONCEPTIONS

BOARD = BoardView(
    players=(
        PlayerView(
            0,
            "Amy",
            20,
            permanents=(
                CardView(1, "Named by a step", Hue.RED),
                CardView(2, "Named by nobody", Hue.RED),
                CardView(3, "Named by an option", Hue.RED),
            ),
            lands=(LandPile("Forest", Hue.LAND, 2, object_ids=(4, 5)),),
        ),
    ),
    stack=(),
    turn=TurnView(0, "Amy's turn", ()),
    lines=(),
)


def _posed() -> PosedQuestion:
    return PosedQuestion(
        question_id="q",
        seed=1,
        as_of="2026-09-25",
        topics=(),
        level=1,
        complexity=1,
        select_all=False,
        note="",
        stem=(),
        question="What can be sacrificed?",
        options=(PosedOption("a", "Named by an option."), PosedOption("b", "Nothing.")),
        board=BOARD,
    )


def _explained(*steps: ExplainedStep) -> Explanation:
    return Explanation((), steps, 1, ())


def _step(point: str, *object_ids: int) -> ExplainedStep:
    return ExplainedStep("rule", "CR 1", True, "So it is.", object_ids, point)


def test_a_hint_says_what_the_rules_are_asked_at_the_point_of_the_family():
    explained = _explained(_step("who_sacrifices", 1))

    assert make_hint("who_decides", _posed(), explained, "en").turns_on == (
        "who makes a choice that the game asks of a player"
    )


def test_without_a_point_of_the_family_the_last_step_with_words_decides():
    explained = _explained(_step("who_sacrifices"), _step("a-point-without-words"))

    hint = make_hint("", _posed(), explained, "en")

    assert hint.turns_on == "whose permanents may be sacrificed"


def test_where_there_are_no_words_nothing_is_said():
    assert make_hint("", _posed(), _explained(), "en").turns_on == ""


def test_what_steps_and_options_name_on_the_board_may_matter_and_nothing_else():
    elsewhere = 99
    explained = _explained(_step("who_decides", 1, elsewhere), _step("may_see", 4))

    assert make_hint("", _posed(), explained, "en").object_ids == (1, 3, 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_point_that_a_question_can_turn_on_has_words(language):
    speaker = Speaker(language, {})
    points = {each.point.key for each in MISCONCEPTIONS}

    assert {point for point in points if not say_point(point, speaker)} == set()


def test_the_shipped_bank_gives_hints_and_the_texts_of_its_files():
    bank = QuestionBank()
    question_id = next(
        each for each in bank.question_ids() if bank.outline_of(each).turns_on
    )

    hint = bank.hint_of(question_id, 1, bank.newest_date(), "fr")

    point = bank.outline_of(question_id).turns_on
    assert hint.turns_on == say_point(point, Speaker("fr", {}))
    assert f"turns_on: {point}" in bank.source_of(question_id)
