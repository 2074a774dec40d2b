"""The report of `quizapp check`, for a person and for another program."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce

from msgspec import Struct

from quizapp.bank.checked import CheckedFamily
from quizapp.bank.proving.proof import Proof
from quizapp.bank.reading.fault import Fault
from quizapp.bank.signing.reviews import Reviews
from quizapp.bank.signing.sign_off import Endorsement
from quizapp.bank.survey.survey import Survey
from quizapp.cli.checking.survey_report import as_json, line_of


class Report(Struct, frozen=True, kw_only=True):
    """What a check found and did."""

    checked: tuple[CheckedFamily, ...]
    card_faults: tuple[Fault, ...] = ()
    proofs: dict[str, Proof] = {}
    """Empty where nothing was to be proven."""
    compiled: frozenset[str] = frozenset()
    """Ids of the families that were compiled just now."""
    proven: frozenset[str] = frozenset()
    seconds: float = 0.0
    packed: bool = False
    """Whether it was the whole bank, which is kept in a pack."""
    reviews: Reviews = Reviews()
    """How the families stand with those who review them."""
    survey: Survey | None = None
    """What the bank is as a whole, if all of it was looked at."""

    @property
    def is_ok(self) -> bool:
        """Say whether nothing is wrong, neither in a file nor of the whole bank."""
        return not self.faults and not self.failures

    @property
    def failures(self) -> tuple[str, ...]:
        """List what is wrong of the bank as a whole."""
        return self.survey.failures if self.survey else ()

    @property
    def faults(self) -> tuple[Fault, ...]:
        """List everything that is wrong."""
        found = [fault for each in self.checked for fault in each.faults]
        unproven = [fault for each in self.proofs.values() for fault in each.faults]
        return (*self.card_faults, *found, *unproven, *self.reviews.faults)

    @property
    def warnings(self) -> tuple[Fault, ...]:
        """List everything that the author should look at."""
        found = [said for each in self.checked for said in each.warnings]
        unproven = [said for each in self.proofs.values() for said in each.warnings]
        return (*found, *unproven)


def join_reports(reports: Iterable[Report]) -> Report:
    """Make one report of those on several banks."""
    parts = tuple(reports)
    return Report(
        checked=tuple(each for part in parts for each in part.checked),
        card_faults=tuple(fault for part in parts for fault in part.card_faults),
        proofs={name: proof for part in parts for name, proof in part.proofs.items()},
        compiled=frozenset().union(*(part.compiled for part in parts)),
        proven=frozenset().union(*(part.proven for part in parts)),
        packed=all(part.packed for part in parts),
        reviews=reduce(
            Reviews.with_others, (part.reviews for part in parts), Reviews()
        ),
        survey=next((part.survey for part in parts if part.survey), None),
    )


def lines_of(report: Report) -> Iterator[str]:
    """Yield the lines for a person: what was looked at now, and all that is wrong."""
    for each in report.checked:
        proof = report.proofs.get(each.id)
        told = (*each.faults, *(proof.faults if proof else ()))
        warned = (*each.warnings, *(proof.warnings if proof else ()))
        if told or warned or not report.packed or each.id in report.compiled:
            yield _line(each, bool(told))
        yield from (f"  {fault}" for fault in told)
        yield from (f"  warning: {said}" for said in warned)
    yield from (f"  {fault}" for fault in report.card_faults)
    yield from (f"  {fault}" for fault in report.reviews.faults)
    yield from (f"  the bank: {said}" for said in report.failures)
    if report.survey is not None:
        yield line_of(report.survey)
    yield _last_line(report)


def _line(each: CheckedFamily, faulty: bool) -> str:
    if faulty:
        return f"✗ {each.id}"
    variants = _count(each.variants, "variant")
    return f"✓ {each.id}: {variants}, {each.options} options, {each.states} states"


def _last_line(report: Report) -> str:
    found = summarise(report)
    counted = (
        f"{found['families']} families, {found['variants']} variants, "
        f"{found['unverified']} unverified rule numbers, {len(report.faults)} errors"
    )
    if report.warnings:
        counted += f", {_count(len(report.warnings), 'warning')}"
    counted += "".join(_reviewed(report.reviews))
    return f"{counted}\n{_done(report)}" if report.packed else counted


def _reviewed(reviews: Reviews) -> Iterator[str]:
    """Yield how many families nobody has signed as they are."""
    unreviewed = reviews.count(Endorsement.UNREVIEWED)
    changed = reviews.count(Endorsement.CHANGED)
    if unreviewed:
        yield f", {unreviewed} unreviewed"
    if changed:
        yield f", {changed} signed for an earlier content"


def _done(report: Report) -> str:
    """Say what was done for the pack."""
    if not report.compiled and not report.proven:
        return f"Nothing to do ({report.seconds:.2f} s)."
    new = [each for each in report.checked if each.id in report.compiled]
    parts = [f"compiled {len(new)} families, {sum(e.variants for e in new)} variants"]
    if report.proven:
        worlds = sum(report.proofs[each].worlds for each in report.proven)
        parts.append(f"proved {len(report.proven)} families in {worlds} scenarios")
    return f"{'; '.join(parts).capitalize()} ({report.seconds:.2f} s)."


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'s' if number != 1 else ''}"


def summarise(report: Report) -> dict[str, object]:
    """Return the report for another program."""
    checked = report.checked
    return {
        "ok": report.is_ok,
        "families": sum(not each.faults for each in checked),
        "variants": sum(each.variants for each in checked),
        "states": sum(each.states for each in checked),
        "unverified": sum(each.unverified for each in checked),
        "compiled": len(report.compiled),
        "proven": len(report.proven),
        "unreviewed": report.reviews.count(Endorsement.UNREVIEWED),
        "signed_earlier": report.reviews.count(Endorsement.CHANGED),
        "questions": [
            {
                "id": each.id,
                "variants": each.variants,
                "options": each.options,
                "states": each.states,
                "ok": not each.faults,
                "review": report.reviews.endorsements.get(each.id),
            }
            for each in checked
        ],
        "errors": [_place(fault) for fault in report.faults],
        "warnings": [_place(fault) for fault in report.warnings],
        **({"bank": as_json(report.survey)} if report.survey else {}),
    }


def _place(fault: Fault) -> dict[str, object]:
    return {
        "file": fault.file,
        "line": fault.line,
        "column": fault.column,
        "message": fault.message,
    }
