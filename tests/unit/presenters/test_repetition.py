"""Pages say when questions come back, and what can be done about the last answer."""

from __future__ import annotations

import datetime as dt

import pytest
from msgspec.structs import replace

from quizapp.presenters.calendar_words import due_words
from quizapp.presenters.feedback_screen import FeedbackScreen, Verdict
from quizapp.presenters.home_screen import QueueRow
from quizapp.presenters.question_screen import QuestionScreen
from quizapp.presenters.repetition.study_settings import StudySettingsPresenter
from quizapp.presenters.repetition.waiting import queue_row
from quizapp.presenters.study import StudyPresenter
from quizapp.training.planning.study_plan import PracticePlan, WoodpeckerPlan
from quizapp.training.ports import NotKeptError
from quizapp.training.scheduling.study_settings import StudySettings
from quizapp.training.today import Today
from tests.support.sample_questions import ONE, SEVERAL
from tests.support.window_fakes import Desk, MemorySettings

TODAY = dt.date(2026, 11, 30)
NARROW = "\N{NARROW NO-BREAK SPACE}"


@pytest.fixture
def desk() -> Desk:
    return Desk()


@pytest.fixture
def study(desk) -> StudyPresenter:
    """Give a presenter with the question open that "opponent" answers."""
    study = desk.study_presenter()
    page = study.start()
    assert page is not None
    assert page.question_id == ONE
    return study


def _kept_grade(desk: Desk) -> int:
    return int(desk.store.reviews[-1].grade)


def _due(screen: FeedbackScreen) -> list[str]:
    return [row.due for row in screen.grades]


@pytest.mark.parametrize(
    ("days", "english", "french"),
    [
        (0, "today", "aujourd’hui"),
        (1, "tomorrow", "demain"),
        (3, "Thu 3 Dec", "jeu. 3 déc."),
        (62, "Sun 31 Jan", "dim. 31 janv."),
        (400, "4 Jan 2028", "4 janv. 2028"),
    ],
)
def test_a_day_on_which_something_comes_back_is_said_shortly(days, english, french):
    due_on = TODAY + dt.timedelta(days=days)

    assert due_words(due_on, TODAY, "en") == english
    assert due_words(due_on, TODAY, "fr") == french


def test_a_verdict_offers_four_grades_with_their_days_and_marks_the_proposed_one(study):
    screen = study.submit_answer(("opponent",))

    assert [row.name for row in screen.grades] == ["Again", "Hard", "Good", "Easy"]
    assert [row.grade for row in screen.grades if row.proposed] == [3]
    assert [row.grade for row in screen.grades if row.chosen] == [3]
    assert _due(screen) == ["tomorrow", "tomorrow", "Wed 2 Dec", "Tue 8 Dec"]
    assert screen.session == "Today’s reviews"
    assert screen.can_undo
    assert screen.again_note == ""


def test_a_wrong_answer_is_proposed_as_again(study):
    screen = study.submit_answer(("default",))

    assert [row.grade for row in screen.grades if row.proposed] == [1]
    assert (screen.position, screen.total) == (1, 3)
    assert screen.again_note == (
        "It comes again at the end of this session, as another variant."
    )


def test_the_learner_changes_the_grade_and_it_is_kept(study, desk):
    before = study.submit_answer(("opponent",))

    screen = study.grade(4)

    assert [row.grade for row in screen.grades if row.chosen] == [4]
    assert [row.grade for row in screen.grades if row.proposed] == [3]
    assert _due(screen) == _due(before)
    assert _kept_grade(desk) == 4
    assert desk.store.by_id[ONE].due_on == dt.date(2026, 12, 8)
    assert screen.verdict is Verdict.RIGHT


@pytest.mark.parametrize("grade", [0, 5])
def test_there_are_four_grades_and_no_more(study, desk, grade):
    study.submit_answer(("opponent",))

    with pytest.raises(ValueError, match="RecallGrade"):
        study.grade(grade)
    assert _kept_grade(desk) == 3


def test_a_grade_that_cannot_be_kept_leaves_the_page_as_it_was(study, desk):
    before = study.submit_answer(("opponent",))
    desk.store.broken = True

    with pytest.raises(NotKeptError):
        study.grade(1)

    assert study.page == before


def test_after_a_hint_easy_is_not_offered_and_refused(study, desk):
    study.take_hint()
    screen = study.submit_answer(("opponent",))

    assert [row.grade for row in screen.grades if not row.allowed] == [4]
    assert [row.grade for row in screen.grades if row.proposed] == [2]
    assert screen.schedule_note == "After a hint, “Easy” is not offered."
    with pytest.raises(ValueError, match="hint"):
        study.grade(4)


def test_undoing_asks_the_same_question_again_and_forgets_the_answer(study, desk):
    study.submit_answer(("default",))

    page = study.undo()

    assert isinstance(page, QuestionScreen)
    assert replace(page, note=study.page.note) == study.page
    assert (page.question_id, page.position, page.total) == (ONE, 1, 2)
    assert not page.can_undo
    assert desk.store.reviews == []
    assert desk.store.by_id == {}
    assert study.summary() == ""


def test_an_answer_can_still_be_undone_from_the_next_question(study, desk):
    study.submit_answer(("opponent",))
    page = study.next()
    assert page is not None
    assert page.can_undo

    again = study.undo()

    assert again is not None
    assert again.question_id == ONE
    assert desk.store.reviews == []


def test_without_an_answer_there_is_nothing_to_undo_grade_or_leave_out(study):
    for act in (study.undo, study.suspend, study.unsuspend, lambda: study.grade(3)):
        with pytest.raises(ValueError, match=r"no answer|nothing"):
            act()
    study.leave()
    assert not study.can_undo
    with pytest.raises(ValueError, match="nothing was done"):
        study.undo()


def test_the_last_answer_can_be_taken_back_after_the_session_was_left(desk):
    study = desk.study_presenter()
    study.start(PracticePlan((ONE, SEVERAL)))
    asked = study.page.question_id
    study.submit_answer(())
    study.leave()
    assert study.can_undo

    page = study.undo()

    assert page.question_id == asked
    assert study.is_open
    assert desk.store.reviews == []
    assert desk.store.by_id == {}


def test_a_session_that_is_over_goes_on_when_its_last_answer_is_taken_back(desk):
    study = desk.study_presenter()
    study.start(PracticePlan((ONE,)))
    study.submit_answer(())
    assert study.next() is None
    study.leave()

    assert study.undo().question_id == ONE
    assert study.submit_answer(("opponent",)).last


def test_a_new_session_lets_the_answers_of_the_one_before_stand(desk):
    study = desk.study_presenter()
    study.start(PracticePlan((ONE,)))
    study.submit_answer(())
    study.leave()

    study.start(PracticePlan((SEVERAL,)))

    assert not study.can_undo


def test_an_open_question_can_be_left_out_and_the_next_is_asked(desk):
    study = desk.study_presenter()
    study.start(PracticePlan((ONE, SEVERAL)))
    first = study.page.question_id

    page = study.put_aside()

    assert page.question_id != first
    assert page.note.endswith("The one before is left out")
    assert (page.position, page.total) == (1, 1)
    assert desk.store.put_aside == {first}
    assert study.put_aside() is None
    with pytest.raises(ValueError, match="no question"):
        study.put_aside()


def test_a_question_is_left_out_and_let_back_in(study, desk):
    assert not study.submit_answer(("default",)).suspended

    screen = study.suspend()
    assert screen.suspended
    assert screen.schedule_note == ("Left out: this question no longer comes back.")
    assert (screen.total, screen.again_note) == (2, "")
    assert desk.store.put_aside == {ONE}

    back = study.unsuspend()
    assert not back.suspended
    assert back.schedule_note == ""


def test_a_round_through_a_set_says_which_it_is(desk):
    study = desk.study_presenter()
    study.start(WoodpeckerPlan("set", 2, (ONE,)))

    screen = study.submit_answer(())

    assert screen.session == "Set · round 2"
    assert (screen.again_note, screen.total) == ("", 1)


def test_practice_that_does_not_count_says_so_before_and_after_the_answer(desk):
    study = desk.study_presenter()
    asked = study.start(PracticePlan((ONE,), counts=False))

    screen = study.submit_answer(())

    assert asked.session == screen.session == "Practice that does not count"
    assert screen.schedule_note == (
        "This answer does not count: the schedule stays as it is."
    )
    assert screen.grades == ()


def test_practice_ahead_of_time_offers_no_grades_and_says_when_it_comes_back(desk):
    first = desk.study_presenter()
    first.start()
    first.submit_answer(("opponent",))
    first.next()
    first.submit_answer(("library", "card"))

    study = desk.study_presenter()
    page = study.start()
    assert page is not None
    assert page.session == "Free practice"
    screen = study.submit_answer(())

    assert screen.grades == ()
    assert screen.schedule_note == (
        "Practice ahead of time · comes back as planned: Wed 2 Dec"
    )


def test_a_question_forgotten_again_and_again_is_pointed_out(desk, study):
    study.submit_answer(())
    item = desk.store.by_id[ONE]
    desk.store.by_id[ONE] = replace(item, repetitions=8, lapses=5)
    desk.time.moment += dt.timedelta(days=3)
    study.leave()
    assert study.start() is not None

    screen = study.submit_answer(())

    assert screen.leech_note.startswith("Forgotten 6 times.")


def test_the_grades_follow_the_language(study):
    study.submit_answer(("opponent",))

    screen = study.set_language("fr")

    assert isinstance(screen, FeedbackScreen)
    assert [row.name for row in screen.grades] == [
        "À revoir", "Difficile", "Bien", "Facile",
    ]  # fmt: skip
    assert _due(screen)[0] == "demain"
    assert screen.session == "Révisions du jour"


def test_a_new_learner_is_offered_new_questions_and_has_no_streak(desk):
    screen = desk.home_presenter().screen()

    assert screen.queue == QueueRow(
        due=0,
        new=2,
        new_answered=0,
        put_off=0,
        minutes=3,
        line="About 3 minutes",
        next_due="",
        put_off_line="",
        start="Learn 2 new",
        learn="",
    )
    assert screen.streak is not None
    assert screen.streak.line == "0 days in a row"
    assert screen.streak.day_starts == "your day starts at 04:00"


def test_when_all_is_done_the_page_says_what_comes_next(desk, study):
    study.submit_answer(("opponent",))
    study.next()
    study.submit_answer(("library", "card"))

    screen = desk.home_presenter().screen()

    assert screen.queue is not None
    assert screen.queue.line == "Nothing more is due today."
    assert screen.queue.next_due == "Next review: Wed 2 Dec"
    assert screen.queue.start == "Practise freely"
    assert screen.queue.new_answered == 2
    assert screen.streak is not None
    assert screen.streak.answers == (("2026-11-30", 2),)


def test_two_days_later_the_page_says_what_is_due(desk, study):
    study.submit_answer(("opponent",))
    desk.time.moment += dt.timedelta(days=2)

    screen = desk.home_presenter("fr").screen()

    assert screen.queue is not None
    assert screen.queue.line == "Avec 1 nouvelle, environ 3 minutes"
    assert screen.queue.start == "Commencer les révisions"
    assert screen.queue.learn == "Apprendre 1 nouvelle"
    assert screen.streak is not None
    assert (screen.streak.days, screen.streak.best) == (0, 1)


@pytest.mark.parametrize(
    ("language", "line", "put_off", "next_due"),
    [
        (
            "en",
            "About 22 minutes",
            "3 more wait for another day.",
            "After these, the next is due tomorrow.",
        ),
        (
            "fr",
            "Environ 22 minutes",
            "3 autres attendent un autre jour.",
            f"Ensuite, prochaine révision{NARROW}: demain.",
        ),
    ],
)
def test_reviews_are_counted_with_the_time_they_take(language, line, put_off, next_due):
    today = Today(TODAY, 18, 0, 0, 3, 22, TODAY + dt.timedelta(days=1), 0, 0, (), ())

    row = queue_row(today, language)

    assert (row.line, row.put_off_line) == (line, put_off)
    assert row.next_due == next_due


def test_before_the_data_are_open_the_page_says_nothing_of_the_queue(desk):
    screen = desk.home_presenter().opening_screen()

    assert screen.queue is screen.streak is None


@pytest.fixture
def settings() -> MemorySettings:
    return MemorySettings()


def test_study_settings_are_shown_with_their_choices(settings):
    screen = StudySettingsPresenter(settings).screen("en")

    rows = {row.name: row for row in screen.rows}
    assert list(rows) == [
        "retention", "new_per_day", "reviews_per_day", "day_starts_at", "leech_lapses",
    ]  # fmt: skip
    labels = [choice.label for choice in rows["retention"].choices]
    assert labels[0] == f"80{NARROW}%"
    assert labels[-1] == f"97{NARROW}%"
    assert {c.value: c.label for c in rows["day_starts_at"].choices}[4] == "04:00"
    for row in screen.rows:
        assert row.value in [choice.value for choice in row.choices]


def test_a_value_kept_by_hand_is_among_the_choices(settings):
    settings.study = StudySettings(new_per_day=7)

    screen = StudySettingsPresenter(settings).screen("fr")

    assert [c.value for c in screen.rows[1].choices] == [0, 5, 7, 10, 15, 20, 30, 50]


def test_what_is_chosen_is_kept_and_the_rest_stays(settings):
    presenter = StudySettingsPresenter(settings)

    presenter.choose("retention", 0.95)
    presenter.choose("day_starts_at", 6)

    assert settings.study == StudySettings(retention=0.95, day_starts_at=6)


@pytest.mark.parametrize(
    ("name", "value"),
    [("retention", 0.99), ("retention", 0.5), ("day_starts_at", 24), ("theme", 1)],
)
def test_what_cannot_be_meant_is_refused(settings, name, value):
    with pytest.raises(ValueError, match=r"must lie|nothing to set"):
        StudySettingsPresenter(settings).choose(name, value)

    assert settings.study == StudySettings()
