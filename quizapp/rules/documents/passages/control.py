"""Passages about controlling another player (CR 723)."""

from __future__ import annotations

from quizapp.rules.documents.edition import Document
from quizapp.rules.documents.rule import Rule


def _control(key: str, suffix: str, title: str) -> Rule:
    return Rule(
        f"control.{key}", Document.CR, title, section="controlling", suffix=suffix
    )


CONTROL = (
    _control("whole-turn", ".1", "control during a whole turn"),
    _control("next-turn", ".1", "control during the next turn"),
    _control("ends", ".1", "when control of a turn ends"),
    _control("newest", ".1a", "several player-controlling effects"),
    _control("waits", ".1b", "a controlled turn that is skipped"),
    _control("limited", ".2", "control for a limited duration"),
    _control("objects-stay", ".3", "only the player is controlled"),
    _control("sees", ".4", "what the controller of a player sees"),
    _control("decides", ".5", "choices of a controlled player"),
    _control("own-resources", ".5a", "resources of a controlled player"),
    _control("not-tournament", ".5b", "choices that stay with the person"),
    _control("conduct", ".5b", "conduct that stays with the person"),
    _control("concede", ".6", "conceding while controlled"),
    _control("restricted", ".7", "limits set by the controlling effect"),
    _control("own-choices", ".8", "choices of the controlling player"),
    _control("of-self", ".9", "control of oneself"),
)
