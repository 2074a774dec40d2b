"""An instructor's own presets, kept in files; what is wrong is told in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from quizapp.bank.exams.loading import PresetShelf, load_presets
from quizapp.bank.exams.preset import Preset
from quizapp.bank.places import content_folder
from quizapp.bank.reading import UnreadableError
from quizapp.interchange.exams.shelf.preset_folder import (
    PresetFolder,
    PresetRefusedError,
)
from quizapp.interchange.new_files import FileNotWrittenError
from quizapp.presenters.instructing.blueprint.own_presets import PresetTroubleError


class FilePresets:
    """Keeps presets in a data folder; fulfils the port `OwnPresets`."""

    def __init__(self, data_folder: Path) -> None:
        self._data_folder = data_folder

    def get(self, key: str) -> Preset | None:
        """Give a preset of a key; None where it is none of these."""
        return self._folder.read().presets.get(key)

    def save(self, preset: Preset, key: str = "") -> str:
        """Keep it, in the place of one or as a new one; give its key.

        :raises PresetTroubleError: if that is not possible.
        """
        with _told():
            return self._folder.save(preset, key)

    def delete(self, key: str) -> None:
        """Delete it.

        :raises PresetTroubleError: if that is not possible.
        """
        with _told():
            self._folder.delete(key)

    def take(self, path: Path) -> str:
        """Take in a file; give its key.

        :raises PresetTroubleError: naming line and reason, if it is no preset.
        """
        with _told():
            return self._folder.take(path)

    def share(self, key: str, path: Path) -> None:
        """Write it to a file.

        :raises PresetTroubleError: if that is not possible.
        """
        with _told():
            self._folder.share(key, path)

    @property
    def _folder(self) -> PresetFolder:
        return PresetFolder(self._data_folder, shipped_presets())


@cache
def shipped_presets() -> PresetShelf:
    """Read the presets of the program, once: that takes a moment."""
    return load_presets(content_folder("questions"))


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except UnreadableError as error:
        raise PresetTroubleError(str(error.faults[0])) from error
    except (PresetRefusedError, FileNotWrittenError, OSError) as error:
        raise PresetTroubleError(str(error)) from error
