"""`quizapp exam presets`: the exams that can be planned, and what is known of each."""

from __future__ import annotations

import json
from collections.abc import Iterator

import click

from quizapp.bank.exams.preset import Preset, Timing
from quizapp.cli.exam.shelf import read_presets
from quizapp.cli.exchange.place import Place
from quizapp.training.exam.blueprint import points_to_pass


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print a JSON list.")
@click.pass_obj
def presets(place: Place, as_json: bool) -> None:
    """List the presets: length, time, pass mark, and how sure all that is."""
    shelf = read_presets(place)
    if as_json:
        found = [_data(name, shelf.presets[name]) for name in sorted(shelf.presets)]
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
        return
    for name in sorted(shelf.presets):
        click.echo("\n".join(_lines(name, shelf.presets[name])))
    for remark in shelf.tables.remarks:
        click.echo(remark)


def _lines(name: str, preset: Preset) -> Iterator[str]:
    yield f"{name}: {preset.name}"
    yield f"  {_length(preset)}; {_time(preset)}; {_pass_mark(preset)}"
    dated = f", {preset.dated}" if preset.dated else ""
    yield f"  {preset.organiser}, {preset.status.value}{dated}"
    for remark in preset.remarks:
        yield f"  {remark}"


def _length(preset: Preset) -> str:
    if preset.questions is None:
        return "number of questions not known"
    sections = [f"{each.questions} {each.name}" for each in preset.sections]
    split = f" ({' + '.join(sections)})" if len(sections) > 1 else ""
    return f"{preset.questions} questions{split}"


def _time(preset: Preset) -> str:
    if preset.minutes is not None:
        return f"{preset.minutes} minutes"
    if preset.timing is Timing.UNTIMED:
        return "no time limit"
    if preset.timing is Timing.TIMED:
        return "a time limit that is not known"
    return "time not known"


def _pass_mark(preset: Preset) -> str:
    if preset.pass_percent is None:
        return "pass mark not known"
    if preset.questions is None:
        return f"pass at {preset.pass_percent} %"
    needed = points_to_pass(preset.pass_percent, preset.questions)
    return f"pass at {preset.pass_percent} % ({needed})"


def _data(name: str, preset: Preset) -> dict[str, object]:
    return {
        "id": name,
        "name": preset.name,
        "organiser": preset.organiser,
        "status": preset.status.value,
        "dated": preset.dated,
        "source": list(preset.source),
        "questions": preset.questions,
        "sections": {each.name: each.questions for each in preset.sections},
        "timing": preset.timing.value,
        "minutes": preset.minutes,
        "pass_percent": preset.pass_percent,
        "wait_days": preset.wait_days,
        "book": preset.book,
        "remarks": list(preset.remarks),
    }
