"""The presenter of an instructor's own presets: kept, renamed, deleted, handed on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from msgspec.structs import replace

from quizapp.bank.exams.preset import Preset
from quizapp.presenters.instructing.blueprint.draft_preset import preset_of
from quizapp.presenters.instructing.blueprint.presenter import BlueprintPresenter
from quizapp.presenters.retold.retelling import retell
from quizapp.presenters.wording import word

_LONGEST_NAME = 120


class PresetTroubleError(Exception):
    """A preset cannot be kept or read; the sentence says why and what to do."""


class OwnPresets(Protocol):
    """Keeps presets in the data folder."""

    def get(self, key: str) -> Preset | None:
        """Give a preset of a key; None where it is none of these."""

    def save(self, preset: Preset, key: str = "") -> str:
        """Keep it, in the place of one or as a new one; give its key.

        :raises PresetTroubleError: if that is not possible.
        """

    def delete(self, key: str) -> None:
        """Delete it.

        :raises PresetTroubleError: if that is not possible.
        """

    def take(self, path: Path) -> str:
        """Take in a file; give its key.

        :raises PresetTroubleError: naming line and reason, if it is no preset.
        """

    def share(self, key: str, path: Path) -> None:
        """Write it to a file.

        :raises PresetTroubleError: if that is not possible.
        """


class OwnPresetsPresenter:
    """Acts on the draft that the page of exams shows; sentences go to that page."""

    def __init__(
        self, page: BlueprintPresenter, presets: OwnPresets, *, language: str
    ) -> None:
        self._page = page
        self._presets = presets
        self._language = language

    def set_language(self, language: str) -> None:
        """Say it in another language from now on."""
        self._language = language

    @property
    def name(self) -> str:
        """Suggest a name for what is kept."""
        draft = self._page.draft
        return "" if draft is None else draft.name

    def save(self, name: str) -> None:
        """Keep the draft; under its own name it takes the place of what it began with."""
        draft, said = self._page.draft, self._checked(name)
        if draft is None or not said:
            return
        try:
            preset = preset_of(draft, said, self._word("organiser"))
        except ValueError:
            self._page.say_notice(self._word("empty"), is_wrong=True)
            return
        before = self._presets.get(draft.preset)
        same = before is not None and before.name.casefold() == said.casefold()
        key = draft.preset if same else ""
        self._try(lambda: self._kept(preset, key))

    def rename(self, name: str) -> None:
        """Call the preset that was chosen something else."""
        draft, said = self._page.draft, self._checked(name)
        before = None if draft is None else self._presets.get(draft.preset)
        if draft is not None and before is not None and said:
            renamed = replace(before, name=said, french="")
            key = draft.preset
            self._try(lambda: self._kept(renamed, key))

    def delete(self) -> None:
        """Delete the preset that was chosen; the draft stays as it is."""
        draft = self._page.draft
        if draft is not None and self._presets.get(draft.preset) is not None:
            key = draft.preset

            def act() -> str:
                self._presets.delete(key)
                self._page.belong_to("")
                return self._word("deleted")

            self._try(act)

    def take(self, path: Path) -> None:
        """Take in a preset that somebody else made, and begin with it."""

        def act() -> str:
            key = self._presets.take(path)
            self._page.begin_with(key)
            return self._word("taken", name=path.name)

        self._try(act)

    def share(self, path: Path) -> None:
        """Write the preset that was chosen to a file."""
        draft = self._page.draft
        if draft is not None:
            key = draft.preset

            def act() -> str:
                self._presets.share(key, path)
                return self._word("shared", name=path.name)

            self._try(act)

    def _kept(self, preset: Preset, key: str) -> str:
        found = self._presets.save(preset, key)
        self._page.belong_to(found)
        return self._word("kept", name=preset.name)

    def _checked(self, name: str) -> str:
        said = name.strip()
        if not said or len(said) > _LONGEST_NAME:
            self._page.say_notice(self._word("name.wrong"), is_wrong=True)
            return ""
        return said

    def _try(self, act: Callable[[], str]) -> None:
        try:
            said = act()
        except PresetTroubleError as error:
            self._page.say_notice(retell(self._language, str(error)), is_wrong=True)
        else:
            self._page.open()
            self._page.say_notice(said)

    def _word(self, key: str, **params: object) -> str:
        return word(self._language, f"presets.{key}", **params)
