"""A line to a server that a test can cut: bytes go through it, or nothing does."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Lock, Thread

HOST = "127.0.0.1"


class CutLine:
    """Passes connections on to a port of this computer, until it is cut."""

    def __init__(self, port: int) -> None:
        self._goal = (HOST, port)
        self._lock = Lock()
        self._open: set[socket.socket] = set()
        self._is_cut = False
        self._listening = socket.create_server((HOST, 0))
        self.port = int(self._listening.getsockname()[1])
        self._thread = Thread(target=self._accept)
        self._thread.start()

    def cut(self, *, is_cut: bool = True) -> None:
        """Break all connections and take no new ones, or take them again."""
        with self._lock:
            self._is_cut = is_cut
            broken = tuple(self._open) if is_cut else ()
        for each in broken:
            _hang_up(each)

    def close(self) -> None:
        """End it."""
        self.cut()
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self._thread.join()

    def __enter__(self) -> CutLine:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listening.accept()
                self._connect(here)

    def _connect(self, here: socket.socket) -> None:
        with self._lock:
            if self._is_cut:
                here.close()
                return
        try:
            there = socket.create_connection(self._goal)
        except OSError:
            here.close()
            return
        with self._lock:
            self._open |= {here, there}
        for pair in ((here, there), (there, here)):
            Thread(target=self._pass_on, args=pair, daemon=True).start()

    def _pass_on(self, from_: socket.socket, to: socket.socket) -> None:
        with suppress(OSError):
            while data := from_.recv(65_536):
                to.sendall(data)
        with self._lock:
            self._open -= {from_, to}
        _hang_up(to)
        from_.close()


def _hang_up(connection: socket.socket) -> None:
    with suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)
