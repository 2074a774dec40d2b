"""The page of a candidate in a browser, as somebody at the keyboard sees it."""

from __future__ import annotations

from collections.abc import Callable

from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait

from tests.support.room_process import RoomProcess

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

    def lose_contact(self, *, lost: bool = True) -> None:
        """Take the network away from the browser, or give it back."""
        conditions = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
        self.chrome.execute_cdp_cmd("Network.enable", {})
        self.chrome.execute_cdp_cmd(
            "Network.emulateNetworkConditions", {**conditions, "offline": lost}
        )

    def press(self, *keys: str) -> None:
        """Press keys where the focus is."""
        self.chrome.switch_to.active_element.send_keys(*keys)

    def chosen(self) -> list[str]:
        """Give the letters that are chosen."""
        checked = self.chrome.find_elements(By.CSS_SELECTOR, "#options :checked")
        return [each.get_attribute("value") or "" for each in checked]

    def places(self) -> list[str]:
        """Give what stands at the places of an order."""
        words = self.chrome.find_elements(By.CSS_SELECTOR, ".places .words")
        return [each.text for each in words]

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
