"""Templates: texts of new questions, each of which checks green as it is."""

from __future__ import annotations

from msgspec import Struct

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.drafting.draft import KINDS, Draft, Kind
from quizapp.bank.drafting.trying import all_drafts, possible_drafts, reason_against
from quizapp.bank.drafting.writing import write_draft
from quizapp.bank.family.family import CardClass
from quizapp.bank.variants.card_classes import cards_of


class Template(Struct, frozen=True):
    """One text to begin with."""

    card: str
    """The card that it is about; empty where all of a class are its variants."""
    card_class: str
    text: str


class Templates(Struct, frozen=True):
    """The texts of one kind of question, with one card that gives control or none."""

    found: tuple[Template, ...]
    reason: str = ""
    """Why there is none."""


def controls(catalogue: Catalogue) -> tuple[str, ...]:
    """List the cards by which one player may control another."""
    return cards_of(CardClass.NEXT_TURN_CONTROL, catalogue)


def make_templates(kind: Kind, control: str, catalogue: Catalogue) -> Templates:
    """Make the texts of all drafts of a kind of which keys come."""
    draft = Draft(kind=kind, topics=(KINDS[kind].topic,), control=control)
    found = tuple(
        Template(each.card, each.card_class or "", write_draft(each, catalogue))
        for each in possible_drafts(draft, catalogue)
    )
    if found:
        return Templates(found)
    first = next(all_drafts(draft, catalogue))
    return Templates((), reason_against(first, catalogue))
