"""A word chooses the struct: instructions, costs, statements."""

from __future__ import annotations

from typing import ClassVar

import pytest
from msgspec import Struct, defstruct

from quizapp.bank.reading import Vocabulary
from tests.support.author_files import faults_in, field_of, read


class Instruction(Struct, frozen=True):
    pass


class Search(Instruction, frozen=True):
    zone: str
    count: int = 1


class Shuffle(Instruction, frozen=True):
    zone: str


class Tap(Instruction, frozen=True):
    pass


class Later(Instruction, frozen=True):
    do: Instruction


class Reveal(Instruction, frozen=True):
    cards: tuple[str, ...]


class AddMana(Instruction, frozen=True):
    mana: tuple[tuple[str, int], ...]


class Draw(Instruction, frozen=True):
    bare_field: ClassVar[str] = "count"

    count: int = 1
    who: str = "you"


class Use(Instruction, frozen=True):
    bare_field: ClassVar[str] = "what"
    beside: ClassVar[tuple[str, ...]] = ("by",)

    what: str
    by: str = "A"


class Named(Instruction, frozen=True):
    name: str


WORDS = Vocabulary(
    families={
        Instruction: {
            "search": Search,
            "shuffle": Shuffle,
            "tap": Tap,
            "later": Later,
            "reveal": Reveal,
            "add_mana": AddMana,
            "draw": Draw,
            "use": Use,
            "named": Named,
        }
    },
    readers={Named: lambda node, report: Named(node.text.upper())},
    labels={Instruction: "instruction"},
)
ONE = field_of(Instruction)


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("tap", Tap()),
        ("{tap: {}}", Tap()),
        ("{search: {zone: library}}", Search("library")),
        ("{search: library}", Search("library")),
        ("{search: {zone: library, count: 2}}", Search("library", 2)),
        ("{later: {shuffle: library}}", Later(Shuffle("library"))),
        ("{later: {do: {shuffle: library}}}", Later(Shuffle("library"))),
        ("{later: tap}", Later(Tap())),
        ("{reveal: [a, b]}", Reveal(("a", "b"))),
        ("{add_mana: {red: 2}}", AddMana((("red", 2),))),
        ("draw", Draw()),
        ("{draw: 2}", Draw(2)),
        ("{draw: {who: N}}", Draw(1, "N")),
        ("{use: $tool, by: N}", Use("$tool", "N")),
        ("{by: N, use: {what: $tool}}", Use("$tool", "N")),
        ("{use: $tool}", Use("$tool")),
        ("{named: x}", Named("X")),
        ("named", Named("NAMED")),
    ],
)
def test_a_word_chooses_the_struct(written, value):
    assert read(f"v: {written}", ONE, WORDS).v == value


@pytest.mark.parametrize(
    ("written", "fault"),
    [
        (
            "{serach: library}",
            '5: unknown instruction "serach", did you mean "search"?',
        ),
        ("tpa", '4: unknown instruction "tpa", did you mean "tap"?'),
        ("search", '4: "search" needs the field "zone"'),
        ("[tap]", "4: expected an instruction, not a list"),
        ("", "3: expected an instruction, not nothing"),
        ("{}", "4: expected an instruction, not a mapping"),
        ("{tap: 3}", '10: expected the fields of "tap", or the word alone, not "3"'),
        ("{tap: }", '10: expected the fields of "tap", or the word alone, not nothing'),
        (
            "{search: {zne: x}}",
            '14: unknown field "zne" of "search", did you mean "zone"?',
        ),
        ("{search: {count: 2}}", '4: "search" needs the field "zone"'),
        (
            "{search: x, tap: x}",
            '4: an instruction takes one word; found "search", "tap"',
        ),
        ("{use: x, tap: x}", '4: an instruction takes one word; found "use", "tap"'),
        ("{aa: x, bb: x}", '4: an instruction takes one word; found "aa", "bb"'),
        ("{use: x, bye: N}", '13: unknown field "bye" of "use", did you mean "by"?'),
        ("{use: {what: x, by: N}, by: A}", '28: "by" is written twice'),
        ("{later: {shufle: x}}", '13: unknown instruction "shufle", did you mean'),
    ],
)
def test_a_wrong_word_or_field_is_reported_where_it_stands(written, fault):
    (found,) = faults_in(f"v: {written}", ONE, WORDS)

    assert found.startswith(f"1:{fault}")


def test_an_alias_after_a_word_is_reported_once():
    faults = faults_in("v: {search: *x}", ONE, WORDS)

    assert faults == ['1:13: an alias ("*x") is not allowed; write the value out']


def test_every_wrong_word_of_a_list_is_reported():
    many = field_of(tuple[Instruction, ...])

    assert len(faults_in("v: [tpa, {serach: x}, tap, {draw: x}]", many, WORDS)) == 3


def test_a_word_or_another_type_may_stand_in_one_field():
    either = field_of(Instruction | int | None)

    assert read("v: 3", either, WORDS).v == 3
    assert read("v: {draw: 2}", either, WORDS).v == Draw(2)
    assert read("v:", either, WORDS).v is None
    assert faults_in("v: [a]", either, WORDS) == [
        "1:4: expected an instruction or a whole number, not a list"
    ]


Tagged = defstruct("Tagged", [("size", int)], frozen=True, tag="big")
BySize = defstruct("BySize", [("size", int)], frozen=True)
Alone = defstruct("Alone", [("size", int, 0)], frozen=True)


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("{big: 1}", Tagged(1)),
        ("{by_size: {size: 2}}", BySize(2)),
        ("alone", Alone(0)),
        ("7", 7),
    ],
)
def test_structs_of_a_union_are_told_apart_by_tag_or_name(written, value):
    union = field_of(Tagged | BySize | Alone | int)

    assert read(f"v: {written}", union).v == value


def test_an_unknown_word_of_a_union_is_reported():
    faults = faults_in("v: {by_sise: 1}", field_of(Tagged | BySize))

    assert faults == ['1:5: unknown word "by_sise", did you mean "by_size"?']


class Bare(Struct, frozen=True):
    bare_field: ClassVar[str] = "inner"

    inner: Alone | Draw


def test_the_bare_field_may_be_any_type_that_a_mapping_fits():
    vocabulary = Vocabulary(families={Instruction: {"bare": Bare}})

    read_one = read("v: {bare: {alone: {size: 3}}}", field_of(Instruction), vocabulary)

    assert read_one.v == Bare(Alone(3))


def test_a_word_as_a_bare_field_finds_its_struct():
    assert read("v: draw", field_of(Bare)).v == Bare(Draw())
