"""The commands of the window: their keys and their names, for shortcuts and for lists."""

from __future__ import annotations

from typing import NamedTuple

from quizapp.gui.window.frame.rail import FOOT, PAGES


class WindowCommand(NamedTuple):
    """Something that can be done on every page."""

    key: str
    """As the window knows it."""
    name: str
    """Key of its name in the words of the interface."""
    shortcuts: tuple[str, ...] = ()
    """As the window takes them."""
    caps: tuple[str, ...] = ()
    """As they are shown."""


_NAMES = {"language": "palette.language", "help": "keys.title"}
_FURTHER_SHORTCUTS = {"help": ("F1",)}
_FURTHER_CAPS = {"help": ("F1",)}
_OTHERS = (
    WindowCommand("search", "palette", ("Ctrl+K",), ("Ctrl K",)),
    WindowCommand(
        "text-larger", "palette.text-larger", ("Ctrl++", "Ctrl+="), ("Ctrl +",)
    ),
    WindowCommand("text-smaller", "palette.text-smaller", ("Ctrl+-",), ("Ctrl −",)),
    WindowCommand("tour", "tour"),
    WindowCommand("next-area", "palette.next-area", ("F6",), ("F6",)),
    WindowCommand("full-screen", "palette.full-screen", ("F11",), ("F11",)),
    WindowCommand("quit", "palette.quit", ("Ctrl+Q",), ("Ctrl Q",)),
)


def _of_rail() -> tuple[WindowCommand, ...]:
    return tuple(
        WindowCommand(
            key=entry.key,
            name=_NAMES.get(entry.key, entry.key),
            shortcuts=(
                *((entry.key_sequence,) if "Ctrl" in entry.shortcut else ()),
                *_FURTHER_SHORTCUTS.get(entry.key, ()),
            ),
            caps=(
                *((entry.shortcut,) if entry.shortcut else ()),
                *_FURTHER_CAPS.get(entry.key, ()),
            ),
        )
        for entry in (*PAGES, *FOOT)
    )


COMMANDS = (*_of_rail(), *_OTHERS)
"""Those of the rail first, as it shows them."""
