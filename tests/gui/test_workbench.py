"""The workbench on the screen: a question is written, mended, tried and signed by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.signing.sign_off_file import read_sign_offs
from quizapp.gui.board.board_widget import BoardWidget
from quizapp.gui.controls.verdict_bar import VerdictBar
from quizapp.gui.pages.workbench.dialogs.new_dialog import NewDialog
from quizapp.gui.pages.workbench.dialogs.sign_dialog import SignDialog
from quizapp.gui.pages.workbench.dialogs.unsaved_dialog import UnsavedDialog
from quizapp.gui.pages.workbench_page import WorkbenchPage
from tests.support.ordered_questions import ORDERED
from tests.support.page_checks import Key, Shown, cut_texts
from tests.support.small_bank import TUTOR
from tests.support.window_fakes import Desk
from tests.support.workbench_fakes import make_bench

CONTROL = Qt.KeyboardModifier.ControlModifier


class _Desk(Desk):
    def __init__(self, folder) -> None:
        super().__init__()
        self.folder = folder

    def presenters(self, settings):
        def make(language):
            return make_bench(self.folder / "data", language=language)

        return super().presenters(settings)._replace(make_workbench=make)


class _Shown(Shown):
    def __init__(self, qtbot, folder, **how) -> None:
        self._folder = folder
        self._qtbot = qtbot
        super().__init__(qtbot, **how)
        self.open()
        self.press_shortcut("Ctrl+0")

    def make_desk(self):
        return _Desk(self._folder)

    @property
    def bench(self) -> WorkbenchPage:
        assert isinstance(self.page, WorkbenchPage)
        return self.page

    @property
    def edit(self):
        return self.bench.column.edit

    @property
    def lead(self):
        return self.window._leads._made["workbench"]

    def keys(self, *keys, with_control=False) -> None:
        for key in keys:
            goal = QApplication.focusWidget() or self.page
            modifier = CONTROL if with_control else Qt.KeyboardModifier.NoModifier
            QTest.keyClick(goal, key, modifier)
        QApplication.processEvents()

    def control(self, *keys) -> None:
        self.keys(*keys, with_control=True)

    def settle(self) -> None:
        self._qtbot.waitUntil(
            lambda: not self.lead._pause.isActive() and not self.lead._is_waiting()
        )

    def dialog(self, kind) -> QWidget:
        self._qtbot.waitUntil(
            lambda: (
                isinstance(QApplication.activeModalWidget(), kind)
                and QApplication.activeModalWidget().isActiveWindow()
            )
        )
        return QApplication.activeModalWidget()

    def back(self) -> None:
        self.window.activateWindow()
        self._qtbot.waitUntil(lambda: self.window.isActiveWindow())

    def open_file(self, path) -> None:
        self.lead._open_text(lambda: self.lead._presenter.open_file(path))
        self.settle()

    def messages(self) -> list[str]:
        return [button.text() for button in self.bench.bar.buttons]


@pytest.fixture
def show(qtbot, tmp_path):
    def make(**how) -> _Shown:
        return _Shown(qtbot, tmp_path, **how)

    return make


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "topic" / "tutor.yaml"
    path.parent.mkdir()
    path.write_text(TUTOR, "utf-8")
    return path


def begin(page) -> None:
    """Begin a question from the template that is offered first."""
    page.control(Key.Key_N)
    new = page.dialog(NewDialog)
    page.settle()
    page._qtbot.waitUntil(new.card.isEnabled)
    page.keys(Key.Key_Tab, Key.Key_Tab, Key.Key_Tab)
    assert QApplication.focusWidget() is new.question_id
    page.press("my-own", Key.Key_Return)
    page.back()
    page.settle()


def misspell(page, word) -> None:
    """Take the first letter of a word away, and go to the beginning."""
    page.edit.go_to(page.bench.text.index(word))
    page.keys(Key.Key_Delete)
    page.settle()
    page.edit.go_to(0)


def sign(page, name) -> None:
    """Sign what is open."""
    page.control(Key.Key_Return)
    dialog = page.dialog(SignDialog)
    assert QApplication.focusWidget() is dialog.name
    page.press(name, Key.Key_Return)
    page.back()


def test_a_question_is_begun_mended_checked_saved_and_signed_by_keys_alone(
    show, tmp_path
):
    page = show()
    begin(page)
    assert page.text("open-name") == "searching / my-own"
    assert page.bench.text.startswith("# Who chooses what a search finds?")
    assert page.messages() == []

    misspell(page, "level: 2")
    assert page.messages() == [
        'unknown field "evel" of "family", did you mean "level"?'
    ]
    page.keys(Key.Key_F8)
    assert page.edit.current_line == page.bench.bar.buttons[0].message.line

    page.control(Key.Key_Period)
    page.settle()
    assert "\nlevel: 2\n" in page.bench.text
    assert page.messages() == []
    assert page.text("text-status").endswith("checked")

    page.control(Key.Key_S)
    page.settle()
    sign(page, "Ada Lovelace")
    path = (
        tmp_path
        / "data"
        / "collections"
        / "own-questions"
        / "searching"
        / "my-own.yaml"
    )
    assert path.read_text("utf-8") == page.bench.text
    assert [each.reviewer for each in read_sign_offs(path)] == ["Ada Lovelace"]
    assert page.text("review") == "signed by Ada Lovelace, 2026-11-30"


def test_words_are_completed_with_the_keyboard(show, file, qtbot):
    page = show()
    page.open_file(file)
    page.edit.go_to(page.bench.text.index("searching]"))
    page.press("mis")
    page.control(Key.Key_Space)
    qtbot.waitUntil(page.edit.words.isVisible)

    assert page.edit.words.current.word == "missed-triggers"
    page.keys(Key.Key_Return)

    assert page.edit.words.isHidden()
    assert "topics: [missed-triggerssearching]" in page.bench.text
    page.control(Key.Key_Z)
    assert "topics: [missearching]" in page.bench.text


def test_escape_closes_the_words_before_it_leaves_the_page(show, file, qtbot):
    page = show()
    page.open_file(file)
    page.control(Key.Key_Space)
    qtbot.waitUntil(page.edit.words.isVisible)

    page.keys(Key.Key_Escape)
    assert page.edit.words.isHidden()
    assert isinstance(page.page, WorkbenchPage)
    page.keys(Key.Key_Escape)
    assert not isinstance(page.page, WorkbenchPage)


def test_an_answer_is_tried_without_the_results_beside_it(show, file):
    page = show()
    page.open_file(file)
    page.keys(Key.Key_F9)
    assert page.bench.bar.isHidden()
    assert QApplication.focusWidget() is page.bench.board.words.rows[0]

    page.keys(Key.Key_2, Key.Key_Return)

    verdict = page.bench.findChild(VerdictBar, "tried-verdict")
    assert verdict.isVisible()
    assert QApplication.focusWidget() is verdict
    assert page.bench.bar.isVisible()
    page.keys(Key.Key_F9)
    assert verdict.isHidden()
    assert QApplication.focusWidget() is page.edit
    assert page.desk.store.reviews == []


def test_an_order_is_tried_by_putting_its_turns_in_places(show):
    page = show()
    page.open_file(QuestionBank()._by_id[ORDERED])
    words = page.bench.board.words
    assert len(words.rows) == 5
    page.keys(Key.Key_F9)
    assert QApplication.focusWidget() is words.order.pieces[0]

    page.keys(Key.Key_1, Key.Key_1, Key.Key_Return, Key.Key_Return)

    verdict = page.bench.findChild(VerdictBar, "tried-verdict")
    assert verdict.isVisible()
    assert verdict.accessibleName().startswith(
        "Not right. The order first differs at place"
    )
    assert not words.order.pieces[0].isEnabled()


@pytest.mark.parametrize(("saves", "kept"), [(True, "# more\n"), (False, "")])
def test_an_unsaved_text_is_asked_about_before_another_one_is_begun(
    show, file, saves, kept
):
    page = show()
    page.open_file(file)
    page.press("#", " more", Key.Key_Return)
    page.control(Key.Key_N)
    dialog = page.dialog(UnsavedDialog)

    assert QApplication.focusWidget() is dialog.act
    page.keys(*([] if saves else [Key.Key_Tab]), Key.Key_Return)

    assert page.dialog(NewDialog) is not None
    assert file.read_text("utf-8") == f"{kept}{TUTOR}"
    page.keys(Key.Key_Escape)


def test_staying_with_an_unsaved_text_changes_nothing(show, file):
    page = show()
    page.open_file(file)
    page.press("#")
    page.control(Key.Key_O)
    page.dialog(UnsavedDialog)

    page.keys(Key.Key_Escape)

    assert page.bench.text == f"#{TUTOR}"
    assert file.read_text("utf-8") == TUTOR


def test_what_was_written_is_there_in_the_next_window(show, file):
    page = show()
    page.open_file(file)
    page.press("#")
    page.window.close()

    again = show()

    assert again.bench.text == f"#{TUTOR}"
    assert again.text("line-message") == "Your unsaved text is back."


def test_a_new_line_is_indented_and_tab_writes_spaces(show, file):
    page = show()
    page.open_file(file)
    page.edit.selectAll()

    page.press("scenario:", Key.Key_Return, "A:", Key.Key_Return, "x", Key.Key_Tab, "y")
    page.press(Key.Key_Return, "- z", Key.Key_Return, "w")

    assert page.bench.text == "scenario:\n  A:\n    x y\n    - z\n      w"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_is_cut_in_any_look(show, file, language, size, scale):
    page = show(language=language, size=size)
    page.theme.set_scale(scale)
    page.open_file(file)

    for part in ("text", "preview", "results"):
        page.bench.open_part(part)
        assert cut_texts(page.bench) == []
        for panel in (page.bench.top, page.bench.column, page.bench.board):
            assert panel.width() >= panel.minimumSizeHint().width() or panel.isHidden()
    assert page.bench.width() <= page.window.width()


def test_a_part_that_is_turned_to_has_the_keyboard_at_its_tab(show, file):
    page = show(size=(1024, 700))
    page.theme.set_scale(2.0)
    page.open_file(file)
    preview, results = page.bench.parts.buttons[1:]

    QTest.mouseClick(preview, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is preview
    page.bench.open_part("results")
    assert QApplication.focusWidget() is results
    page.bench.focus_page()
    assert QApplication.focusWidget() is results


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_board_and_question_of_the_preview_scroll_as_one(show, file, scale):
    page = show(size=(1024, 700))
    page.theme.set_scale(scale)
    page.open_file(file)
    page.bench.open_part("preview")

    board = page.bench.findChild(BoardWidget, "preview-board")

    assert board.verticalScrollBar().maximum() == 0
    assert page.bench.board.words.isAncestorOf(board)


def test_every_part_has_a_name_for_assistive_technology(show, file):
    page = show()
    page.open_file(file)
    page.edit.go_to(page.bench.text.index("level"))
    page.keys(Key.Key_Delete)
    page.settle()

    named = [page.edit, *page.bench.top.buttons.values(), *page.bench.bar.buttons]
    assert all(each.accessibleName() for each in named)
    (message,) = page.bench.bar.buttons
    assert message.accessibleName().startswith("error, line 2: unknown field")
    assert message.accessibleDescription() == "Write “level”"


def test_a_file_that_the_program_is_opened_with_is_shown(show, file):
    page = show()
    page.press_shortcut("Ctrl+1")

    page.window.open_question_file(file)
    page.settle()

    assert page.bench.text == TUTOR


def test_a_file_that_the_program_is_opened_with_waits_for_what_is_unsaved(show, file):
    page = show()
    begin(page)
    page.press("x")
    written = page.bench.text

    page.window.open_question_file(file)
    page.dialog(UnsavedDialog)

    assert page.bench.text == written
