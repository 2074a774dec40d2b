"""What if, on the page: facts to turn, the key that moves, and the board with it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from quizapp.gui.controls.fact_switch import FactSwitch
from quizapp.gui.paint import stand_in
from quizapp.gui.paint.stand_in import StandIn
from quizapp.presenters.what_if.presenter import WhatIfPresenter, first_screen
from tests.support.page_checks import Key, Shown, cut_texts
from tests.support.what_if_fakes import HeldFacts


class _Shown(Shown):
    def __init__(self, qtbot, facts: HeldFacts, **how) -> None:
        self.facts = facts
        super().__init__(qtbot, **how)

    def presenters(self):
        made = super().presenters()
        return type(made)(
            home=made.home,
            make_study=made.make_study,
            settings=made.settings,
            make_rules_texts=made.make_rules_texts,
            make_what_if=lambda: WhatIfPresenter(self.facts),
        )

    @property
    def panel(self):
        return self.page.what_if

    def facts_come(self, qtbot) -> None:
        qtbot.waitUntil(lambda: not self.window.study._what_if._asking.isActive())
        self.facts.let_come()
        qtbot.waitUntil(lambda: not self.window.study._what_if._timer.isActive())


def _screen(page: _Shown):
    return page.window.study._what_if._presenter.screen()


@pytest.fixture
def shown(qtbot):
    def show(**how) -> _Shown:
        shown = _Shown(qtbot, HeldFacts(), **how).go_to(select_all=False)
        shown.press("b", Key.Key_Return)
        return shown

    return show


def test_the_engine_works_ahead_while_the_question_is_read(qtbot):
    shown = _Shown(qtbot, HeldFacts()).open()
    assert shown.facts.prepared == []

    shown.press(Key.Key_Return)

    screen = shown.page._screen
    assert [each[0] for each in shown.facts.prepared] == [screen.question_id]
    assert shown.facts.asked == []


def test_the_page_shows_before_the_facts_have_come(shown, qtbot):
    page = shown()
    assert page.panel.rows == []
    assert page.text("verdict-heading") == "Not right. The answer is C."

    page.facts_come(qtbot)

    assert [row.text() for row in page.panel.rows] == [
        "The tournament is at Regular REL",
        "Nobody else decides for Amy",
        "Three players",
    ]


def test_the_board_of_a_verdict_stands_where_it_was_laid_out_ahead(shown, qtbot):
    page = shown()
    feedback, folded = page.page, page.panel.height()
    feedback.body.set_foot("editions", present=False)  # nor has the next question any
    page.facts_come(qtbot)
    # The panel is higher now than it will be after the next answer.
    qtbot.waitUntil(lambda: page.panel.height() > folded)
    page.press(Key.Key_Return)
    page.window.study._draw_ahead()
    laid_out = feedback.board.board.size()

    page.press("b", Key.Key_Return)

    assert page.page is feedback
    assert feedback.board.board.size() == laid_out


def test_in_the_first_frame_of_a_verdict_a_picture_stands_in_for_the_panel(
    shown, monkeypatch
):
    monkeypatch.setattr(stand_in, "FRAME_MS", 100_000)
    page = shown()
    panel = page.panel
    page.press(Key.Key_Return)
    page.window.study._draw_ahead()

    page.press("b", Key.Key_Return)
    picture = next(each for each in panel.findChildren(StandIn) if each.isVisible())
    first = panel.grab().toImage()
    picture._leaving.timeout.emit()

    assert not picture.isVisible()
    assert panel.grab().toImage() == first


def test_the_picture_of_the_panel_goes_once_the_panel_says_more(shown, monkeypatch):
    monkeypatch.setattr(stand_in, "FRAME_MS", 100_000)
    page = shown()
    page.press(Key.Key_Return)
    page.window.study._draw_ahead()
    page.press("b", Key.Key_Return)
    pictures = page.panel.findChildren(StandIn)

    page.panel.render_facts(first_screen("en"))
    assert any(each.isVisible() for each in pictures)

    page.panel.render_facts(
        replace(first_screen("en"), result="With this, A is right.")
    )
    assert not any(each.isVisible() for each in pictures)


def test_w_and_space_turn_a_fact_and_the_result_is_said(shown, qtbot):
    page = shown()
    page.facts_come(qtbot)

    page.press("w", Key.Key_Space)
    page.facts_come(qtbot)

    assert page.panel.rows[0].isChecked()
    assert page.panel.rows[0].accessibleName().endswith(": C → A")
    assert page.text("what-if-result").startswith("With this, A is right.")


def test_arrows_go_from_fact_to_fact(shown, qtbot):
    page = shown()
    page.facts_come(qtbot)

    page.press("w", Key.Key_Down, Key.Key_Down, Key.Key_Down)
    assert QApplication.focusWidget() is page.panel.rows[2]
    page.press(Key.Key_Up)

    assert QApplication.focusWidget() is page.panel.rows[1]


def test_the_next_question_knows_nothing_of_the_facts(shown, qtbot):
    page = shown()
    page.facts_come(qtbot)
    page.press("w", Key.Key_Space)

    page.press_shortcut("Ctrl+1")
    feedback = page.window.study.feedback

    assert feedback.body.feet in ((), ("editions",), ("what-if", "editions"))
    assert page.window.study._what_if._presenter.screen() is None


def test_a_language_asks_for_the_facts_again(shown, qtbot):
    page = shown()
    page.facts_come(qtbot)

    page.press_shortcut("Ctrl+L")
    page.facts_come(qtbot)

    assert [asked[-1] for asked in page.facts.asked] == ["en", "fr"]


def test_facts_that_are_gone_do_not_stand_behind_others(shown, qtbot):
    page = shown()
    page.facts_come(qtbot)
    panel = page.panel

    panel.render_facts(replace(_screen(page), rows=_screen(page).rows[:1]))

    assert len(panel.rows) == 1
    there = [row for row in panel.findChildren(FactSwitch) if row.isVisible()]
    assert there == panel.rows


def test_w_opens_the_facts_where_it_is_narrow(shown, qtbot):
    page = shown(size=(1024, 700))
    page.facts_come(qtbot)
    assert not page.panel.isVisible()

    page.press("w")

    assert page.panel.isVisible()
    assert QApplication.focusWidget() is page.panel.rows[0]
    page.press("v")
    assert not page.panel.isVisible()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_text_of_the_facts_is_cut(shown, qtbot, language, scale):
    page = shown(language=language)
    page.facts_come(qtbot)
    page.window.set_text_scale(scale)
    page.press("w", Key.Key_Space)
    page.facts_come(qtbot)

    assert page.panel.isVisible()
    assert cut_texts(page.page) == []
