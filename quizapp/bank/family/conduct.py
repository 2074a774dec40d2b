"""Happenings at the table: what persons decide, errors, judges and questions."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from quizapp.bank.family.scenario import Happening
from quizapp.rules.cards.card import CardName
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.incidents import Act
from quizapp.rules.policy.conduct.information import Information
from quizapp.rules.policy.conduct.matter import Matter, Moment

Number = Annotated[int, Meta(ge=0, le=9)]


class AtTheTable(Happening, frozen=True):
    """Something that no decision of the game asks for."""


class ComeUp(AtTheTable, frozen=True, kw_only=True):
    """It comes up whether a person does something outside the flow of the game."""

    bare_field: ClassVar[str] = "matter"
    beside: ClassVar[tuple[str, ...]] = ("of", "during")

    matter: Matter
    of: Player
    during: Moment = Moment.GAME


class Err(AtTheTable, frozen=True, kw_only=True):
    """A player does something wrong."""

    bare_field: ClassVar[str] = "act"
    beside: ClassVar[tuple[str, ...]] = (
        "by",
        "told_by",
        "count",
        "known",
        "knowingly",
        "acknowledged",
        "opponents_effect",
        "earlier",
        "on_other_days",
        "for_others",
        "opponents_earlier",
        "card",
        "about",
        "in_vain",
    )

    act: Act
    by: Player
    told_by: Player | None = None
    count: Number = 0
    known: tuple[CardName, ...] = ()
    """Cards in that player's hand that the opponent has seen."""
    knowingly: bool = False
    acknowledged: bool = False
    opponents_effect: bool = False
    """Only an effect that the opponent controls forbids it."""
    earlier: Number = 0
    """Warnings on the same day for the same infraction before this one."""
    on_other_days: Number = 0
    """Warnings for it on earlier days of the tournament."""
    for_others: Number = 0
    """Warnings for other infractions."""
    opponents_earlier: Number = 0
    """Warnings that the opponent has had for letting errors pass."""
    card: CardName | None = None
    """The permanent that was not untapped."""
    about: Information | None = None
    """What the player was asked for and answered falsely."""
    in_vain: bool = False
    """The opponent did nothing differently because of it."""


class CallJudge(AtTheTable, frozen=True, kw_only=True):
    """The error is noticed, and a judge rules on it."""

    bare_field: ClassVar[str] = "act"

    act: Act


class AskFor(AtTheTable, frozen=True, kw_only=True):
    """A player is asked for information by the opponent, or by a judge."""

    bare_field: ClassVar[str] = "what"
    beside: ClassVar[tuple[str, ...]] = ("of", "by")

    what: Information
    of: Player
    by: Literal["opponent", "judge"] = "opponent"


class Change(AtTheTable, frozen=True, kw_only=True):
    """Something about a player changes, and nobody asks for it."""

    bare_field: ClassVar[str] = "what"
    beside: ClassVar[tuple[str, ...]] = ("of",)

    what: Information
    of: Player


class CallTime(AtTheTable, frozen=True, kw_only=True):
    """Time is called in the match."""

    bare_field: ClassVar[str] = "granted"

    granted: Number = 0
    """Turns that a judge has granted besides, as for Slow Play."""


AT_THE_TABLE: dict[str, type[Happening]] = {
    "ask_for": AskFor,
    "changes": Change,
    "comes_up": ComeUp,
    "err": Err,
    "judge": CallJudge,
    "time": CallTime,
}
"""Happening by the word that stands for it."""
