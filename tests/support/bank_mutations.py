"""Changes to the files of the bank, as an author's slip or a bad disk would make them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from pathlib import Path

from tests.support.house import ROOT

QUESTIONS = ROOT / "questions"

_WORD = re.compile(r"[A-Za-z][A-Za-z_]*")
_KEY = re.compile(r"[A-Za-z_$][\w ]*(?=:)")
_NUMBER = re.compile(r"\b\d+\b")
_VALUE = re.compile(
    r"(?<=: )[^,{}\[\]\n]+|(?<=[\[,] )[^,{}\[\]\n:]+|(?<=\[)[^,{}\[\]\n:]+"
)
_PAIR = re.compile(r"(\w+): \[?([^,{}\[\]\n]+)")
_MARKS = "{}[]:,-#&*!|>'\"%@`~?\\\t \n$"
_CHARACTERS = "é’ \x00\x1b\ufeff\u2028\U0001f600\x85\xad"
_ENCODINGS = ("latin-1", "utf-16", "utf-8-sig", "utf-32", "cp1252")


class Values:
    """Everything that stands as a value in some texts, and what stands under each key."""

    def __init__(self, texts: Iterable[str]) -> None:
        every: set[str] = set()
        by_key: dict[str, set[str]] = {}
        for text in texts:
            every |= {each.strip() for each in _VALUE.findall(text)}
            for key, value in _PAIR.findall(text):
                by_key.setdefault(key, set()).add(value.strip())
        self.every = sorted(every)
        self.by_key = {key: sorted(values) for key, values in by_key.items()}


Mutation = Callable[[random.Random, str, Values], bytes]


def list_bank_files() -> dict[str, list[Path]]:
    """List the files of the bank by what they hold."""
    found: dict[str, list[Path]] = {"cards": [], "cases": [], "families": []}
    for path in sorted(QUESTIONS.rglob("*.yaml")):
        folder = path.relative_to(QUESTIONS).parts[0]
        if folder != "exams":
            found[folder if folder in found else "families"].append(path)
    return found


def mutate(rng: random.Random, text: str, values: Values) -> tuple[str, bytes]:
    """Return the text changed once or several times, and the names of the changes."""
    names, content = [], text.encode()
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        name, change = rng.choice(MUTATIONS)
        names.append(name)
        content = change(rng, content.decode("utf-8", "replace"), values)
    return "+".join(names), content


def _replace(
    rng: random.Random, text: str, pattern: re.Pattern[str], new: str
) -> bytes:
    found = list(pattern.finditer(text))
    if not found:
        return text.encode()
    match = rng.choice(found)
    return (text[: match.start()] + new + text[match.end() :]).encode()


def _value(rng: random.Random, text: str, values: Values) -> bytes:
    return _replace(rng, text, _VALUE, rng.choice(values.every))


def _value_of_the_same_key(rng: random.Random, text: str, values: Values) -> bytes:
    found = list(_PAIR.finditer(text))
    if not found:
        return text.encode()
    match = rng.choice(found)
    new = rng.choice(values.by_key.get(match[1], values.every))
    return (text[: match.start(2)] + new + text[match.end(2) :]).encode()


def _same_file_value(rng: random.Random, text: str, values: Values) -> bytes:
    here = [each.strip() for each in _VALUE.findall(text)]
    return _replace(rng, text, _VALUE, rng.choice(here or values.every))


def _key(rng: random.Random, text: str, values: Values) -> bytes:
    keys = _KEY.findall(text) or values.every
    return _replace(rng, text, _KEY, rng.choice(keys))


def _number(rng: random.Random, text: str, _: Values) -> bytes:
    return _replace(
        rng, text, _NUMBER, rng.choice(("0", "-1", "2", "7", "99999", "1.5"))
    )


def _misspelling(rng: random.Random, text: str, _: Values) -> bytes:
    match = rng.choice(list(_WORD.finditer(text)) or [re.match("", text)])
    word = match.group()
    place = rng.randrange(len(word) + 1)
    new = word[:place] + rng.choice(("", "x", "É", " ")) + word[place + 1 :]
    return (text[: match.start()] + new + text[match.end() :]).encode()


def _lines(rng: random.Random, text: str, _: Values) -> bytes:
    lines = text.split("\n")
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(6):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[at])
        case 2:
            lines.insert(other, lines[at])
        case 3:
            lines[at], lines[other] = lines[other], lines[at]
        case 4:
            lines[at] = " " * rng.choice((1, 2, 4)) + lines[at]
        case 5:
            lines[at] = lines[at].removeprefix("  ")
    return rng.choice(("\n", "\n", "\n", "\r\n", "\r")).join(lines).encode()


def _mark(rng: random.Random, text: str, _: Values) -> bytes:
    place = rng.randrange(len(text) + 1)
    return (text[:place] + rng.choice(_MARKS) + text[place:]).encode()


def _character(rng: random.Random, text: str, _: Values) -> bytes:
    place = rng.randrange(len(text) + 1)
    return (text[:place] + rng.choice(_CHARACTERS) + text[place:]).encode()


def _cut(rng: random.Random, text: str, _: Values) -> bytes:
    place = rng.randrange(len(text) + 1)
    return (text[:place] + text[place + rng.randrange(1, 40) :]).encode()


def _bytes(rng: random.Random, text: str, _: Values) -> bytes:
    content = bytearray(text.encode() or b"\0")
    for _time in range(rng.randrange(1, 4)):
        content[rng.randrange(len(content))] = rng.randrange(256)
    return bytes(content)


def _encoding(rng: random.Random, text: str, _: Values) -> bytes:
    return text.replace("a", "é", 1).encode(rng.choice(_ENCODINGS), "replace")


MUTATIONS: tuple[tuple[str, Mutation], ...] = (
    ("value", _value),
    ("value", _value),
    ("value of the same key", _value_of_the_same_key),
    ("value of the same key", _value_of_the_same_key),
    ("value of the same key", _value_of_the_same_key),
    ("value of the same key", _value_of_the_same_key),
    ("value of the same file", _same_file_value),
    ("key", _key),
    ("number", _number),
    ("misspelling", _misspelling),
    ("lines", _lines),
    ("lines", _lines),
    ("mark", _mark),
    ("character", _character),
    ("cut", _cut),
    ("bytes", _bytes),
    ("encoding", _encoding),
)
"""Those that leave a file readable come more often: they reach further."""
