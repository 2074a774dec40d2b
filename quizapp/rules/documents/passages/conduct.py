"""Passages about what persons do at a tournament, and about errors other than triggers."""

from __future__ import annotations

from quizapp.rules.documents.edition import Document
from quizapp.rules.documents.rule import Rule


def _ipg(key: str, number: str, title: str) -> Rule:
    return Rule(f"ipg.{key}", Document.IPG, title, always=number)


def _mtr(key: str, title: str, *seen: tuple[str, str], always: str = "") -> Rule:
    return Rule(f"mtr.{key}", Document.MTR, title, always=always, seen=seen)


CONDUCT = (
    Rule("concede.any-time", Document.CR, "conceding at any time", always="104.3a"),
    _ipg("offender", "1", "who answers for an infraction"),
    _ipg("no-remedy", "1", "errors without a remedy"),
    _ipg("simple-backup", "1.4", "simple backups"),
    _ipg("backup-all", "1.4", "what a backup undoes"),
    _ipg("upgrade", "2", "penalties for game play errors"),
    _ipg("never-upgraded", "2", "penalty for Failure to Maintain Game State"),
    _ipg("count", "2", "Warnings that count"),
    _ipg("upgrade-tournament", "3", "penalties for tournament errors"),
    _ipg("extra-cards", "2.2", "Looking at Extra Cards"),
    _ipg("hidden-card", "2.3", "Hidden Card Error"),
    _ipg("hidden-card-exception", "2.3", "exceptions from a Hidden Card Error"),
    _ipg("shuffled", "2.2", "remedy for cards that were seen"),
    _ipg("revealed", "2.3", "remedy for a Hidden Card Error"),
    _ipg("chooser", "2.3", "who chooses the cards of a remedy"),
    _ipg("unknown-cards", "2.3", "cards that a remedy may take"),
    _ipg("more-mulligan", "2.4", "remedy for an error in a mulligan"),
    _ipg("backup", "2.5", "remedy for a Game Rule Violation"),
    _ipg("first-backup", "2.5", "remedies for a Game Rule Violation"),
    _ipg("partial-fix", "2.5", "partial fixes"),
    _ipg("late-discard", "2.5", "late discards"),
    _ipg("opponents-effect", "2.5", "errors that an opponent's effect brings about"),
    _ipg("instruction", "2.5", "acting on another player's instruction"),
    _ipg("mulligan", "2.4", "Mulligan Procedure Error"),
    _ipg("rule-violation", "2.5", "Game Rule Violation"),
    _ipg("failure", "2.6", "Failure to Maintain Game State"),
    _ipg("failure.not", "2.6", "errors noticed in time"),
    _ipg("assistance", "3.2", "Outside Assistance"),
    _ipg("assistance.own", "3.2", "notes of the same match"),
    _ipg("assistance.between", "3.2", "notes between games"),
    _ipg("assistance.oracle", "3.2", "pages with Oracle text"),
    _ipg("assistance.advice", "3.2", "advice from outside"),
    _ipg("downgrade", "3.2", "penalty for Outside Assistance"),
    _ipg("slow-play", "3.3", "Slow Play"),
    _ipg("two-turns", "3.3", "remedy for Slow Play"),
    _ipg("communication", "3.7", "Communication Policy Violation"),
    _ipg("false-answer", "3.7", "false answers"),
    _ipg("communication-backup", "3.7", "remedy for a Communication Policy Violation"),
    Rule("ipg.stalling", Document.IPG, "Stalling", seen=(("2024-09-23", "4.7"),)),
    Rule("ipg.cheating", Document.IPG, "Cheating", seen=(("2024-09-23", "4.8"),)),
    _mtr("judge-calls", "duties of players", ("2026-02-27", "1.10")),
    _mtr(
        "conceding",
        "conceding and intentional draws",
        ("2016-07-22", "2.4"),
        ("2023-11-13", "2.5"),
    ),
    _mtr("end-of-match", "end of a match", ("2025-11-10", "2.4")),
    _mtr("notes", "taking notes", always="2.11"),
    _mtr("notes-when", "when notes may be used", always="2.11"),
    _mtr("notes-allowed", "notes that are allowed", always="2.11"),
    _mtr("devices", "electronic devices", always="2.12"),
    _mtr("advice", "strategic advice on a device", always="2.12"),
    _mtr(
        "tracking",
        "what players announce",
        ("2018-01-19", "2.14"),
        ("2018-04-27", "4.1"),
    ),
    _mtr("judge-asks", "questions of a judge", always="4.1"),
    _mtr("answers", "what players have to tell", always="4.1"),
    _mtr("information", "categories of information", always="4.1"),
    Rule(
        "jar.common",
        Document.JAR,
        "common issues at Regular REL",
        always="Common Issues",
    ),
    Rule("jar.extra-cards", Document.JAR, "extra cards drawn", always="Common Issues"),
    Rule(
        "jar.apart",
        Document.JAR,
        "errors at Regular REL",
        always="Common Issues",
    ),
    Rule("jar.late-draw", Document.JAR, "a draw missed", always="Common Issues"),
    Rule("jar.late-discard", Document.JAR, "a discard missed", always="Common Issues"),
    Rule("jar.shuffled", Document.JAR, "extra cards seen", always="Common Issues"),
    Rule("jar.trigger", Document.JAR, "a trigger forgotten", always="Common Issues"),
    Rule(
        "jar.unwanted",
        Document.JAR,
        "unwanted behaviours at Regular REL",
        always="General Unwanted Behaviors",
    ),
)
