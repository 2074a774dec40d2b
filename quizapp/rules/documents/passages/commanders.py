"""Passages about commanders (CR 903) and companions (CR 702.139)."""

from __future__ import annotations

from quizapp.rules.documents.rule import comprehensive

COMMANDERS = (
    comprehensive("commander.returns", "a commander that dies", "", "", "903.9a"),
    comprehensive("companion.taken", "taking a companion", "", "", "116.2g"),
)
