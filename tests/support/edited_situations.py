"""Situations for tests of editing: one small family, opened."""

from __future__ import annotations

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.loading import open_family
from quizapp.bank.reading.document import Source
from quizapp.bank.situation_edits.opening import open_situation
from quizapp.bank.situation_edits.situation import Situation
from tests.support.house import ROOT

CARDS = ROOT / "questions" / "cards"
TEXT = """\
title: {en: Found or not, fr: Trouver ou non}
rows: [R82]
topics: [searching]
level: 2
complexity: 1
rel: competitive
scenario:
  players: [A, N]
  turn: {of: A, step: precombat main}
  A:
    ready: [Demonic Tutor]
    battlefield: [{card: Forest, count: 3}, Grizzly Bears, Hill Giant]
    graveyard: [Shock]
    library: {Plains: 2, others: 20}
  N: {life: 7, battlefield: [{card: Wind Drake, tapped: true}]}
  given: [{control_player: {who: A, by: N, source: Mindslaver, during: this_turn}}]
happens:
  - {use: Demonic Tutor, by: A}
  - {resolve: top}
ask: {form: can, who: N, statement: {found: {by: A, cards: none}}}
horizon: {end_of: step}
"""


def small_situation(text: str = TEXT) -> Situation:
    """Open the family."""
    catalogue = Catalogue(CARDS)
    family = open_family(Source(text, "small.yaml"), catalogue)
    return open_situation(text, {}, family, catalogue)
