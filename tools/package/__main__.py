"""Makes the packages that are named, or all of them, in dist/.

Usage: python -m tools.package [wheel] [folder] [deb]
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tools.hatch_build import compile_catalogues
from tools.package.debian import build_debian
from tools.package.folder import LackingError, build_folder
from tools.package.project import DIST, ROOT, Project, read_project, reproducibly

KINDS = ("wheel", "folder", "deb")


def main(asked: list[str]) -> int:
    """Make what is asked for, in the order in which one needs the other."""
    unknown = sorted(set(asked) - set(KINDS))
    if unknown:
        print(
            f"no package is called {', '.join(unknown)}; there are {', '.join(KINDS)}"
        )
        return 2
    project = read_project()
    compile_catalogues(ROOT)
    try:
        for kind in asked or _possible():
            print(_MAKERS[kind](project), flush=True)
    except (LackingError, subprocess.CalledProcessError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _possible() -> tuple[str, ...]:
    """List all kinds, without that of another system."""
    if shutil.which("dpkg-deb"):
        return KINDS
    print("A Debian package is made where dpkg-deb is: left out.")
    return KINDS[:-1]


def _build_wheel(project: Project) -> Path:
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation"]
    subprocess.run(
        [*build, "--outdir", str(DIST), str(ROOT)],
        env=reproducibly(project.moment), check=True, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    return next(DIST.glob(f"quizapp-{project.version}-*.whl"))


_MAKERS = {"wheel": _build_wheel, "folder": build_folder, "deb": build_debian}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
