"""The instructor's presenters over the files of a data folder."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from quizapp.desktop.instructing.exam_maker import FolderExamMaker
from quizapp.desktop.instructing.key_keeper import FileKeyKeeper
from quizapp.desktop.instructing.own_presets import FilePresets
from quizapp.desktop.instructing.process_grading import ProcessGrading
from quizapp.presenters.instructing.blueprint.own_presets import OwnPresetsPresenter
from quizapp.presenters.instructing.blueprint.presenter import BlueprintPresenter
from quizapp.presenters.instructing.gradebook.presenter import GradebookPresenter
from quizapp.presenters.instructing.gradebook.rekey_presenter import RekeyPresenter
from quizapp.presenters.instructing.gradebook.release_presenter import ReleasePresenter
from quizapp.presenters.instructing.key_presenter import KeyPresenter
from quizapp.presenters.instructing.port import Beside
from quizapp.presenters.instructing.presenters import InstructingPresenters
from quizapp.presenters.instructing.room.port import RoomServer
from quizapp.presenters.instructing.room.presenter import RoomPresenter
from quizapp.presenters.instructing.shelf_presenter import ShelfPresenter
from quizapp.training.ports import Clock


class Around(NamedTuple):
    """What the presenters work with."""

    data_folder: Path
    now: Clock
    rng: random.Random
    seen: Callable[[], tuple[str, ...]]
    server: RoomServer
    beside: Beside


def make_instructing(around: Around, language: str) -> InstructingPresenters:
    """Make the presenters in a language."""
    folder, beside = around.data_folder, around.beside
    maker = FolderExamMaker(folder, around.now, around.rng, around.seen)
    grading = ProcessGrading(folder)
    blueprint = BlueprintPresenter(maker, language=language, beside=beside)
    presets = OwnPresetsPresenter(blueprint, FilePresets(folder), language=language)
    return InstructingPresenters(
        shelf=ShelfPresenter(maker, language=language, beside=beside),
        key=KeyPresenter(FileKeyKeeper(folder), language=language, beside=beside),
        blueprint=blueprint,
        presets=presets,
        gradebook=GradebookPresenter(grading, language=language),
        rekey=RekeyPresenter(grading, language=language),
        release=ReleasePresenter(grading, around.now, language=language),
        room=RoomPresenter(around.server, language=language, beside=beside),
    )
