"""What is said before an exam was measured, and says what to do where it is not well."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.presenters.sitting.measured import (
    Power,
    ScreenRoom,
    clock_check,
    further_checks,
    store_check,
)
from quizapp.presenters.sitting.presenter import SittingPresenter
from tests.support.exam_port import MEASURED, FakeExams


@pytest.mark.parametrize(
    ("fault", "free", "fine", "says"),
    [
        ("", 120 * 10**9, True, "written and read back; 120 GB free"),
        ("", 400 * 10**6, True, "written and read back; 400 MB free"),
        ("", 20 * 10**6, False, "written and read back, but only 20 MB are free"),
        ("No space left on device", 0, False, "not now: No space left on device."),
    ],
)
def test_the_disk_is_fine_if_it_gave_back_what_it_was_given(fault, free, fine, says):
    measured = replace(MEASURED, store_fault=fault, free_bytes=free)

    check = store_check(measured, "en")

    assert check.fine is fine
    assert check.text.startswith(says)


def test_a_clock_from_before_the_paper_s_documents_is_wrong():
    assert clock_check(MEASURED, "2026-11-28", "en").fine
    early = clock_check(MEASURED, "2026-11-29", "en")

    assert not early.fine
    assert early.text.startswith("28 November 2026 is before the rules of this paper")


@pytest.mark.parametrize(
    ("power", "fine", "says"),
    [
        (Power(True, 40), True, "from the mains"),
        (Power(False, 80), True, "from the battery, 80 %"),
        (Power(False, 29), False, "from the battery, 29 %"),
        (Power(False), False, "from the battery: plug it in"),
    ],
)
def test_a_battery_that_may_not_last_is_said(power, fine, says):
    (check,) = further_checks(replace(MEASURED, power=power), None, "en")

    assert check.fine is fine
    assert check.text.replace("\N{NARROW NO-BREAK SPACE}", " ").startswith(says)


def test_what_nobody_can_tell_is_not_said():
    assert list(further_checks(replace(MEASURED, power=None), None, "en")) == []


@pytest.mark.parametrize(("width", "fine"), [(800, True), (799, False)])
def test_a_window_in_which_board_and_question_take_turns_is_said(width, fine):
    (check,) = further_checks(None, ScreenRoom(width, 700), "en")

    assert check.fine is fine
    assert check.text.startswith(f"{width} × 700")


def test_the_start_page_says_what_was_measured_once_it_was():
    port = FakeExams()
    presenter = SittingPresenter(port, language="en")
    presenter.take(port._ready(is_mock=True))
    assert presenter.is_measuring
    assert presenter.start().checks[1].text == "being tried"

    assert presenter.look()
    assert not presenter.look()

    checks = presenter.start(room=ScreenRoom(1440, 900)).checks
    assert [each.heading for each in checks] == [
        "The paper is whole", "Answers can be stored", "Clock", "Screen", "Power",
    ]  # fmt: skip
    assert all(each.fine for each in checks)
