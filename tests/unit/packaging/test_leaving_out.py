"""A packed folder keeps what a window loads, and leaves the rest out."""

from __future__ import annotations

import re
import tomllib

import pytest

from tests.support.house import ROOT
from tools.package.dependencies import with_version
from tools.package.leaving_out import UNUSED_MODULES, is_needed, is_of_the_system
from tools.package.licences import find_unnamed


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/lib/libQt6Widgets.so.6",
        "libQt6Gui.so.6",
        "PySide6/QtSvg.abi3.so",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "quizapp/_content/questions/cards/island.yaml",
        "libssl.so.3",
    ],
)
def test_what_a_window_loads_is_kept(place):
    assert is_needed(place)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/lib/libQt6Qml.so.6",
        "libQt6QuickControls2.so.6",
        "PySide6/Qt6Pdf.dll",
        "PySide6/QtNetwork.abi3.so",
        "PySide6/Qt/plugins/imageformats/libqwebp.so",
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/translations/qtbase_de.qm",
    ],
)
def test_what_no_page_is_drawn_with_is_left_out(place):
    assert not is_needed(place)


def test_a_library_of_the_system_stays_there():
    assert is_of_the_system("libssl.so.3", "/lib/x86_64-linux-gnu/libssl.so.3")


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("libpython3.11.so.1.0", "/usr/lib/x86_64-linux-gnu/libpython3.11.so.1.0"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "/opt/site-packages/libQt6Gui.so.6"),
        ("python3.11/lib-dynload/_ssl.so", "/usr/lib/python3.11/lib-dynload/_ssl.so"),
        ("libshiboken6.abi3.so.6.11", "/opt/site-packages/libshiboken6.abi3.so.6.11"),
    ],
)
def test_python_and_its_packages_go_along(place, source):
    assert not is_of_the_system(place, source)


def test_nothing_that_the_program_depends_on_is_left_out():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    names = {re.split(r"[^\w-]", each)[0] for each in project["dependencies"]}

    assert {"uvicorn", "httptools", "uvloop"} <= names
    assert names & set(UNUSED_MODULES) == set()


def test_what_is_carried_and_named_nowhere_is_found():
    notices = (ROOT / "THIRD-PARTY-NOTICES.md").read_text("utf-8")

    assert (
        find_unnamed({"PyYAML", "typing_extensions", "python-dateutil"}, notices) == []
    )
    assert find_unnamed({"msgspec", "outcome"}, notices) == ["outcome"]


def test_everything_that_the_program_depends_on_is_named_in_the_notices():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    names = {re.split(r"[^\w-]", each)[0] for each in project["dependencies"]}

    assert (
        find_unnamed(names, (ROOT / "THIRD-PARTY-NOTICES.md").read_text("utf-8")) == []
    )


def test_the_package_asks_for_the_oldest_c_library_that_will_do():
    versions = "Name: GLIBC_2.4  Flags: none\n Name: GLIBC_2.35 \n Name: GLIBC_2.17"

    assert with_version("libc6", versions) == "libc6 (>= 2.35)"
    assert with_version("libssl3", versions) == "libssl3"
