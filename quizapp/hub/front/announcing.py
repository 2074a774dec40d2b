"""Announcing a room in the local network, where that is possible."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable

_KIND = "_quizroom._tcp.local."


def announce(title: str, host: str, port: int) -> Callable[[], None] | None:
    """Announce a room; return what takes it back, or None where it cannot be done.

    It is a convenience: the link and the code always work without it.
    """
    try:
        # Loaded here alone: slow to import, and a room needs it for nothing else.
        from zeroconf import ServiceInfo, Zeroconf

        packed = ipaddress.ip_address(host).packed
        label = "".join(each if each.isalnum() else "-" for each in title)[:40]
        info = ServiceInfo(
            _KIND,
            f"{label or 'room'}-{port}.{_KIND}",
            addresses=[packed],
            port=port,
            properties={"path": "/"},
        )
        network = Zeroconf()
        network.register_service(info)
    except Exception:  # whatever the network does not allow
        return None

    def take_back() -> None:
        network.unregister_service(info)
        network.close()

    return take_back
