"""Cards made up for tests about mana."""

from __future__ import annotations

import pytest

from quizapp.rules.cards.card import Card, CardType


@pytest.fixture
def dual_land() -> Card:
    return Card(name="Dual", types=(CardType.LAND,), subtypes=("Plains", "Swamp"))
