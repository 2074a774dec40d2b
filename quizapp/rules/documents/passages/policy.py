"""Passages of the tournament documents."""

from __future__ import annotations

from quizapp.rules.documents.edition import Document
from quizapp.rules.documents.rule import Rule

POLICY = (
    Rule(
        "missed.responsible", Document.IPG, "who must remember a trigger", always="2.1"
    ),
    Rule("missed.infraction", Document.IPG, "Missed Trigger", always="2.1"),
    Rule("missed.penalty", Document.IPG, "penalty for a missed trigger", always="2.1"),
    Rule("missed.remedy", Document.IPG, "remedy for a missed trigger", always="2.1"),
    Rule("missed.chooser", Document.IPG, "who chooses in the remedy", always="2.1"),
    Rule(
        "missed.legal-objects",
        Document.IPG,
        "objects of a trigger placed late",
        always="2.1",
    ),
)
