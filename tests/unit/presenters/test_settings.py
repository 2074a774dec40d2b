"""What can be set, and how it is found and taken back."""

from __future__ import annotations

import pytest

from quizapp.presenters.preferences.presenter import SettingsPresenter
from quizapp.presenters.repetition.study_settings import StudySettingsPresenter
from tests.support.window_fakes import MemorySettings


@pytest.fixture
def settings() -> MemorySettings:
    return MemorySettings()


@pytest.fixture
def presenter(settings) -> SettingsPresenter:
    return SettingsPresenter(settings, StudySettingsPresenter(settings))


def names(presenter: SettingsPresenter, language: str = "en") -> list[str]:
    groups = presenter.screen(language).groups
    return [row.name for group in groups for row in group.rows]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_setting_can_be_set_to_everything_it_offers_and_back(
    presenter, settings, language
):
    before = presenter.screen(language)
    changes = 0
    for group in before.groups:
        for row in group.rows:
            for value, _ in row.choices:
                presenter.choose(row.name, value)
            shown = {
                each.name: each.chosen
                for group in presenter.screen(language).groups
                for each in group.rows
            }
            assert shown[row.name] == row.choices[-1][0]
            changes += 1
    while presenter.undo():
        pass

    assert changes == len(names(presenter))
    assert presenter.screen(language) == before


def test_what_is_set_to_what_it_was_needs_no_taking_back(presenter):
    presenter.choose("theme", "light")

    assert not presenter.undo()


@pytest.mark.parametrize("name", ["colour", "study-colour"])
def test_nothing_else_can_be_set(presenter, name):
    with pytest.raises(ValueError, match="colour"):
        presenter.choose(name, "1")


def test_a_group_is_found_by_its_name_with_all_its_settings(presenter):
    presenter.search(" keyboard ")

    assert names(presenter) == ["letter-keys", "key-caps", "own-keys"]
    screen = presenter.screen("en")
    assert [category.key for category in screen.categories] == ["keyboard"]
    assert screen.found == "3 settings found"
    presenter.search("")
    assert presenter.screen("en").found == ""


def test_a_setting_is_found_in_the_language_that_is_read(presenter):
    presenter.search("veille")

    assert names(presenter, "fr") == ["study-day_starts_at"]
    assert names(presenter, "en") == []


def test_without_study_settings_there_is_no_such_group(settings):
    screen = SettingsPresenter(settings).screen("en")

    assert "study" not in [category.key for category in screen.categories]
