"""Presets and families, as the commands about exams read them."""

from __future__ import annotations

import click

from quizapp.app import load_questions
from quizapp.bank.browsing.joined_shelf import ListedSource
from quizapp.bank.browsing.summary import Shelf
from quizapp.bank.exams.loading import PresetShelf, UnknownPresetError, load_presets
from quizapp.bank.places import content_folder
from quizapp.bank.reading import UnreadableError
from quizapp.cli.exchange.place import Place
from quizapp.interchange.exams.shelf.preset_folder import PresetFolder
from quizapp.training.exam.blueprint import Blueprint
from quizapp.training.exam.from_preset import (
    Occasion,
    UnplannableError,
    make_blueprint,
)


def read_presets(place: Place) -> PresetShelf:
    """Read all presets, own ones too; what is wrong with a file ends the command."""
    try:
        shelf = load_presets(content_folder("questions"))
    except UnreadableError as error:
        raise click.ClickException("\n".join(map(str, error.faults))) from error
    kept = PresetFolder(place.folder, shelf).read()
    if kept.faults:
        raise click.ClickException("\n".join(kept.faults))
    return shelf.with_presets(kept.presets)


def blueprint_of(place: Place, preset: str, occasion: Occasion) -> Blueprint:
    """Make the blueprint of a preset; one that is not known ends the command."""
    try:
        return make_blueprint(read_presets(place), preset, occasion)
    except (UnknownPresetError, UnplannableError) as error:
        raise click.ClickException(str(error)) from error


def read_families(place: Place) -> ListedSource:
    """Give all questions of a data folder, able to list themselves."""
    source = load_questions(place.folder)
    if not isinstance(source, Shelf):
        raise click.ClickException("this bank cannot list its families")
    return source


def ids_of(given: tuple[str, ...]) -> tuple[str, ...]:
    """Split ids that were given with commas or one by one."""
    parts = (part.strip() for said in given for part in said.split(","))
    return tuple(part for part in parts if part)
