"""The link to a room: where it is, its join code, and the certificate that it must show."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

from msgspec import Struct

_FINGERPRINT = re.compile(r"[0-9A-F]{64}")


class JoinLinkError(ValueError):
    """What was written is no link to a room."""


class JoinLink(Struct, frozen=True):
    """A link, taken apart."""

    url: str
    host: str
    port: int
    is_secured: bool
    code: str
    fingerprint: str
    """SHA-256 of the certificate in hexadecimal digits; empty where none is said."""


def parse_join_link(text: str) -> JoinLink:
    """Read a link as `room serve` prints it; code and fingerprint stand behind `#`.

    :raises JoinLinkError: saying what is not right with it.
    """
    url = "".join(text.split())
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise JoinLinkError("no-link") from error
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise JoinLinkError("no-link")
    said = parse_qs(parts.fragment)
    code = "".join(said.get("room", ()))
    fingerprint = "".join(said.get("sha256", ())).replace(":", "").upper()
    if not code:
        raise JoinLinkError("no-code")
    if fingerprint and not _FINGERPRINT.fullmatch(fingerprint):
        raise JoinLinkError("cut")
    is_secured = parts.scheme == "https"
    known = 443 if is_secured else 80
    return JoinLink(url, parts.hostname, port or known, is_secured, code, fingerprint)
