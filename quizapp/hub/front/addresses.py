"""Addresses: under which ones this computer is reached, and the link to a room."""

from __future__ import annotations

import socket

_ANY = ("0.0.0.0", "::")
_ELSEWHERE = ("192.0.2.1", 9)
"""An address that is nobody's: asking for the way there sends nothing."""


def own_address() -> str:
    """Give the address of this computer in its network; loopback where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def hosts_of(listening_on: str, own: str) -> tuple[str, ...]:
    """List the hosts that a server is reached by, the one to tell others first."""
    if listening_on not in _ANY:
        return (listening_on,)
    return tuple(dict.fromkeys((own, "127.0.0.1", "localhost")))


def join_link(base: str, join_code: str, fingerprint: str = "") -> str:
    """Make the link that leads to a room.

    Code and fingerprint stand behind `#`: browsers do not send that to a server.
    """
    link = f"{base}/#room={join_code.replace(' ', '')}"
    return f"{link}&sha256={fingerprint.replace(':', '')}" if fingerprint else link


def base_of(host: str, port: int, *, secured: bool) -> str:
    """Make the address of a server, as a browser takes it."""
    shown = f"[{host}]" if ":" in host else host
    return f"{'https' if secured else 'http'}://{shown}:{port}"
