"""Loading presets: every file of the folder of exams, read strictly."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from quizapp.bank.exams.preset import Preset, Subject, Tables
from quizapp.bank.reading import (
    Fault,
    Places,
    UnreadableError,
    Vocabulary,
    read_document_with_places,
)
from quizapp.bank.reading.files import list_files, read_author_file

Read = TypeVar("Read", Preset, Tables)

FOLDER = "exams"
TABLES = "tables.yaml"
MAXIMUM_LINES = 200


class UnknownPresetError(LookupError):
    """There is no preset of that name."""


class PresetShelf(Struct, frozen=True):
    """All presets by name, and the tables that they share."""

    presets: dict[str, Preset]
    tables: Tables

    def get(self, name: str) -> Preset:
        """Return a preset.

        :raises UnknownPresetError: if none is called that.
        """
        if name not in self.presets:
            known = ", ".join(sorted(self.presets))
            raise UnknownPresetError(f"no preset is called {name}; there are: {known}")
        return self.presets[name]

    def with_presets(self, more: dict[str, Preset]) -> PresetShelf:
        """Return it with further presets, such as an instructor's own."""
        return PresetShelf({**self.presets, **more}, self.tables)

    def subjects_of(self, table: str) -> dict[str, tuple[Subject, int]]:
        """Return the subjects of a table of weights, each with its weight."""
        weights = self.tables.weights[table]
        return {key: (self.tables.subjects[key], weights[key]) for key in weights}


def load_presets(content: Path) -> PresetShelf:
    """Read the presets of a folder of content; none where it has no exams.

    :raises UnreadableError: with every fault of every file.
    """
    folder = content / FOLDER
    if not folder.is_dir():
        return PresetShelf({}, Tables(subjects={}))
    faults: list[Fault] = []
    tables = _read_tables(folder / TABLES, faults)
    presets: dict[str, Preset] = {}
    for path in list_files(folder):
        if path.name == TABLES:
            continue
        try:
            preset, places = _read(path, Preset)
        except UnreadableError as error:
            faults.extend(error.faults)
            continue
        if tables is not None:
            faults.extend(_unknown_names(preset, places, tables))
        presets[path.stem] = preset
    if faults or tables is None:
        raise UnreadableError(faults)
    return PresetShelf(presets, tables)


def read_preset(path: Path, tables: Tables) -> Preset:
    """Read one preset that lies anywhere.

    :raises UnreadableError: with every fault of the file.
    """
    file = read_author_file(path, path.name)
    preset, places = read_document_with_places(
        file.text, file.name, Preset, Vocabulary(), MAXIMUM_LINES
    )
    faults = list(_unknown_names(preset, places, tables))
    if faults:
        raise UnreadableError(faults)
    return preset


def _read_tables(path: Path, faults: list[Fault]) -> Tables | None:
    try:
        tables, places = _read(path, Tables)
    except UnreadableError as error:
        faults.extend(error.faults)
        return None
    for name, weights in tables.weights.items():
        for key in weights:
            if key not in tables.subjects:
                said = f"no subject is called {key}"
                faults.append(places.fault(said, "weights", name, key))
    return tables


def _unknown_names(preset: Preset, places: Places, tables: Tables) -> Iterator[Fault]:
    for number, section in enumerate(preset.sections):
        place = ("sections", number)
        if section.weights and section.weights not in tables.weights:
            said = f"no table of weights is called {section.weights}"
            yield places.fault(said, *place, "weights")
        for index, key in enumerate(section.subjects):
            if key not in tables.subjects:
                said = f"no subject is called {key}"
                yield places.fault(said, *place, "subjects", index)


def _read(path: Path, type_: type[Read]) -> tuple[Read, Places]:
    file = read_author_file(path, f"{FOLDER}/{path.name}")
    return read_document_with_places(
        file.text, file.name, type_, Vocabulary(), MAXIMUM_LINES
    )
