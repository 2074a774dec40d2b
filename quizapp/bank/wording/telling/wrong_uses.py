"""Words for what was wrong about the use of a card."""

from __future__ import annotations

from collections.abc import Iterator

from quizapp.bank.family.scenario import Use
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.nouns.tournament.incidents import Wrong

_WRONG = {
    Wrong.WRONG_MANA: mark(
        "{by} pays for it with mana of a colour that cannot pay for it, and nobody notices."
    ),
    Wrong.TOO_LITTLE_MANA: mark(
        "{by} spends one mana too little on it, and nobody notices."
    ),
    Wrong.SECOND_LAND: mark(
        "It is {by:s} second land of the turn, which no effect allows, and nobody notices."
    ),
}

ALL_TEMPLATES = tuple(_WRONG.values())


def say_wrong_use(use: Use, speaker: Speaker) -> Iterator[str]:
    """Tell what was wrong about a use, if anything was."""
    if use.wrongly is not None:
        yield speaker.say(_WRONG[use.wrongly], by=use.by)
