"""Rule points about remedies for a Game Rule Violation: backups, partial fixes (IPG 1.4, 2.5)."""

from __future__ import annotations

from quizapp.rules.documents.edition import Document
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.incidents import Act
from quizapp.rules.policy.ruling import Remedy
from quizapp.rules.rulebook import Cited, cited, rule_point

_MADE_UP_FOR = {
    Act.FORGOT_DRAW: Remedy.DRAW_NOW,
    Act.FORGOT_DISCARD: Remedy.DISCARD_NOW,
}
"""What is made up for however late."""

BEFORE, COUNTERED = "before the error", "countered"


@rule_point("simple_backup", Document.IPG)
def simple_backup(by: Player, later: bool, chance: bool) -> Cited[bool]:
    """Say whether a simple backup can undo an action (IPG 1.4).

    It takes back the last action, completed or in progress, if nothing random is in it.
    """
    how = "later" if later else "chance" if chance else "last"
    return cited(how == "last", "ipg.simple-backup", player=by, how=how)


@rule_point("violation_remedy", Document.IPG)
def violation_remedy(
    act: Act, by: Player, simple: bool, same_turn: bool
) -> Cited[Remedy]:
    """Say the remedy for a Game Rule Violation (IPG 2.5).

    A simple backup comes first, then a partial fix where one is listed; otherwise the
    head judge backs the game up or leaves it as it is.
    """
    if simple:
        return cited(Remedy.SIMPLE_BACKUP, "ipg.first-backup", player=by)
    fix = _partial_fix(act, same_turn)
    if fix is not None:
        return cited(fix, "ipg.partial-fix", player=by, fix=fix.value)
    return cited(Remedy.JUDGE_DECIDES, "ipg.backup", player=by)


def _partial_fix(act: Act, same_turn: bool) -> Remedy | None:
    if act in _MADE_UP_FOR:
        return _MADE_UP_FOR[act]
    if act is Act.FORGOT_UNTAP and same_turn:
        return Remedy.UNTAP_NOW
    return None


@rule_point("backup_reaches", Document.IPG)
def backup_reaches(by: Player, card: str) -> Cited[str]:
    """Say to where a backup goes: every part of the action is undone (IPG 1.4)."""
    return cited(BEFORE, "ipg.backup-all", player=by, card=card)


@rule_point("who_discards_late", Document.IPG)
def who_discards_late(by: Player, opponent: Player) -> Cited[Player]:
    """Say who chooses the cards of a late discard: whoever forgot it (IPG 2.5)."""
    del opponent  # a misconception looks at it
    return cited(by, "ipg.late-discard", player=by, chooser=by)
