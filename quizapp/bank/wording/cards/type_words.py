"""Words for types: card types, supertypes and subtypes, in the order of a language."""

from __future__ import annotations

from collections.abc import Sequence

from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.cards.card import Card, CardType, Supertype

_TYPES = {
    CardType.ARTIFACT: mark("Artifact"),
    CardType.CREATURE: mark("Creature"),
    CardType.ENCHANTMENT: mark("Enchantment"),
    CardType.INSTANT: mark("Instant"),
    CardType.LAND: mark("Land"),
    CardType.SORCERY: mark("Sorcery"),
}
"""A planeswalker is one in every language, so it is not marked for translation."""

_BEFORE = {
    CardType.ARTIFACT: mark("Artifact {type}"),
    CardType.CREATURE: mark("Creature {type}"),
    CardType.ENCHANTMENT: mark("Enchantment {type}"),
    CardType.INSTANT: mark("Instant {type}"),
    CardType.LAND: mark("Land {type}"),
    CardType.PLANESWALKER: mark("Planeswalker {type}"),
    CardType.SORCERY: mark("Sorcery {type}"),
}
_SUPERTYPES = {
    Supertype.BASIC: mark("Basic {types}"),
    Supertype.LEGENDARY: mark("Legendary {types}"),
    Supertype.SNOW: mark("Snow {types}"),
}
_SNOW_CREATURE = mark("Snow {creature}")
"""Apart from other snow permanents: French inflects the adjective."""

_SUBTYPES = {
    "Aura": mark("Aura"),
    "Bear": mark("Bear"),
    "Cat": mark("Cat"),
    "Construct": mark("Construct"),
    "Forest": mark("Forest"),
    "Giant": mark("Giant"),
    "Human": mark("Human"),
    "Island": mark("Island"),
    "Merfolk": mark("Merfolk"),
    "Mountain": mark("Mountain"),
    "Plains": mark("Plains"),
    "Sable": mark("Sable"),
    "Swamp": mark("Swamp"),
    "Wizard": mark("Wizard"),
    "Zombie": mark("Zombie"),
}
"""Subtypes with a word of their own; others are shown as they are."""

_MORE = mark("{subtypes} {next}")
_LAST = mark("{subtypes} {last}")
_LINE = mark("{types} — {subtypes}")

ALL_TEMPLATES = (
    *_TYPES.values(),
    *_BEFORE.values(),
    *_SUPERTYPES.values(),
    _SNOW_CREATURE,
    *_SUBTYPES.values(),
    _MORE,
    _LAST,
    _LINE,
)


def say_line(card: Card, speaker: Speaker) -> str:
    """Say all the types of a card, as its type line has them."""
    types = say_types(card, speaker)
    if not card.subtypes:
        return types
    subtypes = _say_subtypes(card.subtypes, speaker)
    return speaker.say(_LINE, types=types, subtypes=subtypes)


def say_types(card: Card, speaker: Speaker) -> str:
    """Say supertypes and card types; nothing for a card that nobody has named."""
    if not card.types:
        return ""
    *before, last = card.types
    said = say_type(last, speaker)
    for each in reversed(before):
        said = speaker.say(_BEFORE[each], type=said)
    creature = CardType.CREATURE in card.types
    # From the noun outwards: "Snow Land", then "Basic Snow Land".
    for supertype in sorted(card.supertypes, key=list(Supertype).index, reverse=True):
        if supertype is Supertype.SNOW and creature:
            said = speaker.say(_SNOW_CREATURE, creature=said)
        else:
            said = speaker.say(_SUPERTYPES[supertype], types=said)
    return said


def say_type(card_type: CardType, speaker: Speaker) -> str:
    """Say one card type."""
    return speaker.translate(_TYPES.get(card_type, "")) or card_type.value


def say_supertype(supertype: Supertype, types: str, speaker: Speaker) -> str:
    """Say a supertype together with the types it stands before."""
    return speaker.say(_SUPERTYPES[supertype], types=types)


def say_subtype(subtype: str, speaker: Speaker) -> str:
    """Say one subtype."""
    return speaker.translate(_SUBTYPES.get(subtype, "")) or subtype


def _say_subtypes(subtypes: Sequence[str], speaker: Speaker) -> str:
    first, *between = [say_subtype(each, speaker) for each in subtypes]
    if not between:
        return first
    *between, last = between
    for each in between:
        first = speaker.say(_MORE, subtypes=first, next=each)
    return speaker.say(_LAST, subtypes=first, last=last)
