"""Timing of a sitting: when it ends, after pauses and with extra time."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct


class Pause(Struct, frozen=True, order=True):
    """A stretch in which no time runs, in milliseconds since 1970."""

    begun_ms: int
    ended_ms: int | None = None
    """None: it goes on."""


def end_of(begun_ms: int, length_ms: int, pauses: Iterable[Pause], now_ms: int) -> int:
    """Say when a sitting ends, as far as that is known now.

    A pause that begins after the end changes nothing: what is over stays over.
    Pauses may overlap; a moment in several of them counts once.
    """
    end = begun_ms + length_ms
    counted_until = begun_ms
    for pause in sorted(pauses, key=lambda each: each.begun_ms):
        since = max(pause.begun_ms, counted_until)
        until = now_ms if pause.ended_ms is None else pause.ended_ms
        if since >= end or until <= since:
            continue
        end += until - since
        counted_until = until
    return end


def is_paused(pauses: Iterable[Pause], now_ms: int, slack_ms: int = 0) -> bool:
    """Say whether no time runs now, and has not for longer than the slack."""
    return any(
        pause.begun_ms + slack_ms <= now_ms
        and (pause.ended_ms is None or now_ms < pause.ended_ms)
        for pause in pauses
    )
