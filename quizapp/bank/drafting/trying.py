"""Trying drafts: which cards make a question that the engine can answer."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.drafting.draft import KINDS, Draft
from quizapp.bank.drafting.writing import write_draft
from quizapp.bank.family.loading import open_family
from quizapp.bank.keys.derive import derive_key
from quizapp.bank.reading import UnreadableError
from quizapp.bank.reading.document import Source
from quizapp.bank.variants.card_classes import cards_of
from quizapp.bank.variants.variant import all_fillings
from quizapp.rules.documents.edition import NEWEST
from quizapp.rules.refusal import RefusalError


def all_drafts(draft: Draft, catalogue: Catalogue) -> Iterator[Draft]:
    """Yield a draft with each card, and then with each class of several cards."""
    for name in _cards(draft, catalogue):
        yield replace(draft, card=name, card_class=None)
    for card_class in KINDS[draft.kind].classes:
        if len(cards_of(card_class, catalogue)) > 1:
            yield replace(draft, card="", card_class=card_class)


def possible_drafts(draft: Draft, catalogue: Catalogue) -> Iterator[Draft]:
    """Yield those of all drafts of which keys come."""
    for made in all_drafts(draft, catalogue):
        if not reason_against(made, catalogue):
            yield made


def reason_against(draft: Draft, catalogue: Catalogue) -> str:
    """Say why a draft makes no fair question, or nothing."""
    source = Source(write_draft(draft, catalogue), "draft")
    try:
        for family in all_fillings(open_family(source, catalogue), catalogue):
            derive_key(family, catalogue, NEWEST)
    except UnreadableError as error:
        return str(error.faults[0])
    except RefusalError as error:
        return str(error)
    return ""


def _cards(draft: Draft, catalogue: Catalogue) -> tuple[str, ...]:
    names = (
        name
        for card_class in KINDS[draft.kind].classes
        for name in cards_of(card_class, catalogue)
    )
    return tuple(sorted(dict.fromkeys(names)))
