"""Serving: the socket, the server on it, and an orderly end."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import uvicorn

from quizapp.hub.application import Application
from quizapp.hub.quick import quick_protocol

_BACKLOG = 2_048
_END_S = 5
_SWITCH_S = 0.000_2
"""How soon the loop makes way for the thread that has just committed."""

_IDLE_S = 75
"""How long a connection is kept on which nothing is asked."""

_MADE_TOGETHER = 20_000
"""So many things are made before those are looked for that nobody needs: hundreds of
answers that wait together are all needed."""


if sys.platform == "win32":

    def allow_connections() -> None:
        """Do nothing: there each process may have thousands."""

else:
    import resource

    def allow_connections() -> None:
        """Let there be as many as the system allows; many systems say 1,024 at first."""
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Secured(NamedTuple):
    """Files of a certificate and its key."""

    certificate: Path
    key: Path


class Place(NamedTuple):
    """Where to listen, and how."""

    host: str
    port: int
    """0: any that is free."""
    secured: Secured | None = None
    behind_proxy: bool = False
    """Whether a proxy on this computer says who asks."""


class CannotListenError(Exception):
    """The address is taken, or is none of this computer."""


def listen(place: Place) -> socket.socket:
    """Begin to listen; whoever connects now is served soon.

    :raises CannotListenError: if that is not possible.
    """
    family = socket.AF_INET6 if ":" in place.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((place.host, place.port))
        listening.listen(_BACKLOG)
    except OSError as error:
        listening.close()
        raise CannotListenError(
            f"{place.host}:{place.port} cannot be listened on "
            f"({error.strerror or error}). Name another --port or --host."
        ) from error
    return listening


def serve(
    application: Application,
    listening: socket.socket,
    place: Place,
    at_end: Callable[[], None],
) -> None:
    """Serve until the process is asked to end; what is under way is finished first."""
    allow_connections()
    gc.collect()
    gc.freeze()  # all that is here stays: to look through it again would be a pause
    gc.set_threshold(_MADE_TOGETHER)
    sys.setswitchinterval(_SWITCH_S)
    # The server hands signals on when it is done: this one must not end the process
    # before everything is closed.
    signal.signal(signal.SIGTERM, lambda _number, _frame: None)
    config = uvicorn.Config(
        application,
        http=quick_protocol(application.quick),
        log_level="error",  # what strangers send that is no HTTP is nobody's business
        access_log=False,  # it would keep who asked for what, and when
        server_header=False,
        date_header=False,
        lifespan="off",
        ws="none",
        backlog=_BACKLOG,
        timeout_keep_alive=_IDLE_S,
        timeout_graceful_shutdown=_END_S,
        proxy_headers=place.behind_proxy,
        forwarded_allow_ips="127.0.0.1" if place.behind_proxy else None,
        ssl_certfile=None if place.secured is None else place.secured.certificate,
        ssl_keyfile=None if place.secured is None else str(place.secured.key),
    )
    try:
        uvicorn.Server(config).run(sockets=[listening])
    except KeyboardInterrupt:
        pass  # handed on for Ctrl C; by now everybody has their answer
    finally:
        listening.close()
        at_end()
