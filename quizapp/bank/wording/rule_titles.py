"""Titles of rules, for editions in which a rule's number is not verified."""

from __future__ import annotations

from quizapp.rules.documents.rule_index import RULES

ALL_TEMPLATES = tuple(rule.title for rule in RULES.values())
