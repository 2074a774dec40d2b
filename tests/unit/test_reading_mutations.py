"""Whatever happens to a right file, it is read, or its faults are located."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, ClassVar, Literal

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Meta, Struct, field

from quizapp.bank.reading import UnreadableError, Vocabulary, read_document
from quizapp.bank.reading.files import decode_text

RIGHT = """\
# a comment
name: "Œuvre"
level: 2
kind: spell
open: true
mana: enough
library: {Plains: 2, "Grizzly Bears": 1}
do:
  - {search: {zone: library, for: land, count: 1}}
  - shuffle: library
  - tap
  - {use: $tool, by: N}
either: [1, {low: 1, high: 2}, three]
note: |
  two
  lines
"""
LINES = RIGHT.splitlines()
WORDS_OF_YAML = [
    "&a ",
    "*a",
    "!!int ",
    "<<: ",
    "~",
    "- ",
    "? ",
    ": ",
    "{",
    "]",
    "'",
    '"',
]
WORDS_OF_YAML += [
    "|",
    ">",
    "---\n",
    "...\n",
    "%YAML 1.1\n",
    "#",
    "\t",
    "\0",
    "null",
    "yes",
]


class Kind(StrEnum):
    SPELL = "spell"
    LAND = "land"


class Deed(Struct, frozen=True):
    pass


class Search(Deed, frozen=True):
    zone: str
    for_: str | None = field(name="for", default=None)
    count: Annotated[int, Meta(ge=0)] = 1


class Shuffle(Deed, frozen=True):
    zone: str


class Tap(Deed, frozen=True):
    pass


class Use(Deed, frozen=True):
    beside: ClassVar[tuple[str, ...]] = ("by",)

    what: str
    by: Literal["A", "N"] = "A"


class Range(Struct, frozen=True):
    low: int
    high: int

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError("upside down")


class Whole(Struct, frozen=True):
    name: str
    level: int
    kind: Kind
    open: bool
    mana: int | Literal["enough"]
    library: tuple[tuple[str, int], ...]
    do: tuple[Deed, ...]
    either: tuple[int | Range | str, ...]
    note: str | None = None


VOCABULARY = Vocabulary(
    families={Deed: {"search": Search, "shuffle": Shuffle, "tap": Tap, "use": Use}}
)


def flip_bytes(draw: Any, text: str) -> bytes:
    content = bytearray(text.encode())
    for _ in range(draw(st.integers(1, 4))):
        content[draw(st.integers(0, len(content) - 1))] = draw(st.integers(0, 255))
    return bytes(content)


def cut_a_piece(draw: Any, text: str) -> bytes:
    start = draw(st.integers(0, len(text)))
    return (text[:start] + text[start + draw(st.integers(1, 30)) :]).encode()


def put_in_a_word(draw: Any, text: str) -> bytes:
    place = draw(st.integers(0, len(text)))
    return (text[:place] + draw(st.sampled_from(WORDS_OF_YAML)) + text[place:]).encode()


def change_lines(draw: Any, text: str) -> bytes:
    lines = list(LINES)
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(lines) - 1))
        how = draw(st.sampled_from(["twice", "indent", "outdent", "swap", "drop"]))
        other = draw(st.integers(0, len(lines) - 1))
        match how:
            case "twice":
                lines.insert(other, lines[at])
            case "indent":
                lines[at] = "  " + lines[at]
            case "outdent":
                lines[at] = lines[at].removeprefix("  ")
            case "swap":
                lines[at], lines[other] = lines[other], lines[at]
            case "drop":
                lines[at] = ""
    return "\n".join(lines).encode()


def rename_a_key(draw: Any, text: str) -> bytes:
    word = draw(
        st.sampled_from(["name", "kind", "do", "search", "for", "use", "by", "low"])
    )
    new = draw(st.text(max_size=6))
    return text.replace(f"{word}:", f"{new}:").encode("utf-8", "surrogatepass")


MUTATIONS = [flip_bytes, cut_a_piece, put_in_a_word, change_lines, rename_a_key]


@st.composite
def mutated_files(draw: Any) -> bytes:
    return draw(st.sampled_from(MUTATIONS))(draw, RIGHT)


def outcome(content: bytes) -> Whole | UnreadableError:
    try:
        text = decode_text(content, "m.yaml")
        return read_document(text, "m.yaml", Whole, VOCABULARY, max_lines=80)
    except UnreadableError as error:
        return error


def test_the_file_that_is_mutated_is_right():
    assert isinstance(outcome(RIGHT.encode()), Whole)


@settings(max_examples=400, deadline=None, derandomize=True)
@given(
    mutated_files() | st.binary(max_size=200) | st.text(max_size=200).map(str.encode)
)
def test_a_mutated_file_is_read_or_refused_with_located_faults(content):
    found = outcome(content)

    if isinstance(found, UnreadableError):
        assert found.faults
        lines = content.count(b"\n") + 2
        for fault in found.faults:
            assert fault.file == "m.yaml"
            assert 1 <= fault.line <= lines
            assert fault.column >= 1
            assert fault.message.strip()
            assert "\n" not in str(fault)
    else:
        assert isinstance(found, Whole)
