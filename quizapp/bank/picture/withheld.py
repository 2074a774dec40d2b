"""What a picture leaves out, because it would answer the question that it stands beside."""

from __future__ import annotations

from enum import Flag, auto

from quizapp.bank.family.ask import Ask
from quizapp.rules.nouns.decisions import DecisionKind
from quizapp.rules.proof.aspects.deciding import (
    Decides,
    IsAsked,
    NextAsked,
    WhoDecides,
)
from quizapp.rules.proof.aspects.seeing import HiddenFrom, SeenBy, Sees


class Withheld(Flag):
    """Marks that are not drawn."""

    NOTHING = 0
    DECIDERS = auto()
    """Who decides for whom."""
    SIGHT = auto()
    """Who may look at a hand."""
    PRIORITY = auto()
    """Who has priority."""


def withheld_for(ask: Ask) -> Withheld:
    """Say what would answer a question if it were drawn."""
    found = Withheld.NOTHING
    for each in ask.aspects:
        if isinstance(each, WhoDecides | Decides):
            found |= Withheld.DECIDERS
        if isinstance(each, Sees | SeenBy | HiddenFrom):
            found |= Withheld.SIGHT
        if _is_about_priority(each):
            found |= Withheld.PRIORITY
    return found


def _is_about_priority(aspect: object) -> bool:
    if not isinstance(aspect, WhoDecides | Decides | IsAsked | NextAsked):
        return False
    about = aspect.when.of is DecisionKind.PRIORITY
    return about or isinstance(aspect, NextAsked)
