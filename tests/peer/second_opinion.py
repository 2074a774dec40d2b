"""The second opinion: what our engine and the peer say about one file."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.staging.walk import Walk, begin_walk, read_staged
from quizapp.rules.documents.edition import NEWEST
from quizapp.rules.nouns.decisions import Decision, Realm
from quizapp.rules.nouns.turn import Step
from quizapp.rules.refusal import RefusalError
from tests.peer.oracle_words import CannotExpressError
from tests.peer.peer_table import Offer, PeerTable

QUESTIONS = Path(__file__).parents[2] / "questions"
CATALOGUE = Catalogue(QUESTIONS / "cards")


FIRST_TURN = 1

Turns = tuple[tuple[int, int], ...]
"""Seats: whose turn it is, and who decides in its upkeep."""


class Opinions(NamedTuple):
    """The same decision in both engines, and the turns after it where they matter."""

    ours: Offer
    peers: Offer
    our_turns: Turns = ()
    peers_turns: Turns = ()

    @property
    def agree(self) -> bool:
        """Say whether chooser, decider, options and turns are the same."""
        return self.ours == self.peers and self.our_turns == self.peers_turns

    def with_turns(self, ours: Turns, peers: Turns) -> Opinions:
        """Return the opinions with the next turns."""
        return self._replace(our_turns=ours, peers_turns=peers[: len(ours)])


def author_files() -> list[Path]:
    """List every case and every question file, sorted."""
    left_out = {QUESTIONS / "cards", QUESTIONS / "exams"}
    return sorted(
        path
        for path in QUESTIONS.rglob("*.yaml")
        if left_out.isdisjoint(path.parents) and path.stem not in ("facts", "classes")
    )


def ask_both(path: Path) -> Opinions:
    """Play a file in both engines, and return the decision at which both stand.

    :raises CannotExpressError: if the peer cannot be asked.
    """
    staged = read_staged(path, CATALOGUE)
    if staged.as_of != NEWEST:
        raise CannotExpressError("documents of an earlier day")
    table = PeerTable(staged.family, CATALOGUE)
    try:
        walk = begin_walk(staged, CATALOGUE)
    except RefusalError as error:
        raise CannotExpressError(f"we refuse to answer: {error}") from error
    table.play()
    opinions = Opinions(_our_offer(walk, table), table.offer())
    turns = staged.family.horizon.turns
    if turns and walk.state.turn.number == FIRST_TURN:
        return opinions.with_turns(_our_turns(walk, table), table.next_turns(turns))
    return opinions


def _our_offer(walk: Walk, table: PeerTable) -> Offer:
    due = walk.decision
    if due is None or due.realm is not Realm.GAME:
        raise CannotExpressError("no decision of the game is due")
    return Offer(table.seat(due.chooser), table.seat(due.decider), _options(due))


def _our_turns(walk: Walk, table: PeerTable) -> Turns:
    """List the next turns of our engine while everybody passes."""
    found: dict[int, tuple[int, int]] = {}
    while (due := walk.decision) is not None:
        turn = walk.state.turn
        if turn.number > FIRST_TURN and turn.step is Step.UPKEEP:
            seats = table.seat(turn.active), table.seat(due.decider)
            found.setdefault(turn.number, seats)
        walk.take(due.options[0].key)
    return tuple(found.values())


def _options(due: Decision) -> frozenset[tuple[str, ...]]:
    words = ("pay", "decline", "do", "leave out")
    return frozenset(
        (each.key,)
        if each.key in words or each.key.startswith("vote:")
        else tuple(sorted(each.cards))
        for each in due.options
    )
