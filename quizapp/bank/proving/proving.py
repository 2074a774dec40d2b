"""Proving: the key of a variant must stand though what was assumed is varied."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.family import Family
from quizapp.bank.family.loading import LoadedFamily, fill_slots
from quizapp.bank.keys.worlds import Answers
from quizapp.bank.proving.needless_cards import without_one_card
from quizapp.bank.proving.open_facts import varied
from quizapp.bank.proving.proof import Proof
from quizapp.bank.proving.wide_focus import WIDE_BUDGET, answers_within, widened
from quizapp.bank.reading.fault import Fault
from quizapp.rules.documents.edition import NEWEST
from quizapp.rules.proof.graph import BUDGET
from quizapp.rules.refusal import OverBudgetError, RefusalError


class Shaken(Struct, frozen=True, kw_only=True):
    """What trying to shake the key of one variant showed."""

    worlds: int
    errors: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    needless: tuple[str, ...] = ()
    """Cards of the board without which the answer is the same."""


def shake(
    loaded: LoadedFamily, chosen: Mapping[str, str], catalogue: Catalogue
) -> Shaken:
    """Derive a variant again under other assumptions.

    One that cannot be derived at all is the compiler's business, not this one's.
    """
    try:
        family = fill_slots(loaded.family, chosen)
        shaking = _Shaking(family, catalogue)
    except RefusalError:
        return Shaken(worlds=0)
    shaking.vary_open_facts()
    shaking.widen_focus()
    return shaking.outcome()


class _Shaking:
    """Derives one variant in many ways, and keeps what was found."""

    def __init__(self, family: Family, catalogue: Catalogue) -> None:
        self._family = family
        self._catalogue = catalogue
        self._worlds = 0
        self._errors: list[str] = []
        self._remarks: list[str] = []
        self._answers = self._answer(family)

    def _answer(self, family: Family, budget: int = BUDGET) -> Answers:
        self._worlds += 1
        return answers_within(family, self._catalogue, NEWEST, budget)

    def vary_open_facts(self) -> None:
        """Find facts that the scenario leaves open and the answer depends on."""
        for fact, family in varied(self._family, self._catalogue):
            try:
                answers = self._answer(family)
            except RefusalError as error:
                self._errors.append(
                    f"nothing can be derived if {fact} ({error}); tell the fact"
                )
                continue
            if answers != self._answers:
                self._errors.append(
                    f"the answer would be {_say(answers)} instead of "
                    f"{_say(self._answers)} if {fact}; tell the fact"
                )

    def widen_focus(self) -> None:
        """Find actions that the focus leaves out and the answer depends on."""
        family = widened(self._family, self._catalogue)
        if family.focus == self._family.focus:
            return
        try:
            answers = self._answer(family, WIDE_BUDGET)
        except OverBudgetError:
            self._say_too_wide()
            return
        except RefusalError as error:
            self._remarks.append(f"not derived with every action in focus: {error}")
            return
        self._judge_wide(answers)

    def _say_too_wide(self) -> None:
        """Say that not every action can be looked at, and what becomes of it."""
        if self._family.focus_is_closed:
            self._remarks.append(
                f"looking at every action takes more than {WIDE_BUDGET} states, as "
                "focus_is_closed: true declares"
            )
        else:
            self._errors.append(
                f"looking at every action takes more than {WIDE_BUDGET} states; take "
                "cards away, or say focus_is_closed: true"
            )

    def _judge_wide(self, answers: Answers) -> None:
        if answers != self._answers:
            self._errors.append(
                f"the answer would be {_say(answers)} instead of {_say(self._answers)} "
                "with every action on the board in focus; name those that matter in "
                "focus:"
            )
        elif self._family.focus_is_closed:
            self._remarks.append("focus_is_closed: true is needless")

    def outcome(self) -> Shaken:
        """Return what was found, with the cards that nothing depends on."""
        needless = tuple(self._needless())
        return Shaken(
            worlds=self._worlds,
            errors=tuple(self._errors),
            remarks=tuple(self._remarks),
            needless=needless,
        )

    def _needless(self) -> Iterator[str]:
        for card, family in without_one_card(self._family):
            try:
                if self._answer(family) == self._answers:
                    yield card
            except RefusalError:
                continue  # the scenario cannot do without it


def _say(answers: Answers) -> str:
    return '"' + ", ".join(answers) + '"'


def make_proof(
    loaded: LoadedFamily,
    content_hash: str,
    shaken: Sequence[tuple[Mapping[str, str], Shaken]],
) -> Proof:
    """Put together what was found of all variants; each thing is said once.

    A card is needless if it is in every variant.
    """
    derived = [(chosen, each) for chosen, each in shaken if each.worlds]
    errors = _first((said, chosen) for chosen, e in derived for said in e.errors)
    remarks = _first((said, chosen) for chosen, e in derived for said in e.remarks)
    needless = [frozenset(each.needless) for _, each in derived]
    cards = sorted(needless[0].intersection(*needless[1:])) if needless else []
    idle = [
        f"the answer does not depend on {card}; see red_herrings:" for card in cards
    ]
    return Proof(
        content_hash=content_hash,
        worlds=sum(each.worlds for _, each in derived),
        faults=tuple(Fault(loaded.file, 1, 1, said) for said in errors),
        warnings=tuple(Fault(loaded.file, 1, 1, said) for said in (*remarks, *idle)),
        needless=tuple(_split(card) for card in cards),
    )


def _split(card: str) -> tuple[str, str]:
    name, _, player = card.rpartition(" of ")
    return name, player


def _first(found: Iterator[tuple[str, Mapping[str, str]]]) -> list[str]:
    """List each sentence once, with the first values that it was said of."""
    first: dict[str, Mapping[str, str]] = {}
    for said, chosen in found:
        first.setdefault(said, chosen)
    return [_where(said, chosen) for said, chosen in first.items()]


def _where(said: str, chosen: Mapping[str, str]) -> str:
    values = ", ".join(f"${slot} is {chosen[slot]}" for slot in sorted(chosen))
    return f"{said} (where {values})" if values else said
