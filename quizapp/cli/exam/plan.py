"""`quizapp exam plan`: what the bank can fill of an exam, and what falls short."""

from __future__ import annotations

import json
from collections.abc import Iterator

import click
import msgspec

from quizapp.cli.exam.shelf import blueprint_of, ids_of, read_families
from quizapp.cli.exchange.place import Place
from quizapp.rules.documents.edition import NEWEST
from quizapp.training.exam.blueprint import Blueprint
from quizapp.training.exam.from_preset import Occasion
from quizapp.training.exam.stock import PartStock, Reason, Stock, take_stock


@click.command()
@click.argument("preset")
@click.option(
    "--exclude", multiple=True, metavar="ID", help="Families seen or used earlier."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_obj
def plan(place: Place, preset: str, exclude: tuple[str, ...], as_json: bool) -> None:
    """Say how far the bank fills PRESET, part by part, and why a part falls short."""
    occasion = Occasion(
        language="en", as_of=str(NEWEST), seed=0, excluded=ids_of(exclude)
    )
    blueprint = blueprint_of(place, preset, occasion)
    stock = take_stock(blueprint, read_families(place).summaries("en"))
    if as_json:
        found = {"preset": preset, "missing": stock.missing, **_data(stock)}
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        click.echo("\n".join(stock_lines(blueprint, stock)))


def stock_lines(blueprint: Blueprint, stock: Stock) -> Iterator[str]:
    """Say what can be filled, line by line."""
    filled = blueprint.length - stock.missing
    yield f"{blueprint.name}: {filled} of {blueprint.length} questions can be filled"
    for part in stock.parts:
        yield f"  {part.name}: {part.filled} of {part.wanted}{_shortfall(part)}"
        if part.fitting:
            yield f"    {part.fitting} families fit, {part.variants} variants"
    for margin in stock.margins:
        short = f", {margin.missing} short" if margin.missing else ""
        yield f"  of all, {margin.name}: {margin.reached} of {margin.wanted}{short}"
    if stock.not_compiled:
        yield (
            f"{stock.not_compiled} of {stock.families} families are not compiled: how "
            "they are answered and which rules they cite is known after `quizapp check`"
        )
    if stock.unknown_exclusions:
        yield f"excluded, but not in the bank: {', '.join(stock.unknown_exclusions)}"


def _shortfall(part: PartStock) -> str:
    if not part.missing:
        return ""
    said = part.reason.value
    if part.reason is Reason.NOT_COMPILED:
        said = f"{part.not_compiled} families that may fit are not compiled"
    elif part.reason is Reason.EXCLUDED:
        said = f"{part.excluded} that fit are excluded"
    return f", {part.missing} short: {said}"


def _data(stock: Stock) -> dict[str, object]:
    parts = [
        {**msgspec.to_builtins(part), "missing": part.missing} for part in stock.parts
    ]
    margins = [
        {**msgspec.to_builtins(each), "missing": each.missing} for each in stock.margins
    ]
    return {**msgspec.to_builtins(stock), "parts": parts, "margins": margins}
