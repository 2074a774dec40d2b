"""The command that says what the machine lacks."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import click

from quizapp.app import default_data_folder
from quizapp.cli.machine import Finding, examine, look_at_machine


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option(
    "--data",
    "data_folder",
    type=click.Path(path_type=Path),
    help="The data folder to look at instead of the usual one.",
)
@click.pass_context
def doctor(context: click.Context, as_json: bool, data_folder: Path | None) -> None:
    """Say what this machine lacks, with the command that mends it."""
    folder = (data_folder or default_data_folder()).absolute()
    findings = examine(look_at_machine(folder))
    click.echo(as_json_text(findings) if as_json else as_lines(findings))
    context.exit(1 if any(finding.is_lack for finding in findings) else 0)


def as_lines(findings: Sequence[Finding]) -> str:
    """Word the findings for a person."""
    lines = []
    for finding in findings:
        mark = "ok  " if finding.good else "LACK" if finding.needed else "note"
        lines.append(f"{mark}  {finding.subject}: {finding.statement}")
        if finding.mending:
            lines.append(f"      {finding.mending}")
    lacks = sum(finding.is_lack for finding in findings)
    lines.append("Nothing is lacking." if not lacks else f"Lacking: {lacks}.")
    return "\n".join(lines)


def as_json_text(findings: Sequence[Finding]) -> str:
    """Word the findings for another program."""
    return json.dumps(
        {
            "ok": not any(finding.is_lack for finding in findings),
            "findings": [
                {
                    "subject": finding.subject,
                    "good": finding.good,
                    "needed": finding.needed,
                    "statement": finding.statement,
                    "mending": finding.mending,
                }
                for finding in findings
            ],
        },
        indent=2,
        ensure_ascii=False,
    )
