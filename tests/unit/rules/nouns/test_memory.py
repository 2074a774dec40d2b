"""Memory: what was found out once is found again, and never grows without end."""

from __future__ import annotations

import pytest

from quizapp.rules.game import Memory
from quizapp.rules.nouns.objects import Player
from tests.support.tables import Side, table


def test_static_abilities_are_found_again_by_the_identity_of_the_objects():
    objects = table(A=Side(field=["Opposition Agent", "Hill Giant"])).objects
    memory = Memory()

    first = memory.statics_among(objects)

    assert {source.name for source, _ in first} == {"Opposition Agent"}
    assert memory.statics_among(objects) is first


def test_it_forgets_objects_before_there_are_too_many(monkeypatch):
    monkeypatch.setattr(Memory, "LIMIT", 2)
    boards = [table(A=Side(field=["Opposition Agent"])).objects for _ in range(5)]
    memory = Memory()

    found = [memory.statics_among(objects) for objects in boards]

    assert all(found)
    assert memory.statics_among(boards[0]) is not found[0]


def test_a_player_who_does_not_play_is_not_found():
    with pytest.raises(KeyError):
        table().player(Player("O"))
