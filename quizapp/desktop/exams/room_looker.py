"""Looks which certificate is shown at the address of a room."""

from __future__ import annotations

import hashlib
import socket
import ssl
from concurrent.futures import Future

from quizapp.desktop.in_a_thread import in_a_thread
from quizapp.presenters.sitting.room_door import Seen
from quizapp.training.room.join_link import JoinLink

_PATIENCE_S = 8.0


class RoomLooker:
    """Asks beside the window; sends nothing but what a connection needs."""

    def look_at(self, link: JoinLink) -> Future[Seen]:
        """Ask for the certificate that is shown there."""
        return in_a_thread(lambda: see(link))


def see(link: JoinLink) -> Seen:
    """Compare the certificate that is shown with the one that a link names."""
    try:
        place = (link.host, link.port)
        with socket.create_connection(place, _PATIENCE_S) as connection:
            if not link.is_secured:
                return Seen.OTHER if link.fingerprint else Seen.UNNAMED
            return _compare(connection, link)
    except (OSError, ValueError):
        return Seen.SILENT


def _compare(connection: socket.socket, link: JoinLink) -> Seen:
    # No authority vouches for a room in a local network: its fingerprint does.
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    with context.wrap_socket(connection, server_hostname=link.host) as secured:
        shown = secured.getpeercert(binary_form=True) or b""
    if not link.fingerprint:
        return Seen.UNNAMED
    same = hashlib.sha256(shown).hexdigest().upper() == link.fingerprint
    return Seen.SAME if same else Seen.OTHER
