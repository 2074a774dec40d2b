"""Official paragraphs under the steps, and the list of editions in the settings."""

from __future__ import annotations

from pathlib import Path

import pytest

from quizapp.presenters.feedback_screen import FeedbackScreen
from quizapp.presenters.message_screen import Trouble, TroubleError
from quizapp.presenters.rules_texts.shelf import RulesTextsPresenter
from quizapp.presenters.study_desk import StudyDesk
from quizapp.presenters.working.screen import StripScreen
from tests.support.rules_shelf import put_edition, read_here, write_rules_text
from tests.support.sample_questions import MIDDLE, ONE
from tests.support.window_fakes import Desk

IN_FORCE = "September 25, 2026"
EARLIER = "February 27, 2026"
OLD = "September 30, 2016"


@pytest.fixture
def desk() -> Desk:
    return Desk()


def _feedback(desk: Desk, language: str = "en", as_of: str = "") -> FeedbackScreen:
    study = desk.study_presenter(language)
    page = study.start()
    if page.question_id != ONE:
        study.submit_answer(())
        study.next()
    answered = study.submit_answer(("opponent",))
    return study.show_as_of(as_of) if as_of else answered


def _official(screen: FeedbackScreen) -> list[tuple[str, str]]:
    return [(step.official_source, step.official) for step in screen.steps]


def test_a_step_shows_the_paragraph_of_the_edition_in_force(desk):
    put_edition(desk.texts, IN_FORCE, {"723.1": "New words.", "723.5b": "More words."})
    put_edition(desk.texts, EARLIER, {"722.1": "Earlier words."})

    shown = _official(_feedback(desk))

    assert shown[0] == (
        "Official text: CR 723.1, edition of 25 September 2026",
        "New words.",
    )
    assert shown[4][1] == "More words."


def test_a_paragraph_of_another_edition_says_which_one_and_its_number_there(desk):
    put_edition(desk.texts, EARLIER, {"722.1": "Earlier words.", "723.1": "A subgame."})

    assert _official(_feedback(desk))[0] == (
        "Official text of another edition: CR 722.1, edition of 27 February 2026",
        "Earlier words.",
    )


def test_the_edition_follows_the_date_that_the_page_shows(desk):
    put_edition(desk.texts, IN_FORCE, {"723.1": "New words."})
    put_edition(desk.texts, OLD, {"714.1": "Old words."})

    assert _official(_feedback(desk, as_of=MIDDLE))[0] == (
        "Official text: CR 714.1, edition of 30 September 2016",
        "Old words.",
    )


def test_of_several_other_editions_the_nearest_earlier_one_is_shown(desk):
    put_edition(desk.texts, OLD, {"714.1": "Old words."})
    put_edition(desk.texts, EARLIER, {"722.1": "Earlier words."})

    assert _official(_feedback(desk))[0][1] == "Earlier words."


def test_an_edition_whose_numbers_are_not_known_is_not_looked_into(desk):
    put_edition(desk.texts, "January 15, 2031", {"723.1": "Later words."})
    put_edition(desk.texts, "June 1, 2007", {"723.1": "Ancient words."})

    screen = _feedback(desk)

    assert all(pair == ("", "") for pair in _official(screen))
    assert screen.import_hint == ""


def test_steps_of_other_documents_and_missing_paragraphs_show_nothing(desk):
    put_edition(desk.texts, IN_FORCE, {"723.1": "New words."})

    shown = _official(_feedback(desk))

    assert [words for _source, words in shown] == ["New words.", "", "", "", ""]


def test_the_source_is_said_in_french(desk):
    put_edition(desk.texts, EARLIER, {"722.1": "Earlier words."})

    assert _official(_feedback(desk, "fr"))[0][0] == (
        "Texte officiel d’une autre édition\N{NARROW NO-BREAK SPACE}: CR 722.1, édition"
        " du 27 février 2026"
    )


def test_without_an_edition_it_is_said_how_to_import_until_it_was_read(desk):
    study = desk.study_presenter()
    study.start()
    assert study.submit_answer(()).import_hint.startswith("Import a rules text")

    study.note_hint()

    assert study.page.import_hint == ""


def test_a_hint_that_cannot_be_noted_stands_in_nobodys_way(desk):
    study = desk.study_presenter()
    study.start()
    desk.shelf._notes.broken = True

    study.note_hint()

    assert study.submit_answer(()).import_hint


def test_without_a_place_for_rules_texts_nothing_is_said(desk):
    whole = desk.open()
    desk.open = lambda: StudyDesk(whole.study, whole.questions)

    screen = _feedback(desk)

    assert screen.import_hint == ""
    assert all(pair == ("", "") for pair in _official(screen))


def test_the_settings_list_the_editions_with_their_size(desk):
    put_edition(desk.texts, EARLIER, {})
    put_edition(desk.texts, OLD, {})
    presenter = RulesTextsPresenter(desk.open, read_here)

    assert presenter.screen("en").editions == (
        "30 September 2016 · 603 rules",
        "27 February 2026 · 603 rules",
    )
    assert presenter.screen("fr").editions[1] == "27 février 2026 · 603 règles"


def _imported(desk, path: Path, language: str = "en") -> StripScreen:
    job = RulesTextsPresenter(desk.open, read_here).import_file(path)
    assert job.look()
    return job.screen(language)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "rules.txt is imported: the edition of 27 February 2026."),
        (
            "fr",
            "rules.txt est importé\N{NARROW NO-BREAK SPACE}: l’édition du 27 février"
            " 2026.",
        ),
    ],
)
def test_an_import_is_reported_with_its_edition(desk, tmp_path, language, said):
    screen = _imported(desk, write_rules_text(tmp_path), language)

    assert screen.text == said
    assert not screen.failed
    presenter = RulesTextsPresenter(desk.open, read_here)
    assert len(presenter.screen("en").editions) == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "diary.txt is no published rules text: its beginning does not say"),
        ("fr", "diary.txt n’est pas un texte des règles publié"),
    ],
)
def test_a_wrong_file_is_refused_in_the_readers_language(
    desk, tmp_path: Path, language, said
):
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary", encoding="utf-8")

    screen = _imported(desk, diary, language)

    assert screen.failed
    assert screen.text.startswith(said)
    assert desk.texts.editions() == []


def test_a_text_that_cannot_be_kept_leaves_the_editions_as_they_were(desk, tmp_path):
    put_edition(desk.texts, OLD, {})
    desk.texts.broken = True

    screen = _imported(desk, write_rules_text(tmp_path))

    assert screen.failed
    assert screen.text.startswith("rules.txt could not be kept.")
    assert len(desk.texts.editions()) == 1


def test_while_the_data_are_in_use_elsewhere_nothing_can_be_imported():
    def locked() -> StudyDesk:
        raise TroubleError(Trouble.LOCKED)

    screen = RulesTextsPresenter(locked, read_here).screen("en")

    assert not screen.can_import
    assert screen.notice == "Your progress is open somewhere else"
