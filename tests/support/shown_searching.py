"""Situations in which misconceptions about searching and about what is found show."""

from __future__ import annotations

from typing import Any

from tests.support.playing import Play
from tests.support.tables import Side, table

AGENT, STRAND, ISLAND = "Opposition Agent", "Flooded Strand", "Island"
ISLANDS = {ISLAND: 1, "others": 9}


def search(name: str, *field: str, library: dict[str, int], **how: Any) -> Play:
    """Have A cast a spell that searches, with permanents of N on the battlefield."""
    sides = {"A": Side(hand=[name], library=library), "N": Side(field=field)}
    return Play(table(**sides), **how).use(name).resolve()


def exiled_land(*more: str, **how: Any) -> Play:
    """Have A fetch an Island in the turn of N, who controls the Agent."""
    sides = {
        "A": Side(field=[STRAND], graveyard=[ISLAND], library=ISLANDS),
        "N": Side(field=[AGENT], hand=more),
    }
    play = Play(table(turn="N", **sides), **how)
    for land in more[:1]:
        play.use(land, by="N")
    return play.use(STRAND, by="A").resolve().take(ISLAND)


def donated(**how: Any) -> Play:
    """Have N give the Agent away once it has exiled an Island."""
    sides = {
        "A": Side(field=[STRAND], graveyard=[ISLAND], library=ISLANDS),
        "N": Side(field=[AGENT], hand=["Donate"]),
    }
    play = Play(table(turn="N", **sides), **how)
    play.use(STRAND, by="A").resolve().take(ISLAND)
    return play.use("Donate", "A", AGENT, by="N").resolve()


def can_cast_fling(*lands: str, **how: Any) -> bool:
    """Say whether N, with a few lands, can cast what A has found and the Agent exiled."""
    sides = {
        "A": Side(
            hand=["Mystical Tutor"],
            graveyard=["Fling"],
            library={"Fling": 1, "others": 9},
        ),
        "N": Side(field=[AGENT, *lands], mana="lands"),
    }
    play = Play(table(**sides), **how).use("Mystical Tutor").resolve().take("Fling")
    return "Fling" in play.pass_priority().options


def bribed(**how: Any) -> Play:
    """Have A search the library of N, who controls the Agent."""
    sides = {
        "A": Side(hand=["Bribery"]),
        "N": Side(field=[AGENT], library={"Hill Giant": 1, "others": 9}),
    }
    return Play(table(**sides), **how).use("Bribery").resolve()


def invited(**how: Any) -> Play:
    """Have A ask whether to search, while N controls the Agent."""
    sides = {
        "A": Side(hand=["Path to Exile"], field=["Hill Giant"], library={"Forest": 1}),
        "N": Side(field=[AGENT]),
    }
    play = Play(table(**sides), **how)
    return play.use("Path to Exile", "Hill Giant").resolve()


def in_response(**how: Any) -> list[str]:
    """List what N could do in response to a spell."""
    sides = {
        "A": Side(hand=["Diabolic Tutor"]),
        "N": Side(hand=[AGENT, "Hill Giant"]),
    }
    play = Play(table(**sides), **how).use("Diabolic Tutor").pass_priority()
    return play.options[1:]


def is_shuffled(*field: str, **how: Any) -> bool:
    """Say whether A shuffles after a search."""
    play = search("Diabolic Tutor", *field, library={"Forest": 1}, **how)
    play.take("Forest")
    return "Shuffled" in {type(each).__name__ for each in play.state.history}


SEARCHING: dict[str, tuple[Any, ...]] = {
    "too-few-means-nothing": (
        lambda **how: (
            search(
                "Behold the Beyond", library={"Forest": 1, "Shock": 1}, **how
            ).options
        ),
        ["Forest+Shock"],
        ["find:none"],
    ),
    "empty-search-loses-the-game": (
        lambda **how: (
            search("Demonic Tutor", library={}, **how).take("find:none").is_over
        ),
        False,
        True,
    ),
    "deciding-player-may-find-anything": (
        lambda **how: (
            search(
                "Rampant Growth", AGENT, library={"Forest": 1, "Shock": 1}, **how
            ).keys
        ),
        ["find:none", "find:Forest"],
        ["find:none", "find:Forest", "find:Shock"],
    ),
    "found-nothing-no-shuffle": (
        lambda **how: is_shuffled(AGENT, **how),
        True,
        False,
    ),
    "searching-cannot-be-forbidden": (
        lambda **how: search(
            "Demonic Tutor", "Stranglehold", library={"Forest": 1}, **how
        ).asks[0],
        "priority",
        "search",
    ),
    "searcher-is-controlled-all-along": (
        lambda **how: invited(**how).asks,
        ("may", "A", "A"),
        ("may", "A", "N"),
    ),
    "any-library-counts-for-control": (
        lambda **how: bribed(**how).asks,
        ("search", "A", "A"),
        ("search", "A", "N"),
    ),
    "searching-player-still-chooses": (
        lambda **how: search("Demonic Tutor", AGENT, library={"Forest": 1}, **how).asks,
        ("search", "A", "N"),
        ("search", "A", "A"),
    ),
    "found-card-goes-where-told": (
        lambda **how: (
            search("Demonic Tutor", AGENT, library={"Forest": 1}, **how)
            .take("Forest")
            .hand("A")
        ),
        [],
        ["Forest"],
    ),
    "every-found-card-is-exiled": (
        lambda **how: bribed(**how).take("Hill Giant").field("A"),
        ["Hill Giant"],
        [],
    ),
    "permission-follows-its-source": (
        lambda **how: donated(**how).options,
        ["pass", ISLAND],
        ["pass"],
    ),
    "permitted-cards-are-free": (
        lambda **how: can_cast_fling(**how),
        False,
        True,
    ),
    "colours-must-match-all-the-same": (
        lambda **how: can_cast_fling("Swamp", "Swamp", **how),
        True,
        False,
    ),
    "permission-is-a-land-play": (
        lambda **how: exiled_land("Forest", **how).options,
        ["pass"],
        ["pass", ISLAND],
    ),
    "creatures-may-be-cast-in-response": (
        in_response,
        [AGENT],
        [AGENT, "Hill Giant"],
    ),
    "creatures-wait-for-the-main-phase": (in_response, [AGENT], []),
}
"""By the id of the misconception: what is asked, the right answer and the wrong one."""
