"""Each type of a field reads what it can hold, and says what is wrong otherwise."""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import Annotated, Any, ClassVar, Literal, NewType

import pytest
from msgspec import Meta, Struct, defstruct, field

from quizapp.bank.reading import REJECTED, Vocabulary
from tests.support.author_files import faults_in, field_of, read


class Zone(StrEnum):
    LIBRARY = "library"
    HAND = "hand"
    EXILE = "exile"


class Rank(Enum):
    FIRST = 1
    SECOND = 2


class Inner(Struct, frozen=True):
    zone: Zone
    for_: str | None = field(name="for", default=None)


class Worded(Struct, frozen=True):
    bare_field: ClassVar[str] = "text"
    list_or_one: ClassVar[tuple[str, ...]] = ("marks",)

    text: str
    marks: tuple[int, ...] = ()


CardName = NewType("CardName", str)
Small = Annotated[int, Meta(ge=0, le=9)]


def big_enum(names: int) -> Any:
    return Enum("Big", {f"M{n}": f"member{n}" for n in range(names)})


@pytest.mark.parametrize(
    ("type_", "written", "value"),
    [
        (str, '"null"', "null"),
        (str, '""', ""),
        (str, "|\n  two\n  lines\n", "two\nlines\n"),
        (int, "-12", -12),
        (bool, "true", True),
        (bool, "false", False),
        (type(None), "null", None),
        (Zone, "hand", Zone.HAND),
        (Rank, "2", Rank.SECOND),
        (Literal["a", 3, True, None], "a", "a"),
        (Literal["a", 3, True, None], "3", 3),
        (Literal["a", 3, True, None], "true", True),
        (Literal["a", 3, True, None], "null", None),
        (str | None, "", None),
        (str | None, "~", None),
        (str | None, "a", "a"),
        (int | None, "4", 4),
        (str | int, "4", 4),
        (str | int, "four", "four"),
        (int | Literal["enough"], "enough", "enough"),
        (int | tuple[int, ...], "[1, 2]", (1, 2)),
        (tuple[int, ...], "[]", ()),
        (tuple[Zone, int], "[hand, 3]", (Zone.HAND, 3)),
        (tuple[tuple[int, ...], ...], "[[1], [2, 3]]", ((1,), (2, 3))),
        (tuple[tuple[str, int], ...], "{b: 2, a: 1}", (("b", 2), ("a", 1))),
        (dict[Zone, int], "{hand: 7}", {Zone.HAND: 7}),
        (Inner, "{zone: hand}", Inner(Zone.HAND)),
        (Inner, "{zone: hand, for: x}", Inner(Zone.HAND, "x")),
        (Worded, "{text: a, marks: [1]}", Worded("a", (1,))),
        (Worded, "{text: a, marks: 1}", Worded("a", (1,))),
        (Worded, "a", Worded("a")),
        (Worded | int, "{text: a}", Worded("a")),
        (Small, "9", 9),
        (Small | None, "9", 9),
        (CardName, "x", "x"),
    ],
)
def test_a_type_reads_what_it_can_hold(type_, written, value):
    assert read(f"v: {written}", field_of(type_)).v == value


@pytest.mark.parametrize(
    ("type_", "written", "fault"),
    [
        (str, "[a]", "expected a text, not a list"),
        (str, "", "expected a text, not nothing"),
        (str, "~", "expected a text, not ~; put it in quotes if ~ is the text"),
        (int, "{a: 1}", "expected a whole number, not a mapping"),
        (int, '"5"', 'expected a whole number, not the quoted text "5"'),
        (int, "9" * 19, f'expected a whole number, not "{"9" * 19}"'),
        (type(None), "a", 'expected nothing, not "a"'),
        (Zone, "libary", 'unknown zone "libary", did you mean "library"?'),
        (Zone, "Hand", 'unknown zone "Hand", did you mean "hand"?'),
        (Zone, "zzz", 'unknown zone "zzz"; known: library, hand, exile'),
        (Zone, "[a]", 'expected one of "library", "hand", "exile", not a list'),
        (big_enum(13), "zzz", 'unknown big "zzz"'),
        (Literal["all", "none"], "al", 'unknown word "al", did you mean "all"?'),
        (tuple[int, ...], "5", 'expected a list, not "5"'),
        (tuple[int, int], "[1]", "expected a list of 2, not of 1"),
        (tuple[tuple[str, int], ...], "[a]", "expected a mapping, not a list"),
        (dict[str, int], "a", 'expected a mapping, not "a"'),
        (Inner, "a", 'expected a mapping with the fields of "inner", not "a"'),
        (Inner, "{}", '"inner" needs the field "zone"'),
        (Worded, "", 'expected a mapping with the fields of "worded", not nothing'),
        (int | bool, "x", 'expected a whole number or true or false, not "x"'),
        (int | Literal["all"], "x", 'expected a whole number or "all", not "x"'),
        (int | tuple[int, ...], "{a: 1}", "expected a whole number or a list, not a"),
        (
            int | dict[str, int],
            "[a]",
            "expected a whole number or a mapping, not a list",
        ),
        (Zone | int, "x", 'expected a zone or a whole number, not "x"'),
        (Small, "10", "must be at most 9, not 10"),
        (Small, "-1", "must be at least 0, not -1"),
        (Small, "x", 'expected a whole number, not "x"'),
        (Annotated[int, Meta(gt=0)], "0", "must be more than 0, not 0"),
        (Annotated[int, Meta(lt=3)], "3", "must be less than 3, not 3"),
        (Annotated[int, Meta(multiple_of=5)], "3", "must be a multiple of 5, not 3"),
        (Annotated[str, Meta(pattern="^a")], "b", 'must look like ^a, not "b"'),
        (
            Annotated[str, Meta(max_length=1)],
            "bc",
            "may have at most 1 characters, not 2",
        ),
        (
            Annotated[tuple[int, ...], Meta(min_length=2)],
            "[1]",
            "must have at least 2 members, not 1",
        ),
    ],
)
def test_a_type_says_what_is_wrong(type_, written, fault):
    (found,) = faults_in(f"v: {written}", field_of(type_))

    assert found.partition(": ")[2].startswith(fault)


def test_a_mapping_where_a_list_belongs_hints_at_the_brackets():
    faults = faults_in("v: {a: 1}", field_of(tuple[int, ...]))

    assert faults == ['1:4: expected a list, not a mapping; put it in "[" and "]"']


def test_every_wrong_member_of_a_list_and_of_a_mapping_is_reported():
    assert len(faults_in("v: [1, a, 2, b]", field_of(tuple[int, ...]))) == 2
    assert len(faults_in("v: {hand: x, hnd: y}", field_of(dict[Zone, int]))) == 3


def test_a_misspelt_field_is_one_fault_and_a_missing_one_another():
    two = defstruct("Two", [("first", str), ("second", str)])

    assert faults_in("frist: a", two) == [
        '1:1: "two" needs the field "second"',
        '1:1: unknown field "frist" of "two", did you mean "first"?',
    ]


class Range(Struct, frozen=True):
    low: int
    high: int

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError(f"the lowest, {self.low}, is above\nthe highest")


def test_what_a_struct_refuses_is_a_fault_where_the_struct_begins():
    faults = faults_in("v:\n  low: 3\n  high: 2\n", field_of(Range))

    assert faults == ["2:3: the lowest, 3, is above the highest"]


def read_cost(node, report):
    if not node.text.startswith("{"):
        return report.add(node, f"a cost looks like {{2}}, not {node.described}")
    return node.text


def read_number_twice(node, report):
    return report.read(node, int) * 2


def read_badly(node, report):
    raise ValueError


@pytest.mark.parametrize("type_", [CardName, CardName | None, CardName | int])
def test_a_type_may_read_itself(type_):
    vocabulary = Vocabulary(readers={CardName: read_cost})

    assert read('v: "{2}"', field_of(type_), vocabulary).v == "{2}"


def test_a_type_that_reads_itself_reports_in_its_own_words():
    vocabulary = Vocabulary(readers={CardName: read_cost})

    faults = faults_in("v: 2", field_of(CardName), vocabulary)

    assert faults == ['1:4: a cost looks like {2}, not "2"']


def test_a_type_that_reads_itself_may_read_on_and_may_raise():
    vocabulary = Vocabulary(readers={CardName: read_number_twice, Zone: read_badly})

    assert read("v: 4", field_of(CardName), vocabulary).v == 8
    assert faults_in("v: x", field_of(Zone), vocabulary) == ["1:4: this cannot be"]


def test_a_label_names_a_type_for_people():
    vocabulary = Vocabulary(labels={Zone: "place of cards", Inner: "search"})

    assert faults_in("v: {zone: x}", field_of(Inner), vocabulary) == [
        '1:11: unknown place of cards "x"; known: library, hand, exile'
    ]
    assert faults_in("v: x", field_of(Zone | int), vocabulary) == [
        '1:4: expected a place of cards or a whole number, not "x"'
    ]


def test_a_failed_attempt_at_an_alternative_leaves_no_fault():
    def reject(node, report):
        return report.add(node, "never") if node.text == "a" else REJECTED

    vocabulary = Vocabulary(readers={CardName: reject})

    assert read("v: a", field_of(CardName | str), vocabulary).v == "a"


def test_a_type_that_no_file_can_hold_is_a_mistake_of_the_program():
    with pytest.raises(TypeError, match="no author file can hold"):
        read("v: 1.5", field_of(float))
