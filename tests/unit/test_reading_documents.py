"""A file gives its value, or every fault at once, each with its place."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, ClassVar

import pytest
from msgspec import Meta, Struct

from quizapp.bank.reading import (
    Fault,
    UnreadableError,
    Vocabulary,
    read_document,
    read_document_with_places,
    read_documents,
)


class Role(StrEnum):
    ACTIVE = "A"
    NONACTIVE = "N"


class Action(Struct, frozen=True):
    pass


class Use(Action, frozen=True):
    bare_field: ClassVar[str] = "what"
    beside: ClassVar[tuple[str, ...]] = ("by_",)

    what: str
    by_: Role = Role.ACTIVE


class Resolve(Action, frozen=True):
    what: str


class Scenario(Struct, frozen=True):
    players: tuple[Role, ...]
    library: tuple[tuple[str, int], ...] = ()


class Question(Struct, frozen=True):
    list_or_one: ClassVar[tuple[str, ...]] = ("topics",)

    level: Annotated[int, Meta(ge=1, le=3)]
    scenario: Scenario
    happens: tuple[Action, ...]
    select_all: bool = False
    topics: tuple[str, ...] = ()


WORDS = Vocabulary(
    families={Action: {"use": Use, "resolve": Resolve}}, labels={Action: "action"}
)

RIGHT = """\
level: 2
topics: searching
scenario:
  players: [A, N]
  library: {Plains: 2, Island: 3}
happens:
  - {use: $tool}
  - resolve: top
"""

FIVE_MISTAKES = """\
level: 7
select_all: yes
scenario:
  players: [A, M]
happens:
  - {usee: $tool}
  - resolve: top
topic: [searching]
"""


def test_a_right_file_gives_its_value():
    question = read_document(RIGHT, "q.yaml", Question, WORDS, max_lines=8)

    assert question == Question(
        level=2,
        scenario=Scenario(
            (Role.ACTIVE, Role.NONACTIVE), (("Plains", 2), ("Island", 3))
        ),
        happens=(Use("$tool"), Resolve("top")),
        topics=("searching",),
    )


def test_five_mistakes_give_five_located_faults_in_the_order_of_the_file():
    with pytest.raises(UnreadableError) as caught:
        read_document(FIVE_MISTAKES, "q.yaml", Question, WORDS)

    assert str(caught.value).splitlines() == [
        "q.yaml:1:8: must be at most 3, not 7",
        'q.yaml:2:13: expected true or false, not "yes"',
        'q.yaml:4:16: unknown role "M"; known: A, N',
        'q.yaml:6:6: unknown action "usee", did you mean "use"?',
        'q.yaml:8:1: unknown field "topic" of "question", did you mean "topics"?',
    ]


def test_a_file_with_too_many_lines_is_refused_together_with_its_other_faults():
    with pytest.raises(UnreadableError) as caught:
        read_document(FIVE_MISTAKES, "q.yaml", Question, WORDS, max_lines=4)

    assert len(caught.value.faults) == 6
    assert Fault("q.yaml", 5, 1, "the file has 8 lines; at most 4 are allowed") in (
        caught.value.faults
    )


def test_equal_faults_are_told_once_and_sorted():
    second, first = Fault("b", 1, 1, "x"), Fault("a", 10, 2, "y")

    error = UnreadableError([second, first, second])

    assert error.faults == (first, second)


@pytest.mark.parametrize("more", [0, 1, 2, 40_000])
def test_of_faults_without_end_the_first_are_listed_and_the_others_counted(more):
    most = 200
    listed = UnreadableError(
        Fault("q.yaml", line, 1, "wrong") for line in range(1, most + more + 1)
    ).faults

    if more < 2:
        assert len(listed) == most + more
        return
    assert [each.line for each in listed] == list(range(1, most + 2))
    assert listed[-1].message == (
        f"{more} more are left out here; mend those before first"
    )


def test_a_file_may_hold_several_documents():
    text = "players: [A]\n---\nplayers: [N]\n"

    scenarios = read_documents(text, "s.yaml", Scenario, WORDS)

    assert scenarios == (Scenario((Role.ACTIVE,)), Scenario((Role.NONACTIVE,)))


def test_every_document_of_a_file_is_checked():
    with pytest.raises(UnreadableError) as caught:
        read_documents("players: A\n---\nplayers: [X]\n", "s.yaml", Scenario, WORDS)

    assert [fault.line for fault in caught.value.faults] == [1, 3]


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ((), (1, 1)),
        (("level",), (1, 8)),
        (("topics", 0), (2, 9)),
        (("scenario",), (4, 3)),
        (("scenario", "players", 1), (4, 16)),
        (("scenario", "players", -1), (4, 16)),
        (("scenario", "players", 2), (4, 12)),
        (("scenario", "library", 1), (5, 24)),
        (("scenario", "library", "Island"), (5, 32)),
        (("scenario", "library", "Swamp"), (5, 12)),
        (("scenario", "nothing", "further"), (4, 3)),
        (("select_all",), (1, 1)),
        (("happens", 0, "what"), (7, 11)),
        (("happens", 0, "by_"), (7, 5)),
        (("happens", 1, "what"), (8, 14)),
    ],
)
def test_a_field_of_the_value_is_found_in_the_file_or_what_is_around_it(path, place):
    _, places = read_document_with_places(RIGHT, "q.yaml", Question, WORDS)

    assert places.at(*path) == place


def test_a_later_check_makes_its_fault_at_a_field():
    _, places = read_document_with_places(RIGHT, "q.yaml", Question, WORDS)

    fault = places.fault("not known here", "scenario", "players", 0)

    assert str(fault) == "q.yaml:4:13: not known here"
