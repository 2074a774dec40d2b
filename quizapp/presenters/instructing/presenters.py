"""The presenters of the instructor's pages, composed once."""

from __future__ import annotations

from msgspec import Struct

from quizapp.presenters.instructing.blueprint.own_presets import OwnPresetsPresenter
from quizapp.presenters.instructing.blueprint.presenter import BlueprintPresenter
from quizapp.presenters.instructing.gradebook.presenter import GradebookPresenter
from quizapp.presenters.instructing.gradebook.rekey_presenter import RekeyPresenter
from quizapp.presenters.instructing.gradebook.release_presenter import ReleasePresenter
from quizapp.presenters.instructing.key_presenter import KeyPresenter
from quizapp.presenters.instructing.room.presenter import RoomPresenter
from quizapp.presenters.instructing.shelf_presenter import ShelfPresenter


class InstructingPresenters(Struct, frozen=True, kw_only=True):
    """Everything that the instructor's pages ask."""

    shelf: ShelfPresenter
    key: KeyPresenter
    blueprint: BlueprintPresenter
    presets: OwnPresetsPresenter
    gradebook: GradebookPresenter
    rekey: RekeyPresenter
    release: ReleasePresenter
    room: RoomPresenter
