"""An instructor's own presets: kept as files, loaded, renamed, deleted and handed on."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from quizapp.bank.exams.loading import load_presets
from quizapp.bank.exams.preset import Preset, Section, Status, Timing
from quizapp.bank.reading import UnreadableError
from quizapp.cli.main import main
from quizapp.interchange.exams.shelf.preset_folder import (
    PresetFolder,
    PresetRefusedError,
    preset_text,
)
from quizapp.presenters.instructing.blueprint.draft import draft_of
from quizapp.presenters.instructing.blueprint.draft_preset import preset_of
from quizapp.presenters.instructing.blueprint.own_presets import OwnPresetsPresenter
from quizapp.presenters.instructing.blueprint.presenter import BlueprintPresenter
from quizapp.training.exam.blueprint import Release
from quizapp.training.exam.crediting import Credit, OrderCredit
from quizapp.training.exam.from_preset import Occasion, make_blueprint
from tests.support.house import ROOT
from tests.support.told_exams import ToldMaker

ANYWHERE = Occasion(language="en", as_of="2026-09-25", seed=1)


@pytest.fixture
def maker():
    return ToldMaker()


@pytest.fixture
def page(maker):
    presenter = BlueprintPresenter(maker, language="en")
    presenter.open()
    return presenter


@pytest.fixture
def presets(page, maker):
    return OwnPresetsPresenter(page, maker.own, language="en")


@pytest.fixture(scope="module")
def shipped():
    return load_presets(ROOT / "questions")


@pytest.fixture
def folder(tmp_path, shipped):
    return PresetFolder(tmp_path, shipped)


def _preset(name="Club: night", **known):
    facts = {
        "organiser": "Ann", "status": Status.OWN, "questions": 3,
        "sections": (
            Section(name="turns", questions=2, topics=("turns",), levels=(1,)),
            Section(name="CR 613", questions=1, rules=("CR 613",)),
        ),
        "timing": Timing.TIMED, "minutes": 20, "pass_percent": 70,
        "complexities": (1, 2), "answers": "one", "release": "marks",
        "order_credit": "places", "select_all_questions": 1,
    }  # fmt: skip
    return Preset(name=name, **(facts | known))


def test_what_is_kept_is_read_again_as_it_was(folder):
    key = folder.save(_preset())

    assert key == "own/club-night"
    assert folder.read().presets == {key: _preset()}
    assert folder.read().faults == ()


def test_a_shared_file_is_taken_in_by_somebody_else(folder, tmp_path, shipped):
    key = folder.save(_preset())
    folder.share(key, tmp_path / "for-ben.yaml")
    other = PresetFolder(tmp_path / "ben", shipped)

    assert other.take(tmp_path / "for-ben.yaml") == key
    assert other.read().presets == {key: _preset()}
    with pytest.raises(PresetRefusedError, match="called Club: night already"):
        other.take(tmp_path / "for-ben.yaml")


def test_a_shipped_preset_can_be_shared_too(shipped, tmp_path):
    path = tmp_path / "l1.yaml"
    path.write_text(preset_text(shipped.get("jf-l1")))

    taken = PresetFolder(tmp_path, shipped)
    key = taken.take(path)

    assert taken.read().presets[key] == shipped.get("jf-l1")


def test_a_file_that_is_no_preset_is_refused_with_line_and_reason(folder, tmp_path):
    path = tmp_path / "wrong.yaml"
    path.write_text("name: Club\norganiser: Ann\nstatus: own\nquestion: 3\n")

    with pytest.raises(UnreadableError) as raised:
        folder.take(path)

    assert str(raised.value.faults[0]).startswith("wrong.yaml:4:")
    assert folder.read().presets == {}


def test_one_wrong_file_is_told_and_leaves_the_others_alone(folder):
    key = folder.save(_preset())
    (folder.folder / "broken.yaml").write_text("name: [")

    kept = folder.read()

    assert list(kept.presets) == [key]
    assert kept.faults[0].startswith("broken.yaml:2:1: this is not YAML")


def test_renamed_it_keeps_its_file_and_deleted_it_is_gone(folder):
    key = folder.save(_preset())

    assert folder.save(_preset("Club day"), key) == key
    assert folder.read().presets[key].name == "Club day"
    assert folder.save(_preset()) == "own/club-night-2"
    folder.delete(key)
    assert list(folder.read().presets) == ["own/club-night-2"]


def test_complexities_that_no_exam_can_have_are_refused():
    with pytest.raises(ValueError, match="complexities are"):
        _preset(complexities=(1, 3))


def test_a_blueprint_follows_an_own_preset_in_everything(shipped):
    shelf = shipped.with_presets({"own/club": _preset()})

    made = make_blueprint(shelf, "own/club", ANYWHERE)

    first, second = made.parts
    assert (first.count, first.criteria.levels) == (2, (1,))
    assert (second.criteria.rules, second.criteria.complexities) == (
        ("CR 613",),
        (1, 2),
    )
    assert "all" not in first.criteria.forms
    assert (made.release, made.order) == (Release.MARKS, OrderCredit.PLACES)
    assert (made.select_all, made.margins[0].count) == (Credit.ALL_OR_NOTHING, 1)


def test_a_draft_comes_back_from_its_preset_as_it_was(page, shipped):
    page.set_count(0, 1, 2)
    page.set_count(0, 2, 1)
    page.set_count(1, 0, 1)
    page.choose("complexity", "1-2")
    page.choose("order-credit", "sequence")
    page.choose("select-all-credit", "judged-rightly")
    before = page.draft
    shelf = shipped.with_presets({"own/x": preset_of(before, "X", "Ann")})

    after = draft_of(make_blueprint(shelf, "own/x", ANYWHERE), "own/x")

    assert [each.counts for each in after.rows] == [(0, 2, 1, 0), (1, 0, 0, 0)]
    assert [each.criteria.topics for each in after.rows] == [("control",), ("layers",)]
    assert after.complexities == before.complexities
    assert after.order_credit is OrderCredit.SEQUENCE
    assert after.select_all_credit is Credit.JUDGED_RIGHTLY


def test_a_draft_is_kept_under_a_name_and_stands_among_the_presets(
    page, presets, maker
):
    page.set_count(0, 1, 2)

    presets.save("  Club night ")

    (key,) = maker.own.kept
    assert maker.own.kept[key].name == "Club night"
    screen = page.screen()
    assert (screen.notice, screen.is_wrong) == (
        "Club night is kept as a preset.",
        False,
    )
    assert (screen.preset, screen.own) == (key, True)
    assert screen.presets[1] == (key, "Club night (2)")
    assert screen.line == "Own preset"


def test_saved_again_under_its_name_it_takes_its_own_place(page, presets, maker):
    page.set_count(0, 1, 1)
    presets.save("Club night")
    page.set_count(0, 1, 2)

    presets.save("club night")
    presets.save("Another")

    assert [(e.name, e.questions) for e in maker.own.kept.values()] == [
        ("club night", 2), ("Another", 2),
    ]  # fmt: skip


def test_what_cannot_be_kept_is_said(page, presets, maker):
    presets.save("Empty")
    assert page.screen().notice.startswith("There is no question in the table yet")
    page.set_count(0, 1, 1)
    presets.save("   ")
    assert page.screen().notice == "Give a name of 1 to 120 characters."
    maker.own.refuses = "the disk is full"
    presets.save("Club")
    assert page.screen().notice == "the disk is full"
    assert page.screen().is_wrong


def test_it_is_renamed_handed_on_and_deleted_and_the_numbers_stay(page, presets, maker):
    page.set_count(0, 1, 2)
    presets.save("Club night")
    (key,) = maker.own.kept

    maker.own.kept[key] = replace(maker.own.kept[key], french="Soirée du club")
    presets.rename("Club day")
    assert (maker.own.kept[key].name, maker.own.kept[key].french) == ("Club day", "")
    presets.share(Path("club.yaml"))
    assert maker.own.shared == [(key, Path("club.yaml"))]
    presets.delete()

    assert maker.own.kept == {}
    assert page.screen().preset == "own"
    assert page.draft.length == 2


def test_a_preset_that_is_taken_in_is_begun_with(page, presets):
    presets.take(Path("from-ben.yaml"))

    assert page.screen().notice == "from-ben.yaml is among your presets."
    assert page.draft.name == "from-ben"
    assert page.screen().own


def test_files_of_presets_that_are_wrong_are_told_on_the_page(page, maker):
    maker.own.faults = ("broken.yaml:1:8: this is not YAML",)
    page.open()

    assert page.screen().notice.startswith(
        "Some of your presets cannot be read: broken"
    )
    assert replace(page.screen(), notice="").is_wrong


def test_commands_know_own_presets_by_their_key(folder, tmp_path):
    folder.save(_preset())

    done = CliRunner().invoke(main, ["--data", str(tmp_path), "exam", "presets"])

    assert "own/club-night: Club: night" in done.output
