"""Deriving: from a family and a date to options, key and derivation."""

from __future__ import annotations

from collections.abc import Iterable

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.family import Family
from quizapp.bank.family.scenario import Use
from quizapp.bank.keys.derived import DerivedKey
from quizapp.bank.keys.deviations import Deviation, answers_in, find_deviations
from quizapp.bank.keys.options import Reasoning, make_options
from quizapp.bank.staging.setting import ImpossibleScenarioError
from quizapp.bank.staging.world import World, build_world
from quizapp.rules.documents.edition import EditionDate, edition_in_force
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Rulebook, Step


def derive_key(family: Family, catalogue: Catalogue, as_of: EditionDate) -> DerivedKey:
    """Derive the key of a family whose slots are filled.

    :raises RefusalError: if the engine cannot answer, or the question is not fair.
    """
    _refuse_what_is_not_modelled(family, catalogue)
    rulebook = Rulebook(as_of)
    try:
        world = build_world(family, catalogue, rulebook)
    except ImpossibleScenarioError as error:
        raise RefusalError(str(error)) from error
    answers = answers_in(family, world)
    deviations = find_deviations(family, catalogue, rulebook, world)
    disputed = {each.belief.point.key for each in deviations}
    steps = tuple(_told(_along_the_way(family, world), disputed))

    def is_a_reason(belief: Deviation, other: Deviation) -> bool:
        both = rulebook.believing(other.belief).believing(belief.belief)
        try:
            return answers_in(family, build_world(family, catalogue, both)) == answers
        except RefusalError:
            return False

    options = make_options(Reasoning(family, answers, steps, deviations, is_a_reason))
    return DerivedKey(
        family=family,
        as_of=as_of,
        options=options,
        steps=steps,
        states=len(world.graph.nodes) + sum(each.states for each in deviations),
        before=world.before,
        shown=world.graph.nodes[0].state,
        editions=_editions(world, as_of),
    )


def _refuse_what_is_not_modelled(family: Family, catalogue: Catalogue) -> None:
    used = [each.card for each in family.happens if isinstance(each, Use)]
    for name in (*used, *family.focus):
        card = catalogue.card(name)
        if card.not_modelled:
            raise RefusalError(
                f"{name} does more than is modelled: {card.not_modelled[0]}"
            )


def _along_the_way(family: Family, world: World) -> Iterable[Step]:
    """Yield what the rules said in the script and on the way to what is asked about."""
    yield from world.steps
    for aspect in family.ask.aspects:
        path = world.graph.path_to(aspect.fits) or (0,)
        yield from world.graph.steps_along(path)


def _told(steps: Iterable[Step], disputed: set[str]) -> Iterable[Step]:
    """Yield the steps worth telling, each once: what nobody could doubt is left out."""
    seen: set[Step] = set()
    for step in steps:
        if step not in seen and (not step.point or step.point in disputed):
            seen.add(step)
            yield step


def _editions(world: World, as_of: EditionDate) -> tuple[tuple[str, str], ...]:
    """List the editions of the documents that the rulebook was asked about."""
    documents = sorted({point.document for point, _ in world.asked})
    return tuple(
        (document.value, str(edition_in_force(document, as_of)))
        for document in documents
    )
