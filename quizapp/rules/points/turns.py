"""Rule points about turns that are skipped or added (CR 500.7, 614.10, 723.1b)."""

from __future__ import annotations

from quizapp.rules.nouns.control import Control
from quizapp.rules.nouns.objects import Player
from quizapp.rules.rulebook import Cited, cited, rule_point


@rule_point("control_waits_out_skips")
def control_waits_out_skips(control: Control) -> Cited[bool]:
    """Say whether a pending effect waits when the turn is skipped (CR 723.1b)."""
    return cited(True, "control.waits", source=control.source, subject=control.subject)


@rule_point("extra_turn_is_kept")
def extra_turn_is_kept(player: Player, source: str, overwritten: bool) -> Cited[bool]:
    """Say whether an extra turn comes although newer control came up (CR 500.7, 723.1a)."""
    del overwritten  # only control is overwritten; a misconception looks at it
    return cited(True, "turn.extra", player=player, source=source)


@rule_point("extra_turn_is_skipped")
def extra_turn_is_skipped(
    player: Player, by: Player, opponent: bool, source: str
) -> Cited[bool]:
    """Say whether a forbidden extra turn is skipped, whoever gave it (CR 614.10).

    What keeps opponents from taking turns does not concern its own controller.
    """
    if opponent:
        return cited(True, "turn.skipped", player=player, source=source)
    return cited(
        False, "turn.skipped", player=player, by=by, source=source, opponent="no"
    )


@rule_point("turn_draw_is_optional")
def turn_draw_is_optional(player: Player, controls: tuple[Control, ...]) -> Cited[bool]:
    """Say whether a controlled player's draw for the turn is a choice (CR 504.1)."""
    newest = max(controls, key=lambda control: control.stamp)
    return cited(False, "draw.turn", player=player, by=newest.by)


@rule_point("who_speaks_for_team")
def who_speaks_for_team(
    team: tuple[Player, ...], creatures: tuple[int, ...]
) -> Cited[Player]:
    """Say who makes a choice that teammates cannot agree on (CR 805.2).

    The primary player comes first among the team.
    """
    del creatures  # how many each controls; a misconception looks at it
    return cited(team[0], "team.primary", player=team[0])
