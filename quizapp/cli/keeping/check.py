"""`quizapp data check`: whether the progress file and its copies are sound."""

from __future__ import annotations

import json

import click
from msgspec.structs import asdict

from quizapp.app import open_backups, system_surroundings
from quizapp.cli.exchange.place import Place


@click.command("check")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.pass_context
def check_data(context: click.Context, as_json: bool) -> None:
    """Look through your data and their copies, without changing anything.

    The exit status is 1 where something is wrong.
    """
    from quizapp.storage.backups.examining import examine_data

    place = context.ensure_object(Place)
    backups = open_backups(place.folder, system_surroundings())
    found = examine_data(place.folder, backups.list_copies())
    good = all(each.good for each in found)
    if as_json:
        findings = [asdict(each) for each in found]
        click.echo(json.dumps({"ok": good, "findings": findings}, indent=2))
    else:
        for each in found:
            mark = "ok   " if each.good else "WRONG"
            click.echo(f"{mark}  {each.subject}: {each.statement}")
        if not good:
            click.echo("`quizapp data restore --list` lists the copies you have.")
    context.exit(0 if good else 1)
