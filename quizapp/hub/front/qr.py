"""A QR code of a link, in characters for a terminal."""

from __future__ import annotations

import io

import segno


def terminal_qr(link: str) -> str:
    """Paint a QR code; two rows of modules share a line."""
    painted = io.StringIO()
    segno.make(link, error="m", micro=False).terminal(painted, compact=True)
    return painted.getvalue()
