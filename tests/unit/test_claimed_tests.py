"""Every claim about security, faults, rooms and clusters names a test that is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.house import ROOT

PAGES = tuple(
    ROOT / "docs" / name
    for name in ("security.md", "faults.md", "room.md", "cluster.md")
)
SHOWN = re.compile(r"`([\w/]+)`: (.+)")


def _claims(page: Path) -> Iterator[tuple[str, str]]:
    """Yield the rows of the tables whose last column says what shows them."""
    is_claim = False
    for line in page.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if not line.startswith("|"):
            is_claim = False
        elif cells[-1] == "shown by":
            is_claim = True
        elif is_claim and line.startswith("| "):
            assert len(cells) == 3, line
            yield cells[1], cells[2]


def _test_names(file: str) -> list[list[str]]:
    """List the words of every test in the files of that name, wherever they lie."""
    folder, _, name = file.rpartition("/")
    found = (ROOT / "tests").rglob(f"{folder}/test_{name}.py".removeprefix("/"))
    return [
        node.name.removeprefix("test_").split("_")
        for path in sorted(found)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def _is_told(said: str, name: list[str]) -> bool:
    """Say whether the words of a sentence stand in a name, one after the other."""
    words = re.findall(r"\w+", said.casefold())
    return any(name[at : at + len(words)] == words for at in range(len(name)))


SHOWN_BY = [
    [shown for _, shown in _claims(page) if not shown.startswith("not shown")]
    for page in PAGES
]


@pytest.mark.parametrize("claims", SHOWN_BY, ids=[page.stem for page in PAGES])
def test_there_are_claims(claims):
    assert len(claims) >= 10


@pytest.mark.parametrize(
    "shown", sorted({shown for each in SHOWN_BY for shown in each})
)
def test_a_claim_names_a_test_that_is_there(shown):
    found = SHOWN.fullmatch(shown)
    assert found is not None, shown
    file, said = found.groups()

    assert any(_is_told(said, name) for name in _test_names(file)), shown
