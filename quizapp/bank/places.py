"""Where the content lies: in the source tree or inside the installed package."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

ContentName = Literal["questions", "assets"]

PACKAGE = Path(__file__).resolve().parents[1]


class ContentMissingError(FileNotFoundError):
    """The program was installed without its content."""


def content_folder(name: ContentName, *, package: Path = PACKAGE) -> Path:
    """Find the folder of questions or of assets.

    :raises ContentMissingError: if neither the package nor a source tree has it.
    """
    packed = package / "_content" / name
    if packed.is_dir():
        return packed
    beside = package.parent / name
    is_source_tree = (package.parent / "pyproject.toml").is_file()
    if is_source_tree and beside.is_dir():
        return beside
    raise ContentMissingError(
        f"The folder “{name}” was not found: neither {packed} nor {beside} is "
        "there. Install quizapp again, or start it from a whole source tree."
    )
