"""Stock: what a bank can fill of a blueprint, and what falls short and why."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from quizapp.bank.browsing.summary import Summary
from quizapp.bank.exams.criteria import Criteria
from quizapp.training.exam.blueprint import Blueprint, Part
from quizapp.training.exam.seating import seat_families


class Reason(StrEnum):
    """Why places stay empty."""

    NONE = "none"
    """They do not."""
    NOT_IN_BANK = "not in the bank"
    """No family is about this at all."""
    OTHER_KIND = "other level, complexity or form"
    """There are families about this, and none of the kind asked for."""
    EXCLUDED = "excluded"
    """There would be enough, had they not been seen or used earlier."""
    TOO_FEW = "too few"
    SHARED = "needed by other parts"
    """Enough fit, and other parts need them as well."""
    NOT_COMPILED = "not compiled"
    """Families may fit; which rules they cite or how they are answered is not known."""


class PartStock(Struct, frozen=True, kw_only=True):
    """What there is for one part."""

    name: str
    wanted: int
    fitting: int
    """Families that fit, whatever other parts need."""
    variants: int
    """Ways to fill the slots of these."""
    filled: int
    """Places that are filled together with all other parts."""
    excluded: int
    """Families that fit and are excluded."""
    not_compiled: int
    """Families that may fit, once they are compiled."""
    reason: Reason

    @property
    def missing(self) -> int:
        """Say how many places stay empty."""
        return self.wanted - self.filled


class MarginStock(Struct, frozen=True, kw_only=True):
    """What there is of one kind of question."""

    name: str
    wanted: int
    fitting: int
    """Families of the kind that fit a part."""
    reached: int

    @property
    def missing(self) -> int:
        """Say how many are lacking."""
        return max(0, self.wanted - self.reached)


class Stock(Struct, frozen=True):
    """What a bank can fill of a blueprint."""

    parts: tuple[PartStock, ...]
    margins: tuple[MarginStock, ...]
    families: int
    """All families of the bank."""
    not_compiled: int
    """Those of which neither form nor rules nor variants are known."""
    unknown_exclusions: tuple[str, ...]
    """Excluded ids that the bank does not have."""

    @property
    def missing(self) -> int:
        """Say how many places stay empty."""
        return sum(part.missing for part in self.parts)

    @property
    def is_enough(self) -> bool:
        """Say whether every place and every margin is reached."""
        return not self.missing and not any(each.missing for each in self.margins)


def take_stock(blueprint: Blueprint, families: Sequence[Summary]) -> Stock:
    """Count what a bank can fill."""
    left_out = set(blueprint.excluded)
    usable = [each for each in families if each.question_id not in left_out]
    seating = seat_families(blueprint, usable)
    seated = [seating.members(number) for number in range(len(blueprint.parts))]
    known = {each.question_id for each in families}
    return Stock(
        parts=tuple(
            _part_stock(part, families, left_out, len(members))
            for part, members in zip(blueprint.parts, seated, strict=True)
        ),
        margins=tuple(
            MarginStock(
                name=margin.name,
                wanted=margin.count,
                fitting=sum(
                    margin.criteria.fits(each) and _fits_a_part(blueprint, each)
                    for each in usable
                ),
                reached=sum(
                    margin.criteria.fits(each) for members in seated for each in members
                ),
            )
            for margin in blueprint.margins
        ),
        families=len(families),
        not_compiled=sum(not is_compiled(each) for each in families),
        unknown_exclusions=tuple(sorted(left_out - known)),
    )


def is_compiled(family: Summary) -> bool:
    """Say whether form, rules and variants of a family are known."""
    return bool(family.form)


def _fits_a_part(blueprint: Blueprint, family: Summary) -> bool:
    return any(part.criteria.fits(family) for part in blueprint.parts)


def _part_stock(
    part: Part, families: Sequence[Summary], left_out: set[str], filled: int
) -> PartStock:
    fitting = [each for each in families if part.criteria.fits(each)]
    usable = [each for each in fitting if each.question_id not in left_out]
    open_ones = sum(_may_fit(part.criteria, each) for each in families)
    found = PartStock(
        name=part.name,
        wanted=part.count,
        fitting=len(usable),
        variants=sum(each.variants for each in usable),
        filled=filled,
        excluded=len(fitting) - len(usable),
        not_compiled=open_ones,
        reason=Reason.NONE,
    )
    if not found.missing:
        return found
    about = any(_is_about(part.criteria, each) for each in families)
    return replace(found, reason=_reason(found, about))


def _may_fit(criteria: Criteria, family: Summary) -> bool:
    """Say whether only compiling would tell."""
    return (
        criteria.needs_compiled
        and not is_compiled(family)
        and criteria.fits_as_far_as_known(family)
    )


def _is_about(criteria: Criteria, family: Summary) -> bool:
    """Say whether a family is about this; of one that is not compiled, whether by topic."""
    if criteria.topics and not is_compiled(family):
        return Criteria(topics=criteria.topics, without=criteria.without).fits(family)
    return criteria.is_about(family)


def _reason(stock: PartStock, about: bool) -> Reason:
    if stock.fitting >= stock.wanted:
        return Reason.SHARED
    if stock.not_compiled:
        return Reason.NOT_COMPILED
    if stock.fitting + stock.excluded >= stock.wanted:
        return Reason.EXCLUDED
    if stock.fitting + stock.excluded:
        return Reason.TOO_FEW
    return Reason.OTHER_KIND if about else Reason.NOT_IN_BANK
