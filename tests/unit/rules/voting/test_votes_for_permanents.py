"""Votes for permanents: they have no target, and ties count for all (CR 701.38b)."""

from __future__ import annotations

import pytest

from quizapp.rules.nouns.events import Voted
from quizapp.rules.nouns.zones import Zone
from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

JUDGMENT, ILLUSION = "Council's Judgment", "Illusion of Choice"
GIANT, BEARS, LION = "Hill Giant", "Grizzly Bears", "Silvercoat Lion"


def judgment(*illusions: str, controls=(), n=(GIANT, BEARS), **more) -> Play:
    sides = {
        "A": Side([LION], hand=[JUDGMENT]),
        "N": Side([*n, "Plains"]),
        "O": Side(more.get("o", ()), hand=[ILLUSION] * bool(illusions)),
    }
    play = Play(table(controls=controls, **sides)).use(JUDGMENT)
    for caster in illusions:
        play.use(ILLUSION, by=caster).resolve()
    return play.resolve()


def vote(play: Play, *names: str) -> Play:
    for name in names:
        play.take(name)
    return play


def test_nonland_permanents_of_others_may_be_voted_for():
    play = judgment(o=["Wind Drake"])

    assert play.asks == ("vote", "A", "A")
    assert play.options == [GIANT, BEARS, "Wind Drake"]


def test_they_are_no_targets_and_may_change_until_the_vote():
    side = Side(hand=[JUDGMENT])
    play = Play(table(A=side, N=Side([GIANT]))).use(JUDGMENT)

    assert play.asks[0] == "priority"
    assert play.state.objects[play.state.stack[-1]].announced.targets == ()


def test_the_permanent_with_the_most_votes_is_exiled():
    play = vote(judgment(), GIANT, BEARS, GIANT)

    assert play.field("N") == [BEARS, "Plains"]
    assert play.in_zone("N", Zone.EXILE) == [GIANT]
    votes = [(each.by, each.choice) for each in play.happened(Voted)]
    assert votes == [("A", GIANT), ("N", BEARS), ("O", GIANT)]


def test_every_permanent_that_is_tied_for_most_is_exiled():
    play = vote(judgment(o=["Wind Drake"]), GIANT, BEARS, "Wind Drake")

    assert play.field("N") == ["Plains"]
    assert play.field("O") == []


@pytest.mark.parametrize("voters", [2, 3])
def test_without_a_permanent_to_vote_for_nothing_happens(voters):
    more = {"O": Side()} if voters == 3 else {}
    play = Play(table(A=Side([LION], hand=[JUDGMENT]), **more)).use(JUDGMENT)

    assert play.resolve().asks[0] == "priority"
    assert play.field("A") == [LION]
    assert play.happened(Voted) == []


def test_one_permanent_alone_must_be_voted_for():
    play = judgment(n=[GIANT])

    assert [len(play.keys), play.asks] == [1, ("vote", "A", "A")]


def test_who_chooses_the_votes_votes_for_permanents_as_well():
    play = judgment("O", controls=[controlled("A", by="N")])

    assert play.asks == ("vote", "O", "O")
    assert vote(play, GIANT).asks == ("vote", "O", "O")
