"""The folder that runs by itself, made by PyInstaller."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tools.package.project import BUILD, DIST, ROOT, Project, reproducibly

FOLDER = DIST / "quizapp"
_SPEC = ROOT / "tools" / "package" / "quizapp.spec"


class LackingError(RuntimeError):
    """The folder lacks something that it needs."""


def build_folder(project: Project) -> Path:
    """Build the folder anew, and see that no library looks for one that is not there.

    :raises LackingError: if one does.
    """
    shutil.rmtree(BUILD, ignore_errors=True)
    BUILD.mkdir(parents=True)
    build = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    places = ["--distpath", str(DIST), "--workpath", str(BUILD), str(_SPEC)]
    environment = reproducibly(project.moment)
    subprocess.run([*build, *places], cwd=ROOT, env=environment, check=True)
    if sys.platform.startswith("linux"):
        lacking = sorted(_lacking())
        if lacking:
            raise LackingError("libraries are not found: " + ", ".join(lacking))
    return FOLDER


def libraries() -> list[Path]:
    """List the program and every library in the folder."""
    inside = FOLDER / "_internal"
    found = [path for path in inside.rglob("*.so*") if not path.is_symlink()]
    return [FOLDER / "quizapp", *sorted(found)]


def _lacking() -> set[str]:
    said = subprocess.run(
        ["ldd", *map(str, libraries())], capture_output=True, text=True, check=False
    )
    lines = said.stdout.splitlines()
    return {line.split()[0] for line in lines if line.endswith("not found")}
