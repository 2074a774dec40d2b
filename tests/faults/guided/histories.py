"""Histories that are brought in: refused, they have changed nothing."""

from __future__ import annotations

from pathlib import Path

from quizapp.interchange.history.importing import import_history
from quizapp.interchange.history.lines import write_history
from quizapp.interchange.history.reading import HistoryFileError
from quizapp.storage.stores import open_stores
from quizapp.training.history.history import History
from tests.faults.guided.reader import Reader
from tests.support.histories import Learner


def read_histories(folder: Path) -> Reader:
    """Give what imports a history into data that have one already."""
    learner = Learner(folder / "source")
    learner.study("first", "rrw")
    learner.suspend("q2")
    learner.mark("q1", "A note.\nOf two lines.")
    learner.make_set("again", "q0", "q1")
    learner.set(language="fr", study_retention="0.85")
    stores = open_stores(folder / "target")
    path = folder / "sent.jsonl"

    def read(data: bytes) -> tuple[str, ...]:
        path.write_bytes(data)
        before = stores.history.read()
        try:
            import_history(path, stores.history, 0.9)
        except HistoryFileError as error:
            assert stores.history.read() == before
            return (str(error),)
        stores.read_through()
        stores.history.replace(History())
        return ()

    return Reader((write_history(learner.history()).encode(),), read)
