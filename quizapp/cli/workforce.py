"""Options that say who does the work: processes of this computer, or a cluster."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import click
from click.core import ParameterSource

if TYPE_CHECKING:
    from quizapp.bank.workforce.workforce import Workforce

Decorated = TypeVar("Decorated", bound=Callable[..., object])


def jobs_option(command: Decorated) -> Decorated:
    """Add the option for processes of this computer."""
    option = click.option(
        "--jobs",
        type=click.IntRange(min=1),
        default=lambda: os.cpu_count() or 1,
        show_default="one for each core",
        help="How many processes derive.",
    )
    return option(command)


def cluster_option(command: Decorated) -> Decorated:
    """Add the option for a cluster."""
    option = click.option(
        "--cluster",
        metavar="ADDRESS",
        help="Let the workers of a Dask cluster derive, such as tcp://host:8786.",
    )
    return option(command)


def find_workforce(ctx: click.Context) -> Workforce:
    """Give those who are to work, as the options say.

    :raises UsageError: if both processes and a cluster are named.
    """
    # Loaded when there is work: they bring the engine along.
    address, jobs = ctx.params.get("cluster"), ctx.params.get("jobs", 1)
    if address is None:
        from quizapp.bank.workforce.local import LocalWorkforce

        return LocalWorkforce(jobs)
    if ctx.get_parameter_source("jobs") is ParameterSource.COMMANDLINE:
        raise click.UsageError("--jobs is for this computer: leave it or --cluster.")
    from quizapp.bank.workforce.cluster import ClusterWorkforce

    return ClusterWorkforce(address)
