"""Changing content token by token: much of it goes on being understood."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable

from tests.faults.fuzz.rubbish import ODD_NUMBERS, ODD_TEXTS

TOKEN = re.compile(rb'"[^"\\\n]*"|[$\w.+-]+')
ODD = tuple(
    each.encode("utf-8", "replace")
    for each in (*map(str, ODD_NUMBERS), *ODD_TEXTS, "[]", "{}", "[[", "&a *a", "!!map")
)


class Tokens:
    """Puts other tokens in the place of some: of the seeds, or odd ones."""

    def __init__(self, seeds: Iterable[bytes]) -> None:
        found = {token for seed in seeds for token in TOKEN.findall(seed)}
        self._known = sorted(found)

    def change(self, data: bytes, seed: int) -> bytes:
        """Change one to three tokens, or lines, as a seed decides."""
        chance = random.Random(seed)
        for _ in range(chance.randint(1, 3)):
            data = self._change_one(data, chance)
        return data or b"\n"

    def _change_one(self, data: bytes, chance: random.Random) -> bytes:
        if chance.random() < 0.2:
            return _move_line(data, chance)
        places = [each.span() for each in TOKEN.finditer(data)]
        if not places:
            return chance.choice(self._known or [b""])
        start, end = chance.choice(places)
        others = chance.choice([self._known, self._known, ODD, [b""]])
        return data[:start] + chance.choice(others or [b""]) + data[end:]


def _move_line(data: bytes, chance: random.Random) -> bytes:
    """Double a line somewhere else, or take it out."""
    lines = data.splitlines(keepends=True)
    if not lines:
        return data
    line = lines[chance.randrange(len(lines))]
    if chance.random() < 0.5:
        lines.remove(line)
    else:
        lines.insert(chance.randrange(len(lines) + 1), line)
    return b"".join(lines)
