"""Rule points about control while searching, and about cards exiled as they are found."""

from __future__ import annotations

from enum import StrEnum

from quizapp.rules.nouns.control import Control
from quizapp.rules.nouns.objects import Player
from quizapp.rules.rulebook import Cited, cited, rule_point


class SearchWindow(StrEnum):
    """Where a moment lies with regard to a player's search."""

    OWN = "own"
    """The player is searching their own library."""
    ANOTHERS = "another's"
    """The player is searching, but not their own library."""
    ASIDE = "aside"
    """Something resolves, but the player is not searching now."""
    NONE = "none"


@rule_point("control_while_searching")
def control_while_searching(control: Control, window: SearchWindow) -> Cited[bool]:
    """Say whether control of a player while they search works at a moment (CR 723.2)."""
    return cited(
        window is SearchWindow.OWN,
        "control.searching",
        by=control.by,
        subject=control.subject,
        source=control.source,
        window=window.value,
    )


@rule_point("found_card_is_exiled")
def found_card_is_exiled(
    by: Player, source: str, name: str, window: SearchWindow
) -> Cited[bool]:
    """Say whether an effect exiles a card that is found instead (CR 614.6).

    It goes to exile wherever the search would have put it.
    """
    return cited(
        window is SearchWindow.OWN,
        "found.exiled",
        by=by,
        source=source,
        name=name,
        window=window.value,
    )


@rule_point("permission_belongs_to")
def permission_belongs_to(
    player: Player, source: str, controller: Player | None, name: str
) -> Cited[Player | None]:
    """Say whose the right to play an exiled card is, whoever controls its source now."""
    del controller  # it is not looked at again; a misconception looks at it
    return cited(player, "permission.lasts", player=player, source=source, name=name)


@rule_point("permitted_card_is_paid_for")
def permitted_card_is_paid_for(player: Player, name: str) -> Cited[bool]:
    """Say whether a card that an effect lets a player cast has its cost (CR 601.2f)."""
    return cited(True, "cast.total-cost", player=player, name=name)


@rule_point("mana_of_any_colour")
def mana_of_any_colour(player: Player, name: str) -> Cited[bool]:
    """Say whether mana may be spent as though it were of any colour (CR 609.4b)."""
    return cited(True, "mana.as-though", player=player, name=name)


@rule_point("permission_uses_a_land_play")
def permission_uses_a_land_play(player: Player, name: str) -> Cited[bool]:
    """Say whether a land that an effect lets a player play takes a land play (CR 305.2b)."""
    return cited(True, "permission.land", player=player, name=name)


@rule_point("cast_at_instant_speed")
def cast_at_instant_speed(name: str, flash: bool, creature: bool) -> Cited[bool]:
    """Say whether a card that is no instant may be cast as one could be (CR 702.8a)."""
    del creature  # its types do not matter; a misconception looks at them
    rule = "timing.flash" if flash else "timing.sorcery"
    return cited(flash, rule, name=name)
