"""A candidate with a browser joins, loses contact, comes back and hands in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver.common.keys import Keys

from tests.support.browser import PHONE, browser, missing_browser
from tests.support.room_page import Page
from tests.support.room_process import RoomProcess, write_papers
from tests.support.rooms import order_paper, paper

pytestmark = pytest.mark.skipif(
    missing_browser() != "", reason=f"there is no {missing_browser()} on this machine"
)


_ORDER_TOLD = {
    "score": {"points": 0.0, "most": 2.0, "passed": None},
    "answers": [],
    "explanations": [
        {
            "number": 1,
            "reasons": [],
            "places": [
                {"letter": "d", "chosen": "d", "because": ""},
                {"letter": "b", "chosen": "a", "because": "That turn is skipped."},
                {"letter": "c", "chosen": "c", "because": ""},
            ],
            "steps": [{"text": "The turn was added.", "cite": "CR 500.7"}],
        }
    ],
}
"""What is told of an order of which the second place is another one."""


@pytest.fixture
def room(tmp_path: Path) -> Iterator[RoomProcess]:
    papers = write_papers(tmp_path / "papers", paper("A", questions=3))
    with RoomProcess(papers, tmp_path / "data") as process:
        yield process


@pytest.fixture
def page(tmp_path: Path) -> Iterator[Page]:
    with browser(tmp_path / "profile", PHONE) as chrome:
        yield Page(chrome)


def test_a_candidate_loses_contact_reloads_and_hands_in_without_losing_an_answer(
    room, page
):
    page.join(room, "<b>Ann</b>")
    assert "<b>Ann</b>" in page.find("heading").text
    room.instruct("/change", start=True)
    page.wait_page("question")
    page.press("b")
    page.wait_saved("Saved")

    room.kill()
    page.press(Keys.PAGE_DOWN)
    page.press("c", "f")
    page.wait_saved("Kept here, 1 to send")
    assert "Go on answering" in page.announced()
    page.chrome.refresh()
    page.wait_page("question")
    page.wait_saved("Kept here, 1 to send")
    assert page.chosen() == ["c"]

    room.start()
    page.wait_saved("Saved")
    page.click("next")
    page.press("a", "e")
    page.click("next")
    page.wait_page("review")
    page.click("hand-in-now")
    page.wait_page("outcome")

    assert page.find("heading").text == "Your paper is handed in"
    (sheet,) = room.instruct("/sheets", method="GET")
    assert sheet["answers"] == {"1": ["b"], "2": ["c"], "3": ["a", "e"]}
    assert page.troubles() == []


def test_a_pause_a_message_and_the_result_reach_the_page_by_themselves(room, page):
    page.join(room, "Ann")
    room.instruct("/change", start=True)
    room.instruct("/pause", reason="Fire drill")
    page.wait_page("pause")
    room.instruct("/go-on")
    page.wait_page("question")
    page.press("a")
    page.wait_saved("Saved")
    room.instruct("/messages", text="<i>Ten minutes</i> left")
    room.instruct("/change", close=True)
    page.wait_page("outcome")
    assert "<i>Ten minutes</i> left" in page.find("notices").text
    (seat,) = room.instruct("", method="GET")["candidates"]
    result = {
        "candidate_id": seat["candidate_id"],
        "score": {"points": 1.0, "most": 3.0, "passed": False},
        "answers": [],
        "explanations": [],
    }
    room.put_results(result)
    told = {"score": True, "answers": False, "explanations": False}
    room.instruct("/change", told=told)

    assert "1 of 3 points" in page.find("score").text
    assert page.troubles() == []


def test_turns_are_put_in_order_by_keys_and_told_with_the_way_to_the_key(
    tmp_path, page
):
    papers = write_papers(tmp_path / "papers", order_paper())
    with RoomProcess(papers, tmp_path / "data") as room:
        page.join(room, "Ann")
        room.instruct("/change", start=True)
        page.wait_page("question")
        page.press("b", "a", "a")
        assert page.places() == ["Turn b", "Turn a", "Turn a"]
        assert page.announced() == "Turn a: place 3 of 3."
        page.press("c")
        assert page.announced().startswith("Every place is filled")
        page.press(Keys.BACKSPACE, "d")
        page.find("up-3").send_keys(Keys.ENTER)
        page.press(Keys.ENTER)
        assert page.announced() == "Turn d: place 1 of 3."
        page.find("out-2").send_keys(Keys.ENTER)
        page.press("c")
        page.wait_saved("Saved")

        (sheet,) = room.instruct("/sheets", method="GET")
        assert sheet["answers"] == {"1": ["d", "a", "c"]}
        (seat,) = room.instruct("", method="GET")["candidates"]
        room.put_results({**_ORDER_TOLD, "candidate_id": seat["candidate_id"]})
        released = {"score": True, "answers": False, "explanations": True}
        room.instruct("/change", close=True, told=released, debrief=1)

        said = page.find("debrief").text
        assert "That turn is skipped." in said
        assert "You put: Turn a" in said
        assert "The turn was added.\nCR 500.7" in said
        assert page.troubles() == []
