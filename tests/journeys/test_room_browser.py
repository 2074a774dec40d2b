"""A candidate with a browser joins, loses contact, comes back and hands in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait

from tests.support.browser import PHONE, browser, missing_browser
from tests.support.room_process import RoomProcess, write_papers
from tests.support.rooms import paper

pytestmark = pytest.mark.skipif(
    missing_browser() != "", reason=f"there is no {missing_browser()} on this machine"
)

PATIENCE_S = 30


class Page:
    """The page of a candidate, as it is seen."""

    def __init__(self, chrome: Chrome) -> None:
        self.chrome = chrome

    def join(self, room: RoomProcess, name: str) -> None:
        """Follow the link and give a name."""
        self.chrome.get(room.told["link"])
        self.find("name").send_keys(name, Keys.ENTER)
        self.wait_page("wait")

    def find(self, identity: str) -> WebElement:
        """Wait for an element."""
        return self._wait(lambda: self.chrome.find_element(By.ID, identity))

    def click(self, identity: str) -> None:
        """Click an element, wherever on the page it is."""
        self.chrome.execute_script("arguments[0].click()", self.find(identity))

    def wait_saved(self, beginning: str) -> None:
        """Wait until the saved mark says something."""
        self._wait(lambda: self.find("saved").text.startswith(beginning))

    def wait_page(self, name: str) -> None:
        """Wait until the exam has come so far."""
        self._wait(lambda: self.chrome.execute_script(_PAGE) == name)

    def press(self, *keys: str) -> None:
        """Press keys where the focus is."""
        self.chrome.switch_to.active_element.send_keys(*keys)

    def chosen(self) -> list[str]:
        """Give the letters that are chosen."""
        checked = self.chrome.find_elements(By.CSS_SELECTOR, "#options :checked")
        return [each.get_attribute("value") or "" for each in checked]

    def announced(self) -> str:
        """Give what was said last to whoever cannot see the page."""
        return self.chrome.find_element(By.ID, "spoken").get_attribute("textContent")

    def troubles(self) -> list[str]:
        """Give what the browser complains of, but for contact that was lost."""
        return [
            entry["message"]
            for entry in self.chrome.get_log("browser")
            if entry["level"] == "SEVERE" and "ERR_CONNECTION" not in entry["message"]
        ]

    def _wait(self, look: Callable[[], object]) -> object:
        wait = WebDriverWait(self.chrome, PATIENCE_S, poll_frequency=0.05)
        return wait.until(lambda _driver: look())


_PAGE = "return document.body.dataset.page"


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
