"""The compiled bank, killed while it is built and written."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

from quizapp.bank.pack.building import How, build
from quizapp.bank.pack.pack_store import NewPack
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.workforce.local import LocalWorkforce
from quizapp.storage.pack.pack_file import PackFile
from tests.faults.killing import Say
from tests.faults.kind import OneProcess, is_sound
from tests.support.small_bank import FIRST_DAY, Watched, make_bank_folder


class PackBuild(OneProcess):
    """Writes the pack with all families and with one less, in turn."""

    name, rounds, longest_s = "pack build", 50, 0.8

    def __init__(self, folder: Path) -> None:
        self._data = folder / "data"
        self._bank = make_bank_folder(folder)
        self._packs: list[NewPack] = [self._build()]
        (self._bank / "topic" / "tutor.yaml").unlink()
        self._packs.append(self._build())
        store = PackFile(self._data)
        store.rewrite(self._packs[0])
        store.close()

    def prepare(self, number: int) -> None:
        store = PackFile(self._data)
        store.rewrite(self._packs[0])
        store.close()

    def work(self, say: Say) -> None:
        store = PackFile(self._data)
        for number in count(1):
            self._build()
            store.rewrite(self._packs[number % 2])
            say(str(number % 2))

    def find_losses(self, said: tuple[str, ...]) -> Iterator[str]:
        store = PackFile(self._data)
        yield from is_sound(store.path)
        last = int(said[-1]) if said else 0
        found, stamps = store.stamp(), [pack.stamp for pack in self._packs]
        if found not in (stamps[last], stamps[1 - last]):
            yield "the pack is neither the one that was written nor the next one"
        elif found != stamps[last] and not store.entries():
            yield "the pack has no families"
        store.close()
        left = {path.name for path in store.path.parent.iterdir()}
        if not left <= {"pack.db", "pack.new", "pack.new-journal", "in-use.lock"}:
            yield f"left behind: {sorted(left)}"

    def _build(self) -> NewPack:
        """Build from nothing, in this process."""
        how = How(LocalWorkforce(), lambda: FIRST_DAY)
        empty = PackFile(self._data / "nothing")
        return build(QuestionBank(self._bank), empty, how, Watched()).pack
