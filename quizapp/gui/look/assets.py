"""Where the shipped fonts and icons are."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

from quizapp.bank.places import ContentMissingError, content_folder

LOGGER = logging.getLogger(__name__)


@cache
def asset_folder(name: str) -> Path | None:
    """Find a folder of assets; without it the window still opens, only plainer."""
    try:
        folder = content_folder("assets") / name
    except ContentMissingError as error:
        LOGGER.warning("%s", error)
        return None
    return folder if folder.is_dir() else None
