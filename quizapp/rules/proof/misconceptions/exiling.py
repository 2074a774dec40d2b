"""Misconceptions about control while searching, and about cards exiled as they are found."""

from __future__ import annotations

from quizapp.rules.nouns.control import Control
from quizapp.rules.nouns.objects import Player
from quizapp.rules.points import exiling
from quizapp.rules.points.exiling import SearchWindow
from quizapp.rules.rulebook import Cited, cited, misconception


@misconception("searcher-is-controlled-all-along", exiling.control_while_searching)
def _all_along(control: Control, window: SearchWindow) -> Cited[bool]:
    works = window in (SearchWindow.OWN, SearchWindow.ASIDE)
    return cited(works, "control.searching", by=control.by, source=control.source)


@misconception("any-library-counts-for-control", exiling.control_while_searching)
def _any_library(control: Control, window: SearchWindow) -> Cited[bool]:
    works = window in (SearchWindow.OWN, SearchWindow.ANOTHERS)
    return cited(works, "control.searching", by=control.by, source=control.source)


@misconception("searching-player-still-chooses", exiling.control_while_searching)
def _still_chooses(control: Control, window: SearchWindow) -> Cited[bool]:
    del window
    return cited(False, "control.searching", by=control.by, source=control.source)


@misconception("found-card-goes-where-told", exiling.found_card_is_exiled)
def _goes_where_told(
    by: Player, source: str, name: str, window: SearchWindow
) -> Cited[bool]:
    del window
    return cited(False, "found.exiled", by=by, source=source, name=name)


@misconception("every-found-card-is-exiled", exiling.found_card_is_exiled)
def _every_card(
    by: Player, source: str, name: str, window: SearchWindow
) -> Cited[bool]:
    del window
    return cited(True, "found.exiled", by=by, source=source, name=name)


@misconception("permission-follows-its-source", exiling.permission_belongs_to)
def _follows_source(
    player: Player, source: str, controller: Player | None, name: str
) -> Cited[Player | None]:
    return cited(
        controller, "permission.lasts", player=player, source=source, name=name
    )


@misconception("permitted-cards-are-free", exiling.permitted_card_is_paid_for)
def _free(player: Player, name: str) -> Cited[bool]:
    return cited(False, "cast.total-cost", player=player, name=name)


@misconception("colours-must-match-all-the-same", exiling.mana_of_any_colour)
def _colours_match(player: Player, name: str) -> Cited[bool]:
    return cited(False, "mana.as-though", player=player, name=name)


@misconception("permission-is-a-land-play", exiling.permission_uses_a_land_play)
def _extra_land(player: Player, name: str) -> Cited[bool]:
    return cited(False, "permission.land", player=player, name=name)


@misconception("creatures-may-be-cast-in-response", exiling.cast_at_instant_speed)
def _creatures_respond(name: str, flash: bool, creature: bool) -> Cited[bool]:
    return cited(flash or creature, "timing.flash", name=name)


@misconception("creatures-wait-for-the-main-phase", exiling.cast_at_instant_speed)
def _creatures_wait(name: str, flash: bool, creature: bool) -> Cited[bool]:
    return cited(flash and not creature, "timing.flash", name=name)


EXILING = (
    _all_along,
    _any_library,
    _still_chooses,
    _goes_where_told,
    _every_card,
    _follows_source,
    _free,
    _colours_match,
    _extra_land,
    _creatures_respond,
    _creatures_wait,
)
