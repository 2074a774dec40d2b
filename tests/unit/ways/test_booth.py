"""Booth mode: asked without end, judged by the derived key, and nothing of it is stored."""

from __future__ import annotations

import sqlite3
from itertools import pairwise

import pytest

from quizapp.app import AppSettings, open_app
from quizapp.presenters.booth.presenter import BoothPresenter
from quizapp.presenters.study_desk import StudyDesk
from quizapp.training.booth import Booth, Score
from quizapp.training.planning.study_plan import PracticePlan
from quizapp.training.study import NothingToStudyError
from tests.support.sample_questions import ONE, SEVERAL, SampleQuestions
from tests.support.study_fakes import FixedQuestions, ManualTime

IDS = ("q0", "q1", "q2")


@pytest.fixture
def show():
    questions = FixedQuestions(dict.fromkeys(IDS, ("control",)))
    return Booth(questions, ManualTime().surroundings()).open((*IDS, "gone"))


@pytest.fixture
def booth():
    desk = StudyDesk(
        study=None,
        questions=SampleQuestions(),
        booth=Booth(SampleQuestions(), ManualTime().surroundings()),
    )
    return BoothPresenter(lambda: desk, language="en")


def test_every_question_comes_before_one_comes_again_and_never_twice_in_a_row(show):
    asked = []
    for _ in range(30):
        asked.append(show.current[0])
        show.go_on(None)

    rounds = [asked[place : place + 3] for place in range(0, 30, 3)]
    assert all(sorted(each) == sorted(IDS) for each in rounds)
    assert all(one != next_ for one, next_ in pairwise(asked))


def test_a_show_over_nothing_is_refused():
    questions = FixedQuestions({"q0": ("control",)})

    with pytest.raises(NothingToStudyError):
        Booth(questions, ManualTime().surroundings()).open(("gone",))


def test_what_the_crowd_chose_is_judged_by_the_key(show):
    assert show.reveal(("a",)).correct
    assert show.reveal(("b",)).misconception == "mistaken-b"
    assert not show.reveal(()).correct


def test_the_presenter_counts_and_may_leave_one_out(show):
    for counted in (True, False, True, None):
        show.go_on(counted)

    assert show.score == Score(shown=4, right=2, wrong=1)
    assert show.score.uncounted == 1


def test_no_key_is_on_the_screen_before_it_is_revealed(booth):
    screen = booth.open((ONE,))
    assert (screen.revealed, screen.verdict) == (None, None)

    screen = booth.reveal(())

    assert "The answer is" in screen.revealed.heading
    assert screen.verdict is None


def test_what_was_chosen_proposes_how_to_count(booth):
    booth.open((ONE,))

    assert booth.reveal(("opponent",)).verdict is True
    booth.go_on(True)
    assert booth.reveal(("default",)).verdict is False
    screen = booth.go_on(False)

    assert screen.score == "1 right · 1 wrong"
    assert (screen.revealed, screen.question.position) == (None, 3)


def test_french_counts_none_and_one_in_the_singular(booth):
    booth.set_language("fr")
    booth.open((ONE,))
    booth.reveal(())

    assert booth.go_on(False).score == "0 juste · 1 fausse"
    assert booth.end().result_line.startswith("0 juste, 1 fausse, 0 non comptée.")


def test_nothing_is_counted_twice(booth):
    booth.open((ONE,))
    booth.reveal(())
    booth.go_on(True)

    assert booth.go_on(True).score == "1 right · 0 wrong"


def test_the_result_is_said_at_the_end_and_the_show_can_go_on(booth):
    booth.open((SEVERAL,))
    assert not booth.has_result
    for counted in (True, True, False, None):
        booth.reveal(())
        booth.go_on(counted)
    assert booth.has_result

    screen = booth.end()

    assert screen.result == "4 questions shown"
    assert screen.result_line.startswith("2 right, 1 wrong, 1 not counted.")
    assert screen.share_right == pytest.approx(2 / 3)
    assert booth.resume().result == ""
    booth.close()
    assert not booth.is_open
    with pytest.raises(ValueError, match="no show"):
        booth.screen()


def test_another_language_says_the_same_question(booth):
    assert booth.set_language("fr") is None
    booth.set_language("en")
    english = booth.open((ONE, SEVERAL)).question

    french = booth.set_language("fr").question

    assert (french.question_id, french.seed) == (english.question_id, english.seed)
    assert french.language == "fr"


def _rows(path) -> dict[str, list[tuple[object, ...]]]:
    connection = sqlite3.connect(path)
    try:
        tables = connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table'"
        ).fetchall()
        return {
            name: connection.execute(f'SELECT * FROM "{name}"').fetchall()
            for (name,) in tables
        }
    finally:
        connection.close()


def test_a_whole_show_changes_no_row_and_no_byte_of_the_progress_file(tmp_path):
    surroundings = ManualTime().surroundings()
    settings = AppSettings({}, "en")
    app = open_app(tmp_path, surroundings, questions=SampleQuestions, settings=settings)
    app.study.start(PracticePlan((ONE, SEVERAL))).answer(("opponent",))
    rows = _rows(app.database_path)
    files = {p.name: p.read_bytes() for p in tmp_path.glob("*.db*") if p.is_file()}
    chance = surroundings.rng.getstate()
    desk = StudyDesk(study=app.study, questions=app.questions, booth=app.ways.booth)
    booth = BoothPresenter(lambda: desk, language="en")

    booth.open((ONE, SEVERAL))
    for counted in (True, False, None, True):
        booth.reveal(())
        booth.go_on(counted)
    booth.end()
    booth.close()

    assert any(rows["reviews"])
    assert _rows(app.database_path) == rows
    assert {name: (tmp_path / name).read_bytes() for name in files} == files
    assert surroundings.rng.getstate() == chance
    app.close()
