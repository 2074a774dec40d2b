"""The list of all keys: what each does, by the place where it does so."""

from __future__ import annotations

from quizapp.gui.controls.chip_label import Hint
from quizapp.gui.window.frame.commands import COMMANDS
from quizapp.presenters.keyboard.key_map import EVERYWHERE, KeyMap
from quizapp.presenters.keyboard.table import KEYS, say_key
from quizapp.presenters.wording import word


def all_keys(
    language: str, changed: KeyMap | None = None
) -> dict[str, tuple[Hint, ...]]:
    """List the keys by place, in a language and as they were changed."""
    keys = KeyMap() if changed is None else changed
    there = {
        group: tuple(
            (
                tuple(say_key(keys.now(group, cap), language) for cap in caps),
                word(language, f"keys.{does}"),
            )
            for caps, does in rows
        )
        for group, rows in KEYS.items()
    }
    listed = {EVERYWHERE: _everywhere(language, keys), **there}
    return {
        group: tuple((caps, does[:1].upper() + does[1:]) for caps, does in rows)
        for group, rows in listed.items()
    }


def _everywhere(language: str, keys: KeyMap) -> tuple[Hint, ...]:
    named = tuple(
        (
            tuple(keys.now(EVERYWHERE, cap) for cap in command.caps),
            word(language, command.name),
        )
        for command in COMMANDS
        if command.caps
    )
    return (*named, ((word(language, "key.esc"),), word(language, "keys.back")))
