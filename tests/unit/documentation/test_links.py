"""Every link between the pages of the documentation leads somewhere."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.support.house import ROOT

PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|srcset|href)=\"([^\"]+)\"")
ELSEWHERE = ("http:", "https:", "mailto:")


def links_of(page: Path) -> list[str]:
    text = page.read_text("utf-8")
    found = LINK.findall(text)
    said = [one or other for one, other in found]
    return [link for link in said if not link.startswith(ELSEWHERE)]


@cache
def headings_of(page: Path) -> frozenset[str]:
    """List what a link may name after "#", as GitHub makes it from headings."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.M | re.S)
    titles = re.findall(r"^#+ +(.+?)\s*$", text, re.MULTILINE)
    plain = (re.sub(r"[^\w\- ]", "", title.lower()) for title in titles)
    return frozenset(title.replace(" ", "-") for title in plain)


def is_there(page: Path, link: str) -> bool:
    place, _, heading = link.partition("#")
    goal = page if not place else page.parent / place
    if not goal.exists():
        return False
    return not heading or heading in headings_of(goal)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_of_a_page_leads_somewhere(page):
    assert [link for link in links_of(page) if not is_there(page, link)] == []


def test_a_link_that_leads_nowhere_is_found(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("# One `word` more\n[a](#one-word-more) [b](#other) [c](gone.md)")

    assert [each for each in links_of(page) if not is_there(page, each)] == [
        "#other",
        "gone.md",
    ]


def test_no_link_leads_out_of_the_tree():
    for page in PAGES:
        for link in links_of(page):
            goal = (page.parent / link.partition("#")[0]).resolve()
            assert goal.is_relative_to(ROOT.resolve()), f"{page}: {link}"


@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if page.parent == ROOT / "docs"],
    ids=lambda page: page.name,
)
def test_every_page_of_the_documentation_is_reached_from_its_index(page):
    index = ROOT / "docs" / "index.md"

    assert page == index or page.name in {
        link.partition("#")[0] for link in links_of(index)
    }


def test_every_picture_is_shown_somewhere_and_small():
    shown = {
        (page.parent / link).resolve()
        for page in PAGES
        for link in links_of(page)
        if link.endswith((".png", ".svg"))
    }
    for picture in (ROOT / "docs" / "pictures").iterdir():
        assert picture.resolve() in shown, f"no page shows {picture.name}"
        assert picture.stat().st_size < 150_000, picture.name
