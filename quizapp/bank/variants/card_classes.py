"""Classes of cards that are alike in what matters for a question."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.family import CardClass
from quizapp.rules.cards.abilities import Ability, Instruction, TriggerEvent
from quizapp.rules.cards.card import Card, CardType, Supertype
from quizapp.rules.instructions.controlling import ControlPlayer, During
from quizapp.rules.instructions.countering import Counter
from quizapp.rules.instructions.drawing import Discard, DiscardHand
from quizapp.rules.instructions.hidden.wishing import BringIn
from quizapp.rules.instructions.searching import Search
from quizapp.rules.instructions.turns import GiveExtraTurn
from quizapp.rules.instructions.unless import UnlessPaid
from quizapp.rules.nouns.scope import Who

_UPKEEPS = frozenset({TriggerEvent.YOUR_UPKEEP, TriggerEvent.EACH_UPKEEP})

_ONLY_NAMED = frozenset({CardClass.NEXT_TURN_CONTROL})
"""Classes whose cards have mostly done their work before a scenario begins, so that it
does not matter what else they do."""


def cards_of(card_class: CardClass, catalogue: Catalogue) -> tuple[str, ...]:
    """List the cards of a class, by name."""
    belongs = PREDICATES[card_class]
    return tuple(
        card.name
        for card in catalogue.cards
        if belongs(card) and (card_class in _ONLY_NAMED or not card.not_modelled)
    )


def _searches_without_quality(card: Card) -> bool:
    return any(search.quality is None for search in _sole_search(card))


def _searches_for_quality(card: Card) -> bool:
    return any(search.quality is not None for search in _sole_search(card))


def _sole_search(card: Card) -> Iterator[Search]:
    """Yield the search of a card that does this one thing only, for one card."""
    searches = [each for each in _instructions(card) if isinstance(each, Search)]
    for search in searches:
        match search:
            case Search(who=Who.YOU, of=None, also=(), count=1) if len(searches) == 1:
                yield search


def _is_search_spell(card: Card) -> bool:
    return any(isinstance(each, Search) and each.who is Who.YOU for each in card.do)


def _controls_next_turn(card: Card) -> bool:
    return any(
        isinstance(each, ControlPlayer) and each.during is During.NEXT_TURN
        for each in _instructions(card)
    )


def _upkeep_triggers(card: Card) -> Iterator[Ability]:
    if not card.is_permanent:
        return
    for ability in card.abilities:
        trigger = ability.triggered
        if ability.cumulative_upkeep or (trigger and trigger.when in _UPKEEPS):
            yield ability


def _may_be_bought_off(ability: Ability) -> bool:
    unless = any(isinstance(each, UnlessPaid) for each in ability.do)
    return unless or bool(ability.cumulative_upkeep)


def _has_upkeep_trigger(card: Card) -> bool:
    return any(True for _ in _upkeep_triggers(card))


def _has_upkeep_cost(card: Card) -> bool:
    return any(_may_be_bought_off(each) for each in _upkeep_triggers(card))


def _has_upkeep_without_cost(card: Card) -> bool:
    return _has_upkeep_trigger(card) and not _has_upkeep_cost(card)


def _is_creature(card: Card) -> bool:
    return CardType.CREATURE in card.types


def _is_plain_creature(card: Card) -> bool:
    return _is_creature(card) and not (card.abilities or card.back or card.halves)


def _is_basic_land(card: Card) -> bool:
    return card.is_land and Supertype.BASIC in card.supertypes


def _is(type_: CardType) -> Callable[[Card], bool]:
    return lambda card: type_ in card.types


def _does(*instructions: type[Instruction]) -> Callable[[Card], bool]:
    """Return a test for cards with one of these instructions in what they do."""
    return lambda card: any(
        isinstance(each, instructions) for each in _instructions(card)
    )


PREDICATES: dict[CardClass, Callable[[Card], bool]] = {
    CardClass.SEARCH_WITHOUT_STATED_QUALITY: _searches_without_quality,
    CardClass.SEARCH_FOR_STATED_QUALITY: _searches_for_quality,
    CardClass.SEARCH_SPELL: _is_search_spell,
    CardClass.NEXT_TURN_CONTROL: _controls_next_turn,
    CardClass.UPKEEP_TRIGGER: _has_upkeep_trigger,
    CardClass.UPKEEP_COST: _has_upkeep_cost,
    CardClass.UPKEEP_WITHOUT_COST: _has_upkeep_without_cost,
    CardClass.CREATURE: _is_creature,
    CardClass.PLAIN_CREATURE: _is_plain_creature,
    CardClass.BASIC_LAND: _is_basic_land,
    CardClass.INSTANT: _is(CardType.INSTANT),
    CardClass.SORCERY: _is(CardType.SORCERY),
    CardClass.EXTRA_TURN: _does(GiveExtraTurn),
    CardClass.DISCARD: _does(Discard, DiscardHand),
    CardClass.COUNTERS_SPELLS: _does(Counter),
    CardClass.WISH: _does(BringIn),
}
"""What a card must be to belong to a class."""


def _instructions(card: Card) -> Iterator[Instruction]:
    """Yield what a card has players do, by abilities that it grants, too."""
    yield from card.do
    for ability in card.abilities:
        yield from ability.do
        boost = ability.equipped or ability.enchanted
        for granted in boost.grants if boost else ():
            yield from granted.do
