"""`quizapp check`: everything is loaded and derived, and all errors are listed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import click

from quizapp.bank.checking import CheckedFamily, check_files
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading import Fault


@click.command()
@click.argument(
    "paths", nargs=-1, type=click.Path(exists=True, dir_okay=True, path_type=Path)
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_context
def check(ctx: click.Context, paths: tuple[Path, ...], as_json: bool) -> None:
    """Derive every key of the bank, or of the files and folders given."""
    bank = QuestionBank()
    card_faults = bank.catalogue.faults
    checked: list[CheckedFamily] = []
    for each in check_files(bank, _files(paths) or bank.paths):
        checked.append(each)
        if not as_json:
            click.echo(_line(each))
            _print_faults(each.faults)
    faults = [*card_faults, *(fault for each in checked for fault in each.faults)]
    if as_json:
        click.echo(json.dumps(_summary(checked, faults), ensure_ascii=False, indent=2))
    else:
        _print_faults(card_faults)
        click.echo(_last_line(checked, faults))
    ctx.exit(1 if faults else 0)


def _files(paths: Sequence[Path]) -> list[Path]:
    """List the question files among the paths given; folders stand for their files."""
    found: list[Path] = []
    for path in paths:
        found.extend(sorted(path.rglob("*.yaml")) if path.is_dir() else [path])
    return found


def _line(each: CheckedFamily) -> str:
    if each.faults:
        return f"✗ {each.id}"
    variants = f"{each.variants} variant{'s' if each.variants != 1 else ''}"
    return f"✓ {each.id}: {variants}, {each.options} options, {each.states} states"


def _print_faults(faults: Sequence[Fault]) -> None:
    for fault in faults:
        click.echo(f"  {fault}")


def _last_line(checked: Sequence[CheckedFamily], faults: Sequence[Fault]) -> str:
    summary = _summary(checked, faults)
    return (
        f"{summary['families']} families, {summary['variants']} variants, "
        f"{summary['unverified']} unverified rule numbers, {len(faults)} errors"
    )


def _summary(
    checked: Sequence[CheckedFamily], faults: Sequence[Fault]
) -> dict[str, object]:
    return {
        "families": sum(not each.faults for each in checked),
        "variants": sum(each.variants for each in checked),
        "states": sum(each.states for each in checked),
        "unverified": sum(each.unverified for each in checked),
        "questions": [
            {
                "id": each.id,
                "variants": each.variants,
                "options": each.options,
                "states": each.states,
                "ok": not each.faults,
            }
            for each in checked
        ],
        "errors": [
            {
                "file": fault.file,
                "line": fault.line,
                "column": fault.column,
                "message": fault.message,
            }
            for fault in faults
        ],
    }
