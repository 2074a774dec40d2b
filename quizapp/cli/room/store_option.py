"""The option that names a database of rooms in place of a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import click

CONNECTIONS = 4
"""Connections to PostgreSQL of one process."""

Decorated = TypeVar("Decorated", bound=Callable[..., object])


def store_option(command: Decorated) -> Decorated:
    """Add the option."""
    return click.option(
        "--store",
        metavar="ADDRESS",
        envvar="QUIZAPP_ROOM_STORE",
        help="postgresql://... in place of a file; several servers may share it.",
    )(command)


def check_address(address: str) -> str:
    """Give an address back, if it is one of PostgreSQL."""
    if not address.startswith(("postgresql://", "postgres://")):
        raise click.UsageError("--store takes an address that begins postgresql://")
    return address
