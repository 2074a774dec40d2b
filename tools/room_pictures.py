"""Paints the browser page of an exam room, in several looks, where there is a browser."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from quizapp.interchange.exams.paper_files import read_paper
from tests.support.browser import DESK, PHONE, browser, missing_browser
from tests.support.room_process import RoomProcess

FOLDER = Path("build") / "pictures" / "room"
PRESET, SEED, MINUTES = "mjp-l2", "3", "60"
PATIENCE_S = 30


class Look(NamedTuple):
    """How the page looks on a picture."""

    language: str
    dark: bool
    size: tuple[int, int]
    zoom: int = 1

    @property
    def name(self) -> str:
        """Name the look in a file name."""
        theme = "dark" if self.dark else "light"
        width, height = self.size
        return f"{self.language}-{theme}-{100 * self.zoom}-{width}x{height}"


LOOKS = (
    Look("en", dark=False, size=DESK),
    Look("fr", dark=True, size=DESK),
    Look("fr", dark=False, size=(1024, 700)),
    Look("en", dark=False, size=(1024, 700), zoom=2),
    Look("fr", dark=False, size=PHONE),
    Look("en", dark=True, size=PHONE),
)

_REASONS = {"en": "Fire drill", "fr": "Exercice d'évacuation"}
_MESSAGES = {"en": "The doors close at noon.", "fr": "Les portes ferment à midi."}
_ALL = {"score": True, "answers": True, "explanations": True}


class Painter:
    """Walks through an exam and paints what a candidate sees."""

    def __init__(
        self, chrome: Chrome, room: RoomProcess, look: Look, goal: Path, order: int
    ) -> None:
        self._chrome = chrome
        self._room = room
        self._look = look
        self._goal = goal
        self._order = order
        """Number of the question that asks for an order."""

    def paint_all(self) -> None:
        """Paint every page, from joining to the results."""
        self._chrome.get(self._room.told["link"])
        self._find("name").send_keys("Ann")
        self._paint("1-join")
        self._find("name").send_keys(Keys.ENTER)
        self._wait_page("wait")
        self._paint("2-wait")
        self._room.instruct("/change", start=True)
        self._wait_page("question")
        self._click("option-a", "flag", "next", "option-b")
        self._wait(lambda: self._find("saved").get_attribute("data-state") == "saved")
        self._paint("3-question")
        self._click("tab-board")
        self._paint("4-board")
        self._click("tab-question")
        self._paint_order()
        self._click("hand-in")
        self._paint("6-review")
        self._room.instruct("/pause", reason=_REASONS[self._look.language])
        self._wait_page("pause")
        self._paint("7-pause")
        self._room.instruct("/go-on")
        self._wait_page("review")
        self._click("hand-in-now")
        self._wait_page("outcome")
        self._paint("8-handed-in")
        self._paint_results()

    def _paint_order(self) -> None:
        """Put two turns of an order into their places."""
        self._click(f"cell-{self._order}", "option-b", "option-a")
        message = _MESSAGES[self._look.language]
        self._room.instruct("/messages", text=message)
        self._wait(lambda: self._find("notices").text)
        self._paint("5-order")
        self._click("message-read")

    def _paint_results(self) -> None:
        self._room.instruct("/grade")
        self._room.instruct("/change", told=_ALL, debrief=2)
        self._find("debrief")
        self._paint("9-results")
        self._click(f"why-{self._order}")
        script = "arguments[0].scrollIntoView()"
        self._chrome.execute_script(script, self._find(f"why-{self._order}"))
        self._paint("9-why")

    def _paint(self, page: str) -> None:
        script = "return document.documentElement.scrollWidth - window.innerWidth"
        too_wide = self._chrome.execute_script(script)
        path = self._goal / f"{page}-{self._look.name}.png"
        self._chrome.get_screenshot_as_file(str(path))
        print(path, f"is {too_wide} px too wide" if too_wide > 0 else "")

    def _find(self, identity: str) -> object:
        return self._wait(lambda: self._chrome.find_element(By.ID, identity))

    def _click(self, *identities: str) -> None:
        for each in identities:
            self._chrome.execute_script("arguments[0].click()", self._find(each))

    def _wait_page(self, name: str) -> None:
        script = "return document.body.dataset.page"
        self._wait(lambda: self._chrome.execute_script(script) == name)

    def _wait(self, look: Callable[[], object]) -> object:
        return WebDriverWait(self._chrome, PATIENCE_S).until(lambda _driver: look())


def main() -> None:
    """Paint all pictures."""
    if missing_browser():
        print(f"The browser page is not painted: there is no {missing_browser()}.")
        return
    looks = [each for each in LOOKS if each.name in sys.argv[1:]]
    paint_room(FOLDER, looks or LOOKS)


def paint_room(goal: Path, looks: Sequence[Look] = LOOKS) -> None:
    """Paint every page in looks into a folder; a browser must be there."""
    goal.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for language in {each.language for each in looks}:
            _build(folder / language, language)
        for look in looks:
            _paint(look, folder, goal)


def _build(papers: Path, language: str) -> None:
    command = [sys.executable, "-m", "quizapp", "exam", "build", PRESET]
    options = ["--seed", SEED, "--short", "--lang", language, "--out", str(papers)]
    subprocess.run([*command, *options], check=True, stdout=subprocess.DEVNULL)


def _paint(look: Look, folder: Path, goal: Path) -> None:
    papers = folder / look.language
    options = ("--record", f"{papers}-record.json", "--minutes", MINUTES)
    asked = read_paper(papers / "form-A.json").questions
    order = next(each.number for each in asked if each.places)
    data, profile = folder / f"data-{look.name}", folder / look.name
    with (
        RoomProcess(papers, data, *options) as room,
        browser(
            profile, look.size, look.language, dark=look.dark, zoom=look.zoom
        ) as chrome,
    ):
        Painter(chrome, room, look, goal, order).paint_all()


if __name__ == "__main__":
    main()
