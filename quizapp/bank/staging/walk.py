"""A walk through the decisions of a scenario, forwards and back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from quizapp.bank.cases.case_files import read_case_with_places
from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.family import Family
from quizapp.bank.family.loading import load_family, question_words
from quizapp.bank.reading import Fault
from quizapp.bank.reading.files import read_author_file
from quizapp.bank.staging.world import prepare
from quizapp.bank.variants.drawing import draw_choice
from quizapp.bank.variants.variant import draw_variant, slots_of
from quizapp.rules.documents.edition import NEWEST, EditionDate, parse_edition_date
from quizapp.rules.nouns.decisions import Decision
from quizapp.rules.nouns.state import State
from quizapp.rules.play.engine import Engine
from quizapp.rules.play.precedents import Advanced
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Rulebook, Step

_CLAIMS = "claims:"
"""Begins a line of every case, and of no question family."""


class Staged(NamedTuple):
    """What an author's file stages, and the day of its documents."""

    family: Family
    as_of: EditionDate
    fault: Callable[[RefusalError], Fault]
    """Says what was refused at its place in the file."""


def read_staged(path: Path, catalogue: Catalogue, seed: int = 0) -> Staged:
    """Read a question file, with its slots filled, or the file of a case.

    :raises UnreadableError: with every fault of the file.
    """
    lines = read_author_file(path).text.splitlines()
    if any(line.startswith(_CLAIMS) for line in lines):
        return _staged_case(path, catalogue)
    loaded = load_family(path, catalogue)
    variant = draw_variant(loaded.id, loaded.family, catalogue, seed)
    chosen = draw_choice(loaded.id, slots_of(loaded.family, catalogue), seed)
    return Staged(variant.family, NEWEST, lambda error: loaded.fault(error, chosen))


def _staged_case(path: Path, catalogue: Catalogue) -> Staged:
    case, places = read_case_with_places(path, question_words(catalogue))
    day = parse_edition_date(case.as_of) if case.as_of else NEWEST
    return Staged(
        case.as_family,
        day,
        lambda error: places.fault(f"refused: {error}", *error.path),
    )


class Walk:
    """Stands at a decision, and remembers the way there."""

    def __init__(self, engine: Engine, start: Advanced) -> None:
        self._engine = engine
        self._way = [start]

    @property
    def state(self) -> State:
        """Return the state in which it stands."""
        return self._way[-1].state

    @property
    def decision(self) -> Decision | None:
        """Return the decision that is due; None at the end of what is looked at."""
        return self._way[-1].decision

    @property
    def steps(self) -> tuple[Step, ...]:
        """Return what the rules said since the decision before."""
        return self._way[-1].steps

    def take(self, option_key: str) -> None:
        """Take the decision that is due.

        :raises RefusalError: if the engine does not know how to go on.
        """
        assert self.decision is not None
        there = self._engine.take(self.state, self.decision, option_key)
        self._way.append(there)

    def back(self) -> bool:
        """Go back to the decision before; say whether there was one."""
        if len(self._way) == 1:
            return False
        self._way.pop()
        return True

    def go_on(self) -> int:
        """Take decisions that leave no choice; say how many they were."""
        taken = 0
        while self.decision is not None and len(self.decision.options) == 1:
            self.take(self.decision.options[0].key)
            taken += 1
        return taken


def begin_walk(staged: Staged, catalogue: Catalogue) -> Walk:
    """Play the script of a scenario, and stand at the first decision after it.

    :raises RefusalError: if what the script asks for cannot happen.
    """
    script, engine = prepare(staged.family, catalogue, Rulebook(staged.as_of))
    here = engine.advance(script.state)  # it offers what the focus names
    start = Advanced(here.state, here.decision, tuple(script.steps))
    return Walk(engine, start)
