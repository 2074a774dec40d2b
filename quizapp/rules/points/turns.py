"""Rule points about turns that are skipped or added (CR 500.7, 614.10, 723.1b)."""

from __future__ import annotations

from quizapp.rules.nouns.control import Control
from quizapp.rules.rulebook import Cited, cited, rule_point


@rule_point("control_waits_out_skips")
def control_waits_out_skips(control: Control) -> Cited[bool]:
    """Say whether a pending effect waits when the turn is skipped (CR 723.1b)."""
    return cited(True, "control.waits", source=control.source, subject=control.subject)
