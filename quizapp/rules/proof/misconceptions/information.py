"""Misconceptions about who may look at what."""

from __future__ import annotations

from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.sights import Seen, Sight
from quizapp.rules.points import information
from quizapp.rules.rulebook import Cited, cited, misconception

_LIBRARY = frozenset({Seen.LIBRARY, Seen.LIBRARY_TOP})


@misconception("owner-may-look-in-exile", information.may_see)
def _owner_may_look(viewer: Player, sight: Sight, shown: bool) -> Cited[bool]:
    owner = sight.what is Seen.FACE_DOWN_EXILE and viewer == sight.of
    own = _own(viewer, sight) or shown or owner
    return cited(own, "see.exile", viewer=viewer, of=sight.of)


@misconception("own-library-is-open", information.may_see)
def _own_library(viewer: Player, sight: Sight, shown: bool) -> Cited[bool]:
    owner = sight.what in _LIBRARY and viewer == sight.of
    own = _own(viewer, sight) or shown or owner
    return cited(own, "see.library", viewer=viewer, of=sight.of)


def _own(viewer: Player, sight: Sight) -> bool:
    return viewer == sight.of and sight.what in information.SHOWN_TO_THEIR_PLAYER


@misconception("control-shows-nothing", information.sees_with_controlled_player)
def _shows_nothing(viewer: Player, subject: Player, sight: Sight) -> Cited[bool]:
    del sight
    return cited(False, "control.sees", viewer=viewer, subject=subject)


@misconception("only-the-hand-is-shown", information.sees_with_controlled_player)
def _only_the_hand(viewer: Player, subject: Player, sight: Sight) -> Cited[bool]:
    shown = sight.what is Seen.HAND
    return cited(shown, "control.sees", viewer=viewer, subject=subject)


@misconception("control-blinds-the-player", information.controlled_player_still_sees)
def _blinds(player: Player, by: Player) -> Cited[bool]:
    return cited(False, "control.sees", viewer=by, subject=player)


@misconception("control-opens-the-sideboard", information.outside_the_game_is_closed)
def _opens(subject: Player, by: Player) -> Cited[bool]:
    return cited(False, "control.sees", viewer=by, subject=subject)


@misconception("control-closes-the-sideboard", information.outside_the_game_is_closed)
def _closes(subject: Player, by: Player) -> Cited[bool]:
    return cited(True, "control.sees", viewer=by, subject=subject)


@misconception("exile-right-ends-with-control", information.remembered_exile)
def _ends(player: Player, card: str, seen: bool, seen_others: bool) -> Cited[bool]:
    del seen, seen_others
    return cited(False, "exile.remembered", player=player, card=card)


@misconception("right-covers-the-source", information.remembered_exile)
def _covers(player: Player, card: str, seen: bool, seen_others: bool) -> Cited[bool]:
    return cited(seen or seen_others, "exile.remembered", player=player, card=card)


@misconception("seen-once-seen-for-ever", information.remembered_permanent)
def _for_ever(player: Player, card: str) -> Cited[bool]:
    return cited(True, "see.face-down", viewer=player, card=card)


@misconception("shuffling-changes-nothing", information.shuffled_pile_ends_look)
def _shuffling(player: Player, card: str) -> Cited[bool]:
    return cited(False, "exile.remembered", player=player, card=card)


@misconception("exile-piles-may-be-shuffled", information.separate_piles)
def _shuffled(viewer: Player, of: Player) -> Cited[bool]:
    return cited(False, "exile.piles", viewer=viewer, of=of)


@misconception("control-shows-notes", information.notes_are_private)
def _notes(subject: Player, by: Player) -> Cited[bool]:
    return cited(False, "see.notes", viewer=by, of=subject)


INFORMATION = (
    _shows_nothing,
    _only_the_hand,
    _owner_may_look,
    _own_library,
    _blinds,
    _opens,
    _closes,
    _ends,
    _covers,
    _for_ever,
    _shuffling,
    _shuffled,
    _notes,
)
