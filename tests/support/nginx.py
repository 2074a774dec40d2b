"""nginx with the configuration of the docs, between candidates and two servers."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from quizapp.hub.serving import Secured
from tests.support.house import ROOT

_GUIDE = ROOT / "docs" / "scaling.md"
_PLACES = "/usr/sbin:/usr/local/sbin:/opt/homebrew/bin"
_TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def find_nginx() -> str | None:
    """Find the program, where this machine has one."""
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:{_PLACES}")


def documented() -> str:
    """Give the configuration as the docs print it."""
    text = _GUIDE.read_text("utf-8")
    begun = text.index("       events {")
    lines = text[begun:].splitlines()
    kept = []
    for line in lines:
        if line and not line.startswith("       "):
            break
        kept.append(line)
    return textwrap.dedent("\n".join(kept))


def _fitted(folder: Path, port: int, ports: Sequence[int], secured: Secured) -> str:
    """Put in the names of this test; each must be in the docs exactly once."""
    names = {
        "127.0.0.1:8431": f"127.0.0.1:{ports[0]}",
        "127.0.0.1:8432": f"127.0.0.1:{ports[1]}",
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "exam.example.pem": str(secured.certificate),
        "exam.example.key": str(secured.key),
    }
    text = documented()
    for name, here in names.items():
        assert text.count(name) == 1, name
        text = text.replace(name, here)
    kept = "".join(f"{each}_temp_path {folder}/{each};\n" for each in _TEMPORARY)
    return text.replace("http {", f"http {{\n{kept}", 1)


@contextmanager
def nginx(folder: Path, ports: Sequence[int], secured: Secured) -> Iterator[int]:
    """Run it before two servers; give the port that it listens at."""
    folder.mkdir()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    config = folder / "nginx.conf"
    config.write_text(_fitted(folder, port, ports, secured), "utf-8")
    own = "user root; " if os.name == "posix" and os.geteuid() == 0 else ""
    started = [
        str(find_nginx()), "-p", str(folder), "-c", str(config), "-e", "stderr",
        "-g", f"{own}pid {folder}/pid; error_log {folder}/errors warn;",
    ]  # fmt: skip
    subprocess.run([*started, "-t"], check=True, capture_output=True)
    # In the background: the command returns once it listens, and nothing has to wait.
    subprocess.run(started, check=True, stderr=subprocess.DEVNULL)
    try:
        yield port
    finally:
        subprocess.run([*started, "-s", "stop"], check=True, stderr=subprocess.DEVNULL)
