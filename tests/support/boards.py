"""Boards: small random game situations and random lines of play, for hypothesis."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hypothesis import strategies as st

from quizapp.rules.nouns.decisions import Decision
from tests.support.playing import Play
from tests.support.tables import On, Side

CREATURES = ("Grizzly Bears", "Hill Giant", "Silvercoat Lion", "Bronze Sable")
PERMANENTS = (
    *CREATURES,
    "Phyrexian Soulgorger",
    "Jace, Vryn's Prodigy",
    "Mindslaver",
    "Flooded Strand",
    "Mountain",
    "Swamp",
    On("Sorin Markov", counters=(("loyalty", 7),)),
    On("Grizzly Bears", new=True),
    On("Swamp", tapped=True),
)
SPELLS = (
    "Shock",
    "Fling",
    "Demonic Tutor",
    "Diabolic Tutor",
    "Demonic Appetite",
    "Worst Fears",
    "Hill Giant",
    "Island",
)
LIBRARIES = (
    {"others": 9},
    {"Plains": 3},
    {"Plains": 2, "Shock": 1, "others": 5},
    {},
)
STEPS = ("upkeep", "draw", "precombat main", "end", "cleanup")


class Board(NamedTuple):
    """A situation, and which option to take at each decision."""

    step: str
    a: Side
    n: Side
    line: list[int]

    @property
    def sides(self) -> dict[str, Side]:
        """Return what the players have, by role."""
        return {"A": self.a, "N": self.n}


@st.composite
def sides(draw: st.DrawFn) -> Side:
    """Draw what one player has."""
    return Side(
        field=draw(st.lists(st.sampled_from(PERMANENTS), max_size=5)),
        hand=draw(st.lists(st.sampled_from(SPELLS), max_size=3)),
        graveyard=draw(st.sampled_from([(), ("Forest",) * 4])),
        library=draw(st.sampled_from(LIBRARIES)),
        mana=draw(st.sampled_from(["enough", "lands"])),
    )


def boards() -> st.SearchStrategy[Board]:
    """Draw boards of two players."""
    lines = st.lists(st.integers(0, 11), min_size=1, max_size=25)
    return st.builds(Board, st.sampled_from(STEPS), sides(), sides(), lines)


def walk(play: Play, line: list[int], look: Callable[[Decision], Any]) -> list[Any]:
    """Follow a line of play, and return what was seen at each decision."""
    seen: list[Any] = []
    for number in line:
        if play.is_over:
            break
        seen.append(look(play.decision))
        play.take(play.keys[number % len(play.keys)])
    return seen
