"""What the pages of a room show; no key is in any of them before it is told."""

from __future__ import annotations

from msgspec import Struct


class NearbyRow(Struct, frozen=True):
    """A room that announced itself."""

    address: str
    text: str


class JoinScreen(Struct, frozen=True, kw_only=True):
    """The way into a room."""

    language: str
    candidate: str
    """The name that is suggested."""
    nearby: tuple[NearbyRow, ...]
    waiting: str
    """What is being done at the moment, or empty."""
    fault: str
    """What stands in the way and what to do, or empty."""
    fingerprint: str
    """Of the certificate that somebody must compare, in groups; or empty."""
    fingerprint_line: str
