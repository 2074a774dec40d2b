"""Wanted families: how many question families must exercise each row."""

from __future__ import annotations

from collections.abc import Mapping

PRINCIPAL_SUBJECTS: Mapping[str, str] = {
    "deciding": (
        "R01 R04 R05 R08 R09 R10 R11 R15 R31 R32 R33 R34 R35 R36 R37 R40 R41 R47 R48 "
        "R49 R50 R51 R52 R53 R54"
    ),
    "seeing": "R16 R17 R18 R19 R20 R21 R24 R25 R26 R27 R28 R29 R30",
    "searching": "R22 R55 R56 R79 R80 R81 R82 R84 R85 R86",
    "paying": "R42 R43 R44 R45 R76 R77 R78 R88",
    "turns": "R03 R06 R07 R57 R58 R59",
    "missed triggers": "R60 R61 R63 R64 R65 R66",
    "fixes": "R62 R67 R68 R69",
}
"""Rows by what they are about: one family of each would be learnt by heart."""

FAMILIES_OF_A_PRINCIPAL_ROW = 2
FAMILIES_OF_A_ROW = 1

_PRINCIPAL_ROWS = frozenset(" ".join(PRINCIPAL_SUBJECTS.values()).split())


def families_wanted(row: str) -> int:
    """Return how many families must exercise a row that the engine derives."""
    if row in _PRINCIPAL_ROWS:
        return FAMILIES_OF_A_PRINCIPAL_ROW
    return FAMILIES_OF_A_ROW
