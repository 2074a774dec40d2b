"""Without the text of the engine nobody says that a pack is still right."""

from __future__ import annotations

import pytest

from quizapp.bank.pack import sources
from quizapp.bank.places import ContentMissingError


@pytest.fixture
def program(tmp_path, monkeypatch):
    for name in ("rules", "bank"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "one.py").write_text("ONE = 1\n", "utf-8")
    monkeypatch.setattr(sources, "PACKAGE", tmp_path)
    return tmp_path


def _hash() -> str:
    return sources.hash_program.__wrapped__()


def test_another_engine_has_another_hash(program):
    before = _hash()
    (program / "rules" / "one.py").write_text("ONE = 2\n", "utf-8")

    assert _hash() != before


@pytest.mark.parametrize("name", ["rules", "bank"])
def test_an_engine_without_its_text_is_refused(program, name):
    (program / name / "one.py").unlink()

    with pytest.raises(ContentMissingError, match="source text of the engine"):
        _hash()
