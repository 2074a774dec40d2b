"""The composition root marries settings, questions and storage."""

from __future__ import annotations

import datetime as dt
import json

import pytest

from quizapp.app import (
    App,
    AppSettings,
    default_data_folder,
    open_app,
    peek_app_settings,
    system_surroundings,
)
from quizapp.storage.trouble import DataInUseError
from quizapp.training.reporting import Reported
from quizapp.training.scheduling.study_settings import StudySettings
from tests.support.study_fakes import NEWEST, FixedQuestions, ManualTime

QUESTIONS = {"one": ("control",), "two": ("searching",)}


def _open(folder, **options) -> App:
    return open_app(
        folder,
        ManualTime().surroundings(),
        questions=lambda: FixedQuestions(QUESTIONS),
        **options,
    )


def test_an_answer_is_found_after_the_program_was_closed(tmp_path):
    app = _open(tmp_path)
    app.study.start().answer(["a"])
    app.close()

    app = _open(tmp_path)
    assert app.study.progress().answers_total == 1
    assert app.study.resume().position == 1
    app.close()


def test_bookmarks_and_notes_are_found_after_the_program_was_closed(tmp_path):
    app = _open(tmp_path)
    app.marks.bookmark("one")
    app.marks.keep_note("two", "Ask. #later")
    app.close()

    app = _open(tmp_path)
    assert list(app.marks.bookmarks()) == ["one"]
    assert app.marks.notes() == {"two": "Ask. #later"}
    app.close()


def test_a_report_is_written_among_the_data(tmp_path):
    app = _open(tmp_path)

    path = app.reports.report(Reported("one", 3, NEWEST, "en", None), "odd")

    assert path.parent == app.database_path.parent / "reports"
    assert json.loads(path.read_text("utf-8"))["family"] == ["id: one"]
    app.close()


def test_the_bank_is_not_read_before_it_is_needed(tmp_path):
    asked = []

    def read() -> FixedQuestions:
        asked.append("read")
        return FixedQuestions(QUESTIONS)

    app = open_app(tmp_path, ManualTime().surroundings(), questions=read)
    assert asked == []
    assert app.questions is app.questions
    assert app.study.progress().questions == 2
    assert asked == ["read"]
    app.close()


def test_a_second_opening_is_refused_until_the_first_is_closed(tmp_path):
    app = _open(tmp_path)
    with pytest.raises(DataInUseError):
        _open(tmp_path)
    app.close()

    _open(tmp_path).close()


def test_settings_are_there_again_before_the_data_are_opened(tmp_path):
    app = _open(tmp_path)
    app.settings.set_language("fr")
    app.settings.set_theme("dark")
    app.settings.set_text_scale(1.25)
    app.settings.set_flag("letter-keys", on=False)
    app.close()

    settings = peek_app_settings(tmp_path)
    assert settings.get_language() == "fr"
    assert settings.get_theme() == "dark"
    assert settings.get_text_scale() == 1.25
    assert not settings.get_flag("letter-keys")
    assert settings.get_flag("key-caps")


def test_study_settings_are_there_again_and_hold_at_once(tmp_path):
    app = _open(tmp_path)
    assert app.study.today().new == 2
    app.settings.set_study(StudySettings(retention=0.93, new_per_day=1))
    assert app.study.today().new == 1
    app.close()

    settings = peek_app_settings(tmp_path).get_study()
    assert settings == StudySettings(retention=0.93, new_per_day=1)


def test_what_was_set_before_the_data_were_open_is_kept_too(tmp_path):
    settings = AppSettings({})
    settings.set_theme("dark")

    _open(tmp_path, settings=settings).close()

    assert peek_app_settings(tmp_path).get_theme() == "dark"


@pytest.mark.parametrize(
    ("system", "language"), [("fr", "fr"), ("en", "en"), ("xx", "en")]
)
def test_without_a_setting_the_language_of_the_system_is_taken(system, language):
    assert AppSettings({}, system).get_language() == language


def test_values_of_another_version_fall_back():
    study = {"study_retention": "2", "study_new_per_day": "x", "study_later": "1"}
    settings = AppSettings(
        {"language": "tlh", "theme": "pink", "text_scale": "9", **study}
    )

    assert settings.get_language() == "en"
    assert settings.get_theme() == "system"
    assert settings.get_text_scale() == 1.0
    assert settings.get_study() == StudySettings()


def test_the_language_of_the_system_is_in_its_environment(tmp_path, monkeypatch):
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")

    assert peek_app_settings(tmp_path).get_language() == "fr"


def test_the_usual_data_folder_is_in_the_data_folder_of_the_user(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    assert default_data_folder() == tmp_path / "quizapp"


def test_the_clock_of_the_system_is_aware_and_in_utc():
    assert system_surroundings().now().utcoffset() == dt.timedelta(0)
