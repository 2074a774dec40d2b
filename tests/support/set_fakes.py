"""Stand-ins for what keeps sets that are gone through in rounds."""

from __future__ import annotations

from quizapp.training.woodpecker.woodpecker_set import RoundAnswer, WoodpeckerSet


class MemorySets:
    """Keeps sets in memory, and the answers that it is told of."""

    def __init__(self) -> None:
        self.kept: list[WoodpeckerSet] = []
        self.given: dict[str, list[RoundAnswer]] = {}

    def sets(self) -> list[WoodpeckerSet]:
        return list(self.kept)

    def keep(self, kept: WoodpeckerSet) -> None:
        self.kept.append(kept)

    def forget(self, set_id: str) -> None:
        self.kept = [each for each in self.kept if each.set_id != set_id]

    def answers(self, set_id: str) -> list[RoundAnswer]:
        return self.given.get(set_id, [])
