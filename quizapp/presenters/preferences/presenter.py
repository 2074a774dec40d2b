"""The presenter of the settings page: shows, searches, sets and takes back."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from quizapp.presenters.keeping.screen import YourDataScreen
from quizapp.presenters.keyboard.key_map import parse_key_map
from quizapp.presenters.preferences.flags import (
    FIXED_SEATS,
    FLAGS,
    KEY_CAPS,
    LESS_MOTION,
    LETTER_KEYS,
    STRONG_OUTLINES,
)
from quizapp.presenters.preferences.settings_page import (
    Category,
    Control,
    SettingGroup,
    SettingRow,
    SettingsPageScreen,
)
from quizapp.presenters.repetition.study_settings import StudySettingsPresenter
from quizapp.presenters.rules_texts.shelf_screen import RulesTextsScreen
from quizapp.presenters.settings import TEXT_SCALES, THEMES, SettingsPort
from quizapp.presenters.wording import LANGUAGE_NAMES, per_cent, word

KEYS = "own-keys"
"""What is set about keys; a dialog of its own changes them."""

STUDY = "study-"
"""Begins the names of what is set about studying."""

_GROUPS = {
    "look": ("theme", "text-size", STRONG_OUTLINES, FIXED_SEATS),
    "language": ("language",),
    "study": (),
    "keyboard": (LETTER_KEYS, KEY_CAPS, KEYS),
    "motion": (LESS_MOTION,),
}
_ICONS = {
    "look": "sun",
    "language": "translate",
    "study": "target",
    "keyboard": "squares-four",
    "motion": "repeat",
    "data": "floppy-disk",
    "rules": "book-open",
    "added": "books",
}
_ON, _OFF = "on", "off"


class SettingsPresenter:
    """Knows what can be set; what was set before can be had back, step by step."""

    def __init__(
        self, settings: SettingsPort, study: StudySettingsPresenter | None = None
    ) -> None:
        """Take what keeps the settings; without study settings these are not shown."""
        self._settings = settings
        self._study = study
        self._before: list[tuple[str, str]] = []
        self._wanted = ""

    def screen(
        self,
        language: str,
        data: YourDataScreen | None = None,
        rules_texts: RulesTextsScreen | None = None,
        *,
        has_added: bool = False,
    ) -> SettingsPageScreen:
        """Return the page, or what the search leaves of it."""
        groups = tuple(self._groups(language))
        if self._wanted:
            groups = tuple(self._narrow(groups))
            data = data if self._fits(_said_in(data)) else None
            rules_texts = rules_texts if self._fits(_rules(language)) else None
            has_added = has_added and self._fits(_added(language))
        shown = [group.key for group in groups]
        shown += ["data"] * (data is not None) + ["rules"] * (rules_texts is not None)
        shown += ["added"] * has_added
        return SettingsPageScreen(
            language=language,
            title=word(language, "settings"),
            line=word(language, "settings.line"),
            search=word(language, "settings.search"),
            categories=tuple(
                Category(key, word(language, f"settings.group.{key}"), icon)
                for key, icon in _ICONS.items()
                if key in shown
            ),
            groups=groups,
            found=self._found(language, groups, len(shown) - len(groups)),
            data=data,
            rules_texts=rules_texts,
            shows_added=has_added,
        )

    def search(self, text: str) -> None:
        """Show only what fits some words from now on; nothing shows all again."""
        self._wanted = text.strip().casefold()

    def choose(self, name: str, value: str) -> None:
        """Set one thing; it holds at once.

        :raises ValueError: if there is no such thing, or the value cannot be meant.
        :raises NotKeptError: if it cannot be kept.
        """
        before = self._get(name)
        self._set(name, value)
        if value != before:
            self._before.append((name, before))

    def undo(self) -> bool:
        """Take the last change back; say whether there was one."""
        if not self._before:
            return False
        self._set(*self._before.pop())
        return True

    def _get(self, name: str) -> str:
        settings = self._settings
        if name.startswith(STUDY):
            return str(self._study_row(name).chosen)
        if name in FLAGS:
            return _ON if settings.get_flag(name) else _OFF
        if name == KEYS:
            return str(settings.get_keys())
        known = {
            "theme": settings.get_theme,
            "language": settings.get_language,
            "text-size": settings.get_text_scale,
        }
        if name not in known:
            raise ValueError(f"nothing to set is called {name!r}")
        return str(known[name]())

    def _set(self, name: str, value: str) -> None:
        settings = self._settings
        if self._study is not None and name.startswith(STUDY):
            self._study.choose(name.removeprefix(STUDY), float(value))
        elif name in FLAGS:
            settings.set_flag(name, on=value == _ON)
        elif name == KEYS:
            settings.set_keys(parse_key_map(value))
        elif name == "theme":
            settings.set_theme(value)
        elif name == "language":
            settings.set_language(value)
        else:
            settings.set_text_scale(float(value))

    def _study_row(self, name: str) -> SettingRow:
        for row in self._study_rows("en"):
            if row.name == name:
                return row
        raise ValueError(f"nothing to set is called {name!r}")

    def _groups(self, language: str) -> Iterator[SettingGroup]:
        for key, names in _GROUPS.items():
            rows = tuple(self._row(language, name) for name in names)
            if key == "study":
                rows = tuple(self._study_rows(language))
            if rows:
                yield SettingGroup(key, word(language, f"settings.group.{key}"), rows)

    def _study_rows(self, language: str) -> Iterator[SettingRow]:
        if self._study is None:
            return
        for row in self._study.screen(language).rows:
            yield SettingRow(
                name=f"{STUDY}{row.name}",
                title=row.label,
                line=row.line,
                control=Control.STEPS,
                choices=tuple((str(each.value), each.label) for each in row.choices),
                chosen=str(row.value),
            )

    def _row(self, language: str, name: str) -> SettingRow:
        chosen = self._get(name)
        if name in FLAGS:
            key = f"settings.{name}"
            choices = tuple(
                (each, word(language, f"settings.{each}")) for each in (_OFF, _ON)
            )
            control = Control.SWITCH
        elif name == KEYS:
            key, control = f"settings.{name}", Control.DIALOG
            choices = ((chosen, word(language, "keyboard.open")),)
        else:
            key, control, choices = name, *_offered(language, name)
        line = word(language, f"settings.{name}.line")
        said = (word(language, key), line)
        return SettingRow(
            name, *said, control, choices, chosen, tuple(_sample(language, name))
        )

    def _narrow(self, groups: tuple[SettingGroup, ...]) -> Iterator[SettingGroup]:
        for group in groups:
            rows = group.rows
            if not self._fits(group.title):
                rows = tuple(
                    row for row in rows if self._fits(f"{row.title} {row.line}")
                )
            if rows:
                yield replace(group, rows=rows)

    def _fits(self, said: str) -> bool:
        return self._wanted in said.casefold()

    def _found(
        self, language: str, groups: tuple[SettingGroup, ...], panels: int
    ) -> str:
        if not self._wanted:
            return ""
        count = sum(len(group.rows) for group in groups) + panels
        if not count:
            return word(language, "settings.nothing")
        return word(language, "settings.found", n=count)


def _offered(language: str, name: str) -> tuple[Control, tuple[tuple[str, str], ...]]:
    if name == "theme":
        themes = ((each, word(language, f"theme.{each}")) for each in THEMES)
        return Control.CARDS, tuple(themes)
    if name == "language":
        return Control.CHOICE, tuple(LANGUAGE_NAMES.items())
    scales = ((str(each), per_cent(language, each)) for each in TEXT_SCALES)
    return Control.SCALE, tuple(scales)


def _sample(language: str, name: str) -> Iterator[str]:
    if name == "text-size":
        yield word(language, "settings.sample")
        yield word(language, "settings.sample.small")


def _said_in(data: YourDataScreen | None) -> str:
    if data is None:
        return ""
    parts = (data.title, data.line, data.back_up, data.open_restore, data.export.button)
    return " ".join((*parts, data.learner.line))


def _rules(language: str) -> str:
    return f"{word(language, 'rules-texts')} {word(language, 'rules-texts.line')}"


def _added(language: str) -> str:
    return f"{word(language, 'settings.group.added')} {word(language, 'added.line')}"
