"""What a desktop is told of the program agrees with what the program does."""

from __future__ import annotations

import configparser
from xml.etree import ElementTree

import pytest

from quizapp.interchange.exams.collected_files import SUFFIX as ANSWERS
from quizapp.interchange.exams.sealing_files import SUFFIX as PAPER
from tests.support.house import ROOT
from tools.package.desktop_files import (
    KINDS,
    description,
    desktop_entry,
    mime_package,
)
from tools.package.man_page import man_page
from tools.package.project import Project

PROJECT = Project("1.2.3", "Training - with keys", 1_700_000_000)
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def _entry():
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str
    read.read_string(desktop_entry())
    return read["Desktop Entry"]


def test_the_menu_entry_opens_the_kinds_of_files_that_are_declared():
    kinds = ElementTree.fromstring(mime_package().encode())

    declared = {each.get("type") for each in kinds.iter(f"{MIME}mime-type")}
    assert declared == {kind.mime for kind in KINDS}
    assert set(_entry()["MimeType"].strip(";").split(";")) == declared
    assert _entry()["Exec"] == "quizapp %f"


def test_the_endings_are_those_that_the_program_writes():
    globs = {glob for kind in KINDS for glob in kind.globs}

    assert {f"*{PAPER}", f"*{ANSWERS}", "*.yaml"} == globs


def test_every_kind_is_named_in_both_languages():
    kinds = ElementTree.fromstring(mime_package().encode())

    for kind in kinds.iter(f"{MIME}mime-type"):
        assert len(kind.findall(f"{MIME}comment")) == 2


def test_every_question_file_begins_as_the_declared_kind():
    begins = tuple(text.replace("\\n", "\n") for kind in KINDS for text in kind.begins)
    families = [
        path
        for path in (ROOT / "questions").glob("*/*.yaml")
        if path.parent.name not in ("cards", "cases", "exams")
    ]

    assert families
    assert [
        p.name for p in families if not p.read_text("utf-8").startswith(begins)
    ] == []


def test_the_description_names_the_version_and_its_day():
    tree = ElementTree.fromstring(description(PROJECT).encode())
    release = tree.find("releases/release")

    assert release is not None
    assert (release.get("version"), release.get("date")) == ("1.2.3", "2023-11-14")
    assert tree.findtext("launchable") == "quizapp.desktop"


@pytest.fixture(scope="module")
def page() -> str:
    return man_page(PROJECT)


def test_the_man_page_tells_every_command(page):
    for name in ("quizapp check", "quizapp exam paper seal", "quizapp room serve"):
        assert f".SS {name} " in page


def test_no_line_of_text_is_taken_for_an_order(page):
    orders = {".TH", ".SH", ".SS", ".TP", ".PP", ".B"}

    said = {
        line.split()[0] for line in page.splitlines() if line.startswith((".", "'"))
    }
    assert said == orders


def test_a_hyphen_is_a_minus_sign_that_can_be_copied(page):
    assert "\\fB\\-\\-json\\fR" in page
    assert "`" not in page
