"""The study presenter: questions, verdicts and the answer through the editions."""

from __future__ import annotations

import pytest

from quizapp.presenters.asking.coming import Coming
from quizapp.presenters.feedback_screen import FeedbackScreen, OptionMark, Verdict
from quizapp.presenters.question_screen import QuestionScreen
from quizapp.presenters.study import StudyPresenter
from tests.support.sample_questions import CHANGED, MIDDLE, ONE, SEVERAL, TODAY
from tests.support.study_fakes import NotKeptError
from tests.support.window_fakes import Desk


def _at(question_id: str, desk: Desk, language: str = "en") -> StudyPresenter:
    """Open a session and go on to a question."""
    study = desk.study_presenter(language)
    page = study.start()
    if page is not None and page.question_id != question_id:
        study.submit_answer(())
        study.next()
    return study


def _answer(question_id: str, *option_ids: str, language: str = "en") -> FeedbackScreen:
    return _at(question_id, Desk(), language).submit_answer(option_ids)


def test_a_question_is_shown_with_letters_and_its_place():
    page = _at(ONE, Desk()).page

    assert isinstance(page, QuestionScreen)
    assert [option.letter for option in page.options] == list("ABCDE")
    assert page.total == 2
    assert page.note == "Select one · Competitive REL"
    assert page.rules_date == "Rules of 25 September 2026"


def test_the_answer_is_kept_before_the_verdict_is_shown():
    desk = Desk()
    study = _at(ONE, desk)
    desk.store.broken = True

    with pytest.raises(NotKeptError):
        study.submit_answer(("opponent",))

    assert isinstance(study.page, QuestionScreen)


def test_a_kept_answer_says_when_it_was_kept():
    desk = Desk()
    screen = _at(ONE, desk).submit_answer(("opponent",))

    assert desk.store.reviews[-1].chosen == ("opponent",)
    assert screen.saved_at == "Saved 12:00:00"


def test_a_right_answer_is_explained_by_its_reason():
    screen = _answer(ONE, "opponent")

    assert screen.verdict is Verdict.RIGHT
    assert screen.heading == "Right."
    assert screen.sentence.startswith("Amy is the opponent")


def test_a_wrong_answer_names_the_misconception():
    screen = _answer(ONE, "default")

    assert screen.verdict is Verdict.WRONG
    assert screen.heading == "Not right. The answer is C."
    assert screen.sentence == (
        "You answered as if a default action still settles a missed trigger."
    )
    assert screen.emphasis == "a default action still settles a missed trigger"


def test_a_wrong_answer_without_a_named_misconception_is_still_said_as_one():
    assert _answer(ONE, "nothing").sentence == (
        "You answered as if this were right: Nothing. The game goes on without the"
        " trigger."
    )


def test_a_misconception_reads_as_french_with_its_elision():
    assert _answer(ONE, "default", language="fr").sentence == (
        "Vous avez répondu comme si l'action par défaut s'appliquait encore."
    )
    assert _answer(ONE, "controller", language="fr").sentence == (
        "Vous avez répondu comme s’il revenait au contrôleur de la capacité de choisir."
    )


def test_not_knowing_is_no_misconception():
    screen = _answer(ONE)

    assert screen.verdict is Verdict.UNKNOWN
    assert screen.heading == "You did not know. The answer is C."


def test_options_carry_what_became_of_them():
    marks = {o.letter: o.mark for o in _answer(ONE, "default").options}

    assert marks["C"] is OptionMark.RIGHT
    assert marks["B"] is OptionMark.YOUR_ERROR
    assert marks["A"] is OptionMark.LEFT_OUT


def test_a_partly_right_answer_counts_the_options_treated_well():
    screen = _answer(SEVERAL, "library")

    assert screen.verdict is Verdict.PARTLY
    assert screen.heading == "Partly right: 4 of 5 options."
    assert screen.sentence == "You left out D."
    assert {o.letter: o.mark for o in screen.options}["D"] is OptionMark.MISSED


def test_nothing_right_among_several_is_wrong():
    screen = _answer(SEVERAL, "sideboard")

    assert screen.verdict is Verdict.WRONG
    assert screen.heading == "Not right. The answers are A and D."


def test_the_steps_say_their_number_and_their_edition():
    screen = _answer(ONE, "opponent")

    assert screen.steps_note == "5 steps · rules of 25 September 2026"
    assert all(step.citation for step in screen.steps)
    assert not any(step.differs for step in screen.steps)


def test_the_editions_are_listed_with_letters_and_today_is_current():
    editions = _answer(ONE, "default").editions

    assert [(one.letter, one.current) for one in editions] == [
        ("B", False),
        ("B", False),
        ("C", True),
    ]
    assert editions[-1].label == "Today"
    assert editions[-1].today


def test_it_is_said_until_when_a_wrong_answer_was_right():
    assert _answer(ONE, "default").edition_note == (
        "Your B was right until 2 October 2018"
    )


def test_a_question_whose_answer_never_changed_has_no_editions():
    screen = _answer(SEVERAL, "library", "card")

    assert screen.editions == ()
    assert screen.edition_note.startswith("The same answer")


def test_another_edition_judges_the_same_question_anew():
    study = _at(ONE, Desk())
    study.submit_answer(("default",))

    screen = study.show_as_of("2017-04-28")

    assert screen.verdict is Verdict.OTHER_EDITION
    assert screen.heading == "Under the rules of 30 September 2016, B is right."
    assert [one.as_of for one in screen.editions if one.current] == [MIDDLE]
    marks = {o.letter: (o.mark, o.mark_text) for o in screen.options}
    assert marks["B"] == (OptionMark.RIGHT, "Right in 2017")
    assert marks["C"] == (OptionMark.RIGHT_ELSEWHERE, "Right today")


def test_another_edition_marks_the_steps_that_differ():
    study = _at(ONE, Desk())
    study.submit_answer(("default",))

    screen = study.show_as_of(MIDDLE)

    assert [step.differs for step in screen.steps] == [False, False, False, True]
    assert screen.steps_differ == "1 step differs"


@pytest.mark.parametrize("date", [CHANGED, TODAY, "2030-01-01"])
def test_going_back_to_today_shows_the_verdict_again(date):
    study = _at(ONE, Desk())
    before = study.submit_answer(("default",))
    study.show_as_of(MIDDLE)

    assert study.show_as_of(date) == before


def test_another_edition_keeps_no_second_answer():
    desk = Desk()
    study = _at(ONE, desk)
    study.submit_answer(("default",))
    kept = len(desk.store.reviews)

    study.show_as_of(MIDDLE)

    assert len(desk.store.reviews) == kept


def test_the_language_changes_the_open_question():
    study = _at(ONE, Desk())

    page = study.set_language("fr")

    assert isinstance(page, QuestionScreen)
    assert page.note.startswith("Une seule réponse")


def test_the_language_changes_the_open_verdict_in_the_same_edition():
    study = _at(ONE, Desk())
    study.submit_answer(("default",))
    study.show_as_of(MIDDLE)

    page = study.set_language("fr")

    assert isinstance(page, FeedbackScreen)
    assert page.heading == "Selon les règles du 30 septembre 2016, B est juste."


def test_the_session_ends_after_its_last_question():
    study = _at(ONE, Desk())
    first = study.submit_answer(("opponent",))
    assert not first.last
    assert study.next() is not None

    last = study.submit_answer(("library", "card"))

    assert last.last
    assert study.next() is None
    assert study.summary() == "Session finished. In this sitting, 2 of 2 right."


def test_a_session_that_was_left_goes_on_where_it_stopped():
    desk = Desk()
    study = desk.study_presenter()
    study.start()
    study.submit_answer(())
    study.leave()
    assert study.page is None

    page = desk.study_presenter().resume()

    assert isinstance(page, QuestionScreen)
    assert page.position == 2


def test_only_an_open_question_can_be_answered():
    study = Desk().study_presenter()

    with pytest.raises(ValueError, match="no question is open"):
        study.submit_answer(())


def test_a_verdict_cannot_be_answered_again():
    study = _at(ONE, Desk())
    study.submit_answer(())

    with pytest.raises(ValueError, match="no question is open"):
        study.submit_answer(())


def test_only_an_answer_can_be_looked_at_in_another_edition():
    with pytest.raises(ValueError, match="no answer is open"):
        Desk().study_presenter().show_as_of(MIDDLE)


def test_thinking_time_is_measured_from_the_showing():
    desk = Desk()
    study = _at(ONE, desk)
    desk.time.seconds += 12.5

    study.submit_answer(("opponent",))

    assert desk.store.reviews[-1].duration_ms == 12_500


def test_the_board_that_comes_next_is_known_and_its_question_is_not_timed_yet():
    desk = Desk()
    study = _at(ONE, desk)
    assert study.coming == Coming(study.page)
    study.submit_answer(("opponent",))
    coming = study.coming
    desk.time.seconds += 100

    question = study.next()
    desk.time.seconds += 1
    study.submit_answer(())

    assert coming == Coming(question)
    assert desk.store.reviews[-1].duration_ms == 1_000


def test_outside_a_session_no_board_comes():
    assert Desk().study_presenter().coming is None
