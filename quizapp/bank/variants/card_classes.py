"""Classes of cards that are alike in what matters for a question."""

from __future__ import annotations

from collections.abc import Iterator

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.family import CardClass
from quizapp.rules.cards.abilities import Instruction
from quizapp.rules.cards.card import Card
from quizapp.rules.instructions.controlling import ControlPlayer, During
from quizapp.rules.instructions.searching import Search
from quizapp.rules.nouns.scope import Who


def cards_of(card_class: CardClass, catalogue: Catalogue) -> tuple[str, ...]:
    """List the cards of a class, by name."""
    return tuple(card.name for card in catalogue.cards if _belongs(card, card_class))


def _belongs(card: Card, card_class: CardClass) -> bool:
    """Say whether a card does one thing only, and that thing."""
    instructions = tuple(_instructions(card))
    searches = sum(isinstance(each, Search) for each in instructions)
    for instruction in instructions:
        match instruction:
            case Search(quality=quality, who=Who.YOU, of=None, also=(), count=1):
                if searches > 1:
                    return False
                stated = card_class is CardClass.SEARCH_FOR_STATED_QUALITY
                unstated = card_class is CardClass.SEARCH_WITHOUT_STATED_QUALITY
                if (quality is None and unstated) or (quality is not None and stated):
                    return True
            case ControlPlayer(during=During.NEXT_TURN):
                if card_class is CardClass.NEXT_TURN_CONTROL:
                    return True
    return False


def _instructions(card: Card) -> Iterator[Instruction]:
    yield from card.do
    for ability in card.abilities:
        yield from ability.do
