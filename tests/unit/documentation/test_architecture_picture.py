"""The picture of the floors is the contract that the imports are held to."""

from __future__ import annotations

from xml.etree import ElementTree

from tests.support.house import ROOT
from tools.architecture_picture import PICTURE, describe, draw, read_floors


def test_the_picture_is_what_the_contract_says():
    assert draw() == PICTURE.read_text("utf-8"), "run: make architecture-picture"


def test_every_package_stands_on_one_floor():
    floors = [name for row in read_floors() for name in row]
    packages = {path.parent.name for path in (ROOT / "quizapp").glob("*/__init__.py")}

    assert sorted(floors) == sorted({*packages, "__main__", "app"})


def test_the_picture_can_be_drawn_and_says_each_floor():
    tree = ElementTree.fromstring(PICTURE.read_text("utf-8"))
    said = " ".join(text for text in tree.itertext())

    for row in read_floors():
        for name in row:
            assert name in said
            assert describe(name).split()[0] in said
