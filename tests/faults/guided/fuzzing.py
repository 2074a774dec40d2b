"""One reader fed by the fuzzer, in a process that it owns; ends as that says."""

from __future__ import annotations

import sys
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["quizapp"]):
    from tests.faults.guided.readers import READERS
from tests.faults.guided.tokens import Tokens

SLOWEST_S = 20
"""Seconds after which one input is held to hang."""
MOST_MB = 2_500
LONGEST = 20_000
"""Bytes of an input, unless sound content is longer."""


def main(name: str, folder: Path, seconds: int, seed: int) -> None:
    """Feed a reader for so long; what breaks it lies in the folder afterwards.

    The fuzzer ends the process itself: whoever started it looks after the folder.
    """
    place, corpus = folder / "place", folder / "corpus"
    place.mkdir()
    corpus.mkdir()
    reader = READERS[name](place)
    for number, content in enumerate(reader.seeds):
        (corpus / str(number)).write_bytes(content)
    options = [
        f"-max_total_time={seconds}",
        f"-seed={seed}",
        f"-timeout={SLOWEST_S}",
        f"-rss_limit_mb={MOST_MB}",
        f"-max_len={max(LONGEST, *map(len, reader.seeds))}",
        f"-artifact_prefix={folder}/",
    ]
    tokens = Tokens(reader.seeds)

    def mutate(data: bytes, most: int, chance: int) -> bytes:
        """Change tokens half of the time, and bytes otherwise."""
        if chance % 2:
            return tokens.change(data, chance)[:most]
        return bytes(atheris.Mutate(data, most))

    command = [sys.argv[0], *options, str(corpus)]
    atheris.Setup(command, reader.check, custom_mutator=mutate)
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
