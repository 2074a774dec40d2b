"""Settings that cannot be understood are kept aside and replaced, with a word about it."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from quizapp.app import open_app, peek_app_settings
from quizapp.cli.main import main
from quizapp.interchange.odd_settings import set_odd_settings_aside
from tests.support.histories import Learner
from tests.support.study_fakes import ManualTime

ODD = {
    "language": "tlh",
    "theme": "\x00",
    "text_scale": "1e999",
    "flag_key-caps": "perhaps",
    "study_retention": "7",
    "study_new_per_day": "9" * 5000,
}
SOUND = {
    "study_leech_lapses": "4",
    "flag_less-motion": "on",
    "of_a_later_version": "anything",
    "rules_hint_said": "1",
}


@pytest.fixture
def learner(tmp_path) -> Learner:
    learner = Learner(tmp_path)
    learner.study("first", "rw")
    learner.set(**ODD, **SOUND)
    return learner


def _open_and_close(learner):
    app = open_app(learner.folder, ManualTime().surroundings())
    try:
        set_odd_settings_aside(app.settings, learner.folder, ManualTime().now)
    finally:
        app.close()
    return app.settings


def test_what_cannot_be_understood_is_kept_in_a_file_and_the_rest_stays(learner):
    before = learner.history()

    settings = _open_and_close(learner)

    assert settings.kept_aside == "settings-2026-11-30-120000.json"
    kept = json.loads((learner.folder / settings.kept_aside).read_text("utf-8"))
    assert kept == ODD
    found = learner.history()
    assert found.settings == {**dict.fromkeys(ODD, ""), **SOUND}
    assert found.reviews == before.reviews


def test_it_is_said_once_and_usual_settings_are_in_force(learner):
    _open_and_close(learner)

    settings = peek_app_settings(learner.folder)

    assert settings.find_odd() == {}
    assert settings.get_theme() == "system"
    assert settings.get_study().retention == 0.9
    assert settings.get_study().leech_lapses == 4
    assert _open_and_close(learner).kept_aside == ""


def test_where_no_file_can_be_written_nothing_is_changed(learner):
    (learner.folder / "settings-2026-11-30-120000.json").mkdir()

    settings = _open_and_close(learner)

    assert settings.kept_aside == ""
    assert learner.history().settings == {**ODD, **SOUND}


def test_a_command_says_where_they_are(learner, tmp_path):
    words = ["--data", str(learner.folder), "data", "export", str(tmp_path / "h.jsonl")]

    done = CliRunner().invoke(main, words)

    assert done.exit_code == 0, done.output
    (path,) = learner.folder.glob("settings-*.json")
    assert f"is kept in {path.name}, beside your data." in done.stderr
