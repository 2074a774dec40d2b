"""Paints scenes of the window in looks: all of both, or those that are named."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tools.pictures.looks import find_looks
from tools.pictures.prepared import prepare
from tools.pictures.scenes import SCENES
from tools.pictures.studio import paint_looks

_PACK = Path("build/pack")


def main(arguments: list[str]) -> int:
    """Paint as the arguments say."""
    parser = argparse.ArgumentParser(prog="python -m tools.pictures")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/pictures"))
    parser.add_argument("--look", default="", help="such as fr-dark-200-1024x700")
    parser.add_argument(
        "--fresh", action="store_true", help="as before the questions are compiled"
    )
    parser.add_argument("--scene", action="append", choices=tuple(SCENES))
    said = parser.parse_args(arguments)
    looks = find_looks(said.look)
    if not looks:
        parser.error(f"no look has all of {said.look}")
    scenes = [SCENES[name] for name in said.scene or SCENES]
    pack = None if said.fresh else prepare(_PACK)
    faults = paint_looks(said.folder, looks, scenes, pack)
    print(*faults.cuts, *faults.silent, sep="\n")
    print(
        f"{len(faults.cuts)} places where something is cut and {len(faults.silent)}"
        f" that stay silent, on the pictures in {said.folder}"
    )
    return 1 if any(faults) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
