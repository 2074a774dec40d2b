"""An instructor's own presets: files like those of the program, in a folder of the data."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from quizapp.bank.exams.loading import PresetShelf, read_preset
from quizapp.bank.exams.preset import Preset, Section
from quizapp.bank.reading import UnreadableError
from quizapp.interchange.exams.shelf.exam_folder import slug_of
from quizapp.interchange.new_files import write_new, write_text

FOLDER = "exam-presets"
SUFFIX = ".yaml"
KEY_BEGINS = "own/"
"""So begin keys of own presets on a shelf: no file of the program is called so."""


class PresetRefusedError(ValueError):
    """A preset cannot be kept; the sentence says why and what to do."""


class Kept(Struct, frozen=True):
    """The own presets, and what is wrong with files that cannot be read."""

    presets: dict[str, Preset]
    """By key, with the beginning that all own ones have."""
    faults: tuple[str, ...]


class PresetFolder:
    """Keeps presets, one a file, so that each can be handed to somebody else."""

    def __init__(self, data_folder: Path, shelf: PresetShelf) -> None:
        """Take the shelf of the program: own presets may use its tables."""
        self.folder = data_folder / FOLDER
        self._shelf = shelf

    def read(self) -> Kept:
        """Read all of them; a file that is wrong is told and leaves the others alone."""
        presets: dict[str, Preset] = {}
        faults: list[str] = []
        for path in sorted(self.folder.glob(f"*{SUFFIX}")):
            try:
                presets[_key(path)] = read_preset(path, self._shelf.tables)
            except UnreadableError as error:
                faults.extend(map(str, error.faults))
        return Kept(presets, tuple(faults))

    def save(self, preset: Preset, key: str = "") -> str:
        """Keep a preset, in the place of the one of a key or as a new one; give its key.

        :raises PresetRefusedError: if another one is called the same.
        :raises FileNotWrittenError: if it cannot be written.
        """
        for other, known in self.read().presets.items():
            same = known.name.casefold() == preset.name.casefold()
            if same and other != key:
                raise PresetRefusedError(
                    f"a preset is called {known.name} already: choose another name"
                )
        path = self._path(key) if key else self._free_path(preset.name)
        self.folder.mkdir(parents=True, exist_ok=True)
        write_new({path: write_text(preset_text(preset))}, force=True)
        return _key(path)

    def delete(self, key: str) -> None:
        """Delete a preset; exams that were made of it stay."""
        self._path(key).unlink(missing_ok=True)

    def take(self, path: Path) -> str:
        """Take in a file that somebody else made; give its key.

        :raises UnreadableError: with file, line and reason, if it is no preset.
        :raises PresetRefusedError: if one is called the same.
        """
        return self.save(read_preset(path, self._shelf.tables))

    def share(self, key: str, path: Path) -> None:
        """Write a preset to a file for somebody else.

        :raises FileNotWrittenError: if that is not possible.
        """
        preset = self.read().presets[key]
        write_new({path: write_text(preset_text(preset))}, force=True)

    def _path(self, key: str) -> Path:
        return self.folder / f"{key.removeprefix(KEY_BEGINS)}{SUFFIX}"

    def _free_path(self, name: str) -> Path:
        slug, number = slug_of(name), 1
        path = self.folder / f"{slug}{SUFFIX}"
        while path.exists():
            number += 1
            path = self.folder / f"{slug}-{number}{SUFFIX}"
        return path


def preset_text(preset: Preset) -> str:
    """Write a preset as the text of its file; what is as usual is left out."""
    return "".join(f"{line}\n" for line in _lines(preset))


def _lines(preset: Preset) -> Iterator[str]:
    usual = Preset(name=preset.name, organiser=preset.organiser, status=preset.status)
    for name in Preset.__struct_fields__:
        value = getattr(preset, name)
        is_needed = name in ("name", "organiser", "status")
        if name == "sections" or (value == getattr(usual, name) and not is_needed):
            continue
        yield f"{name}: {_written(value)}"
    if preset.sections:
        yield "sections:"
        yield from map(_section, preset.sections)


def _section(section: Section) -> str:
    usual = Section(name=section.name, questions=section.questions)
    parts = [f"name: {_written(section.name)}", f"questions: {section.questions}"]
    parts += [
        f"{name}: {_written(getattr(section, name))}"
        for name in Section.__struct_fields__
        if getattr(section, name) != getattr(usual, name)
    ]
    return f"  - {{{', '.join(parts)}}}"


def _written(value: object) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(_written, value))}]"
    if isinstance(value, str):
        return json.dumps(str(value), ensure_ascii=False)
    return str(value)


def _key(path: Path) -> str:
    return f"{KEY_BEGINS}{path.stem}"
