"""What is asked when the progress file cannot be used: keep a copy, or quit."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct

from quizapp.presenters.wording import set_type
from quizapp.presenters.words.rescue import WORDS

Ailment = Literal["damaged", "newer"]


class RescueScreen(Struct, frozen=True):
    """The whole message."""

    heading: str
    safe: str
    """What is not lost; it is said before the remedy."""
    remedy: str
    start_afresh: str
    """Name of the button that keeps a copy and begins an empty file."""
    quit: str
    start_afresh_is_safest: bool
    """Otherwise quitting is the first choice."""
    place: str
    """Where the file is."""


def rescue_screen(language: str, ailment: Ailment, path: Path) -> RescueScreen:
    """Say what happened, what is safe and what can be done."""
    key = f"rescue.{ailment}"
    return RescueScreen(
        heading=rescue_word(language, key),
        safe=rescue_word(language, f"{key}.safe"),
        remedy=rescue_word(language, f"{key}.remedy", file=path.name),
        start_afresh=rescue_word(language, "rescue.start-afresh"),
        quit=rescue_word(language, "rescue.quit"),
        start_afresh_is_safest=ailment == "damaged",
        place=str(path),
    )


def rescue_word(language: str, key: str, **params: str) -> str:
    """Say one phrase about a file that cannot be used."""
    said = WORDS[key].in_language(language)
    return set_type(language, str(said)).format(**params)
