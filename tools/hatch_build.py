"""Compiles the message catalogues, alone or whenever the package is built."""

from __future__ import annotations

import datetime as dt
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_ANY_DAY = dt.datetime(2000, 1, 1, tzinfo=dt.UTC)
"""Stands in every compiled catalogue, so that equal sources make equal files."""


def compile_catalogues(root: Path) -> None:
    """Write the compiled catalogue beside every one that translators edit."""
    for source in sorted(root.glob("quizapp/locale/*/LC_MESSAGES/*.po")):
        with source.open("rb") as text:
            catalogue = read_po(text, locale=source.parts[-3])
        catalogue.creation_date = _ANY_DAY
        with source.with_suffix(".mo").open("wb") as compiled:
            write_mo(compiled, catalogue)


class CatalogueHook(BuildHookInterface):
    """Runs before a wheel or an editable install is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the catalogues so that they can be packed."""
        compile_catalogues(Path(self.root))


if __name__ == "__main__":
    compile_catalogues(Path(__file__).resolve().parents[1])
