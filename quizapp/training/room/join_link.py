"""The link to a room: where it is, its join code, and the certificate that it must show."""

from __future__ import annotations

import ipaddress
import re
from urllib.parse import parse_qs, urlsplit

from msgspec import Struct

ROOM_PORT = 8421
"""Where rooms listen unless they are told otherwise."""

_FINGERPRINT = re.compile(r"[0-9A-F]{64}")


class JoinLinkError(ValueError):
    """What was written leads to no room; the word says why."""


class JoinLink(Struct, frozen=True):
    """A link, taken apart."""

    url: str
    host: str
    port: int
    is_secured: bool
    code: str = ""
    """Empty where the link does not say it."""
    fingerprint: str = ""
    """SHA-256 of the certificate in hexadecimal digits; empty where none is said."""

    @property
    def address(self) -> str:
        """Give the address without code and fingerprint, to be shown."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'https' if self.is_secured else 'http'}://{host}:{self.port}"


def parse_join_link(text: str) -> JoinLink:
    """Read a link as `room serve` prints it, or the address of a room alone.

    Code and fingerprint stand behind `#`. An address may be as short as a host.

    :raises JoinLinkError: saying in one word what is not right with it.
    """
    written = "".join(text.split())
    url = written if "://" in written else f"https://{written}"
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise JoinLinkError("no-link") from error
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise JoinLinkError("no-link")
    is_secured = parts.scheme == "https"
    if not is_secured and not _is_loopback(parts.hostname):
        raise JoinLinkError("not-secured")
    said = parse_qs(parts.fragment)
    fingerprint = "".join(said.get("sha256", ())).replace(":", "").upper()
    if fingerprint and not _FINGERPRINT.fullmatch(fingerprint):
        raise JoinLinkError("cut")
    usual = (443 if is_secured else 80) if "://" in written else ROOM_PORT
    code = "".join(said.get("room", ()))
    place = (parts.hostname, port or usual, is_secured)
    return JoinLink(url, *place, code, fingerprint)


def _is_loopback(host: str) -> bool:
    """Say whether what is sent never leaves this computer."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
