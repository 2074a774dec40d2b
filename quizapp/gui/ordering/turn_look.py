"""How a place of an order looks in each of its states."""

from __future__ import annotations

from msgspec.structs import replace

from quizapp.gui.look.theme import Theme
from quizapp.gui.options.option_look import OptionLook, chosen_look


def empty_look(theme: Theme, *, is_next: bool) -> OptionLook:
    """Return the look of an empty place; the next one to be filled stands out."""
    tokens = theme.tokens
    return OptionLook(
        fill=tokens.bg,
        line=tokens.bg,
        badge_fill=tokens.sunken,
        badge_line=tokens.strong if is_next else tokens.line,
        badge_ink=tokens.text if is_next else tokens.text3,
        ink=tokens.text2 if is_next else tokens.text3,
    )


def placed_look(theme: Theme, *, over: bool) -> OptionLook:
    """Return the look of a filled place; a cross says that a press takes it out."""
    look = chosen_look(theme, several=False)
    ink = theme.tokens.text if over else theme.tokens.text3
    return replace(look, mark="x", mark_ink=ink)


def aimed_look(theme: Theme) -> OptionLook:
    """Return the look of the place that what is carried would be dropped at."""
    look = chosen_look(theme, several=False)
    return replace(look, line=theme.tokens.accentsoft, mark="")
