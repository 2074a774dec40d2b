"""First start: a question at once, and a tour that points at what is really there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QBoxLayout, QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.feedback_page import FeedbackPage
from quizapp.gui.pages.keys_dialog import KeysDialog
from quizapp.gui.pages.question_page import QuestionPage
from quizapp.gui.tour.bubble import TourBubble, place_beside
from tests.support.bank_fakes import BankDesk
from tests.support.page_checks import Key, Shown, cut_texts


class _Shown(Shown):
    def make_desk(self):
        return BankDesk()

    @property
    def tour(self):
        return self.window.ways.tour

    def press(self, *keys) -> None:
        """Press keys, and let layouts and the tour find their places."""
        super().press(*keys)
        QApplication.processEvents()

    @property
    def is_on(self) -> bool:
        return self.tour is not None and self.tour.bubble.isVisible()

    def surrounds(self, widget: QWidget) -> bool:
        place = QRect(widget.mapTo(self.window, QPoint()), widget.size())
        return self.tour.spotlight.geometry().contains(place)


@pytest.fixture
def shown(qtbot):
    def show(**how) -> _Shown:
        return _Shown(qtbot, **how).open()

    return show


def test_a_first_start_is_one_key_from_a_question_and_two_from_a_verdict(shown):
    page = shown()
    assert not page.is_on

    page.press(Key.Key_Return)
    assert isinstance(page.page, QuestionPage)
    page.press(Key.Key_0)

    assert isinstance(page.page, FeedbackPage)
    assert len(page.desk.store.reviews) == 1


def test_a_first_start_is_one_click_from_a_question(shown, qtbot):
    page = shown()

    qtbot.mouseClick(page.window.home.opened.welcome.button, Qt.MouseButton.LeftButton)

    assert isinstance(page.page, QuestionPage)


def test_the_tour_points_at_the_start_the_rail_and_the_search_and_gives_back(shown):
    page = shown()
    page.press("t")
    assert page.is_on
    assert page.surrounds(page.window.home.opened.welcome.button)

    page.press(Key.Key_Return)
    assert page.surrounds(page.window.rail.buttons["study"])
    page.press(Key.Key_Right)
    assert page.surrounds(page.window.home.search)
    page.press(Key.Key_Left, Key.Key_Right, Key.Key_Return)

    assert not page.is_on
    assert not page.tour.spotlight.isVisible()
    assert QApplication.focusWidget() is page.window.home


def test_it_is_skipped_with_a_key_and_called_again_from_the_list_of_keys(shown, qtbot):
    page = shown()
    page.press("t", Key.Key_Escape)
    assert not page.is_on

    page.press_shortcut("F1")
    dialog = page.window.findChild(KeysDialog)
    qtbot.mouseClick(dialog.findChild(QWidget, "tour-again"), Qt.MouseButton.LeftButton)

    assert page.is_on
    assert not dialog.isVisible()


def test_it_leaves_the_window_usable_and_ends_when_another_page_opens(shown):
    page = shown()
    page.press("t")

    page.window.home.opened.welcome.button.click()

    assert isinstance(page.page, QuestionPage)
    assert not page.is_on


def test_it_follows_the_window_and_the_language(shown):
    page = shown()
    page.press("t")
    page.window.resize(1024, 700)
    page.press_shortcut("Ctrl+L")
    page.press()

    assert page.surrounds(page.window.home.opened.welcome.button)
    assert page.tour.bubble.accessibleName().startswith("1 sur 3")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("scale", "size"), [(1.0, (1024, 700)), (2.0, (1024, 700)), (2.0, (640, 480))]
)
def test_no_step_is_cut_or_lies_outside_the_window(shown, language, scale, size):
    page = shown(language=language, size=size)
    page.window.set_text_scale(scale)
    page.press("t")
    for _ in range(3):
        assert cut_texts(page.tour.bubble) == []
        assert page.window.rect().contains(page.tour.bubble.geometry())
        page.press(Key.Key_Right)


def test_three_buttons_stand_side_by_side_where_they_fit_exactly(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1440, 900)
    bubble = TourBubble(Theme(), window)
    buttons = (bubble.skip, bubble.back, bubble.next)
    between = 2 * 8 + 2 * 16
    for button in buttons:
        button.show()
        button.sizeHint = lambda: QSize((448 - between) // 3, 40)

    bubble.take_place(QRect(0, 0, 100, 40))

    assert bubble._buttons.direction() is QBoxLayout.Direction.LeftToRight


def test_a_bubble_stands_beside_what_it_points_at_inside_the_window():
    window, size = QRect(0, 0, 800, 600), QSize(300, 200)
    for target in (
        QRect(10, 10, 100, 40),
        QRect(690, 10, 100, 40),
        QRect(10, 550, 780, 40),
        QRect(690, 550, 100, 40),
    ):
        place = place_beside(target, size, window)
        assert window.contains(place)
        assert not place.intersects(target)
