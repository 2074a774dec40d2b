"""Values of the rules are left alone by the garbage collector: they form no circles."""

from __future__ import annotations

import importlib
import pkgutil

import pytest
from msgspec import Struct

import quizapp.rules


def _values(kind: type[Struct]) -> set[type[Struct]]:
    found = {each for each in kind.__subclasses__() if _is_ours(each)}
    return found.union(*(_values(each) for each in kind.__subclasses__()))


def _is_ours(kind: type[Struct]) -> bool:
    return kind.__module__.startswith("quizapp.rules.")


@pytest.fixture(scope="module")
def values() -> set[type[Struct]]:
    for module in pkgutil.walk_packages(quizapp.rules.__path__, "quizapp.rules."):
        importlib.import_module(module.name)
    return _values(Struct)


def test_every_value_is_frozen_and_spares_the_garbage_collector(values):
    assert len(values) > 100
    spared = {v for v in values if v.__struct_config__.frozen}
    assert {v.__name__ for v in values - spared} == set()
    assert {v.__name__ for v in values if v.__struct_config__.gc} == set()
