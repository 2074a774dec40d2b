"""The instructor's pages by keyboard: made, graded, re-keyed and held."""

from __future__ import annotations

import datetime as dt

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

from quizapp.gui.asking_files import SystemFiles
from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.exams.exams_page import ExamsPage
from quizapp.gui.pages.instructing.exam_settings import TypedField
from quizapp.gui.window.exchange.work_lead import WorkLead
from quizapp.gui.window.instructing.instructor_lead import InstructorLead
from quizapp.presenters.instructing.blueprint.own_presets import OwnPresetsPresenter
from quizapp.presenters.instructing.blueprint.presenter import BlueprintPresenter
from quizapp.presenters.instructing.blueprint.screen import Typed
from quizapp.presenters.instructing.gradebook.presenter import GradebookPresenter
from quizapp.presenters.instructing.gradebook.rekey_presenter import RekeyPresenter
from quizapp.presenters.instructing.gradebook.release_presenter import ReleasePresenter
from quizapp.presenters.instructing.key_presenter import KeyPresenter
from quizapp.presenters.instructing.presenters import InstructingPresenters
from quizapp.presenters.instructing.room.presenter import RoomPresenter
from quizapp.presenters.instructing.shelf_presenter import ShelfPresenter
from tests.support.told_exams import ToldKey, ToldMaker, exam
from tests.support.told_room import ToldServer, person

NOW = dt.datetime(2026, 12, 3, 16, tzinfo=dt.UTC)


class Stage:
    """Shows whichever page a lead opens."""

    def __init__(self, qtbot) -> None:
        self.qtbot = qtbot
        self.maker = ToldMaker(exam(has_sheets=False))
        self.presets = self.maker.own
        self.server = ToldServer(person(1), person(2))
        self.page: QWidget | None = None
        theme = Theme()
        self.work = WorkLead(theme, SystemFiles(), "en")
        qtbot.addWidget(self.work.strip)
        self.lead = InstructorLead(theme, self._presenters(), self.work)
        self.lead.page_opened.connect(self.show)
        home = ExamsPage(theme)
        self.lead.join(home)
        self.show(home)
        self.lead.follow(home)

    def _presenters(self) -> InstructingPresenters:
        blueprint = BlueprintPresenter(self.maker, language="en")
        return InstructingPresenters(
            shelf=ShelfPresenter(self.maker, language="en"),
            key=KeyPresenter(ToldKey("own-key"), language="en"),
            blueprint=blueprint,
            gradebook=GradebookPresenter(None, language="en"),
            rekey=RekeyPresenter(None, language="en"),
            presets=OwnPresetsPresenter(blueprint, self.presets, language="en"),
            release=ReleasePresenter(None, lambda: NOW, language="en"),
            room=RoomPresenter(self.server, language="en"),
        )

    def show(self, page: QWidget) -> None:
        """Show a page alone."""
        if self.page is not None:
            self.page.hide()
        self.page = page
        page.resize(1200, 900)
        self.qtbot.addWidget(page)
        page.show()
        page.setFocus()

    def press(self, key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key on the page."""
        self.qtbot.keyClick(self.page, key, modifier)


@pytest.fixture
def stage(qtbot):
    return Stage(qtbot)


def test_an_exam_is_made_by_keyboard(stage, qtbot):
    stage.press(Qt.Key.Key_N)
    grid = stage.page.grid
    grid.setCurrentIndex(grid.model().index(0, 2))
    qtbot.keyClick(grid, Qt.Key.Key_2)
    assert stage.page.shortfall.title.text() == "All 2 questions can be filled"
    stage.page.build.click()

    (order,) = stage.maker.orders
    assert order.blueprint.length == 2
    qtbot.waitUntil(lambda: not stage.work.is_busy)


def test_a_preset_is_kept_under_a_name_and_renamed(stage, qtbot):
    stage.press(Qt.Key.Key_N)
    grid = stage.page.grid
    grid.setCurrentIndex(grid.model().index(0, 2))
    qtbot.keyClick(grid, Qt.Key.Key_2)
    for act, name in (("save", "Club night"), ("rename", "Club day")):
        stage.page.own.buttons[act].click()
        dialog = stage.page.window().findChild(QDialog, "asking-dialog")
        dialog.field.setText(name)
        dialog.ways["go"].click()
        dialog.setObjectName("answered")

    (kept,) = stage.presets.kept.values()
    assert (kept.name, kept.questions) == ("Club day", 2)
    assert stage.page.notice.text() == "Club day is kept as a preset."


def test_the_start_code_stands_alone_on_f5_and_goes_on_f5(stage, qtbot):
    stage.press(Qt.Key.Key_F5)
    dialog = stage.page.findChild(QDialog, "code-dialog")
    assert dialog.words.text() == "zafov jupab butul lanoz guzod ralig"
    qtbot.keyClick(dialog, Qt.Key.Key_F5)

    assert not dialog.isVisible()


def test_a_gradebook_without_answers_offers_to_collect_them_alone(stage):
    stage.press(Qt.Key.Key_G)
    shown = {name for name, each in stage.page.buttons.items() if each.isVisible()}

    assert shown == {"collect"}
    assert stage.page.empty.isVisible()


def test_closing_a_room_is_asked_about_and_the_safe_choice_changes_nothing(
    stage, qtbot
):
    stage.press(Qt.Key.Key_H)
    stage.page.buttons["open"].click()
    assert stage.page.join.code.text() == "KITE 4821"
    stage.page.buttons["close"].click()
    dialog = stage.page.findChild(QDialog, "asked-dialog")
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert stage.server.asked == []
    stage.page.buttons["close"].click()
    stage.page.findChildren(QDialog, "asked-dialog")[-1].go_on.click()

    assert stage.server.asked == [("change", {"close": True})]


def test_keys_of_the_room_give_time_and_pause(stage):
    stage.press(Qt.Key.Key_H)
    stage.page.buttons["open"].click()
    stage.press(Qt.Key.Key_T)
    stage.press(Qt.Key.Key_P)

    assert [path for path, _ in stage.server.asked] == ["time", "pause"]


def test_a_field_that_cannot_be_taken_is_outlined(qtbot):
    field = TypedField(Theme(), "day")
    qtbot.addWidget(field)
    wrong = Typed(name="day", title="Day", text="x", trouble="This is not a date.")

    field.render_typed(wrong)
    assert field.field.property("wrong") is True

    field.render_typed(replace(wrong, trouble=""))
    assert field.field.property("wrong") is False
