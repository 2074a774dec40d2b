"""The closed list of words for aspects."""

from __future__ import annotations

from quizapp.rules.proof.aspects.amounts import Amount, AmountIs
from quizapp.rules.proof.aspects.aspect import Aspect
from quizapp.rules.proof.aspects.deciding import (
    Decides,
    IsAsked,
    NextAsked,
    WhoDecides,
)
from quizapp.rules.proof.aspects.policy import (
    AllOf,
    Answerable,
    Infractions,
    IsNotAsked,
    Penalties,
    RemedyIs,
)
from quizapp.rules.proof.aspects.powers import Always, Can, Cannot
from quizapp.rules.proof.aspects.rulings import OfRuling
from quizapp.rules.proof.aspects.seeing import HiddenFrom, SeenBy, Sees
from quizapp.rules.proof.aspects.turns import NextTurns, OrderOfTurns

ASPECTS: dict[str, type[Aspect]] = {
    "all_of": AllOf,
    "always": Always,
    "amount": Amount,
    "amount_is": AmountIs,
    "answerable": Answerable,
    "can": Can,
    "cannot": Cannot,
    "decides": Decides,
    "hidden_from": HiddenFrom,
    "infractions": Infractions,
    "is_asked": IsAsked,
    "next_asked": NextAsked,
    "next_turns": NextTurns,
    "not_asked": IsNotAsked,
    "order_of_turns": OrderOfTurns,
    "penalties": Penalties,
    "remedy_is": RemedyIs,
    "ruling": OfRuling,
    "seen_by": SeenBy,
    "sees": Sees,
    "who_decides": WhoDecides,
}
"""Aspect by the word that stands for it."""
