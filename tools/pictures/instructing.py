"""Scenes of the instructor's pages, over exams that are told instead of built."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtWidgets import QDialog

from quizapp.bank.browsing.summary import Shelf
from quizapp.bank.exams.loading import load_presets
from quizapp.bank.exams.preset import Preset
from quizapp.bank.places import content_folder
from quizapp.bank.posed import QuestionSource
from quizapp.gui.window.instructing.instructor_lead import InstructorLead
from quizapp.presenters.instructing.blueprint.own_presets import OwnPresetsPresenter
from quizapp.presenters.instructing.blueprint.presenter import BlueprintPresenter
from quizapp.presenters.instructing.gradebook.presenter import GradebookPresenter
from quizapp.presenters.instructing.gradebook.rekey_presenter import RekeyPresenter
from quizapp.presenters.instructing.gradebook.release_presenter import ReleasePresenter
from quizapp.presenters.instructing.key_presenter import KeyPresenter
from quizapp.presenters.instructing.port import (
    BuildOrder,
    ExamOnShelf,
    OtherKeyError,
    SealedForm,
    Stand,
)
from quizapp.presenters.instructing.presenters import InstructingPresenters
from quizapp.presenters.instructing.room.presenter import RoomPresenter
from quizapp.presenters.instructing.shelf_presenter import ShelfPresenter
from quizapp.presenters.working.work import Work
from tools.pictures.instructing_told import ToldGrading, ToldServer
from tools.pictures.painter import Painter

_WORDS = "vixoz-doxos-sotam-votad-munix"
_CODE = "zafov-jupab-butul-lanoz-guzod-ralig"
_PRESET = "mjp-l2"
_OWN = "own/club-night"
_NOW = dt.datetime(2026, 12, 3, 16, tzinfo=dt.UTC)


class ToldMaker:
    """Reads the real presets and families; its exams and its key are told."""

    def __init__(self, questions: Callable[[], QuestionSource]) -> None:
        self._questions = questions

    def look(self, language: str) -> Stand:
        """Read what exams are made from."""
        bank = self._questions()
        assert isinstance(bank, Shelf)
        families = bank.summaries(language)
        topics = sorted({each.topics[0] for each in families if each.topics})
        presets = load_presets(content_folder("questions"))
        own = replace(presets.get("control-practice"), name="Club night")
        return Stand(
            families=families,
            presets=presets.with_presets({_OWN: own}),
            own=(_OWN,),
            topics=tuple((each, bank.topic_name(each, language)) for each in topics),
            newest_day=bank.newest_date(),
            used=tuple(each.question_id for each in families[:24]),
        )

    def seen(self) -> tuple[str, ...]:
        """Tell of some families."""
        return self._questions().question_ids()[:37]

    def new_seed(self) -> int:
        """Give the same seed each time."""
        return 731_902

    def build(self, order: BuildOrder) -> Work:
        """Build nothing."""
        raise NotImplementedError

    def exams(self) -> Sequence[ExamOnShelf]:
        """Tell of two exams, and of one that cannot be read."""
        forms = tuple(SealedForm(label, _WORDS, 25) for label in "AB")
        sound = ExamOnShelf(
            key="2026-12-03-level-2-mock-exam",
            title="Level 2 mock exam",
            folder=Path("level-2-mock-exam"),
            forms=forms,
            signer="gosut-xirug-jimuv-fixim-golan",
            code=_CODE,
            minutes=60,
            pass_percent=80,
            language="en",
            as_of="2026-09-25",
            excluded=0,
            answers=14,
            has_sheets=True,
        )
        return (sound,)

    def get(self, key: str) -> Preset | None:
        """Tell of one own preset."""
        return self.look("en").presets.get(key) if key == _OWN else None

    def save(self, preset: Preset, key: str = "") -> str:
        """Keep nothing."""
        return _OWN

    def delete(self, key: str) -> None:
        """Delete nothing."""

    def take(self, path: Path) -> str:
        """Take nothing in."""
        return _OWN

    def share(self, key: str, path: Path) -> None:
        """Write nothing."""

    def find_words(self) -> str:
        """Tell the words of the key."""
        return "gosut-xirug-jimuv-fixim-golan"

    def make(self) -> str:
        """Make nothing."""
        return self.find_words()

    def back_up(self, path: Path, passphrase: str) -> str:
        """Write nothing."""
        return self.find_words()

    def restore(self, path: Path, passphrase: str, *, replace: bool) -> str:
        """Say that another key would be lost."""
        raise OtherKeyError


def make_told(
    questions: Callable[[], QuestionSource], language: str
) -> InstructingPresenters:
    """Make the instructor's presenters for pictures."""
    maker = ToldMaker(questions)
    blueprint = BlueprintPresenter(maker, language=language)
    return InstructingPresenters(
        shelf=ShelfPresenter(maker, language=language),
        key=KeyPresenter(maker, language=language),
        blueprint=blueprint,
        presets=OwnPresetsPresenter(blueprint, maker, language=language),
        gradebook=GradebookPresenter(ToldGrading(questions), language=language),
        rekey=RekeyPresenter(ToldGrading(questions), language=language),
        release=ReleasePresenter(
            ToldGrading(questions), lambda: _NOW, language=language, zone=dt.UTC
        ),
        room=RoomPresenter(ToldServer(), language=language),
    )


def paint_instructing(painter: Painter) -> None:
    """Paint the exams there are, the start code, the key, and an exam being made."""
    window = painter.window
    window._leads.open("exams")
    lead = window._leads._made["instructing"]
    if not isinstance(lead, InstructorLead):
        raise TypeError("the page of exams did not open")
    assert lead._page is not None
    lead._page._scroll.ensureWidgetVisible(lead.shelf, 0, 0)
    painter.keep("instructor")
    lead._act("show-code")
    _keep_dialog(painter, "exams-code", "code-dialog")
    lead._act("key")
    lead._presenters.key.restore(Path("key.backup"), "")
    assert lead._key is not None
    lead._key._render()
    _keep_dialog(painter, "exams-key", "key-dialog")
    _paint_blueprint(painter, lead)
    paint_gradebook(painter, lead)
    paint_room(painter, lead)


def _paint_blueprint(painter: Painter, lead: InstructorLead) -> None:
    lead._act("make")
    painter.keep("blueprint-empty")
    lead._presenters.blueprint.choose_preset(_PRESET)
    assert lead._blueprint is not None
    lead._blueprint._render()
    painter.keep("blueprint")
    page = lead._blueprint.page
    page._scroll.ensureWidgetVisible(page.settings, 0, 0)
    lead._presenters.blueprint.type("day", "yesterday")
    lead._presenters.blueprint.add_subject("cats")
    lead._blueprint._render()
    painter.keep("blueprint-settings")
    lead._presenters.blueprint.choose_preset(_OWN)
    lead._blueprint._render()
    page._scroll.verticalScrollBar().setValue(0)
    painter.keep("blueprint-own")
    page.preset_requested.emit("save")
    _keep_dialog(painter, "blueprint-save", "asking-dialog")
    bar = page._scroll.verticalScrollBar()
    bar.setValue(bar.maximum())
    painter.keep("blueprint-lower")


def _keep_dialog(painter: Painter, name: str, dialog_name: str) -> None:
    dialog = painter.window.findChild(QDialog, dialog_name)
    assert isinstance(dialog, QDialog)
    painter.keep(name, dialog)
    dialog.reject()
    dialog.deleteLater()
    painter.settle()


def paint_gradebook(painter: Painter, lead: InstructorLead) -> None:
    """Paint candidates, questions and the log, and a re-key that was looked at."""
    lead._act("grade")
    painter.settle()
    assert lead._gradebook is not None
    page = lead._gradebook.page
    for tab in ("candidates", "questions", "log"):
        page.tab_chosen.emit(tab)
        painter.keep(f"gradebook-{tab}")
    page.tab_chosen.emit("questions")
    page._scroll.ensureWidgetVisible(page.detail, 0, 0)
    below = page.beside.verticalScrollBar()
    below.setValue(below.maximum())
    painter.keep("gradebook-detail")
    lead._gradebook._ask_release()
    told = lead._gradebook.release.dialog
    assert told is not None
    told.chosen.emit("explanations", "later")
    told.moment.setText("2026-12-07 20:00")
    told.moment_typed.emit(told.moment.text())
    _keep_dialog(painter, "release", "release-dialog")
    lead._gradebook._ask_rekey(("A 2",))
    dialog = lead._gradebook.rekey.dialog
    assert dialog is not None
    dialog.day_typed.emit("2016-04-08")
    dialog.look.click()
    painter.settle()
    dialog.apply_requested.emit("", "")
    _keep_dialog(painter, "rekey", "rekey-dialog")
    painter.window.work.strip.hide()


def paint_room(painter: Painter, lead: InstructorLead) -> None:
    """Paint a room that is not open, one that runs, and what is asked in it."""
    lead._act("room")
    painter.keep("room-closed")
    assert lead._room is not None
    lead._room._do(lead._presenters.room.start_server)
    lead._room.page.row_chosen.emit(2)
    painter.keep("room")
    page = lead._room.page
    page._scroll.ensureWidgetVisible(page.person, 0, 0)
    painter.keep("room-person")
    lead._room._acts["message"]()
    _keep_dialog(painter, "room-message", "asking-dialog")
    lead._room._acts["close"]()
    _keep_dialog(painter, "room-close", "asked-dialog")
    lead._room._do(lead._presenters.room.stop_server)
