"""The home presenter."""

from __future__ import annotations

import datetime as dt

from quizapp.presenters.topic_rows import topic_rows
from quizapp.training.progress import Progress, TopicProgress
from tests.support.sample_questions import TODAY
from tests.support.study_fakes import FixedQuestions
from tests.support.window_fakes import Desk


def test_the_first_frame_needs_neither_data_nor_questions():
    desk = Desk()

    screen = desk.home_presenter().opening_screen()

    assert screen.loading
    assert screen.date == "Monday 30 November"
    assert desk.times_opened == 0


def test_a_new_learner_sees_every_question_as_new_and_no_share():
    screen = Desk().home_presenter().screen()

    assert (screen.questions, screen.new_questions) == (2, 2)
    assert screen.right_first_time is None
    assert screen.resume is None


def test_a_session_left_open_can_be_resumed():
    desk = Desk()
    study = desk.study_presenter()
    study.start()
    study.submit_answer(())

    resume = desk.home_presenter().screen().resume

    assert resume is not None
    assert (resume.answered, resume.total) == (1, 3)
    assert resume.when == "Today, 12:00"


def test_a_finished_session_is_not_offered_again():
    desk = Desk()
    study = desk.study_presenter()
    page = study.start()
    while page is not None:
        right = desk.questions.answer_key(page.question_id, 1, TODAY).right
        study.submit_answer(right)
        page = study.next()

    assert desk.home_presenter().screen().resume is None


def test_the_weakest_topic_stands_first_and_untried_ones_last():
    desk = Desk()
    study = desk.study_presenter()
    study.start()
    study.submit_answer(())

    topics = desk.home_presenter().screen().topics

    assert topics[-1].first_tries == 0
    assert all(topic.first_tries == 1 for topic in topics[:-1])


def test_a_share_is_said_from_five_first_tries_on():
    tried = ((4, 0), (5, 4), (0, 0), (6, 3))
    topics = tuple(
        TopicProgress(f"tried-{tries}", 9, tries, tries, right, 0.0, 1.0)
        for tries, right in tried
    )
    progress = Progress(36, 21, topics, 15, 0, 15, 7)

    rows = topic_rows(progress, FixedQuestions({}), "en")

    assert [(row.first_tries, row.is_enough) for row in rows] == [
        (6, True),
        (5, True),
        (4, False),
        (0, False),
    ]


def test_the_page_follows_the_language():
    home = Desk().home_presenter()
    home.set_language("fr")

    screen = home.screen()

    assert screen.date == "Lundi 30 novembre"
    assert screen.rules_line == "Règles du 25 septembre 2026"
    assert {row.name for row in screen.topics} >= {"Capacités oubliées"}


def test_a_notice_stays_until_another_takes_its_place():
    home = Desk().home_presenter()
    home.set_notice("Kept elsewhere.")

    assert home.screen().notice == "Kept elsewhere."


def test_the_day_is_that_of_the_readers_zone():
    desk = Desk()
    desk.time.moment = dt.datetime(2026, 11, 30, 23, 30, tzinfo=dt.UTC)
    home = desk.home_presenter()
    home._zone = dt.timezone(dt.timedelta(hours=2))

    assert home.screen().date == "Tuesday 1 December"
