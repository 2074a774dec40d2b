"""The licence texts of all that a packed folder carries."""

from __future__ import annotations

import json
import re
import shutil
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from tools.package.folder import LackingError
from tools.package.project import BUILD, ROOT

MODULES = BUILD / "modules.json"
"""Names of the packages inside, as the build lists them."""

_LICENCE = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)


NOTICES = ROOT / "THIRD-PARTY-NOTICES.md"
_OWN = frozenset({"quizapp", "python"})


def write_licences(documents: Path) -> None:
    """Write a folder with the licence texts of each work that is carried.

    :raises LackingError: if a work is carried that the notices do not name.
    """
    found = list(_found())
    carried = {name for name, _ in found} - _OWN
    unnamed = find_unnamed(carried, NOTICES.read_text("utf-8"))
    if unnamed:
        raise LackingError(f"{NOTICES.name} does not name: {', '.join(unnamed)}")
    shutil.copy(NOTICES, documents)
    goal = documents / "licences"
    for name, texts in found:
        folder = goal / name
        for number, text in enumerate(texts):
            place = folder / (text.name if number == 0 else f"{number}-{text.name}")
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(text.read_bytes())


def find_unnamed(carried: set[str], notices: str) -> list[str]:
    """List the works that no table of the notices names.

    >>> find_unnamed({"PyYAML", "typing_extensions"}, "| PyYAML, typing-extensions | MIT |")
    []
    >>> find_unnamed({"zipp"}, "| unzipp | MIT |")
    ['zipp']
    """
    words = {_plain(word) for word in re.findall(r"[\w.-]+", notices)}
    return sorted(name for name in carried if _plain(name) not in words)


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).casefold()


def _found() -> Iterator[tuple[str, list[Path]]]:
    yield "quizapp", [ROOT / "LICENSE"]
    python = Path(sys.base_prefix) / "lib"
    texts = sorted(
        python.glob(f"python{sys.version_info[0]}.{sys.version_info[1]}/LICENSE*")
    )
    yield "python", texts
    inside = set(json.loads(MODULES.read_text("utf-8")))
    carriers = metadata.packages_distributions()
    names = {carrier for name in inside for carrier in carriers.get(name, ())}
    for name in sorted(names - {"quizapp"}):
        files = metadata.distribution(name).files or []
        texts = [
            Path(str(each.locate())) for each in files if _LICENCE.search(each.name)
        ]
        yield name, [text for text in texts if text.is_file() and text.suffix != ".py"]
