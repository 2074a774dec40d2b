"""The browser page says only what is worded, and asks nobody but the room."""

from __future__ import annotations

import json
import re

import pytest

from quizapp.bank.places import content_folder
from quizapp.hub.application import make_application
from quizapp.hub.page_files import read_page
from quizapp.presenters.words.exams.crediting import WORDS as CREDIT_WORDS
from quizapp.presenters.words.room.page import PAGE_WORDS
from quizapp.training.room.deeds import Refused
from tests.support.room_client import Caller

PAGE = content_folder("assets") / "room"
SCRIPTS = {path.name: path.read_text() for path in sorted(PAGE.glob("*.js"))}
ALL = "\n".join(SCRIPTS.values())

_NAMES_MADE = {
    "asking.state.open", "asking.state.kept", "asking.state.stored",
    "asking.tab.question", "asking.tab.board", "over.passed", "over.not-passed",
    "over.right", "over.wrong", "asking.order.up", "asking.order.down",
    "asking.order.out", "asking.credit.all-or-nothing",
    "asking.credit.right-minus-wrong", "asking.credit.judged-rightly",
    "asking.credit.places", "asking.credit.sequence", *CREDIT_WORDS,
}  # fmt: skip
"""Names that scripts put together."""


def _names_said() -> set[str]:
    said = set(re.findall(r'say\("([a-z.-]+)"', ALL))
    return said | set(re.findall(r'"([a-z]+\.[a-z.-]+)"', ALL)) & set(PAGE_WORDS)


def test_the_page_says_what_is_worded_and_everything_worded_is_said():
    refusals = {name for name in PAGE_WORDS if name.startswith("refused.")}

    assert _names_said() | _NAMES_MADE | refusals == set(PAGE_WORDS)


def test_what_a_page_may_be_refused_for_is_worded():
    words = {f"refused.{each.value.replace(' ', '-')}" for each in Refused}
    of_a_page_that_is_right = {
        "refused.no-such-question", "refused.no-such-option", "refused.no-such-place",
        "refused.one-only",
        "refused.not-started", "refused.handed-in",
    }  # fmt: skip

    assert words - of_a_page_that_is_right <= set(PAGE_WORDS)


def test_both_languages_put_the_same_things_in():
    for name, phrase in PAGE_WORDS.items():
        braces = [
            set(re.findall(r"\{\w+\}", str(said))) for said in (phrase.en, phrase.fr)
        ]
        assert braces[0] == braces[1], name


@pytest.mark.parametrize("name", sorted(SCRIPTS))
def test_a_script_makes_no_markup_of_text_and_runs_no_text(name):
    forbidden = ("innerHTML", "outerHTML", "insertAdjacent", "document.write", "eval(",
                 "new Function", ".style", "http://", "https://", "//cdn")  # fmt: skip
    text = SCRIPTS[name].replace("http://www.w3.org/2000/svg", "")

    assert [each for each in forbidden if each in text] == []


def test_the_page_needs_nothing_from_elsewhere():
    page = (PAGE / "index.html").read_text()
    styles = "".join(path.read_text() for path in PAGE.glob("*.css"))

    assert re.findall(r'(?:src|href)="(?!/|#)', page) == []
    assert "style=" not in page
    assert "<script>" not in page
    assert "url(" not in styles
    assert "@import" not in styles


def test_the_page_that_opens_without_contact_knows_every_file():
    known = set(re.findall(r'"(/[\w.-]*)"', SCRIPTS["offline.js"]))
    served = {
        path for path in read_page(PAGE) if path not in ("/index.html", "/offline.js")
    }

    assert known == served


def test_files_are_served_with_their_kind_and_once_if_they_stay_the_same(caller):
    caller.application = make_application(caller.desk, read_page(PAGE))
    first = caller.get("/")
    again = caller.ask("GET", "/main.js")

    policy = first.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'")
    assert "unsafe" not in policy
    assert first.headers["content-type"] == "text/html; charset=utf-8"
    assert again.headers["content-type"] == "text/javascript; charset=utf-8"

    async def ask_again(client):
        return await client.get("/", headers={"If-None-Match": first.headers["etag"]})

    assert caller.talk(ask_again).status_code == 304
    assert json.loads(caller.get("/words-fr.json").text)["join.do"] == "Rejoindre"


def test_nothing_can_be_written_where_the_page_lies(caller):
    caller.application = make_application(caller.desk, read_page(PAGE))

    assert Caller.post(caller, "/room.css").status_code == 405
