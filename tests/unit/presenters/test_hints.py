"""Hints on the question page: what they say, and that no key is in them."""

from __future__ import annotations

from quizapp.bank.board_view import BoardView, Hue, LandPile, PlayerView, TurnView
from quizapp.bank.posed import Hint
from quizapp.presenters.asking.hints import with_hints
from quizapp.presenters.asking.narrowing import narrowed
from quizapp.presenters.question_screen import QuestionScreen
from tests.support.sample_questions import ONE
from tests.support.window_fakes import Desk


def _asked(language: str = "en"):
    desk = Desk()
    study = desk.study_presenter(language)
    page = study.start()
    if page.question_id != ONE:
        study.submit_answer(())
        study.next()
    return desk, study


def test_before_a_hint_is_taken_nothing_is_said():
    _, study = _asked()

    assert study.page.hints == ()
    assert study.page.hint_note == ""


def test_hints_come_one_by_one():
    _, study = _asked()

    first, second, third = (study.take_hint() for _ in range(3))

    assert [len(each.hints) for each in (first, second, third)] == [1, 2, 2]
    assert [each.more_hints for each in (first, second)] == [True, False]
    assert first.board == study.start().board


def test_hints_are_said_in_the_language_of_the_page():
    _, study = _asked("fr")

    assert (
        study.take_hint().hints[0].startswith("La question est de savoir qui choisit")
    )


def test_an_answer_that_is_taken_back_keeps_its_hint():
    _, study = _asked()
    study.take_hint()
    study.submit_answer(("opponent",))

    assert len(study.undo().hints) == 1
    assert study.submit_answer(("opponent",)).grades[3].allowed is False


def test_after_the_answer_there_is_no_hint_to_take():
    _, study = _asked()
    study.submit_answer(())

    assert study.take_hint() is None


def test_without_words_of_its_own_a_hint_names_the_topics():
    _, study = _asked()

    screen = with_hints(study.page, Hint("", ()), 1)

    assert screen.hints == (
        "It is about: Missed triggers and Controlling another player.",
    )


def test_where_nothing_can_be_set_apart_the_board_stays_as_it_is():
    _, study = _asked()
    page = study.page
    assert isinstance(page, QuestionScreen)

    screen = with_hints(page, Hint("who decides", ()), 2)

    assert screen.hints[1] == "All that the board shows may matter."
    assert screen.board == page.board


def test_a_pile_of_lands_matters_if_one_of_them_does():
    piles = (
        LandPile("Forest", Hue.LAND, 2, object_ids=(1, 2)),
        LandPile("Island", Hue.LAND, 1, object_ids=(3,)),
    )
    board = BoardView(
        players=(PlayerView(0, "Amy", 20, lands=piles),),
        stack=(),
        turn=TurnView(0, "Amy's turn", ()),
        lines=(),
    )

    shown = narrowed(board, {2}).players[0].lands

    assert [pile.matters for pile in shown] == [True, False]
