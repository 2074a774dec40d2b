"""The closed list of words for aspects."""

from __future__ import annotations

from quizapp.rules.proof.aspects.aspect import Aspect
from quizapp.rules.proof.aspects.deciding import Decides, IsAsked, WhoDecides
from quizapp.rules.proof.aspects.powers import Always, Can, Cannot
from quizapp.rules.proof.aspects.rulings import OfRuling

ASPECTS: dict[str, type[Aspect]] = {
    "always": Always,
    "can": Can,
    "cannot": Cannot,
    "decides": Decides,
    "is_asked": IsAsked,
    "ruling": OfRuling,
    "who_decides": WhoDecides,
}
"""Aspect by the word that stands for it."""
