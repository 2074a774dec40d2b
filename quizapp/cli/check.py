"""`quizapp check`: what changed is compiled into the pack, and all errors are listed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click
from msgspec.structs import replace

from quizapp.app import (
    Content,
    default_data_folder,
    list_content,
    read_bank,
    system_clock,
    system_stopwatch,
)
from quizapp.bank.checked import CheckedFamily
from quizapp.bank.pack.sources import stamp_sources
from quizapp.bank.places import content_folder
from quizapp.bank.signing.reviews import Reviews, look_up_reviews
from quizapp.cli.authoring.watching import run_on_each_save
from quizapp.cli.checking.beside import Lines, end_with_standard_input
from quizapp.cli.checking.report import Report, join_reports, lines_of, summarise
from quizapp.cli.workforce import cluster_option, find_workforce, jobs_option
from quizapp.storage.trouble import StorageTroubleError

if TYPE_CHECKING:
    from quizapp.cli.checking.progress import Bar

# What derives is imported where it is needed: most of the time there is nothing to do.


@click.command()
@click.argument(
    "paths", nargs=-1, type=click.Path(exists=True, dir_okay=True, path_type=Path)
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@jobs_option
@cluster_option
@click.option(
    "--prove", is_flag=True, help="Also vary what questions take for granted."
)
@click.option("--watch", is_flag=True, help="Check again whenever a file is saved.")
@click.option(
    "--data",
    "data_folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Keep the pack in this data folder instead of the usual one.",
)
@click.option(
    "--beside",
    is_flag=True,
    hidden=True,
    help="End as soon as standard input is closed.",
)
@click.pass_context
def check(
    ctx: click.Context,
    /,
    paths: tuple[Path, ...],
    as_json: bool,
    **more: object,
) -> None:
    """Compile all questions into packs; or derive every key of the files given.

    Only what changed since the last time is compiled.
    """
    if more["beside"]:
        end_with_standard_input()
    if more["watch"]:
        run_on_each_save(ctx, paths)
        return
    prove = bool(more["prove"])
    started = system_stopwatch()
    if paths:
        if more["cluster"]:
            raise click.UsageError(
                "--cluster checks the whole bank: leave it or PATHS."
            )
        report = _check_files(_files(paths), prove=prove)
    else:
        named = more["data_folder"]
        folder = named if isinstance(named, Path) else default_data_folder()
        report = join_reports(
            _check_bank(content, ctx, prove=prove, bar=_bar(as_json, more["beside"]))
            for content in list_content(folder)
        )
    report = replace(report, seconds=system_stopwatch() - started)
    if as_json:
        click.echo(json.dumps(summarise(report), ensure_ascii=False, indent=2))
    else:
        for line in lines_of(report):
            click.echo(line)
    ctx.exit(0 if report.is_ok else 1)


def _files(paths: Sequence[Path]) -> list[Path]:
    """List the question files among the paths given; folders stand for their files."""
    found: list[Path] = []
    for path in paths:
        found.extend(sorted(path.rglob("*.yaml")) if path.is_dir() else [path])
    return found


def _check_files(paths: Sequence[Path], *, prove: bool) -> Report:
    """Check files from anywhere; nothing of it is kept."""
    from quizapp.bank.checking import check_files, prove_files

    bank = read_bank(content_folder("questions"))
    checked = tuple(check_files(bank, paths))
    return Report(
        checked=checked,
        reviews=look_up_reviews(zip(checked, paths, strict=True)),
        card_faults=bank.catalogue.faults,
        proofs=dict(prove_files(bank, paths)) if prove else {},
    )


def _bar(as_json: bool, beside: object) -> Bar | Lines:
    from quizapp.cli.checking.progress import Bar

    return Lines() if beside else Bar(shown=not as_json)


def _check_bank(
    content: Content, ctx: click.Context, *, prove: bool, bar: Bar | Lines
) -> Report:
    """Bring a pack up to date, if it is not."""
    folder, shared_cards, store = content
    kept = _as_kept(content, prove=prove)
    if kept is not None and store.stamp() == stamp_sources(folder, shared_cards):
        return kept
    from quizapp.bank.pack.building import How, build

    how = How(find_workforce(ctx), system_clock, prove)
    with bar:
        built = build(read_bank(folder, shared_cards), store, how, bar)
    try:
        store.rewrite(built.pack)
    except StorageTroubleError as error:
        click.echo(f"warning: {error}", err=True)
    return Report(
        checked=built.checked,
        reviews=_reviews_of(built.checked, folder),
        card_faults=built.card_faults,
        proofs=built.proofs if prove else {},
        compiled=built.compiled,
        proven=built.proven,
        packed=True,
        survey=built.survey if content.is_shipped else None,
    )


def _as_kept(content: Content, *, prove: bool) -> Report | None:
    """Return what the pack says of itself; None if it lacks something."""
    store = content.pack
    entries = store.entries()
    survey = store.survey()
    proofs = store.proofs() if prove else {}
    lacking = [
        entry
        for entry in entries
        if prove and not entry.checked.faults and entry.id not in proofs
    ]
    if not entries or survey is None or lacking:
        return None
    checked = tuple(entry.checked for entry in entries)
    return Report(
        checked=checked,
        reviews=_reviews_of(checked, content.folder),
        proofs=proofs,
        packed=True,
        survey=survey if content.is_shipped else None,
    )


def _reviews_of(checked: Sequence[CheckedFamily], folder: Path) -> Reviews:
    """Look up the sign-offs of a bank, whose files are named from beside its folder."""
    return look_up_reviews((each, folder.parent / each.file) for each in checked)
