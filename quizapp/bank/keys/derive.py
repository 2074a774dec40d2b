"""Deriving: from a family and a date to options, key and derivation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.family import Family
from quizapp.bank.family.scenario import Use
from quizapp.bank.keys.derived import DerivedKey
from quizapp.bank.keys.deviations import Deviation, Deviations, agrees
from quizapp.bank.keys.options import make_options, make_other_orders
from quizapp.bank.keys.reasoning import Reasoning
from quizapp.bank.keys.worlds import Worlds
from quizapp.bank.long_work import LongWork, note_long_work
from quizapp.bank.staging.possible import refuse_the_impossible
from quizapp.bank.staging.world import World
from quizapp.rules.cards.card import Card
from quizapp.rules.documents.edition import EditionDate, edition_in_force
from quizapp.rules.documents.rule_index import RULES
from quizapp.rules.proof.aspects.aspect import Aspect
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Rulebook, Says, Step


class Findings:
    """What the engine finds out about a family on a day, before options are made.

    Misconceptions are looked at only when somebody asks what they would change.
    """

    def __init__(self, worlds: Worlds, rulebook: Rulebook) -> None:
        self.worlds = worlds
        self.family = worlds.family
        self.rulebook = rulebook
        self.world, self.answers = worlds.under(rulebook)
        self._deciding: dict[int, Step] = {}

    @cached_property
    def _deviations(self) -> Deviations:
        return Deviations(self.worlds, self.rulebook)

    @cached_property
    def deviations(self) -> tuple[Deviation, ...]:
        """List the misconceptions that matter, with the answers they lead to."""
        return self._deviations.all

    def deviations_at(self, point: str) -> Iterator[Deviation]:
        """Yield those about one rule point; no other one is played for it."""
        return self._deviations.at(point)

    @cached_property
    def has_steps(self) -> bool:
        """Say whether there is a derivation, playing as few misconceptions as needed."""
        aspects = self.family.ask.aspects
        way = (step for aspect in aspects for step in _way_to(aspect, self.world))
        passed = dict.fromkeys(step.point for step in way)
        return "" in passed or any(any(self.deviations_at(each)) for each in passed)

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """Return the derivation: what is worth telling, each step once.

        What an answer turns on is told last where the way to it does not say it.
        """
        return tuple(_once((*self._on_the_ways, *self._turned_on())))

    @cached_property
    def _on_the_ways(self) -> tuple[Step, ...]:
        return tuple(_once(step for way in self.ways for step in way))

    def _turned_on(self) -> Iterator[Step]:
        for aspect in range(len(self.family.ask.aspects)):
            try:
                yield self.deciding_step(aspect)
            except RefusalError:
                continue  # it turns on another rule point than is wanted

    @cached_property
    def ways(self) -> tuple[tuple[Step, ...], ...]:
        """Return for each aspect the steps worth telling on the way to it."""
        return tuple(tuple(self._way(each)) for each in self.family.ask.aspects)

    def _untold(self, aspect: int) -> Iterable[Step]:
        """Yield every step on the way to an aspect, told or not."""
        return _way_to(self.family.ask.aspects[aspect], self.world)

    def _way(self, aspect: Aspect) -> Iterable[Step]:
        """Yield the steps on the way to an aspect: to a moment the last is the nearest.

        What a moment comes to may have been said of earlier ones. Elsewhere what is said
        at the end of the way is already about the next decision.
        """
        disputed = {each.belief.point.key for each in self.deviations}
        told = tuple(_told(_way_to(aspect, self.world), disputed))
        return told if aspect.is_of_a_moment else _once(told)

    def is_a_reason(self, belief: Deviation, other: Deviation) -> bool:
        """Say whether a belief leads to the true answer even if another one held too."""
        both = self.rulebook.believing(other.belief).believing(belief.belief)
        try:
            return self.worlds.under(both).answers == self.answers
        except RefusalError:
            return False

    def agrees_with(self, misconception: str) -> bool:
        """Say whether what is a misconception today was the rule here."""
        return agrees(misconception, self.rulebook, self.world)

    @cached_property
    def free_to_turn(self) -> Findings:
        """Return the same findings for a question that may turn on any rule point."""
        return Findings(self.worlds.free_to_turn(), self.rulebook)

    @property
    def editions(self) -> tuple[tuple[str, str], ...]:
        """List the editions of the documents that were asked about or are cited."""
        asked = {point.document for point, _ in self.world.asked}
        cited = {RULES[step.rule].document for step in self.steps}
        return tuple(
            (document.value, str(edition_in_force(document, self.rulebook.as_of)))
            for document in sorted(asked | cited)
        )

    def deciding_step(self, aspect: int) -> Step:
        """Return the step that an answer turns on, found once.

        :raises RefusalError: if the question must turn on another rule point.
        """
        if aspect not in self._deciding:
            self._deciding[aspect] = self.reasoning.deciding_step(aspect)
        return self._deciding[aspect]

    @property
    def reasoning(self) -> Reasoning:
        """Return what options are made from."""
        return Reasoning(
            self.family,
            self.answers,
            self._on_the_ways,
            self.ways,
            self._untold,
            self.deviations,
            self.is_a_reason,
        )


def find_out(family: Family, catalogue: Catalogue, as_of: EditionDate) -> Findings:
    """Find out the answers of a family whose slots are filled.

    :raises RefusalError: if the engine cannot answer.
    """
    return Findings(open_worlds(family, catalogue), Rulebook(as_of))


def open_worlds(family: Family, catalogue: Catalogue) -> Worlds:
    """Prepare to find out about a family whose slots are filled, on one day or more.

    :raises RefusalError: if the engine cannot answer, whatever the day.
    """
    note_long_work(LongWork.DERIVATION)
    _refuse_what_is_not_modelled(family, catalogue)
    refuse_the_impossible(family, catalogue)
    return Worlds(family, catalogue)


def make_key(found: Findings) -> DerivedKey:
    """Make the key of what was found out.

    :raises RefusalError: if the question is not fair.
    """
    note_long_work(LongWork.DERIVATION)
    looked_at = sum(each.states for each in found.deviations)
    told = found.world.told
    options = make_options(found.reasoning)
    return DerivedKey(
        family=found.family,
        as_of=found.rulebook.as_of,
        options=options,
        steps=found.steps,
        states=len(found.world.graph.nodes) + looked_at,
        shown=told.state,
        due=told.due,
        editions=found.editions,
        other_orders=make_other_orders(found.reasoning, options),
    )


def derive_key(family: Family, catalogue: Catalogue, as_of: EditionDate) -> DerivedKey:
    """Derive the key of a family whose slots are filled.

    :raises RefusalError: if the engine cannot answer, or the question is not fair.
    """
    return make_key(find_out(family, catalogue, as_of))


def _refuse_what_is_not_modelled(family: Family, catalogue: Catalogue) -> None:
    for position, happening in enumerate(family.happens):
        if isinstance(happening, Use):
            _refuse_more(catalogue.card(happening.card), "happens", position)
    for position, name in enumerate(family.focus):
        _refuse_more(catalogue.card(name), "focus", position)


def _refuse_more(card: Card, *path: str | int) -> None:
    if card.not_modelled:
        error = RefusalError(
            f"{card.name} does more than is modelled: {card.not_modelled[0]}"
        )
        error.path = path
        raise error


def _way_to(aspect: Aspect, world: World) -> Iterable[Step]:
    """Yield what the rules said in the script and on the way to what is asked about."""
    yield from world.steps
    path = world.graph.path_to(aspect.fits) or (0,)
    yield from world.graph.steps_along(path)


def _told(steps: Iterable[Step], disputed: set[str]) -> Iterable[Step]:
    """Yield the steps worth telling: what nobody could doubt is left out."""
    for step in steps:
        if not step.point or step.point in disputed:
            yield step


def _once(steps: Iterable[Step]) -> Iterable[Step]:
    """Yield steps that say the same only once."""
    seen: set[tuple[str, Says]] = set()
    for step in steps:
        words = (step.rule, step.says)
        if words not in seen:
            seen.add(words)
            yield step
