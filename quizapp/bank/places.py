"""Where the content lies: in the source tree or inside the installed package."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

ContentName = Literal["questions", "assets"]

PACKAGE = Path(__file__).resolve().parents[1]


COLLECTIONS = "collections"
"""Folder of the learner's data with one folder for each collection of questions."""


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


def collection_folders(data_folder: Path) -> tuple[Path, ...]:
    """List the folders of questions that the learner added, sorted by name.

    What begins with a dot is being added or removed just now.
    """
    folder = data_folder / COLLECTIONS
    if not folder.is_dir():
        return ()
    return tuple(
        sorted(
            path
            for path in folder.iterdir()
            if path.is_dir() and not path.name.startswith(".")
        )
    )


def collection_pack_folder(collection: Path) -> Path:
    """Say where the compiled pack of a collection lies."""
    return collection.parent / ".packs" / collection.name
