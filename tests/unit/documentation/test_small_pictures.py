"""A picture of few colours stays as it is, and one of many keeps its commonest."""

from __future__ import annotations

from PySide6.QtGui import QColor, QImage

from tools.pictures.thrift import with_few_colours


def _picture(colours: list[str]) -> QImage:
    made = QImage(len(colours), 1, QImage.Format.Format_RGB32)
    for place, colour in enumerate(colours):
        made.setPixelColor(place, 0, QColor(colour))
    return made


def _colours(picture: QImage) -> list[str]:
    return [picture.pixelColor(x, 0).name() for x in range(picture.width())]


def test_a_picture_of_few_colours_stays_as_it_is():
    colours = ["#ffffff", "#3c4bb0", "#ffffff", "#000000", "#3c4bb0"]

    assert _colours(with_few_colours(_picture(colours))) == colours


def test_what_is_rare_becomes_the_nearest_of_what_is_common():
    colours = ["#ffffff", "#ffffff", "#000000", "#000000", "#f0f0f0", "#101010"]

    small = with_few_colours(_picture(colours), most=2)

    assert _colours(small) == [*colours[:4], "#ffffff", "#000000"]
