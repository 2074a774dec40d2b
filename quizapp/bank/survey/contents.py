"""Contents: what one family has in it, for the survey of its bank."""

from __future__ import annotations

from msgspec import Struct

from quizapp.bank.survey.places import Places


class Untranslated(Struct, frozen=True):
    """A text that a family uses and a language lacks."""

    language: str
    text: str

    def __str__(self) -> str:
        """Say what is lacking."""
        return f'not translated into "{self.language}": {self.text}'


class Contents(Struct, frozen=True, kw_only=True):
    """What is in one family, over all its variants."""

    form: str
    level: int
    complexity: int
    misconceptions: tuple[str, ...] = ()
    """Ids of those behind its wrong options, today or as of an earlier day, sorted."""
    rule_points: tuple[str, ...] = ()
    """Keys of those that the rules were asked at, sorted."""
    places: tuple[Places, ...] = ()
    """Where its right options stand; nowhere where all that apply are selected."""
    untranslated: tuple[Untranslated, ...] = ()
