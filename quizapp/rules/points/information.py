"""Rule points about hidden information (CR 400.2, 406.3, 708.5, 723.4)."""

from __future__ import annotations

from quizapp.rules.documents.edition import Document
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.sights import Seen, Sight
from quizapp.rules.rulebook import Cited, cited, rule_point

_RULES = {
    Seen.HAND: "see.hand",
    Seen.LIBRARY: "see.library",
    Seen.LIBRARY_TOP: "see.library",
    Seen.FACE_DOWN_PERMANENT: "see.face-down",
    Seen.FACE_DOWN_EXILE: "see.exile",
    Seen.OUTSIDE: "see.outside",
    Seen.NOTES: "see.notes",
}
SHOWN_TO_THEIR_PLAYER = frozenset(
    {Seen.HAND, Seen.FACE_DOWN_PERMANENT, Seen.OUTSIDE, Seen.NOTES}
)
"""What a player may look at just because it is theirs."""


@rule_point("may_see")
def may_see(viewer: Player, sight: Sight, shown: bool) -> Cited[bool]:
    """Say whether a player may look at something in their own right, at this moment.

    A player sees their own hand (402.3), the face-down permanents they control (708.5)
    and what they own outside the game, but a library or a card exiled face down only
    where something lets them look (401.2, 406.3).
    """
    own = viewer == sight.of and sight.what in SHOWN_TO_THEIR_PLAYER
    return cited(
        own or shown,
        _RULES[sight.what],
        viewer=viewer,
        of=sight.of,
        card=sight.card,
        now=_word(own or shown),
    )


@rule_point("sees_with_controlled_player")
def sees_with_controlled_player(
    viewer: Player, subject: Player, sight: Sight
) -> Cited[bool]:
    """Say whether whoever controls a player sees what that player sees (CR 723.4)."""
    return cited(
        True,
        "control.sees",
        viewer=viewer,
        subject=subject,
        what=sight.what,
        of=sight.of,
    )


@rule_point("controlled_player_still_sees")
def controlled_player_still_sees(player: Player, by: Player) -> Cited[bool]:
    """Say whether a controlled player goes on seeing what they could see (CR 723.4)."""
    return cited(True, "control.sees", viewer=by, subject=player, what="both")


@rule_point("outside_the_game_is_closed")
def outside_the_game_is_closed(subject: Player, by: Player) -> Cited[bool]:
    """Say whether cards outside the game stay with the controlled player (CR 723.4)."""
    return cited(False, "control.sees", viewer=by, subject=subject, what="outside/open")


@outside_the_game_is_closed.since("2016-07-22")
def _closed(subject: Player, by: Player) -> Cited[bool]:
    return cited(
        True, "control.sees", viewer=by, subject=subject, what="outside/closed"
    )


@rule_point("remembered_exile")
def remembered_exile(
    player: Player, card: str, seen: bool, seen_others: bool
) -> Cited[bool]:
    """Say whether a right to look at a card exiled face down lasts (CR 406.3).

    It goes with the card that a player was once allowed to look at, and not with what
    exiled it.
    """
    del seen, seen_others
    return cited(False, "exile.remembered", player=player, card=card, now="never")


@remembered_exile.since("2013-02-01")
def _lasts(player: Player, card: str, seen: bool, seen_others: bool) -> Cited[bool]:
    del seen_others  # a misconception looks at it
    return cited(seen, "exile.remembered", player=player, card=card, now=_word(seen))


@rule_point("remembered_permanent")
def remembered_permanent(player: Player, card: str) -> Cited[bool]:
    """Say whether one who saw a face-down permanent may look again later (CR 708.5)."""
    return cited(False, "see.face-down", viewer=player, of="", card=card, now="again")


@rule_point("looked_then_exiled")
def looked_then_exiled(player: Player, card: str) -> Cited[bool]:
    """Say whether one who looks at a card and exiles it face down may go on (CR 406.3)."""
    return cited(False, "exile.remembered", player=player, card=card, now="unlooked")


@looked_then_exiled.since("2022-02-18")
def _goes_on(player: Player, card: str) -> Cited[bool]:
    return cited(True, "exile.remembered", player=player, card=card, now="looked")


@rule_point("shuffled_pile_ends_look")
def shuffled_pile_ends_look(player: Player, card: str) -> Cited[bool]:
    """Say whether a right to look ends as the card is shuffled into a pile (CR 406.3)."""
    return cited(False, "exile.remembered", player=player, card=card, now="shuffled")


@shuffled_pile_ends_look.since("2023-10-13")
def _ends(player: Player, card: str) -> Cited[bool]:
    return cited(True, "exile.remembered", player=player, card=card, now="ended")


@rule_point("separate_piles")
def separate_piles(viewer: Player, of: Player) -> Cited[bool]:
    """Say whether everybody sees in which order cards were exiled face down (CR 406.4)."""
    return cited(False, "exile.piles", viewer=viewer, of=of, now="false")


@separate_piles.since("2015-09-26")
def _kept_apart(viewer: Player, of: Player) -> Cited[bool]:
    return cited(True, "exile.piles", viewer=viewer, of=of, now="true")


@rule_point("notes_are_private", Document.MTR)
def notes_are_private(subject: Player, by: Player) -> Cited[bool]:
    """Say whether a controlled player's notes stay their own (MTR 2.11)."""
    return cited(True, "see.notes", viewer=by, of=subject, card="", now="false")


def _word(value: bool) -> str:
    return str(value).lower()
