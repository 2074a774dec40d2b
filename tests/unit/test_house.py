"""The house rules that no linter knows: sizes, names, and what stays outside."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.support.house import (
    ROOT,
    card_names,
    days_read,
    forbidden_words,
    functions_longer_than,
    imported_packages,
    impure_acts,
    names_of_content,
    question_ids,
)

PACKAGE = ROOT / "quizapp"
MODULES = sorted(PACKAGE.rglob("*.py"))
RULES = sorted((PACKAGE / "rules").rglob("*.py"))
FOLDERS = sorted({path.parent for path in MODULES})
LEFTOVER_NAMES = {"utils", "util", "helpers", "common", "misc", "manager", "base"}
PURE_PACKAGES = {
    "__future__", "abc", "bisect", "collections", "contextlib", "copy",
    "dataclasses", "enum", "fractions", "functools", "graphlib", "hashlib",
    "heapq", "itertools", "math", "msgspec", "numbers", "operator", "quizapp",
    "re", "string", "textwrap", "types", "typing",
}  # fmt: skip


def _relative(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.fixture(params=MODULES, ids=_relative)
def module(request: pytest.FixtureRequest) -> Path:
    return request.param


@pytest.fixture(params=RULES, ids=_relative)
def rules_module(request: pytest.FixtureRequest) -> Path:
    return request.param


@pytest.fixture(scope="module")
def content_words() -> dict[str, str]:
    return forbidden_words(card_names(ROOT), question_ids(ROOT))


def _tree(module: Path) -> ast.Module:
    return ast.parse(module.read_text(encoding="utf-8"))


def test_a_file_can_be_read_in_one_sitting(module):
    assert len(module.read_text(encoding="utf-8").splitlines()) <= 400


def test_a_function_fits_on_a_screen(module):
    assert functions_longer_than(40, _tree(module)) == {}


def test_a_file_opens_with_one_sentence_about_itself(module):
    docstring = ast.get_docstring(_tree(module)) or ""
    assert docstring.partition("\n")[0].endswith(".")


def test_no_file_and_no_folder_is_a_drawer_for_leftovers(module):
    assert LEFTOVER_NAMES.isdisjoint(module.relative_to(ROOT).with_suffix("").parts)


@pytest.mark.parametrize("folder", FOLDERS, ids=_relative)
def test_a_folder_can_be_taken_in_at_a_glance(folder):
    files = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
    assert len(files) <= 14


def test_the_rules_read_no_file_print_nothing_and_write_no_global(rules_module):
    assert impure_acts(_tree(rules_module)) == []


def test_the_engine_asks_a_rulebook_for_its_day_so_that_this_is_known(rules_module):
    """What nobody knows of cannot be told apart: see `Rulebook.consulted`."""
    assert days_read(_tree(rules_module)) == []


def test_the_rules_import_only_pure_packages(rules_module):
    assert imported_packages(_tree(rules_module)) <= PURE_PACKAGES


def test_the_program_names_no_card_and_no_question(module, content_words):
    assert names_of_content(_tree(module), content_words) == []
