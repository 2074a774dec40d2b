"""A data folder as a learner leaves it: a compiled bank, answers, the last start page."""

from __future__ import annotations

import shutil
import tempfile
from functools import cache
from pathlib import Path

from quizapp.storage.stores import open_stores
from tests.bench.kept_history import fill_history
from tests.bench.other_process import run_python
from tests.bench.own_engine import open_question_source

_PACK = "pack"


def make_learned_folder(folder: Path, answers: int) -> None:
    """Put a compiled bank and so many answers into an empty folder.

    :raises NotAvailableError: when the bank cannot be compiled.
    """
    shutil.copytree(Path(_compiled().name) / _PACK, folder / _PACK)
    stores = open_stores(folder)
    fill_history(stores, open_question_source().question_ids(), answers)
    stores.close()


@cache
def _compiled() -> tempfile.TemporaryDirectory[str]:
    """Compile the bank once for all figures that need it."""
    made = tempfile.TemporaryDirectory()
    run_python(["-m", "quizapp", "check", "--data", made.name], {})
    return made
