"""Passages about votes, and about abilities that trigger on what was done."""

from __future__ import annotations

from quizapp.rules.documents.rule import comprehensive

VOTING = (
    comprehensive("vote.order", "the order of voting", "", "701.30a", "701.38a"),
    comprehensive("vote.several", "several votes", "", "701.30d", "701.38d"),
    comprehensive("vote.outcome", "what is voted for", "", "701.30b", "701.38b"),
    comprehensive("vote.objects", "what is voted for", "", "701.30b", "701.38b"),
    comprehensive("vote.moved", "cards over rules", "101.1", "101.1", "101.1"),
)

REFLEXIVE = (
    comprehensive(
        "reflexive.checked", "reflexive triggered abilities", "", "", "603.12"
    ),
    comprehensive(
        "reflexive.stack",
        "choices of a triggered ability",
        "603.3d",
        "603.3d",
        "603.3d",
    ),
)
