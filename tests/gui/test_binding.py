"""The binding of Qt reads no source text of what is imported."""

from __future__ import annotations

import importlib
import linecache
import sys

import pytest
from PySide6.QtCore import QObject

from quizapp.gui import binding


@pytest.fixture
def feature(monkeypatch):
    """Give the part of the binding that reads, as it is before it is spared."""
    part = sys.modules[binding._PART]
    monkeypatch.setattr(part, binding._READS, getattr(part, binding._READS))
    return part


def _import_anew(name: str, tmp_path, monkeypatch) -> str:
    path = tmp_path / f"{name}.py"
    path.write_text("from PySide6.QtCore import QObject\nmade = QObject()\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, name, raising=False)
    assert isinstance(importlib.import_module(name).made, QObject)
    exec(f"import {name}")  # the binding listens to the statement alone
    return str(path)


def test_a_module_that_is_imported_is_not_read_and_uses_qt_as_ever(
    feature, tmp_path, monkeypatch
):
    binding.spare_sources()

    path = _import_anew("spared_module", tmp_path, monkeypatch)

    assert path not in linecache.cache
    assert feature.pyside_feature_dict["spared_module"] == 0


def test_what_was_read_before_is_forgotten(feature):
    linecache.getlines(__file__)
    assert __file__ in linecache.cache

    binding.spare_sources()

    assert __file__ not in linecache.cache


def test_a_binding_that_works_otherwise_is_left_alone(feature, monkeypatch):
    monkeypatch.delattr(feature, binding._READS)

    binding.spare_sources()

    assert not hasattr(feature, binding._READS)
