"""A PostgreSQL server of the test's own: no port, no password, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_PLACES = "/usr/lib/postgresql"


class NoPostgresError(Exception):
    """This machine cannot run a PostgreSQL server."""


@contextmanager
def postgres_server() -> Iterator[str]:
    """Start a server that listens on a socket in its folder; give its address.

    :raises NoPostgresError: if the programs or an unprivileged user are missing.
    """
    programs = _programs()
    user = _user()
    folder = Path(tempfile.mkdtemp(prefix="rooms-"))
    try:
        if user is not None:
            os.chown(folder, user.pw_uid, user.pw_gid)
        data = folder / "data"
        name = "rooms"
        _run(user, programs / "initdb", "-D", data, "-U", name, "-A", "trust", "-N")
        options = f"-c listen_addresses='' -k {folder} -c max_connections=60"
        control = programs / "pg_ctl"
        _run(
            user,
            control,
            "-D",
            data,
            "-w",
            "-o",
            options,
            "-l",
            folder / "log",
            "start",
        )
        try:
            yield f"postgresql://{name}@/postgres?host={folder}"
        finally:
            _run(user, control, "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path:
    folders = sorted(Path(_PLACES).glob("*/bin"), reverse=True)
    for folder in folders:
        if (folder / "initdb").is_file() and (folder / "pg_ctl").is_file():
            return folder
    raise NoPostgresError("there is no PostgreSQL server (package postgresql)")


def _user() -> pwd.struct_passwd | None:
    """Give whom the server runs as; it refuses to run as root."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres")
    except KeyError as error:
        raise NoPostgresError("root has no user postgres to run a server as") from error


def _run(user: pwd.struct_passwd | None, *command: str | Path) -> None:
    who: dict[str, object] = {}
    if user is not None:
        who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    with tempfile.TemporaryFile() as told:
        done = subprocess.run(
            [str(each) for each in command], cwd="/", stdin=subprocess.DEVNULL,
            stdout=told, stderr=told, check=False, timeout=60, **who,
        )  # fmt: skip
        told.seek(0)
        if done.returncode != 0:
            raise NoPostgresError(told.read().decode(errors="replace"))
