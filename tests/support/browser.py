"""A browser without a window, if this machine has one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which

from selenium.webdriver import Chrome, ChromeOptions
from selenium.webdriver.chrome.service import Service

PHONE = (390, 844)
DESK = (1440, 900)

_SWITCHES = (
    "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
    "--no-first-run", "--disable-background-networking", "--disable-sync",
    "--disable-component-update", "--disable-domain-reliability", "--mute-audio",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
)  # fmt: skip


def missing_browser() -> str:
    """Say which program is missing for a browser; empty if none is."""
    for name in ("chromium", "chromedriver"):
        if which(name) is None:
            return name
    return ""


@contextmanager
def browser(
    profile: Path,
    size: tuple[int, int] = DESK,
    language: str = "en",
    *,
    dark: bool = False,
    zoom: int = 1,
) -> Iterator[Chrome]:
    """Open a browser that finds nothing beyond this computer."""
    options = ChromeOptions()
    options.binary_location = str(which("chromium"))
    for switch in (*_SWITCHES, f"--user-data-dir={profile}"):
        options.add_argument(switch)
    options.add_experimental_option("prefs", {"intl.accept_languages": language})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    chrome = Chrome(options, Service(str(which("chromedriver"))))
    try:
        width, height = size
        metrics = {
            "width": width // zoom, "height": height // zoom,
            "deviceScaleFactor": zoom,
            "mobile": width < 600,
        }  # fmt: skip
        chrome.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        scheme = "dark" if dark else "light"
        feature = {"name": "prefers-color-scheme", "value": scheme}
        chrome.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})
        chrome.execute_cdp_cmd(
            "Emulation.setLocaleOverride",
            {"locale": "fr-FR" if language == "fr" else "en-GB"},
        )
        yield chrome
    finally:
        chrome.quit()
