"""Misconceptions about backups, and about what is done instead of one."""

from __future__ import annotations

from quizapp.rules.documents.edition import NEWEST
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.incidents import Act
from quizapp.rules.policy.infractions import backup_points as backups
from quizapp.rules.policy.infractions.backup_points import COUNTERED
from quizapp.rules.policy.ruling import Remedy
from quizapp.rules.rulebook import Cited, cited, misconception


@misconception("illegal-action-is-countered", backups.backup_reaches)
def _countered(by: Player, card: str) -> Cited[str]:
    return cited(COUNTERED, "ipg.backup-all", player=by, card=card)


@misconception("every-error-is-undone", backups.simple_backup)
def _undone(by: Player, later: bool, chance: bool) -> Cited[bool]:
    del later, chance
    return cited(True, "ipg.simple-backup", player=by, how="last")


@misconception("what-is-finished-is-not-undone", backups.simple_backup)
def _finished(by: Player, later: bool, chance: bool) -> Cited[bool]:
    del later, chance
    return cited(False, "ipg.simple-backup", player=by, how="later")


@misconception("what-is-done-stays-done", backups.violation_remedy)
def _stays(act: Act, by: Player, simple: bool, same_turn: bool) -> Cited[Remedy]:
    del act, simple, same_turn
    return cited(Remedy.NOTHING, "ipg.backup", player=by)


@misconception("head-judge-decides-every-time", backups.violation_remedy)
def _decided(act: Act, by: Player, simple: bool, same_turn: bool) -> Cited[Remedy]:
    del act, simple, same_turn
    return cited(Remedy.JUDGE_DECIDES, "ipg.backup", player=by)


@misconception("partial-fixes-have-no-end", backups.violation_remedy)
def _endless(act: Act, by: Player, simple: bool, same_turn: bool) -> Cited[Remedy]:
    fixes = {Act.FORGOT_UNTAP: Remedy.UNTAP_NOW, Act.FORGOT_DRAW: Remedy.DRAW_NOW}
    if act in fixes:
        return cited(fixes[act], "ipg.partial-fix", player=by, fix=fixes[act].value)
    return backups.violation_remedy.function_on(NEWEST)(act, by, simple, same_turn)


@misconception("opponent-chooses-the-late-discard", backups.who_discards_late)
def _opponent(by: Player, opponent: Player) -> Cited[Player]:
    return cited(opponent, "ipg.late-discard", player=by, chooser=opponent)


BACKUPS = (_countered, _undone, _finished, _stays, _decided, _endless, _opponent)
