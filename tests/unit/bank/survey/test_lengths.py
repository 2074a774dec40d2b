"""The right option cannot be guessed by its length, over the bank as a whole."""

from __future__ import annotations

import pytest

from quizapp.bank.wording.speaker import LANGUAGES
from tests.support.option_lengths import measure_lengths

LIMIT = 0.05
"""Who always takes the longest option, or the shortest, gains at most so much by it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_and_the_shortest_option_are_right_about_as_often_as_any(language):
    found = measure_lengths(language)

    assert found.families >= 40
    assert abs(found.longest - found.chance) <= LIMIT * found.families, found
    assert abs(found.shortest - found.chance) <= LIMIT * found.families, found
