"""How an option row looks in each of its states."""

from __future__ import annotations

from msgspec import Struct

from quizapp.gui.look.theme import Theme
from quizapp.presenters.feedback_screen import OptionMark


class OptionLook(Struct, frozen=True):
    """Colours and signs of one option row."""

    fill: str
    line: str
    badge_fill: str | None
    badge_line: str | None
    badge_ink: str
    ink: str
    line_width: float = 1.0
    mark: str = ""
    """At the right: an icon, or one of `radio`, `ticked`, `box`, `barred`."""
    mark_ink: str = ""
    strong_mark: bool = False
    reason_ink: str = ""
    """Of the second paragraph, where it is more than a quiet reason."""


def open_look(theme: Theme, *, over: bool, several: bool) -> OptionLook:
    """Return the look of an option that is not chosen."""
    tokens = theme.tokens
    return OptionLook(
        fill=tokens.hover if over else tokens.surface,
        line=tokens.strong if over else tokens.line,
        badge_fill=tokens.surface,
        badge_line=tokens.strong,
        badge_ink=tokens.text,
        ink=tokens.text,
        mark="box" if several else "",
        mark_ink=tokens.strong if several else tokens.text3,
    )


def chosen_look(theme: Theme, *, several: bool, saved: bool = False) -> OptionLook:
    """Return the look of the chosen option; in exams it says once it is saved."""
    tokens = theme.tokens
    mark = "ticked" if several else "radio"
    return OptionLook(
        fill=tokens.accentsoft,
        line=tokens.accent,
        badge_fill=tokens.accentfill,
        badge_line=None,
        badge_ink=tokens.on,
        ink=tokens.text,
        line_width=2.0,
        mark="check-circle-fill" if saved else mark,
        mark_ink=tokens.accent,
        strong_mark=saved,
    )


def ruled_out_look(theme: Theme) -> OptionLook:
    """Return the look of an option that the learner ruled out."""
    tokens = theme.tokens
    return OptionLook(
        fill=tokens.bg,
        line=tokens.line,
        badge_fill=tokens.sunken,
        badge_line=tokens.line,
        badge_ink=tokens.text3,
        ink=tokens.text3,
        mark="barred",
        mark_ink=tokens.text2,
    )


def judged_look(theme: Theme, mark: OptionMark) -> OptionLook:
    """Return the look of an option after the answer."""
    if mark is OptionMark.RIGHT:
        return _filled(theme, "right", "check-circle-fill")
    if mark is OptionMark.YOUR_ERROR:
        return _filled(theme, "wrong", "x-circle-fill")
    if mark is OptionMark.GIVEN:
        return chosen_look(theme, several=False)
    if mark is OptionMark.UNTOLD:
        return open_look(theme, over=False, several=False)
    tokens = theme.tokens
    missed = mark is OptionMark.MISSED
    elsewhere = mark is OptionMark.RIGHT_ELSEWHERE
    return OptionLook(
        fill=tokens.surface,
        line=tokens.right if missed else tokens.line,
        badge_fill=tokens.surface,
        badge_line=tokens.right if missed else tokens.strong,
        badge_ink=tokens.text,
        ink=tokens.text,
        line_width=2.0 if missed else 1.0,
        mark="check-circle" if missed else "calendar" if elsewhere else "check",
        mark_ink=tokens.right if missed else tokens.text2,
        strong_mark=missed,
    )


def _filled(theme: Theme, tone: str, icon: str) -> OptionLook:
    tokens = theme.tokens
    fill, text = getattr(tokens, f"{tone}fill"), getattr(tokens, tone)
    return OptionLook(
        fill=getattr(tokens, f"{tone}soft"),
        line=text if theme.dark else fill,
        badge_fill=fill,
        badge_line=None,
        badge_ink=tokens.on,
        ink=tokens.text,
        line_width=2.0,
        mark=icon,
        mark_ink=text,
        strong_mark=True,
    )
