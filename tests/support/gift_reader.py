"""A small reader of GIFT, written from the description of the format alone."""

from __future__ import annotations

import re
from typing import NamedTuple

SPECIAL = "~=#{}:\\"


class Answer(NamedTuple):
    """One answer: its share of the mark in per cent, its text and feedback."""

    share: float
    text: str
    feedback: str


class GiftQuestion(NamedTuple):
    """One question of a file."""

    title: str
    form: str
    text: str
    answers: tuple[Answer, ...]
    feedback: str


def read_gift(file: str) -> list[GiftQuestion]:
    """Read all questions, which blank lines part; comments are left out."""
    kept = [line for line in file.split("\n") if not line.startswith("//")]
    blocks = re.split(r"\n\s*\n", "\n".join(kept))
    return [_question(block.strip()) for block in blocks if block.strip()]


def plain(text: str) -> str:
    """Take the backslashes away again."""
    found, place = [], 0
    while place < len(text):
        char = text[place]
        if char == "\\":
            place += 1
            escaped = text[place]
            assert escaped == "n" or escaped in SPECIAL, f"\\{escaped} means nothing"
            char = "\n" if escaped == "n" else escaped
        else:
            assert char not in SPECIAL, f"{char} stands bare in {text!r}"
        found.append(char)
        place += 1
    return "".join(found)


def _question(block: str) -> GiftQuestion:
    title, rest = _until(block.removeprefix("::"), "::")
    form, rest = _until(rest.removeprefix("["), "]")
    text, rest = _until(rest, "{")
    inside, after = _until(rest, "}")
    assert not after.strip()
    answers, feedback = _until(inside, "####")
    return GiftQuestion(
        plain(title),
        form,
        plain(text.strip()),
        tuple(_answers(answers)),
        plain(feedback.strip()),
    )


def _answers(text: str) -> list[Answer]:
    places = [place for place in _bare(text) if text[place] in "=~"]
    ends = [*places[1:], len(text)]
    return [
        _answer(text[place:end].strip())
        for place, end in zip(places, ends, strict=True)
    ]


def _answer(text: str) -> Answer:
    share = 100.0 if text[0] == "=" else 0.0
    rest = text[1:]
    weight = re.match(r"%(-?[\d.]+)%", rest)
    if weight:
        share, rest = float(weight[1]), rest[weight.end() :]
    answer, feedback = _until(rest, "#")
    return Answer(share, plain(answer.strip()), plain(feedback.strip()))


def _bare(text: str) -> list[int]:
    """List the places that no backslash stands before."""
    places, place = [], 0
    while place < len(text):
        if text[place] == "\\":
            place += 2
            continue
        places.append(place)
        place += 1
    return places


def _until(text: str, sign: str) -> tuple[str, str]:
    for place in _bare(text):
        if text.startswith(sign, place):
            return text[:place], text[place + len(sign) :]
    return text, ""
