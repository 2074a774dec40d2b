"""Collections of questions as somebody else would send them."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from pathlib import Path

FAMILY = """\
topics: [searching]
level: 2
complexity: 1
scenario:
  players: [A, N]
  turn: {of: A, step: precombat main}
  A: {ready: [Demonic Tutor], library: {Plains: 2, others: 20}}
  given: [{control_player: {who: A, by: N, source: Mindslaver, during: this_turn}}]
happens:
  - {use: Demonic Tutor, by: A}
  - {resolve: top}
ask: {form: can, who: N, statement: {found: {by: A, cards: none}}}
horizon: {end_of: step}
"""
UNREADABLE = FAMILY.replace("horizon", "horizn")
REFUSED = FAMILY + "turns_on: untap_symbol_payable\n"
"""Its answer turns on something else."""
CARD = """\
name: Borrowed Lookalike
cost: "{1}{B}"
types: [Sorcery]
do: [{search: {zone: library, count: 1, put: hand}}, {shuffle: library}]
source: two letters
"""
WITH_CARD = FAMILY.replace("Demonic Tutor", "Borrowed Lookalike")


def write_collection(folder: Path, files: Mapping[str, str]) -> Path:
    """Write files into a folder of their own."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def zip_collection(path: Path, files: Mapping[str, str | bytes]) -> Path:
    """Write files into an archive, under any names."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return path
