"""Telling what a command did: in lines for people, or as one JSON object."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

import click

Decorated = TypeVar("Decorated", bound=Callable[..., object])


def json_option(command: Decorated) -> Decorated:
    """Add the option with which a command prints JSON."""
    said = "Print one JSON object."
    return click.option("--json", "as_json", is_flag=True, help=said)(command)


def tell(lines: Iterable[str], data: Mapping[str, object], *, as_json: bool) -> None:
    """Print lines, or the same as data."""
    if as_json:
        click.echo(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        click.echo("\n".join(lines))
