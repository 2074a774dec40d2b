"""Words for keyword abilities."""

from __future__ import annotations

from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.cards.abilities import Keyword

_KEYWORDS = {
    Keyword.FLASH: mark("flash"),
    Keyword.FLYING: mark("flying"),
    Keyword.FIRST_STRIKE: mark("first strike"),
    Keyword.DEATHTOUCH: mark("deathtouch"),
    Keyword.HASTE: mark("haste"),
    Keyword.TRAMPLE: mark("trample"),
    Keyword.BANDING: mark("banding"),
}

ALL_TEMPLATES = tuple(_KEYWORDS.values())


def say_keyword(keyword: Keyword, speaker: Speaker) -> str:
    """Say a keyword ability."""
    return speaker.say(_KEYWORDS[keyword])
