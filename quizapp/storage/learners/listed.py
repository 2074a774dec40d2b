"""Who is listed as a learner, quick enough to come before the first picture."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from quizapp.storage.file.names import REGISTER_NAME

if TYPE_CHECKING:
    from quizapp.training.safekeeping.learner import Learner


def find_listed_learner(data_folder: Path, name: str | None) -> Learner | None:
    """Find the learner of a name, or who learned last; None if there is no list yet.

    :raises UnknownLearnerError: if nobody of that name learns here.
    :raises LearnersUnreadableError: if the list of learners cannot be read.
    """
    if name is None and not os.path.lexists(data_folder / REGISTER_NAME):
        return None
    # Loaded only where there is a list: reading one strictly brings a library along.
    from quizapp.storage.learners.learners import Learners

    learners = Learners(data_folder)
    return learners.current() if name is None else learners.get(name)
