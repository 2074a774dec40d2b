"""What the learner has set: known values only, kept once there is a place for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Protocol

from quizapp.presenters.keyboard.key_map import KeyMap, parse_key_map
from quizapp.presenters.preferences.flags import FLAGS
from quizapp.presenters.settings import TEXT_SCALES, THEMES
from quizapp.presenters.wording import LANGUAGES

if TYPE_CHECKING:
    from quizapp.training.scheduling.study_settings import StudySettings

# Start-up: what the first frame has no use of is imported where it is needed.


class SettingsStore(Protocol):
    """Keeps settings by name."""

    def all(self) -> Mapping[str, str]:
        """Give everything that was ever set."""

    def keep(self, values: Mapping[str, str]) -> None:
        """Keep values in the place of those before."""


class AppSettings:
    """What the learner has set; kept as soon as the data are open."""

    def __init__(self, values: Mapping[str, str], system_language: str = "en") -> None:
        self._values = dict(values)
        self._study: StudySettings | None = None
        """What was read of it; an answer asks for it many times."""
        self._system_language = _one_of(LANGUAGES, system_language)
        self._store: SettingsStore | None = None
        self.kept_aside = ""
        """Name of the file with what was set and could not be understood, if any was."""

    def keep_in(self, store: SettingsStore) -> None:
        """Keep changes in the store from now on, and those made before at once."""
        kept = store.all()
        early = {
            name: value
            for name, value in self._values.items()
            if kept.get(name) != value
        }
        self._store = store
        if early:
            store.keep(early)

    def all_kept(self) -> Mapping[str, str]:
        """Give everything that was ever set, as it is kept; by others, too."""
        return {} if self._store is None else self._store.all()

    def get_language(self) -> str:
        """Return the language set, or that of the system as far as it is known."""
        return _one_of(LANGUAGES, self._get("language"), self._system_language)

    def set_language(self, language: str) -> None:
        """Keep the language."""
        self._set("language", language)

    def get_theme(self) -> str:
        """Return the theme set, or "system"."""
        return _one_of(THEMES, self._get("theme"))

    def set_theme(self, theme: str) -> None:
        """Keep the theme."""
        self._set("theme", theme)

    def get_text_scale(self) -> float:
        """Return the text scale set, or 1.0."""
        known = {str(scale): scale for scale in TEXT_SCALES}
        return known.get(self._get("text_scale"), TEXT_SCALES[0])

    def set_text_scale(self, scale: float) -> None:
        """Keep the text scale."""
        self._set("text_scale", str(scale))

    def get_flag(self, name: str) -> bool:
        """Say whether a flag is on: as it was set, or as usual."""
        kept = self._get(f"flag_{name}")
        return kept == "on" if kept in ("on", "off") else FLAGS[name]

    def set_flag(self, name: str, *, on: bool) -> None:
        """Keep whether a flag is on.

        :raises KeyError: if there is no such flag.
        """
        if name not in FLAGS:
            raise KeyError(name)
        self._set(f"flag_{name}", "on" if on else "off")

    def get_keys(self) -> KeyMap:
        """Return the keys that were changed."""
        return parse_key_map(self._get("keys"))

    def set_keys(self, keys: KeyMap) -> None:
        """Keep the keys that were changed."""
        self._set("keys", str(keys))

    def get_study(self) -> StudySettings:
        """Return what is set about studying."""
        from quizapp.training.scheduling.study_settings import read_settings

        if self._study is None:
            self._study = read_settings(self._values)
        return self._study

    def set_study(self, settings: StudySettings) -> None:
        """Keep what is set about studying."""
        from quizapp.training.scheduling.study_settings import write_settings

        self._keep(write_settings(settings))

    def find_odd(self) -> dict[str, str]:
        """Give what was set and cannot be understood; names of other versions are none."""
        from quizapp.training.scheduling.study_settings import find_odd_settings

        known = {
            "language": LANGUAGES,
            "theme": THEMES,
            "text_scale": tuple(map(str, TEXT_SCALES)),
            **{f"flag_{name}": ("on", "off") for name in FLAGS},
        }
        names = [n for n in known if self._get(n) and self._get(n) not in known[n]]
        names += find_odd_settings(self._values)
        if str(self.get_keys()) != "\n".join(sorted(self._get("keys").splitlines())):
            names.append("keys")
        return {name: self._get(name) for name in names}

    def take_usual(self, names: Iterable[str], kept_aside: str) -> None:
        """Unset what could not be understood, once a file has it."""
        self._keep(dict.fromkeys(names, ""))
        self.kept_aside = kept_aside

    def _get(self, name: str) -> str:
        return self._values.get(name, "")

    def _set(self, name: str, value: str) -> None:
        self._keep({name: value})

    def _keep(self, values: Mapping[str, str]) -> None:
        self._values.update(values)
        self._study = None
        if self._store is not None:
            self._store.keep(values)


def _one_of(known: tuple[str, ...], value: str, fallback: str = "") -> str:
    """Take a value that is known; what an older or newer version kept may not be."""
    return value if value in known else fallback or known[0]
