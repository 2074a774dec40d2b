"""Content is found in the source tree or the package, or its lack is told."""

from __future__ import annotations

import pytest

from quizapp.bank.places import ContentMissingError, content_folder
from tests.support.house import ROOT


@pytest.fixture
def package(tmp_path):
    package = tmp_path / "quizapp"
    package.mkdir()
    return package


def test_the_source_tree_is_used_in_the_source_tree():
    assert content_folder("questions") == ROOT / "questions"
    assert content_folder("assets") == ROOT / "assets"


def test_what_the_package_carries_comes_first(package, tmp_path):
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "assets").mkdir()
    packed = package / "_content" / "assets"
    packed.mkdir(parents=True)

    assert content_folder("assets", package=package) == packed


def test_a_folder_beside_an_installed_package_is_not_ours(package, tmp_path):
    (tmp_path / "questions").mkdir()

    with pytest.raises(ContentMissingError, match="“questions” was not found"):
        content_folder("questions", package=package)
