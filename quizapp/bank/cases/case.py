"""A case: one ruling as a scenario with claims, of which none says whether it holds."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quizapp.bank.family.ask import Ask, Form
from quizapp.bank.family.family import Family, HorizonSpec, PointKey, Row, Topic
from quizapp.bank.family.scenario import Happening, Scenario
from quizapp.rules.cards.card import CardName
from quizapp.rules.documents.edition import parse_edition_date
from quizapp.rules.documents.open_points import OPEN_POINTS
from quizapp.rules.documents.rule_index import RULES
from quizapp.rules.proof.aspects.aspect import Aspect

Place = Annotated[int, Meta(ge=0, le=9)]
"""Place of an option of the ruling's question: 0 is the first one written there."""


class Claim(Struct, frozen=True, kw_only=True):
    """What one option of a ruling's question claims."""

    option: Place
    says: Aspect


class LeftOut(Struct, frozen=True, kw_only=True):
    """An option that the closed list of statements cannot express."""

    option: Place
    reason: str


class Case(Struct, frozen=True, kw_only=True):
    """One question about a ruling, or one divergence, as its file says it."""

    row: Row | None = None
    question: Annotated[int, Meta(ge=1, le=9)] = 1
    """Which of the questions about the row it is."""
    divergences: tuple[Annotated[int, Meta(ge=1, le=99)], ...] = ()
    """Numbers of known errors of other engines that it shows the right answer of."""
    situations: tuple[Annotated[str, Meta(pattern="^X[0-9]{2}$")], ...] = ()
    rules: tuple[str, ...] = ()
    """Keys of rules that it is an example of."""
    as_of: str = ""
    """ISO date of the documents; empty for the newest."""
    rel: Literal["regular", "competitive", "professional"] = "competitive"
    """Rules enforcement level, where policy matters."""
    turns_on: PointKey
    """Rule point that the answers must turn on."""
    scenario: Scenario
    happens: tuple[Happening, ...] = ()
    claims: tuple[Claim, ...]
    left_out: tuple[LeftOut, ...] = ()
    focus: tuple[CardName, ...] = ()
    attacks: bool = False
    """Whether creatures may attack; otherwise nobody attacks."""
    horizon: HorizonSpec = HorizonSpec()
    open_point: str = ""
    """Key of what the documents leave open here, so that the engine must refuse it."""

    def __post_init__(self) -> None:
        """Refuse a case that belongs to nothing."""
        belongs = self.divergences or self.situations or self.rules or self.open_point
        if self.row is None and not belongs:
            raise ValueError(
                "a case needs row:, divergences:, situations:, rules: or open_point:"
            )
        if self.as_of:
            parse_edition_date(self.as_of)
        if unknown := [each for each in self.rules if each not in RULES]:
            raise ValueError(f"rules: {', '.join(unknown)} is no key of a rule")
        keys = [each.key for each in OPEN_POINTS]
        if self.open_point and self.open_point not in keys:
            raise ValueError(f"open_point: is one of {', '.join(keys)}")

    @property
    def as_family(self) -> Family:
        """Return the case as a family whose claims are to be judged."""
        return Family(
            topics=(Topic("player-control"),),
            level=1,
            complexity=1,
            rel=self.rel,
            scenario=self.scenario,
            happens=self.happens,
            ask=Ask(form=Form.ALL, claims=tuple(each.says for each in self.claims)),
            focus=self.focus,
            attacks=self.attacks,
            horizon=self.horizon,
        )
