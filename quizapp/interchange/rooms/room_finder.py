"""Finding rooms that are announced in the local network, where that is possible."""

from __future__ import annotations

import contextlib
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any, NamedTuple

from quizapp.bank.reading.quotation import quotable

if TYPE_CHECKING:
    from zeroconf import Zeroconf

KIND = "_quizroom._tcp.local."
MOST_ROOMS = 50
"""Anybody in the network may announce what they like: more are not listed."""
_PATIENCE_MS = 2_000


class FoundRoom(NamedTuple):
    """A room that was announced; whether it is the right one, its certificate tells."""

    name: str
    address: str


class RoomFinder:
    """Listens beside the window from `start` to `stop`; finding nothing is no fault."""

    def __init__(self) -> None:
        self._found: dict[str, FoundRoom] = {}
        self._lock = Lock()
        self._network: Zeroconf | None = None
        self._is_wanted = False

    def start(self) -> None:
        """Begin to listen."""
        with self._lock:
            if self._is_wanted:
                return
            self._is_wanted = True
        Thread(target=self._listen, name="rooms nearby", daemon=True).start()

    def stop(self) -> None:
        """Listen no more; what was found is forgotten."""
        with self._lock:
            self._is_wanted, network, self._network = False, self._network, None
            self._found.clear()
        if network is not None:
            # Saying good-bye to the network takes a moment.
            Thread(target=network.close, name="rooms nearby", daemon=True).start()

    def found(self) -> tuple[FoundRoom, ...]:
        """List the rooms found so far, by name."""
        with self._lock:
            return tuple(sorted(self._found.values()))

    def _listen(self) -> None:
        try:
            # Loaded here alone: slow to import, and needed for nothing else.
            from zeroconf import ServiceBrowser, Zeroconf

            network = Zeroconf()
        except Exception:  # whatever the network does not allow
            return
        with self._lock:
            if self._is_wanted:
                self._network = network
        if self._network is not network:
            network.close()
            return
        with contextlib.suppress(Exception):
            ServiceBrowser(network, KIND, handlers=[self._note])

    def _note(
        self, zeroconf: Any, service_type: str, name: str, **_change: Any
    ) -> None:
        info = None
        with contextlib.suppress(Exception):  # it was told to stop at this very moment
            info = zeroconf.get_service_info(service_type, name, _PATIENCE_MS)
        room = None if info is None else read_announcement(name, info)
        with self._lock:
            if room is None:
                self._found.pop(name, None)
            elif self._is_wanted and len({*self._found, name}) <= MOST_ROOMS:
                self._found[name] = room


def read_announcement(name: str, info: Any) -> FoundRoom | None:
    """Read what was announced under a name; None where no address is in it."""
    addresses = [each for each in info.parsed_addresses() if each]
    if not addresses or not info.port:
        return None
    host = addresses[0]
    shown = f"[{host}]" if ":" in host else host
    label = name.removesuffix(f".{KIND}").removesuffix(f"-{info.port}")
    words = " ".join(label.replace("-", " ").split())
    return FoundRoom(quotable(words), f"{shown}:{info.port}")
