"""The pages of a question whose turns are put in order, before and after."""

from __future__ import annotations

import pytest

from quizapp.presenters.booth.presenter import BoothPresenter
from quizapp.presenters.feedback_screen import FeedbackScreen, OptionMark, Verdict
from quizapp.presenters.judging.order_screen import PlaceMark
from quizapp.presenters.study import StudyPresenter
from quizapp.presenters.study_desk import StudyDesk
from quizapp.training.booth import Booth
from quizapp.training.planning.study_plan import PracticePlan
from tests.support.ordered_questions import ORDERED, OrderedDesk


@pytest.fixture(scope="module")
def desk() -> OrderedDesk:
    return OrderedDesk()


def _study(desk: OrderedDesk, language: str = "en") -> StudyPresenter:
    study = desk.study_presenter(language)
    study.start(PracticePlan((ORDERED,)))
    return study


def _answer(desk: OrderedDesk, *order: str, language: str = "en") -> FeedbackScreen:
    return _study(desk, language).submit_answer(order)


def test_the_question_offers_pieces_and_places(desk):
    page = _study(desk).page

    assert page.order.places == 3
    assert [piece.number for piece in page.order.pieces] == [1, 2, 3]
    assert page.note.startswith("Put in order")
    assert _study(desk, "fr").page.note.startswith("À mettre dans l’ordre")


def test_the_right_order_is_right_place_by_place(desk):
    screen = _answer(desk, "N/A-N-A")

    assert (screen.verdict, screen.heading) == (Verdict.RIGHT, "Right.")
    assert screen.sentence.endswith("(CR 723.1)")
    assert {place.mark for place in screen.order.places} == {PlaceMark.RIGHT}
    assert {place.mark_text for place in screen.order.places} == {"Right"}


def test_the_order_of_a_misconception_names_it(desk):
    screen = _answer(desk, "N/A-N/A-A")

    assert screen.verdict is Verdict.WRONG
    assert screen.heading == "Not right. The order first differs at place 2."
    assert screen.sentence.startswith("You answered as if ")
    assert screen.emphasis
    first, second, third = screen.order.places
    assert (first.mark, third.mark) == (PlaceMark.RIGHT, PlaceMark.RIGHT)
    assert second.mark_text == "Differs"
    assert second.own.startswith("You put: A turn of N")
    assert second.because.endswith("(CR 723.1)")


def test_any_other_order_is_told_by_the_first_place_that_differs(desk):
    screen = _answer(desk, "N/A-A-A")

    assert screen.heading == "Not right. The order first differs at place 2."
    assert screen.sentence.startswith("Place 2: you put “A turn of A")
    assert "takes an extra turn because of" in screen.sentence
    assert screen.order.places[1].because == ""


def test_partly_right_is_not_half_right(desk):
    screen = _answer(desk, "N/A-N-N")

    assert screen.verdict is Verdict.WRONG
    assert [p.mark for p in screen.order.places].count(PlaceMark.RIGHT) == 2
    assert desk.store.reviews[-1].correct is False


def test_not_knowing_shows_the_order_without_marks(desk):
    screen = _answer(desk)

    assert screen.verdict is Verdict.UNKNOWN
    assert screen.heading == "You did not know the order."
    assert {place.mark for place in screen.order.places} == {PlaceMark.UNANSWERED}
    assert {place.mark_text for place in screen.order.places} == {""}


def test_the_order_keeps_the_letter_by_which_other_parts_of_the_page_name_it(desk):
    screen = _answer(desk, "A-A-A")
    right = next(o for o in screen.options if o.mark is OptionMark.RIGHT)

    assert (screen.order.title, screen.order.letter) == (
        "The right order",
        right.letter,
    )
    assert not any(option.chosen for option in screen.options)


def test_everything_is_said_in_french(desk):
    screen = _answer(desk, "A-A-A", language="fr")

    assert screen.heading.startswith("Ce n’est pas cela. L’ordre diffère")
    assert screen.order.places[0].own.startswith("Vous avez mis")


def test_a_report_holds_the_order_that_was_put_together(desk):
    study = _study(desk)
    study.submit_answer(("A-A-A",))

    reports = desk.open().reports
    reports.report(study.shown, "look at this")

    assert desk.report_store.written[-1].chosen == ("A-A-A",)


def test_a_crowd_chooses_among_written_orders(desk):
    def open_desk() -> StudyDesk:
        booth = Booth(desk.questions, desk.time.surroundings())
        return StudyDesk(desk.open().study, desk.questions, booth=booth)

    booth = BoothPresenter(open_desk, language="en")
    asked = booth.open((ORDERED,)).question

    assert asked.order is None
    told = booth.reveal((asked.options[0].option_id,)).revealed
    assert told is not None
    assert told.order is None
    assert told.heading.startswith(("Right.", "Not right. The answer is "))
